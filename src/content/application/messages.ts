import type { ApplicationErrorCode } from '#domain/application/application.ts';

/**
 * What people read of a field of the career form, by code (R5.13 to R5.18). The words are the specification's, but for
 * what is found in a resume besides (R10.14, R10.17).
 */
export const applicationMessages = {
  'name-required': 'Please enter full name.',
  'name-letters': 'Full name should contain only letters.',
  'name-length': 'Full name must be between 2 and 50 characters.',
  'email-required': 'Please enter email.',
  'email-invalid': 'Please enter a valid email address.',
  'phone-required': 'Please enter phone number.',
  'phone-invalid': 'Phone number must be exactly 10 digits.',
  'post-required': 'Please enter designation.',
  'post-length': 'Designation must be between 2 and 100 characters.',
  'salary-required': 'Please enter your expected salary in LPA.',
  'salary-min': 'Expected salary must be at least 1 LPA.',
  'salary-max': 'Expected salary cannot exceed 100 LPA.',
  'resume-required': 'Please upload your resume.',
  'resume-format': 'Invalid file format. Only PDF/DOC/DOCX allowed.',
  'resume-size': 'File size must not exceed 5 MB.',
  'resume-protected': 'This file is protected by a password. Attach one without.',
  'resume-active':
    'This file has macros or other active content, or a part that we can’t check. Save it as a new PDF and attach that.',
  'resume-changed': 'The file has changed. Choose it again.',
  'resume-infected': 'This file did not pass our virus check. Please attach another one.',
  'resume-unscanned': 'Your resume could not be checked for viruses just now. Please try again in a minute.',
  'terms-required': 'You must accept the terms.',
  'text-unstorable': 'Please remove the characters that cannot be printed.',
} as const satisfies Record<ApplicationErrorCode, string>;

/** Shown, and answered by the API, when an application was saved (R8.6). */
export const applicationStoredText = 'Your application has been submitted successfully.';
