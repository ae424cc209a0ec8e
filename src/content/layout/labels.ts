/**
 * The words around every page. They are constants and no record: a bundle then contains only the used ones. Import them
 * as one namespace, `labels`.
 */

import { site } from '#content/site.ts';

/** The large seal, to assistive technology. */
export const seal: string = `The seal of ${site.name}`;
export const skip = 'Skip to the content';
/** Of the menu, the sidebar of updates and every dialog. */
export const close = 'Close';
export const scrollToTop = 'Scroll to top';
/** The feed of notices, as feed readers show it. */
export const noticeFeed = 'What’s New';

/** Beside the name at the top of a printed page, a line each. */
export const printHeader = [
  [site.owner, ...site.offices.registered.lines].join(', '),
  `${site.emails.support}, ${site.phones.support}`,
] as const;
/** Below it, while the repository has no certificates of an authority. */
export const demonstration = 'This site is a demonstration: it issues no certificates.';

/** The banner, and its link with what assistive technology adds. */
export const banner = 'Important';
export const readMore = 'Read more';
export const aboutBanner = 'about this';

/** The name of the bar above the navbar, and of its moving row in “Pause contacts”. */
export const supportContacts = 'Support contacts';
export const contacts = 'contacts';

export const homePage = `${site.name}, home page`;
export const mainMenu = 'Main';
export const quickLinks = 'Quick links';
export const menu = 'Menu';
/** What assistive technology adds to “Close”. */
export const toCloseMenu = 'menu';

/** The sidebar of notices and its button. */
export const updates = 'Latest Updates';
/** Follows the name of the sidebar while there are unread notices. */
export const withNewOnes = ', new ones';
export const noUpdates = 'There are no updates at the moment.';
/** A link below it. */
export const readBlog = 'Read our blog';
/** What assistive technology adds to a notice that opens no page. */
export const showsFile = '(shows a file)';

/** The pause button of a moving row, by the name of the row. */
export const pause = (row: string) => `Pause ${row}`;

/** What is added to the text of a link. */
export const newTab = '(opens in a new tab)';
export const pdf = '(PDF)';
export const describePdf = (size: string) => `(PDF,\u00a0${size})`;

export const offline = 'You are offline.';
export const offlineText = `This page keeps what you have typed. Other pages will open when you are online again. Until then, call ${site.phones.support}.`;

export const incorporated = `Incorporated in ${site.incorporatedIn}`;
/** The switch of colours: its name, and a button for each theme. */
export const colours = 'Colours';
export const themes = { system: 'System', light: 'Light', dark: 'Dark' } as const;
/** The page makes links of the source and the licence (`linkPlaces`). */
export const placeNames =
  'Place names for pincodes come from GeoNames (CC BY 4.0), with corrections. Some pincodes come from India Post, UIDAI and Razorpay.';

/** Follows a sentence of `unloaded.ts`: a link to the same page. */
export const tryAgain = 'Try again';

/** Shown instead of a page that does not exist, or failed. */
export const missingPage = {
  title: 'Page not found',
  heading: 'There is no page at this address',
  text: 'The link may be old.',
} as const;
export const failedPage = {
  title: 'This page failed',
  heading: 'This page could not be displayed',
  text: 'The fault is ours. Please load the page again in a moment.',
} as const;
export const supportAnswers = `Our support desk answers at ${site.emails.support}.`;
export const backHome = 'Back to the home page';

/** In place of a widget that has failed in the browser. */
export const failedWidget = {
  failed: 'This part of the page does not work.',
  reload: 'Load the page again.',
  contact: 'If that does not help, contact our support desk:',
};
