export const partner = {
  title: 'Become a Partner',
  description:
    'Bring applicants, help them through the application and forward it: the partner form for individuals, firms and ' +
    'companies, and what comes after it.',
  intro:
    'Individuals, firms and companies bring us applicants, help them through the application and forward it. Tell us who ' +
    'you are and what you do.',
  steps: [
    {
      title: 'You send the form',
      text: 'It asks for you, your company and a message. Say where you work and which certificates your customers need.',
    },
    {
      title: 'Our partner desk answers',
      text: 'A person reads it and tells you by mail or phone about tiers, terms and the agreement.',
    },
    {
      title: 'You sign the agreement',
      text: 'It says what you take on: check papers and identity as the guidelines say, keep records, guard your login.',
    },
    {
      title: 'Your login is activated',
      text: 'Activation takes 24–48 hours. From then on you forward applications; approving them stays with our own staff.',
    },
  ],
  faqSlugs: ['partner-tiers', 'partner-work', 'partner-approval', 'partner-login-activation', 'partner-employees'],
} as const satisfies PartnerPage;

/** The texts around the partner form, on its page and in its dialog. */
export type PartnerPage = {
  /** What the browser tab shows, and the heading. */
  readonly title: string;
  /** What search engines print under the title; 120 to 155 characters. */
  readonly description: string;
  readonly intro: string;
  /** What becomes of the form, step by step. */
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  /** Questions of the FAQ that partners ask, by slug. */
  readonly faqSlugs: readonly string[];
};
