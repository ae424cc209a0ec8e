/** Exactly ten digits, as a mobile number in India has without its prefix (R5.3). */
export const phonePattern = /^[0-9]{10}$/;
