/** How an applicant records the video; every page says it in these words. */
export const verificationVideo =
  'Use our recording page. The video must be new and at least 20 seconds long. Show your original PAN card and ' +
  'identity card so that both can be read. Say your name, your application number and that you have applied for a DSC.';
