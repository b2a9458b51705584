import { seededRandom } from "./seeded-random.ts";

export type DemoVisitor = { name: string; email: string; phone: string };

const FIRST_NAMES =
  "Aamir Abdullah Adnan Ahmed Aisha Ali Amna Anum Asad Asma Ayesha Babar Danish Dina Fahad Faisal Farah Fatima Ghazala Hamza Hania Haroon Hassan Hessa Hira Huda Ibrahim Imran Iqra Javeria Kamran Khadija Khalid Lubna Mahnoor Majid Mansoor Maryam Mehreen Mohammed Nadia Noor Noura Osman Rabia Rashid Reem Rizwan Saad Sadia Saeed Salman Samina Shahid Sidra Sultan Tariq Umar Waleed Yasir Yusra Zahra Zain Zara".split(
    " ",
  );
const LAST_NAMES =
  "Abbasi Afridi Ahmed Al Falasi,Al Hashimi,Al Marri,Al Suwaidi,Anwar Aslam Awan Aziz Baig Bukhari Butt Chaudhry Cheema Dar Durrani Farooq Ghani Gondal Hashmi Hussain Iqbal Jamil Javed Kazmi Khan Khattak Lodhi Malik Mansour Mirza Mughal Nasser Naqvi Niazi Qazi Rahman Rana Raza Saleh Shah Siddiqui Tareen Usmani Warraich Yousafzai Zaidi".split(
    /(?<!Al) |,/,
  );
const DOMAINS = ["example.com", "example.net", "example.org"];

/** Every thirteenth lead is of a person who wrote before. */
const REPEAT_EVERY = 13;
const FIRST_REPEAT = 5;

/** Null for a new person. A higher number is an older lead. */
export function earlierLeadOf(number: number): number | null {
  if (!isRepeat(number)) return null;
  const earlier = number + Math.floor(seededRandom(`earlier ${number}`).between(3, 60));
  return isRepeat(earlier) ? earlier + 1 : earlier;
}

function isRepeat(number: number): boolean {
  return number % REPEAT_EVERY === FIRST_REPEAT;
}

/** A person who wrote before has the same number in another notation, or another e-mail address. */
export function demoVisitor(number: number): DemoVisitor {
  const earlier = earlierLeadOf(number);
  if (earlier === null) return newVisitor(number);
  const { name, email, phone } = newVisitor(earlier);
  return seededRandom(`repeat ${number}`).chance(0.5)
    ? { name, email: `office.${email}`, phone: phone.replace(/^\+/, "00").replaceAll(" ", "") }
    : { name, email, phone: newVisitor(number).phone };
}

function newVisitor(number: number): DemoVisitor {
  const random = seededRandom(`visitor ${number}`);
  const first = random.pick(FIRST_NAMES);
  const last = random.pick(LAST_NAMES);
  const address = `${first}.${last}${number}`.toLowerCase().replaceAll(" ", "");
  return {
    name: `${first} ${last}`,
    email: `${address}@${random.pick(DOMAINS)}`,
    phone: unassignedPhone(number, random.next()),
  };
}

/** These numbers belong to nobody: 51 in the Emirates, 390 in Pakistan, 07700 900 in Britain. */
function unassignedPhone(number: number, share: number): string {
  const digits = String(number).padStart(3, "0");
  if (share < 0.6) return `+971 51 000 0${digits}`;
  return share < 0.92 ? `+92 390 0000${digits}` : `+44 7700 900${digits}`;
}
