import type { Site } from '#domain/site/site.ts';

/** A mail before it is rendered as text and HTML. Plain text throughout: nothing in it is markup. */
export type Message = {
  readonly subject: string;
  readonly blocks: readonly MessageBlock[];
  /** The address that a reply goes to; absent: the sender. */
  readonly replyTo?: string;
  readonly attachment?: { readonly name: string; readonly mediaType: string; readonly bytes: Uint8Array };
};

/** A paragraph, or rows of a label and a value. */
export type MessageBlock = string | readonly (readonly [label: string, value: string])[];

/** What mails contain about the organisation. */
export type Organisation = Pick<Site, 'name' | 'owner' | 'emails' | 'phones' | 'hours'>;
