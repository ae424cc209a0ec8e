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
