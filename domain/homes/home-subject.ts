/** What a lead is about: a development, such as "harbour-house", or one of its homes, such as
 * "harbour-house.A-304" (`homeId`). */

const SUBJECT = /^([a-z\d]+(?:-[a-z\d]+)*)(?:\.([A-Z]-\d{3,4}))?$/;
const MAX_LENGTH = 100;

export type HomeSubject = { development: string; home: string | null };

export function parseHomeSubject(text: string): HomeSubject | null {
  const [, development, home = null] = (text.length <= MAX_LENGTH && SUBJECT.exec(text)) || [];
  return development === undefined ? null : { development, home };
}

export function homeSubjectPath({ development, home }: HomeSubject): string {
  return `/homes/${development}${home === null ? "" : `?home=${home}`}`;
}
