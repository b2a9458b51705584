import type { Page } from "@playwright/test";
import { watchAlerts } from "#tests/e2e/support/alerts.ts";
import { attributesOf } from "#tests/e2e/support/attributes.ts";
import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";
import { watchRequests } from "#tests/e2e/support/lead-requests.ts";
import { bringCart, firstTitle, lastTitle, sumOf, toast } from "#tests/e2e/support/shop-visitor.ts";

function heading(page: Page, name: string) {
  return page.getByRole("heading", { level: 2, name }).getByRole("button", { name });
}

function headings(page: Page) {
  return page.getByRole("main").getByRole("heading", { level: 2 }).getByRole("button");
}

function sections(page: Page) {
  return {
    coupon: page.getByRole("textbox", { name: "Coupon code" }),
    billing: page.getByRole("form", { name: "Billing Address" }),
  };
}

function cardForm(page: Page) {
  return page.getByRole("form", { name: "Payment By Card" });
}

test("[2.093] [2.096] payment is the only section that is open at first", async ({ page }) => {
  await goto(page, "/checkout");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Checkout");
  const { coupon, billing } = sections(page);
  await expect(cardForm(page)).toBeVisible();
  await expect(coupon).toBeHidden();
  await expect(billing).toBeHidden();
});

test("[2.094] [2.095] [2.097] opening a section closes the others and keeps payment open", async ({
  page,
}) => {
  await goto(page, "/checkout");
  const { coupon, billing } = sections(page);
  await heading(page, "Have a coupon ? Click here to enter your code.").click();
  await expect(coupon).toBeVisible();
  await expect(page.getByRole("button", { name: "Apply" })).toBeVisible();
  await heading(page, "Billing Address").click();
  await expect(billing).toBeVisible();
  await expect(page.getByRole("button", { expanded: true }).and(headings(page))).toHaveText([
    "Billing Address",
    "Payment Method",
  ]);
  await expect(coupon).toBeHidden();
  await expect(cardForm(page)).toBeVisible();
});

test("[2.094] applying a coupon says that there are none", async ({ page }) => {
  await goto(page, "/checkout");
  await heading(page, "Have a coupon ? Click here to enter your code.").click();
  const form = page.getByRole("form", { name: "Coupon" });
  await form.getByRole("textbox", { name: "Coupon code" }).fill("SUMMER");
  await form.getByRole("button", { name: "Apply" }).click();
  await expect(form.getByRole("status")).toHaveText(/^This demonstration has no coupons/);
  await form.getByRole("textbox", { name: "Coupon code" }).fill("WINTER");
  await expect(form.getByRole("status")).toBeEmpty();
});

test("[3.033] [3.034] the controls have the names of the specification", async ({ page }) => {
  await goto(page, "/checkout");
  const controls = page.locator(
    "main form :is(input, select, textarea)[name], main [name=payment_method]",
  );
  const address = "fname lname country dristrict address post_code email phone".split(" ");
  const others =
    "cupon_key note payment_method card_type password card_holder card_number cvv expire_date remember".split(
      " ",
    );
  await expect
    .poll(async () => [...new Set(await attributesOf(controls, "name"))].toSorted())
    .toEqual([...address, ...address.map((name) => `${name}2`), ...others].toSorted());
});

test("[3.035] [3.036] the card form has a numeric and a date input and sample values", async ({
  page,
}) => {
  await goto(page, "/checkout");
  const form = cardForm(page);
  for (const name of ["email", "password", "card_holder", "card_number", "cvv", "expire_date"]) {
    await expect(form.locator(`[name=${name}]`)).toHaveValue(/./);
  }
  await expect(form.locator("[name=remember]")).toHaveAttribute("type", "checkbox");
  await expect(form.locator("[name=card_number]")).toHaveAttribute("inputmode", "numeric");
  await expect(form.locator("[name=expire_date]")).toHaveAttribute("type", "date");
  await expect(form.locator("[name=email]")).toHaveValue(/^user.*@/);
});

test("[2.099] [2.104] [5.027] another address can be given, countries are placeholders, nothing is asked", async ({
  page,
}) => {
  await goto(page, "/checkout");
  await heading(page, "Billing Address").click();
  const billing = page.getByRole("form", { name: "Billing Address" });
  const country = billing.getByRole("combobox", { name: "Age" });
  await expect(country).toHaveCount(1);
  for (const [value, label] of Object.entries({ 10: "Ten", 20: "Twenty", 30: "Thirty" })) {
    await country.selectOption({ label });
    await expect(country).toHaveValue(value);
  }
  const second = billing.getByRole("group", { name: "Different shipping address" });
  await expect(second).toBeHidden();
  await billing.getByRole("checkbox", { name: "Ship to a different address?" }).check();
  await second.getByRole("textbox", { name: "First Name" }).fill("Sana");
  const email = second.getByRole("textbox", { name: "Email Address" });
  await email.fill("no address");
  await email.press("Enter");
  await email.blur();
  await expect(email).toHaveValue("no address");
  await expect(billing.locator("[required], [aria-invalid]")).toHaveCount(0);
  await expect(page.locator(".Toastify__toast")).toHaveCount(0);
});

