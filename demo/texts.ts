/** `{project}` is the title of a project. */

export const ENQUIRIES = [
  "Assalam o alaikum, please send me the price list and the payment plan of {project}.",
  "We live in Lahore and want a two-bedroom home in Dubai for our children's studies. Is {project} near a university?",
  "Is a post-handover payment plan possible at {project}? I can pay 20 % now.",
  "What is the expected rent of a one-bedroom at {project}, and who looks after it when I am abroad?",
  "I am a resident of Sharjah and would like to move nearer to Academic City. When can I see a home?",
  "Kindly share the floor plans. We need a study, as both of us work from home.",
  "Do you help with the Golden Visa? My budget is about AED 2 million.",
  "My brother bought with you last year. I am looking for the same type, on a higher floor if there is one.",
  "Are the service charges of {project} fixed for the first years? The brochure does not say.",
  "We are a family of five from Islamabad. Is there a home with a maid's room, and a school bus that stops nearby?",
  "I need a mortgage as a non-resident. Which banks do you work with?",
  "How far along is the construction of {project}? I would like to see photographs of this month.",
  "Is parking included? We have two cars.",
  "Please call after five in the evening, I am on site during the day.",
  "I want to sell my flat in Karachi first. How long can a home be reserved?",
  "Ramzan timings, please: is the sales office open on Saturday?",
] as const;

export const HOME_QUESTIONS = [
  "Is the balcony deep enough for a table? We eat outside in winter.",
  "Does the living room look at the other wing, or over it?",
  "Could the study become a room for my mother?",
  "Is this price negotiable if we pay half of it at once?",
  "Which parking place belongs to it, and is there one for visitors?",
  "Can I still choose the colour of the kitchen?",
] as const;

export const OTHER_MESSAGES = [
  "I write for a newspaper in Lahore about builders abroad. Whom may I talk to?",
  "I am a civil engineer with six years in Karachi. Are you hiring for Phase 2?",
  "Our school would like to visit the building site with twenty students.",
  "We make tiles in Gujrat and would like to show you samples.",
] as const;

export const MEETING_REQUESTS = [
  "We fly in from Lahore on Thursday and stay until Sunday. Could we see two homes?",
  "My wife joins by video from Peshawar, so a quiet room would be good.",
  "I would like to compare Indus Residence with Warsan Tower before I decide.",
  "Please bring the payment plan and the service charges in writing.",
  "I come with my father, who uses a wheelchair. Is the show home without steps?",
  "Only half an hour, please: I have another appointment in Business Bay.",
  "",
  "",
] as const;

export const BROKER_MESSAGES = [
  "We have clients from Karachi and Multan who look for off-plan homes below AED 1.5 million.",
  "Please send the commission table and the marketing pictures.",
  "I worked with Phase 1 through another agency and would like to register myself.",
  "Our team of twelve sells mostly in Dubai Silicon Oasis and International City.",
  "",
] as const;

export const SPAM_MESSAGES = [
  "Dear owner, we bring your website to the first page of search results within 7 days. Reply for a free report.",
  "Buy 10,000 real followers today, 50 % discount only this week!!!",
  "Your parcel could not be delivered. Confirm your address at the link.",
  "We sell verified lists of investors in the UAE, 200,000 contacts, best price.",
] as const;

export const AGENCIES = [
  "Palm Gate Properties",
  "Ravi & Creek Realty",
  "Blue Oryx Homes",
  "Saffron Key Brokers",
  "Two Shores Real Estate",
  "Karakoram Estates",
  "Falcon Lane Realty",
  "Dhow & Anchor Properties",
] as const;

export const CALL_NOTES = [
  "Wants the second floor or higher. Pays in cash.",
  "Asked about the handover and the service charges.",
  "Will talk to the family and call back.",
  "Compares with a developer in Al Furjan.",
  "Speaks Urdu, prefers WhatsApp.",
  "In a meeting, call again in the afternoon.",
] as const;

export const BUYER_NOTES = [
  "Passport copy is promised for the reservation.",
  "Prefers the corner home with the balcony to the east.",
  "Budget is up to AED 1.4 million, 30 % down.",
  "Mortgage is approved in principle.",
  "Sister of a buyer of Phase 1.",
  "Liked the kitchen, found the second bedroom small.",
] as const;

export const BROKER_NOTES = [
  "Trade licence is valid until next year.",
  "RERA number checked.",
  "Asked for the passport of the general manager.",
  "Sent the commission table.",
] as const;

export const REPLIES = [
  {
    subject: "Prices and payment plan of {project}",
    text: "Dear {name},\n\nthank you for your interest in {project}. The price list and the payment plan are on its page, with every home that is free today.\n\nWhen may I call you?",
  },
  {
    subject: "Your visit to {project}",
    text: "Dear {name},\n\nwe are happy to show you {project}. Any day from Monday to Saturday between 9 and 6 suits us.\n\nWhich one suits you?",
  },
  {
    subject: "Homes that fit your budget",
    text: "Dear {name},\n\nthree homes of {project} are within what you wrote. I have put the floor plans together and can explain them on the phone.",
  },
] as const;

export const BROKER_REPLY = {
  subject: "Your registration as a broker",
  text: "Dear {name},\n\nthank you for your registration. We look at your documents this week and tell you when you can offer our homes.",
} as const;

export const INTEREST_REPLY = {
  subject: "The release of {project}",
  text: "Dear {name},\n\nyou are on the list for {project}. On the day of the release you get the price list before it is on the website.",
} as const;

export const OTHER_REPLY = {
  subject: "Your message",
  text: "Dear {name},\n\nthank you for writing to us. I have passed your message on, and a colleague will answer you this week.",
} as const;

export const OFFER_REPLY = {
  subject: "Our offer",
  text: "Dear {name},\n\nas discussed, this is our offer for the home that you saw at {project}. It is reserved for you for seven days.",
} as const;

export const NEXT_STEPS = [
  "Call about the payment plan",
  "Send the floor plans",
  "Show the home on the eighth floor",
  "Ask for the passport copy",
  "Remind of the reservation",
  "Call back after the family has decided",
] as const;

export const HOME_REASONS = {
  available: "Reservation withdrawn by the buyer",
  reserved: "Deposit received",
  sold: "Contract signed",
} as const;
