/** The two ways in which an applicant is verified; every page says it in these words. */
export const verificationWays =
  'Aadhaar eKYC (electronic know your customer) takes 10–15 minutes: you confirm with a one-time password (OTP) or ' +
  'biometrics. Manual KYC takes 24–48 hours: our staff check your documents and your video.';

/** Who is not told to record a video asks; no page promises that nobody else needs one. */
export const videoWithAadhaar = 'If you use Aadhaar eKYC, ask our support desk if you also need a video.';
