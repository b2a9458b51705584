import type { Post } from "./schema.ts";

export const buyingOffPlan: Post = {
  id: "1",
  key: "buying-off-plan",
  title: "Buying off-plan in Dubai, step by step",
  category: "Buying",
  format: "format-standard-image",
  author: "Maitha Al Mansoori",
  authorTitle: "Director of Sales and Client Care",
  publishedLabel: "14 AUG,24",
  publishedOn: "2024-08-14",
  commentCount: "6",
  summary:
    "From the first look at a project's registration to the title deed: what happens to your money, what you sign, and what to ask.",
  sections: [
    {
      id: "what-you-buy",
      heading: "What you are buying",
      paragraphs: [
        "Off-plan means that you pay for a home while it is being built. In return for waiting you usually get a lower price, a choice of floor and view, and the right to pay in stages. What you take on is the risk that the building comes late, or comes different from the picture.",
        "Dubai has spent the years since 2007 writing rules that keep this risk in bounds. They work best for a buyer who knows them. This is the sequence as our own clients go through it, with the questions we would ask if the money were ours.",
      ],
    },
    {
      id: "check-the-project",
      heading: "First, check that the project exists",
      paragraphs: [
        "Before a developer may sell a single flat, it must hold rights in the land, register the project with the Real Estate Regulatory Agency, known as RERA, and open an escrow account for that project alone. All three leave a trace that you can look up yourself, in the Dubai Land Department's app and on its website, under the project's name or number.",
        "Look for the project number, the name of the escrow bank, the registered completion date and the share of construction that inspectors have certified. Compare them with the brochure. If a seller hesitates to give you the project number, stop there. The person who sells to you should also carry a broker's card, and its number can be checked in the same place.",
      ],
    },
    {
      id: "reserve-and-sign",
      heading: "Reserve, then read the contract",
      paragraphs: [
        "You reserve a unit with a form and a first payment. The form matters less than the sale and purchase agreement that follows, so ask for a blank copy before you reserve, not after.",
        "Read four parts of it slowly. One is the description of the unit, with its area and how that area was measured. Another is the completion date, together with the grace period and what you are owed beyond it. A third is the list of materials, because a phrase such as 'or similar' can move a kitchen from oak to foil. Last comes the clause on default, which tells you what happens if you cannot pay. A lawyer's hour costs little beside any of these.",
      ],
    },
    {
      id: "escrow",
      heading: "Where your money goes",
      paragraphs: [
        "Under Law No. 8 of 2007 buyers' payments for an off-plan project go into its escrow account and may be spent on that project only. Money is released to the developer as construction advances and the advance is verified. Five per cent is held back until a year after the finished units are registered, as security for defects.",
        "The practical rule is short. Pay by cheque or transfer to the escrow account named in your contract, with your unit number as the reference, and to no other account. Nobody in a sales office needs your instalments in cash.",
      ],
    },
    {
      id: "oqood",
      heading: "Oqood, and the four per cent",
      paragraphs: [
        "Your contract is entered in the interim register, which everyone calls by the name of its system, Oqood. The certificate shows that the unit is reserved in your name with the authority and not just in the developer's files. Until it exists, you hold a promise. Ask when it will be issued and put the date in your diary.",
        "Registration costs four per cent of the price, paid to the Land Department, with modest administrative charges on top. It is usually carried by the buyer; some developers take over all or half of it as an offer. Fees change from time to time, so check the current schedule before you calculate.",
      ],
    },
    {
      id: "instalments",
      heading: "Instalments and mortgages",
      paragraphs: [
        "Payment plans come in many shapes, but the sound ones share an idea: you pay as the building grows. Prefer stages tied to events that an inspector can see, such as foundations, half of the frame or a closed façade, to stages tied to the calendar.",
        "Banks lend on off-plan homes with more caution than on finished ones. Rules of the Central Bank cap such a loan at half of the value, and each bank adds a list of projects it will finance. Many buyers pay instalments from savings and take a mortgage at handover. If that is your plan, have your eligibility assessed now and again a year before completion.",
      ],
    },
    {
      id: "handover",
      heading: "Handover and the first year",
      paragraphs: [
        "When the building has its completion certificate you are called to inspect. Take a day, a torch, a phone charger to try each socket and, if you can, a professional inspector. Run every tap, start the air conditioning and leave it on for an hour. Whatever you find goes on a written list that both sides sign.",
        "After the final payment the interim entry becomes a title deed. From then on you pay the annual service charge, so ask for its budget early. Under the law on jointly owned property the developer remains liable for structural defects for ten years, and for mechanical, electrical and plumbing installations for one.",
      ],
      list: [
        "Project number, escrow bank and certified progress, looked up by you",
        "Blank sale and purchase agreement, read before the reservation",
        "Every payment to the escrow account, every receipt kept",
        "Oqood certificate in hand within the promised time",
        "Service charge budget seen before you sign",
        "Snag list signed by both sides before the last instalment",
      ],
    },
    {
      id: "a-last-word",
      heading: "A last word",
      paragraphs: [
        "None of this replaces advice on your own case, and rules are amended. But a developer who answers these questions without looking away has little to hide. Ask us the same ones. We keep the papers ready.",
      ],
    },
  ],
  quote: {
    text: "Nobody in a sales office needs your instalments in cash.",
    by: "Maitha Al Mansoori",
  },
  tags: ["Off-plan", "Escrow", "Oqood", "Dubai"],
};
