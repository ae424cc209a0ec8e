/** Places in India for which people ask for an office, a dealer or a certificate: states, territories and large cities. */
export const indianPlaces =
  'india andhra arunachal assam bihar chhattisgarh goa gujarat haryana himachal jharkhand karnataka kerala madhya maharashtra ' +
  'manipur meghalaya mizoram nagaland odisha punjab rajasthan sikkim tamil telangana tripura uttar pradesh uttarakhand bengal ' +
  'andaman chandigarh daman delhi jammu kashmir ladakh lakshadweep puducherry agra ahmedabad allahabad amritsar aurangabad ' +
  'bangalore bengaluru bhopal bhubaneswar chennai coimbatore dehradun faridabad ghaziabad gorakhpur gurgaon gurugram guwahati ' +
  'gwalior hyderabad indore jabalpur jaipur jamshedpur jodhpur kanpur kochi kolkata calcutta kota lucknow ludhiana madurai ' +
  'mangalore mumbai bombay mysore nagpur nashik patna prayagraj pune raipur rajkot ranchi shimla srinagar surat thane ' +
  'trivandrum udaipur vadodara varanasi vijayawada visakhapatnam vizag';

/** Countries, and cities abroad, from which people ask for a certificate. */
export const placesAbroad =
  'uae dubai abu dhabi sharjah emirates saudi arabia riyadh qatar doha kuwait oman muscat bahrain usa us america american new york ' +
  'california canada toronto uk britain london england europe germany france italy spain netherlands ireland switzerland ' +
  'sweden norway australia sydney melbourne zealand singapore malaysia thailand indonesia hong kong china japan korea ' +
  'russia nepal bhutan bangladesh sri lanka maldives mauritius africa kenya nigeria tanzania brazil israel turkey vietnam philippines';