test("[2.098] 'Cart Total' lists title, price x quantity and line total", async ({ page }) => {
  await bringCart(page, [firstTitle, firstTitle, lastTitle]);
  await goto(page, "/checkout");
  const total = page.getByRole("region", { name: "Cart Total" });
  await expect(total.getByRole("listitem")).toHaveText([
    `${firstTitle}${sumOf(firstTitle)} x 2${sumOf(firstTitle, firstTitle)}`,
    `${lastTitle}${sumOf(lastTitle)} x 1${sumOf(lastTitle)}`,
  ]);
  const sum = sumOf(firstTitle, firstTitle, lastTitle);
  await expect(total.getByRole("term")).toHaveText(["Total product", "Sub Price", "Total Price"]);
  await expect(total.getByRole("definition")).toHaveText(["2", sum, sum]);
});

test("[2.100] [2.103] [9.020] labels and values of the two payment methods are swapped", async ({
  page,
}) => {
  await bringCart(page, [lastTitle]);
  await goto(page, "/checkout");
  const byCard = page.getByRole("radio", { name: "Payment By Card" });
  const onDelivery = page.getByRole("radio", { name: "Cash On delivery" });
  await expect(byCard).toHaveValue("cash");
  await expect(byCard).toBeChecked();
  await expect(onDelivery).toHaveValue("card");
});

test("[2.101] payment by card highlights the chosen brand", async ({ page }) => {
  await bringCart(page, [lastTitle]);
  await goto(page, "/checkout");
  const tiles = cardForm(page)
    .locator("label")
    .filter({ has: page.locator("[name=card_type]") });
  await expect(tiles).toHaveText(["Visa", "Mastercard", "Skrill", "PayPal"]);
  const plain = await tiles.nth(2).evaluate((tile) => getComputedStyle(tile).backgroundColor);
  await cardForm(page).getByRole("radio", { name: "Skrill" }).check();
  await expect(cardForm(page).locator("[value=skrill]")).toBeChecked();
  await expect(tiles.nth(2)).not.toHaveCSS("background-color", plain);
});

test("[2.102] cash on delivery links to the received order", async ({ page }) => {
  await bringCart(page, [lastTitle]);
  await goto(page, "/checkout");
  await page.getByRole("radio", { name: "Cash On delivery" }).check();
  await expect(cardForm(page)).toBeHidden();
  await page.getByRole("link", { name: "Proceed to Checkout" }).click();
  await expect(page).toHaveURL("/order_received");
});

test("[2.105] [4.045] [4.046] a demo user's card completes the order", async ({ page }) => {
  const requests = watchRequests(page);
  await bringCart(page, [firstTitle, lastTitle]);
  await goto(page, "/checkout");
  await cardForm(page).getByRole("button", { name: "Proceed to Checkout" }).click();
  await expect(toast(page, "Order Recived sucessfully!")).toHaveAttribute("class", /success/);
  await expect(page).toHaveURL("/order_received");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank You For Your Order!");
  await expect(page.getByRole("table", { name: "Order" }).getByRole("row")).toHaveText([
    "ProductTotal",
    `${firstTitle}${sumOf(firstTitle)} x 1${sumOf(firstTitle)}`,
    `${lastTitle}${sumOf(lastTitle)} x 1${sumOf(lastTitle)}`,
    "Products2",
    `Subtotal${sumOf(firstTitle, lastTitle)}`,
    `Total price${sumOf(firstTitle, lastTitle)}`,
  ]);
  expect(requests).toEqual([]);
  await page.getByRole("main").getByRole("link", { name: "Back to home" }).click();
  await expect(page).toHaveURL("/home");
});

test("[4.045] [4.047] [6.003] another card clears the form and names the demo accounts", async ({
  page,
}) => {
  const alerts = watchAlerts(page);
  await goto(page, "/checkout");
  const form = cardForm(page);
  await form.getByRole("textbox", { name: "E-mail" }).fill("sana@example.com");
  await form.getByRole("button", { name: "Proceed to Checkout" }).click();
  await expect
    .poll(() => alerts)
    .toEqual([
      "user not existed! credential is : user@example.com | vendor@example.com | admin@example.com",
    ]);
  await expect(toast(page, "user not existed!")).toHaveAttribute("class", /info/);
  for (const name of ["email", "password", "card_holder", "card_number", "cvv", "expire_date"]) {
    await expect(form.locator(`[name=${name}]`)).toHaveValue("");
  }
  await expect(form.locator("[aria-invalid]")).toHaveCount(0);
  await expect(page).toHaveURL("/checkout");
});

test("[4.048] [5.025] an empty field is refused", async ({ page }) => {
  await goto(page, "/checkout");
  const form = cardForm(page);
  const holder = form.getByRole("textbox", { name: "Card holder" });
  await holder.fill("");
  await form.getByRole("button", { name: "Proceed to Checkout" }).click();
  await expect(toast(page, "Empty field is not allowed!")).toHaveAttribute("class", /error/);
  await expect(holder).toHaveAccessibleDescription("Please enter the card holder's name");
  await expect(holder).toBeFocused();
  await holder.fill("Sana Iqbal");
  await expect(holder).not.toHaveAttribute("aria-invalid");
});

test("[2.105] an empty order says what to do, and a filled one can be printed", async ({
  page,
}) => {
  await goto(page, "/order_received");
  await expect(page.getByText("Nothing was ordered")).toBeVisible();
  await page.getByRole("link", { name: "Go to the shop" }).click();
  await page.getByRole("button", { name: `Add to cart: ${lastTitle}` }).click();
  await expect(page.getByRole("link", { name: "Cart, 1 product" })).toBeVisible();
  await goto(page, "/order_received");
  await expect(page.getByRole("button", { name: "Print" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("table", { name: "Order" })).toBeVisible();
  for (const rest of ["banner", "contentinfo"] as const) {
    await expect(page.getByRole(rest)).toBeHidden();
  }
});
