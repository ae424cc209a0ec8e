/** The fields of `SubmitJobApplication` as the site sends them (R7.10); the names are the specification's. */
export type ApplicationSubmission = {
  readonly fullName: string;
  readonly email: string;
  readonly phone: string;
  readonly post: string;
  /** LPA, as text. */
  readonly expSalary: string;
  readonly resume: File;
};

/** The fields in the order in which they are sent: the file last, so that what is wrong is known before megabytes come. */
export const applicationTextFields = ['fullName', 'email', 'phone', 'post', 'expSalary'] as const;

/** The multipart body. `extra` stands before the file, like every text. */
export function toApplicationForm(
  submission: ApplicationSubmission,
  extra: Readonly<Record<string, string>>,
): FormData {
  const form = new FormData();
  for (const field of applicationTextFields) form.append(field, submission[field]);
  for (const [field, value] of Object.entries(extra)) form.append(field, value);
  form.append('resume', submission.resume);
  return form;
}
