import type { FieldLabel } from '#content/form/labels.ts';
import type { ApplicationField } from '#domain/application/application.ts';

/** The words of the career form (R4.18); those of its errors are in `content/application/messages.ts`. */
export const applicationLabels = {
  note: 'Fill in every field.',
  submit: 'Submit',
  destination: 'Your application goes to our HR team only.',
  fields: {
    fullName: { label: 'Full name' },
    post: { label: 'Designation', hint: 'The job you are applying for' },
    expSalary: { label: 'Expected salary (LPA)', hint: 'Lakh rupees a year, in steps of 0.1' },
  } satisfies Record<Exclude<ApplicationField, 'email' | 'phone'>, FieldLabel>,
  failed: 'Not sent. Your details are still here.',
  cancelled: 'Cancelled: nothing was sent. Your details are still here.',
  storedHeading: 'Application Submitted',
  refusedHeading: 'Something went wrong.',
} as const;

/** The field of the resume. */
export const resumeLabels = {
  label: 'Resume',
  hint: 'PDF, DOC or DOCX, up to 5\u00a0MB.',
  /** Names the area that takes a dropped file. */
  area: 'Resume file',
  choose: 'Choose a file',
  chooseAnother: 'Choose another file',
  noneChosen: 'No file chosen',
  remove: 'Remove',
} as const;

/** The progress of an upload. */
export const uploadLabels = {
  name: 'Upload',
  progress: (sent: string, total: string, percent: number) => `${sent} of ${total}, ${percent} %`,
  sent: 'Sent. Waiting for the answer.',
  cancel: 'Cancel upload',
} as const;
