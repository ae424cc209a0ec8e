export const partner = {
  title: 'Become a Partner',
  description:
    'Become a partner as an individual, a firm or a company. Help people apply for a certificate, and see what happens ' +
    'after you send the form.',
  intro:
    'Individuals, firms and companies can become partners. Send us this form, and our partner desk will contact ' +
    'you. A partner helps people apply for a certificate and forwards their applications to us.',
  steps: [
    {
      title: 'You send the form',
      text:
        'Enter your details, your company and a message. Tell us where you work and which certificates your customers ' +
        'need.',
    },
    {
      title: 'Our partner desk replies',
      text: 'We contact you by email or phone. We explain the partner tiers, the terms and the agreement.',
    },
    {
      title: 'You sign the agreement',
      text:
        'You agree to follow the guidelines when you check documents and identity, to keep records and to protect ' +
        'your login.',
    },
    {
      title: 'We activate your login',
      text:
        'Activation takes 24–48 hours. You can then forward applications. Only our staff and the staff of our ' +
        'authorised sub-CA (subordinate certifying authority) can approve them.',
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
