/** What messages from this page are about (remember-page-subject.ts). */
export function PageSubject({ subject }: { subject: string }) {
  return <meta name="subject" content={subject} />;
}
