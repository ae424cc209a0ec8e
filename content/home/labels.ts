/** What the browser tab, search engines and shared links show of the home page. */
export const homePage = {
  title: 'Digital signature certificates for India',
  description:
    'Which digital signature certificate you need, what it takes and how long: for tenders, ICEGATE, DGFT, MCA, ' +
    'Income Tax, GST, EPF, IRCTC agents and foreign nationals.',
} as const;

/** The headings and buttons of the home page's sections. */
export const homeLabels = {
  /** The name of the row of drawings in the label of its pause button: “Pause gallery”. */
  gallery: 'gallery',
  whatsNew: {
    heading: 'What’s New',
    /** The name of the row in the label of its pause button. */
    row: 'what’s new',
    viewAll: 'View all',
    viewAllWhat: 'updates',
  },
  certificates: { heading: 'Which certificate do you need?', buy: 'Buy DSC' },
  blog: { moreWhat: 'posts of the blog' },
  questions: {
    heading: 'What people ask first',
    text: 'Answers to what comes before, during and after a certificate. What is not here, our support desk answers.',
    readMore: 'Read More',
    readMoreWhat: 'questions and answers',
    contact: 'Contact Us',
  },
  attention: 'Attention Please !!',
} as const;
