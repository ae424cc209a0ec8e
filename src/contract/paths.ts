/** The addresses of the REST API, one spelling for browser and server (specification section 7; R7). */
export const apiPaths = {
  stateList: '/api/Contact/GetAllStateList',
  cityList: '/api/Contact/GetAllCityByStateId',
  pincodePlace: '/api/Contact/GetStateAndCityNameByPincode',
  submitEnquiry: '/api/Contact/SubmitContactDetails',
  submitApplication: '/api/CareerDetail/SubmitJobApplication',
  noticeList: '/api/UnAuthoriseNotification/GetAllNotifications',
  noticeFile: '/api/UnAuthoriseNotification/GetNotificationImage',
  postList: '/api/UnAuthoriseBlog/GetAllBlogs',
  post: '/api/UnAuthoriseBlog/GetAllBlogDetailById',
  advertisementList: '/api/UnAuthorisePopupAdvertisement/GetAllAdvertisementsList',
} as const;

/**
 * Identifies the caller on every request (R6.6). The value is no secret: every visitor's browser has it. The header
 * forces a CORS preflight, so that no foreign page can post our forms.
 */
export const clientKeyHeader = 'X-Client-Key';

/**
 * The response header of a PIN code with a known state and no known district: the form then asks for the city. It is a
 * header because the specification fixes the body. Without it, a missing district means an unknown PIN code (R8.1).
 */
export const stateOnlyHeader = 'X-State-Only';
