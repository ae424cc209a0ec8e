import { times } from '#content/service/times.ts';

/** What a partner has ready for the agreement. */
export const partnerDocuments =
  'Have ready: your PAN, proof of identity, proof of your business, your GST number if you have one, and a ' +
  'cancelled cheque.';

/** What happens after somebody applies, step by step: above the form, in its dialog and in the questions. */
export const afterApplying = [
  {
    title: 'You send the partner form',
    text:
      'In the message, write what you do and where, and which certificates your customers need. When your details have arrived, the ' +
      'page shows a reference number: keep it.',
  },
  {
    title: 'Our partner desk replies',
    text: 'We contact you by email or phone, suggest a tier, and explain its terms, its prices and the agreement.',
  },
  {
    title: 'You send your documents and sign the agreement',
    text: `${partnerDocuments} In the agreement, you promise to keep records, and to follow the guidelines of the Controller of Certifying Authorities (CCA) on how to verify identity.`,
  },
  {
    title: `We activate your login in ${times.partnerLogin}`,
    text:
      `The ${times.partnerLogin} begin when you sign the agreement. ` +
      'You log in on a separate site and forward applications. Only our staff and the staff of our authorised sub-CA ' +
      '(the authority under us that issues the certificates) can approve them.',
  },
] as const;
