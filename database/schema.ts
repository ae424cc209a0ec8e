import type { Generated } from 'kysely';

/** The tables, as Kysely types them. Every column is of a type that SQLite and PostgreSQL share. */
export type Schema = {
  enquiry: EnquiryTable;
  application: ApplicationTable;
  resume: ResumeTable;
  outbox: OutboxTable;
  recent_submission: RecentSubmissionTable;
  media: MediaTable;
  media_file: MediaFileTable;
  post: PostTable;
  notice: NoticeTable;
  advertisement: AdvertisementTable;
  banner: BannerTable;
  counter: CounterTable;
  demonstration_file: DemonstrationFileTable;
  repository_change: RepositoryChangeTable;
};

/** Enquiries of the contact and partner forms. */
export type EnquiryTable = {
  /** `contact` or `partner`. */
  kind: string;
  name: string;
  /** Blank for a contact enquiry. */
  company_name: string;
  email: string;
  /** Ten digits. */
  phone: string;
  address: string;
  /** Six digits. */
  pincode: string;
  city_name: Generated<string>;
  state_name: Generated<string>;
  message: string;
} & SubmissionColumns;

/** Job applications. */
export type ApplicationTable = {
  full_name: string;
  email: string;
  /** Ten digits. */
  phone: string;
  post: string;
  /** Whole rupees a year. */
  expected_salary: number;
  /** `pdf`, `doc` or `docx`, by the bytes. */
  resume_kind: string;
  resume_name: string;
  /** Bytes. */
  resume_size: number;
} & SubmissionColumns;

/** The file of an application; deleted with it. */
export type ResumeTable = { application_id: string; bytes: Uint8Array };

/** Columns of every submission beside the fields of its form. */
export type SubmissionColumns = {
  /** UUID version 7. */
  id: string;
  /** UTC, ISO 8601 with milliseconds: sorts as text in both dialects. */
  received_at: string;
  /** Blank where the caller did not say which consent text was shown. */
  consent_version: Generated<string>;
  /** UTC, ISO 8601; null where no consent text is named. */
  consented_at: string | null;
  /** `honeypot`, `too-quick`, or blank for a person. */
  suspicion: Generated<string>;
};

/** Messages to deliver; they refer to their subject and hold no personal data. */
export type OutboxTable = {
  id: string;
  kind: string;
  subject_id: string;
  /** Unique: of two inserts of the same message one succeeds. */
  once_key: string;
  created_at: string;
  due_at: string;
  attempts: number;
  state: string;
  last_error: string;
};

/** Hashes of recent submissions, by which a duplicate is detected. */
export type RecentSubmissionTable = { fingerprint: string; received_at: string };

/** A picture or a PDF, stored once by the hash of its source. */
export type MediaTable = {
  hash: string;
  /** `picture` or `pdf`. */
  kind: string;
  /** Pixels of the widest; 0 for a PDF. */
  width: number;
  height: number;
  /** The widths that are stored, ascending, as a JSON array. */
  widths: string;
};

/** One file of a medium: `960.avif`, `file.pdf`. */
export type MediaFileTable = { hash: string; name: string; bytes: Uint8Array };

/** Posts of the blog. Truth values are 0 and 1. */
export type PostTable = {
  id: number;
  slug: string;
  title: string;
  summary: string;
  html: string;
  picture_hash: string | null;
  picture_alt: string;
  share_hash: string;
  /** UTC, ISO 8601. */
  created_at: string;
  updated_at: string;
  is_popular: number;
  is_active: number;
};

/** Notices of What's New. */
export type NoticeTable = {
  id: number;
  key: string;
  title: string;
  /** `link`, `picture` or `pdf`. */
  kind: string;
  /** Blank unless `kind` is `link`. */
  href: string;
  media_hash: string | null;
  alt: string;
  created_at: string;
  updated_at: string;
  is_active: number;
};

export type AdvertisementTable = {
  id: number;
  key: string;
  media_hash: string;
  alt: string;
  /** A JSON array of whole numbers. */
  platforms: string;
  position: number;
  is_active: number;
};

/** At most one row, by the key `banner`. */
export type BannerTable = { key: string; text: string; href: string; is_active: number };

/** The last id of each entity, the number of active posts, and `revision`, which every published change increments. */
export type CounterTable = { name: string; value: number };

/** The demonstration's four files in DER, and in PKCS #8 the key that signs its CRL. */
export type DemonstrationFileTable = { name: string; bytes: Uint8Array };

/** Changes of the repository's files; `step` counts from 1 for each path. */
export type RepositoryChangeTable = { path: string; step: number; sha256: string; noticed_at: string };
