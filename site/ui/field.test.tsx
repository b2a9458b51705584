// @vitest-environment happy-dom
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useForm } from "react-hook-form";
import { expect, test } from "vitest";
import { Checkbox } from "#ui/checkbox.tsx";
import { PhoneField } from "./phone-field.tsx";
import { RadioGroup } from "./radio-group.tsx";
import { SearchField } from "./search-field.tsx";
import { Select } from "#ui/select.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";

test("a field is named by its label and described by its help and error", () => {
  render(
    <TextField label="E-mail" help="We answer here" error="Please enter an e-mail" required />,
  );
  const input = screen.getByLabelText("E-mail");
  expect(input).toHaveAccessibleDescription("We answer here Please enter an e-mail");
  expect(input).toHaveAttribute("aria-invalid", "true");
  expect(input).toBeRequired();
});

test("a field without help or error has no description", () => {
  render(<TextField label="Name" />);
  const input = screen.getByLabelText("Name");
  expect(input).not.toHaveAttribute("aria-describedby");
  expect(input).not.toHaveAttribute("aria-invalid");
});

test("an optional field says so in its label", () => {
  render(<TextArea label="Message" optional />);
  expect(screen.getByLabelText("Message (optional)").tagName).toBe("TEXTAREA");
});

test("every kind of control shows its error and is described by it", () => {
  render(
    <>
      <Select label="Type" options={["Studio"]} placeholder="Choose" error="Choose a type" />
      <Checkbox label="Terms" error="Accept the terms" />
      <RadioGroup
        legend="Payment"
        name="payment"
        options={[{ value: "cash", label: "Card" }]}
        error="Choose a payment"
      />
    </>,
  );
  expect(screen.getByLabelText("Type")).toHaveAccessibleDescription("Choose a type");
  expect(screen.getByLabelText("Terms")).toHaveAccessibleDescription("Accept the terms");
  expect(screen.getByRole("radiogroup", { name: "Payment" })).toHaveAccessibleDescription(
    "Choose a payment",
  );
});

test("the count follows typing and the form's reset", async () => {
  render(
    <form data-testid="form">
      <TextArea label="Message" count maxLength={1000} />
    </form>,
  );
  await userEvent.type(screen.getByLabelText("Message"), "Hello");
  expect(await screen.findByText("5 / 1000")).toBeInTheDocument();
  await act(async () => {
    screen.getByTestId<HTMLFormElement>("form").reset();
    await new Promise((resolve) => setTimeout(resolve, 5));
  });
  expect(screen.getByText("0 / 1000")).toBeInTheDocument();
});

test("react-hook-form registers every control", async () => {
  let sent: unknown;
  function Form() {
    const { register, handleSubmit } = useForm();
    return (
      <form onSubmit={handleSubmit((values) => (sent = values))}>
        <TextField label="Name" {...register("name")} />
        <Select label="Type" options={["Studio", "1 Bed"]} {...register("type")} />
        <Checkbox label="Terms" {...register("terms")} />
        <RadioGroup
          legend="Kind"
          options={[
            { value: "agency", label: "Agency" },
            { value: "individual", label: "Individual" },
          ]}
          {...register("kind")}
        />
        <button type="submit">Send</button>
      </form>
    );
  }
  render(<Form />);
  await userEvent.type(screen.getByLabelText("Name"), "Amna");
  await userEvent.selectOptions(screen.getByLabelText("Type"), "1 Bed");
  await userEvent.click(screen.getByLabelText("Terms"));
  await userEvent.click(screen.getByLabelText("Individual"));
  await userEvent.click(screen.getByText("Send"));
  expect(sent).toEqual({ name: "Amna", type: "1 Bed", terms: true, kind: "individual" });
});

test("a text field takes the direction of its text, fields for e-mail addresses and numbers do not", () => {
  render(
    <>
      <TextField label="Name" />
      <TextField label="Find" type="search" />
      <TextArea label="Message" />
      <TextField label="E-mail" type="email" />
      <TextField label="Years" type="number" />
      <PhoneField label="Phone" />
      <SearchField label="Search the blog" />
    </>,
  );
  const direction = (label: string) => screen.getByLabelText(label).getAttribute("dir");
  expect(["Name", "Find", "Message"].map(direction)).toEqual(["auto", "auto", "auto"]);
  expect(["E-mail", "Years", "Phone"].map(direction)).toEqual([null, null, "ltr"]);
  // The room for the button is at the page's end, so the field itself keeps the page's direction.
  expect(direction("Search the blog")).toBeNull();
  expect(screen.getByLabelText("Search the blog").className).toContain("unicode-bidi:plaintext");
});
