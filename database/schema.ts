import type { Generated } from 'kysely';

/** The tables, as Kysely types them. Every column is of a type that SQLite and PostgreSQL share. */
export type Schema = {
  enquiry: EnquiryTable;
};

/** Enquiries of the contact and partner forms. */
export type EnquiryTable = {
  /** UUID version 7. */
  id: string;
  /** `contact` or `partner`. */
  kind: string;
  name: string;
  /** Blank for a contact enquiry. */
  company_name: string;
  mail: string;
  /** Ten digits. */
  phone: string;
  address: string;
  /** Six digits. */
  pincode: string;
  city_name: Generated<string>;
  state_name: Generated<string>;
  message: string;
  /** UTC, ISO 8601 with milliseconds: sorts as text in both dialects. */
  received_at: string;
};
