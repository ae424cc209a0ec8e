import type { StoredApplication } from '#domain/application/application.ts';
import type { AuditEntry } from '#domain/audit/audit.ts';
import type { Banner } from '#domain/banner/banner.ts';
import type { Demonstration } from '#domain/certificate/certificate.ts';
import type { StoredEnquiry } from '#domain/enquiry/enquiry.ts';
import type { LeadNote, LeadReply, LeadState, ReplyDraft, SavedReply } from '#domain/lead/lead.ts';
import type { PreparedMedia } from '#domain/media/media.ts';
import type { ClaimedMessage } from '#domain/outbox/outbox.ts';
import type { PostDraft, PostVersion } from '#domain/post/post-text.ts';
import type { RepositoryChange, RepositoryCopy } from '#domain/repository/repository-state.ts';
import type { Passkey, StaffMember } from '#domain/staff/staff.ts';
import type { StoredSubmission } from '#domain/submission/submission.ts';

/**
 * The tables, as Kysely types them: `receivedAt` here is `received_at` in SQL. A table with a type of the domain has
 * its fields as columns. Every column has a type that SQLite and PostgreSQL share; booleans are 0 and 1.
 */
export type Schema = {
  enquiry: SubmissionTable<StoredEnquiry>;
  application: SubmissionTable<StoredApplication>;
  /** The file of an application; deleted with it. */
  resume: { applicationId: string; bytes: Uint8Array };
  /** `onceKey` is unique: of two inserts of a message one succeeds. `leaseUntil` is blank for an unclaimed message. */
  outbox: ClaimedMessage & { onceKey: string };
  /** Hashes of recent submissions, to detect duplicates; the id is blank in rows of earlier releases. */
  recentSubmission: { fingerprint: string; receivedAt: string; submissionId: string };
  /** A picture, a drawing or a PDF, stored once by the hash of its source; its widths, ascending, as a JSON array. */
  media: Omit<PreparedMedia, 'files'> & { widths: string };
  /** One file of a medium: `960.avif`, or a part of a PDF: `file.pdf.000`. */
  mediaFile: { hash: string; name: string; bytes: Uint8Array };
  post: PostTable;
  notice: NoticeTable;
  advertisement: AdvertisementTable;
  /** At most one row, by the key `banner`. */
  banner: BannerTable;
  /**
   * The last id of each entity, the number of active posts, and `revision`, which every published change increments.
   */
  counter: { name: string; value: number };
  /** The demonstration's files in DER, and in PKCS #8 the keys that sign its lists. */
  demonstrationFile: { name: keyof Demonstration; bytes: Uint8Array };
  repositoryChange: RepositoryChange;
  repositoryCopy: RepositoryCopy;
  staff: StaffMember;
  passkey: Passkey;
  /** A link to enrol a passkey; the token's SHA-256 in hex. */
  invitation: { tokenHash: string; staffId: string; expiresAt: string };
  /** A signed-in browser; `device` is its `User-Agent`. */
  staffSession: { tokenHash: string; staffId: string; createdAt: string; seenAt: string; device: string };
  /** An unanswered WebAuthn challenge. */
  challenge: { hash: string; purpose: string; expiresAt: string };
  /** The search words of leads. */
  leadWord: { word: string; leadId: string };
  leadNote: LeadNote;
  leadReply: LeadReply;
  /** Unsent replies: one of each member of staff for a lead. */
  replyDraft: ReplyDraft;
  savedReply: SavedReply;
  /** When a published item is shown or withdrawn. */
  scheduledChange: ScheduledChange;
  /** `isPopular` is 0 or 1 here and in versions, and so is `isPublished`. */
  postDraft: Omit<PostDraft, 'isPopular'> & { isPopular: number };
  postVersion: Omit<PostVersion, 'isPopular' | 'isPublished'> & { isPopular: number; isPublished: number };
  /** Append-only: the database refuses to update and delete. */
  audit: AuditEntry;
};

/** A submission with the desk's columns; `consentedAt` is null, not blank, without a consent text. */
export type SubmissionTable<Stored extends StoredSubmission> = Omit<Stored, 'consentedAt'> & {
  consentedAt: string | null;
  /** `foldEmail` of the address; blank in rows of 0.3. */
  emailKey: string;
  /** Whether its words are in `leadWord`: 0 or 1. */
  isIndexed: number;
} & Omit<LeadState, 'status'>;

export type PostTable = {
  id: number;
  slug: string;
  title: string;
  summary: string;
  html: string;
  pictureHash: string | null;
  pictureAlt: string;
  shareHash: string;
  /** UTC, ISO 8601. */
  createdAt: string;
  updatedAt: string;
  isPopular: number;
  isActive: number;
};

export type NoticeTable = {
  id: number;
  key: string;
  title: string;
  kind: 'link' | 'picture' | 'pdf';
  /** Blank unless `kind` is `link`. */
  href: string;
  mediaHash: string | null;
  alt: string;
  createdAt: string;
  updatedAt: string;
  isActive: number;
};

export type AdvertisementTable = {
  id: number;
  key: string;
  mediaHash: string;
  alt: string;
  /** A JSON array of whole numbers. */
  platforms: string;
  position: number;
  isActive: number;
};

export type ScheduledChange = {
  kind: 'post' | 'notice' | 'advertisement' | 'banner';
  key: string;
  isActive: number;
  /** UTC, ISO 8601. */
  dueAt: string;
};

export type BannerTable = Omit<Banner, 'isActive'> & { key: string; isActive: number };
