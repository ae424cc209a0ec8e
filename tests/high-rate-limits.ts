/** Tests send more requests than a person does. */
export const highRateLimits = {
  RATE_LIMIT_ENQUIRY: '1000000',
  RATE_LIMIT_APPLICATION: '1000000',
  RATE_LIMIT_ENQUIRY_OVERALL: '1000000',
  RATE_LIMIT_APPLICATION_OVERALL: '1000000',
};
