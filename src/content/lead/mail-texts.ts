/** The mail by which our staff reply to an enquiry or an application. */
export const replyTexts = {
  formatSubject: (subject: string, reference: string) => `${subject} (reference ${reference})`,
} as const;

/** The mail by which staff test whether mail arrives. */
export const testTexts = {
  subject: 'Test: mail from the desk arrives',
  describe: (time: string) => `Somebody asked for this mail at the desk on ${time}. You don’t have to do anything.`,
} as const;
