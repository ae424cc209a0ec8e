/** The body of `SubmitContactDetails` as the site sends it (R7.4). */
export type EnquirySubmission = {
  readonly name: string;
  readonly companyName: string;
  readonly mail: string;
  readonly phone: string;
  readonly address: string;
  readonly pincode: number;
  readonly cityName: string;
  readonly stateName: string;
  readonly message: string;
};

/** The body of the answer that means "kept"; any other text is shown to the person as an error (R8.3, R8.4). */
export const enquiryStoredText = 'Details has been added successfully.';
