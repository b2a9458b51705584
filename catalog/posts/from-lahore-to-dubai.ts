import type { Post } from "./schema.ts";

export const fromLahoreToDubai: Post = {
  id: "3",
  key: "from-lahore-to-dubai",
  title: "What a Lahore builder carries to Dubai",
  category: "Company",
  format: "format-standard-image",
  author: "Haris Mehmood",
  authorTitle: "Managing Director",
  publishedLabel: "08 FEB,24",
  publishedOn: "2024-02-08",
  commentCount: "9",
  summary:
    "Seventy years of brick, monsoon and family argument, and which of those habits proved useful in a city of towers.",
  sections: [
    {
      id: "the-brickyard",
      heading: "A brickyard, two carts and a wall",
      paragraphs: [
        "My grandfather's first contract was a boundary wall for a girls' school in Lahore. That was in 1953. He had a share in a brickyard, two carts and a cousin who could write. The wall was finished a week late, and he sent back a week's pay. The headmistress kept his letter. When the school wanted classrooms she asked for no other price.",
        "I have told this story to lenders who found it charming and to site engineers who found it alarming. It has the virtue of being how we still work. A date is a price. If you miss it, you should feel it before your client does.",
      ],
    },
    {
      id: "what-lahore-teaches",
      heading: "What Lahore teaches",
      paragraphs: [
        "Lahore is a hard school for a building. In June the walls stand in 45 degrees. In July they stand in water. In January there is fog so thick that mortar will not dry. A detail that survives three years there will survive almost anywhere, and one that fails does so in full view of the man who drew it, because he lives down the road.",
        "From that comes our distrust of the thin and the new. It does not mean we build as our grandfathers did. We kept their reasons. They made walls thick because thickness delays heat until the evening, when one can sleep on the roof. Today insulation does the same in a third of the depth. They built round a court because it gave shade, air and a place for women and children to be outside unobserved. Those wishes have not gone away.",
      ],
    },
    {
      id: "what-did-not-travel",
      heading: "What did not travel",
      paragraphs: [
        "When we opened the office in Business Bay we made mistakes that I will list, because others may save money by them. We brought courtyard proportions from the Punjab and found that, so near the sea, the air in them hardly moved. Ours are wider now and open on one side. We brought lime plaster, which salt in the air attacked within two winters; it stays indoors. We brought the belief that labour is cheap and machines dear. In Dubai a well-planned crane is worth forty pairs of hands.",
        "Most of all we had to learn patience with paper. A building here is drawn, submitted, commented on and approved to a degree that would have made my grandfather weep. Then it goes up at a speed that would have made him dance. We have come to like this order of events. It forces the argument to the front, where it is cheap.",
      ],
    },
    {
      id: "what-did",
      heading: "What did",
      paragraphs: [
        "Some habits crossed the sea unchanged. They are not secrets and anyone may have them.",
      ],
      list: [
        "Build one before you build a hundred. A full-size sample of each repeated part stands on every site.",
        "Foremen attend design meetings and are expected to object.",
        "The owner's family walks the site once a month, on a day nobody is told.",
        "Suppliers are paid on the date agreed, so that the best bricks come to us.",
        "After the first summer we go back, with a ladder and a notebook.",
      ],
    },
    {
      id: "a-family-and-a-company",
      heading: "A family and a company",
      paragraphs: [
        "People ask why we say both that we have built for seventy years and that the company dates from 2010. The two are true. For most of those decades we were a family with several small firms: one for brick, another for contracting, a third for pumps and wiring that my aunt ran from a room above a bank. In 2010 we put architects, engineers and builders into one company, under one name, with proper accounts and directors who are not called Mehmood.",
        "That was the harder step, much harder than Dubai. A family forgives; a company has to measure. We wrote down what we had always done by glance: how flat a wall must be, how many days between pour and load, who may approve a change and up to what sum. It came to 340 pages. My father read it in a weekend and said that he agreed with all of it except the thickness.",
      ],
    },
    {
      id: "why-dubai-now",
      heading: "Why Dubai, and why homes",
      paragraphs: [
        "We came for clients of ours who had moved there and wanted a builder whose parents their parents knew. We stay because the city rewards people who finish things. Buyers' money sits in escrow. Progress is inspected by somebody who is not us. Brokers compare what was promised with what was handed over, and say so to the next buyer. A firm that means to keep its word has nothing to fear from that, and a good deal to gain.",
        "Homes are the right work for us because they are judged slowly. An office tower is admired from a car. A flat is lived in through ten summers by somebody who knows each door in it. Nothing else tells a builder so exactly whether he was right.",
      ],
    },
    {
      id: "the-letter",
      heading: "The letter",
      paragraphs: [
        "The school closed long ago, but its last headmistress gave us my grandfather's letter, the one with the week's pay. It hangs in Business Bay beside the door, where people wait who have come to ask when their flat will be ready. I chose the place myself. It is good for me to walk past it.",
      ],
    },
  ],
  quote: {
    text: "A date is a price. If you miss it, you should feel it before your client does.",
    by: "Haris Mehmood",
  },
  tags: ["Heritage", "Lahore", "Dubai", "Craft"],
};
