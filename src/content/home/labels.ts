import { names } from '#content/layout/names.ts';

/** What the browser tab, search engines and shared links show of the home page. */
export const homePage = {
  title: 'Digital signature certificates for India',
  description:
    'Which digital signature certificate you need and how to get it: tenders, ICEGATE, DGFT, MCA, Income ' +
    'Tax, GST, EPF, IRCTC and foreign nationals.',
} as const;

// The headings and buttons of the home page's sections.
/** The name of the row of drawings in the label of its pause button: “Pause gallery”. */
export const gallery = 'gallery';
export const whatsNew = 'What’s New';
/** The name of the row in the label of its pause button. */
export const whatsNewRow = 'what’s new';
export const viewAll = 'View all';
export const viewAllWhat = 'updates';
export const certificates = 'Which certificate do you need?';
export const namePrice = (price: string): string => `From ${price} with GST`;
/** On a phone, what a card says besides its title, price and purpose. */
export const cardDetails = 'Details';
/** Links to the eight topics. */
export const topics = 'What do you want to sign for?';
/** On a phone, the form opens below it. */
export const openForm = 'Open the form';
export const check = {
  question: 'Portal rejecting your DSC? Received a signed PDF?',
  privacy: 'Your file stays on your device.',
} as const;
export const morePostsWhat = 'posts of the blog';
export const questionsIntro = 'If your question isn’t here, write or call.';
export const readMore = 'Read More';
export const readMoreWhat = names.questions.toLowerCase();
export const contact = 'Contact Us';
export const attention = 'Attention Please !!';
/** Below the pictures. */
export const attentionLink = 'See which certificate you need, what it costs, and the date for each step';
export const carousel = { previous: 'Previous', next: 'Next' } as const;
