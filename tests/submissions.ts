import type { Application, Resume } from '#domain/application/application.ts';
import type { Enquiry } from '#domain/enquiry/enquiry.ts';

/** An enquiry as the store takes it. */
export const sampleEnquiry: Enquiry = {
  kind: 'contact',
  name: 'Asha Rao',
  companyName: '',
  email: 'asha@example.in',
  phone: '9876543210',
  address: '12 Civil Lines',
  pincode: '201301',
  cityName: 'Gautam Buddha Nagar',
  stateName: 'Uttar Pradesh',
  message: 'Which certificate do I need?',
};

export const samplePartner: Enquiry = { ...sampleEnquiry, kind: 'partner', companyName: 'Rao & Sons' };

export const sampleApplication: Application = {
  fullName: 'Ravi Kumar',
  email: 'ravi@example.in',
  phone: '9123456780',
  post: 'Support engineer',
  expectedSalary: 650_000,
};

export const samplePdf: Buffer = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<<>>\n%%EOF\n');

export const sampleResume: Resume = { kind: 'pdf', name: 'Ravi.pdf', bytes: samplePdf };

/** An enquiry as callers send it: on the wire the email is `mail`. */
export function toEnquiryBody({ email, kind: _, ...fields }: Enquiry) {
  return { ...fields, mail: email };
}
