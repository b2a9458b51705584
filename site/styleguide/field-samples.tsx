import { useState } from "react";
import { Checkbox } from "#ui/checkbox.tsx";
import { Quantity } from "#site/ui/quantity.tsx";
import { RadioGroup } from "#site/ui/radio-group.tsx";
import { SearchField } from "#site/ui/search-field.tsx";
import { Select } from "#ui/select.tsx";
import { StarField } from "#site/ui/star-field.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { EmailField } from "#site/ui/email-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { OnBoth } from "./on-both.tsx";

export function FieldSamples() {
  return (
    <OnBoth heading="Fields">
      <SampleForm />
    </OnBoth>
  );
}

function SampleForm() {
  const [quantity, setQuantity] = useState(1);
  return (
    <form
      className="grid max-w-4xl gap-x-6 gap-y-7 md:grid-cols-2"
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField label="Full name" required autoComplete="off" placeholder="Amna Qureshi" />
      <EmailField
        label="E-mail"
        required
        defaultValue="amna.example.com"
        error="Please enter a valid email address"
      />
      <TextField
        label="Phone"
        type="tel"
        help="With the country code. We call between 9 and 6."
        placeholder="+971 50 000 0000"
      />
      <TextField label="Disabled" disabled defaultValue="While it is being sent" />
      <Select
        label="Property type"
        placeholder="Choose one"
        options={["Studio", "1 Bed", "2 Bed"]}
      />
      <SearchField label="Search" placeholder="Search" className="self-end" />
      <TextArea
        label="Message"
        optional
        count
        maxLength={1000}
        className="md:col-span-2"
        defaultValue="We would like to see the two-bedroom plan."
      />
      <RadioGroup
        legend="Register as"
        name="kind"
        layout="cards"
        defaultValue="agency"
        className="md:col-span-2"
        options={[
          { value: "agency", label: "Agency", help: "A company with a trade licence" },
          { value: "individual", label: "Individual", help: "An agent with a broker card" },
        ]}
      />
      <RadioGroup
        legend="Payment"
        name="payment"
        required
        error="Please choose how you pay"
        options={[
          { value: "1", label: "By card" },
          { value: "2", label: "On delivery" },
        ]}
      />
      <div>
        <Checkbox label="Remember me" defaultChecked />
        <Checkbox label="I have read the terms" required error="Please accept the terms" />
        <Checkbox label="Not available" disabled />
      </div>
      <StarField legend="Your rating" name="rating" defaultValue={3} required />
      <div className="self-end">
        <Quantity label="Quantity" value={quantity} onChange={setQuantity} />
      </div>
    </form>
  );
}
