import type { Site } from '#domain/site/site.ts';

/** A mail before rendering as text and HTML. All its texts are plain, without markup. */
export type Message = {
  readonly subject: string;
  readonly blocks: readonly MessageBlock[];
  /** The address for replies; by default the sender. */
  readonly replyTo?: string;
  /** Written by a person, not automatic. */
  readonly isPersonal?: true;
  readonly attachment?: { readonly name: string; readonly mediaType: string; readonly bytes: Uint8Array };
};

/** A paragraph, or rows of a label and a value. */
export type MessageBlock = string | readonly (readonly [label: string, value: string])[];

/** The organisation's data in mails. */
export type Organisation = Pick<Site, 'name' | 'owner' | 'emails' | 'phones' | 'hours'>;
