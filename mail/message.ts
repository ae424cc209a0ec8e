import type { Site } from '#domain/site/site.ts';

/** What a mail is made of before it is set as text and HTML. Plain text throughout: nothing in it is markup. */
export type Message = {
  readonly subject: string;
  readonly blocks: readonly MessageBlock[];
  /** Whom an answer reaches; absent: the sender. */
  readonly replyTo?: string;
  readonly attachment?: { readonly name: string; readonly mediaType: string; readonly bytes: Uint8Array };
};

/** A paragraph, or rows of a label and a value. */
export type MessageBlock = string | readonly (readonly [label: string, value: string])[];

/** What mails say of the authority. */
export type House = Pick<Site, 'name' | 'owner' | 'emails' | 'phones' | 'hours'>;
