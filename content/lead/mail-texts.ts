/** The mail by which our staff reply to an enquiry or an application. */
export const replyTexts = {
  describeSubject: (subject: string, reference: string) => `${subject} (reference ${reference})`,
} as const;
