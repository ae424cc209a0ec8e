import { escapeUTF8 } from 'entities';
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

/** Renders a message as text and as HTML, with the organisation's signature. */
export function renderMessage(message: Message, organisation: Organisation): { text: string; html: string } {
  const { name, owner, emails, phones } = organisation;
  const signature = [name, owner, `${emails.info} · ${phones.sales}`].join('\n');
  return {
    text: `${message.blocks.map(renderText).join('\n\n')}\n\n-- \n${signature}\n`,
    html:
      '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">' +
      `<title>${escapeHtml(message.subject)}</title></head>` +
      '<body style="font-family:sans-serif;line-height:1.5;color:#16224a;max-width:40em">' +
      message.blocks.map(renderHtml).join('') +
      `<p style="border-top:1px solid #d8d1c0;padding-top:1em;color:#3d486f">${renderLines(signature)}</p>` +
      '</body></html>',
  };
}

function renderText(block: MessageBlock): string {
  if (typeof block === 'string') return block;
  return block.map(([label, value]) => `${label}: ${value.replaceAll('\n', '\n  ')}`).join('\n');
}

function renderHtml(block: MessageBlock): string {
  if (typeof block === 'string') return `<p>${renderLines(block)}</p>`;
  const rows = block.map(
    ([label, value]) =>
      `<tr><th scope="row" style="text-align:left;vertical-align:top;padding:.2em 1em .2em 0">${escapeHtml(label)}</th>` +
      `<td style="padding:.2em 0">${renderLines(value)}</td></tr>`,
  );
  return `<table style="border-collapse:collapse">${rows.join('')}</table>`;
}

function renderLines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}

function escapeHtml(text: string): string {
  // An apostrophe needs no escaping in text and quoted attributes, and `&apos;` is unknown to mail clients of HTML 4.
  return escapeUTF8(text).replaceAll('&apos;', "'");
}
