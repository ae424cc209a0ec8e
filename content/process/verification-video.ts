/** How an applicant records the video; every page says it in these words. */
export const verificationVideo =
  'Record a new video for each application, on our recording page. It must be at least 20 seconds long. Hold your original ' +
  'PAN card and identity card up to the camera so that they can be read. Say your name, your application number, and that ' +
  'you have applied for a DSC. If you do not have your application number yet, ask our support desk.';

/** What differs for foreign nationals. */
export const foreignNationalVideo =
  'Foreign nationals: keep your passport ready. If you have no PAN card, ask our support desk what to show in its place.';
