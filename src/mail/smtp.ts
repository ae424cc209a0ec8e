import { escapeUTF8 } from 'entities';
import { createTransport } from 'nodemailer';
import { site } from '#content/site.ts';
import { escapeHidden, escapeLines } from '#domain/name.ts';
import { DeliveryError } from '#mail/delivery-error.ts';
import type { Message, MessageBlock, Organisation } from '#mail/message.ts';

/** Sends a message to one recipient; rejects with a `DeliveryError`. `id` becomes the local part of its Message-ID. */
export type SendMail = (id: string, to: string, message: Message, signal: AbortSignal) => Promise<void>;

/** A connection pool to a mail server. */
export type SmtpSender = { readonly send: SendMail; close(): void };

/** Timeouts of the mail server, and of an idle connection. Milliseconds. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, idleTimeout: 30_000 };

/** Attachments come from memory: the library must read no file and no URL. */
const noFiles = { disableFileAccess: true, disableUrlAccess: true };

/** Concurrent mails; encoding one with a resume takes some 15 MB. */
export const maxConnections = 3;

/** Creates a sender for the server at `smtp://` or `smtps://user:password@host:port`. */
export function createSmtpSender(url: string, from: string, organisation: Organisation): SmtpSender {
  const transport = createTransport(
    // `maxRequeues`: retries once if the server closes a pooled connection.
    { url, ...timeouts, pool: true, maxConnections: maxConnections, maxRequeues: 1, ...noFiles },
    { from: { name: organisation.name, address: from } },
  );
  const domain = from.split('@')[1] ?? 'localhost';

  const send: SendMail = async (id, to, message, signal) => {
    const { attachment, replyTo = '', subject } = message;
    try {
      await transport.sendMail({
        envelope: { from: toAddress(from), to: [toAddress(to)] },
        to: toAddress(to),
        // Another local part needs SMTPUTF8 (RFC 6531), and a server without it would refuse our own mail.
        replyTo: asciiLocalPart.test(replyTo) ? toAddress(replyTo) : undefined,
        subject: escapeHidden(subject.replaceAll(/\s+/g, ' ')),
        ...renderMessage(message, organisation),
        attachments: attachment && [toAttachment(attachment)],
        messageId: `<${id}@${domain}>`,
        // Automatic responders do not reply to automatic mail (RFC 3834).
        headers: message.isPersonal ? {} : { 'Auto-Submitted': 'auto-generated' },
        signal,
      });
    } catch (error) {
      throw toDeliveryError(error, to);
    }
  };
  return { send, close: () => transport.close() };
}

/** Printable ASCII before the @. The library encodes the domain as Punycode. */
const asciiLocalPart = /^[ -~]+@/;

/** Nodemailer parses a string as an address list; an object is always one address. */
function toAddress(address: string): { name: string; address: string } {
  return { name: '', address };
}

function toAttachment({ name, mediaType, bytes }: NonNullable<Message['attachment']>) {
  return { filename: name, contentType: mediaType, content: Buffer.from(bytes) };
}

/**
 * Classifies an error of the library. Only a reply to RCPT TO or DATA concerns the message (RFC 5321, section 4.2.1:
 * 5yz is permanent, 4yz transient); a refused login or sender is a configuration error.
 */
function toDeliveryError(error: unknown, to: string): DeliveryError {
  const { code, command, response, responseCode: status }: { readonly [name: string]: unknown } = Object(error);
  // Mail servers quote the refused address in any form. The error is stored and printed, and must have no personal data: so
  // only the codes of a reply are saved (RFC 5321, section 4.2; RFC 3463).
  const [codes] = /^[2-5][0-9]{2}(?:[ -][245]\.[0-9]{1,3}\.[0-9]{1,3})?/.exec(String(response ?? '')) ?? [];
  const reason =
    error instanceof Error ? error.message.replaceAll(new RegExp(RegExp.escape(to), 'gi'), '…') : String(error);
  const text = codes ? `the mail server answered ${codes} to ${String(command)}` : reason;
  const isAboutMessage = command === 'RCPT TO' || command === 'DATA';
  const isBadAddress = code === 'EENVELOPE' && status === undefined;
  if (isBadAddress || (isAboutMessage && typeof status === 'number' && status >= 500)) {
    return new DeliveryError('refused', text, { cause: error });
  }
  const kind = isAboutMessage && typeof status === 'number' ? 'temporary' : 'unreachable';
  return new DeliveryError(kind, text, { cause: error });
}

/** Renders a message as text and as HTML, with the organisation's signature. */
function renderMessage(message: Message, organisation: Organisation): { text: string; html: string } {
  const { name, owner, emails, phones } = organisation;
  const signature = [name, owner, `${emails.info} · ${phones.sales}`].join('\n');
  return {
    text: `${message.blocks.map(renderText).join('\n\n')}\n\n-- \n${signature}\n`,
    html:
      '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">' +
      `<title>${escapeHtml(message.subject)}</title></head>` +
      `<body style="font-family:sans-serif;line-height:1.5;color:${site.colours.ink[0]};max-width:40em">` +
      message.blocks.map(renderHtml).join('') +
      `<p style="border-top:1px solid ${site.colours.rule[0]};padding-top:1em;color:${site.colours.inkSoft[0]}">${renderLines(signature)}</p>` +
      '</body></html>',
  };
}

function renderText(block: MessageBlock): string {
  if (typeof block === 'string') return escapeLines(block);
  // Further lines are indented: a value must not look like another row.
  return block.map(([label, value]) => `${label}: ${escapeLines(value).replaceAll('\n', '\n  ')}`).join('\n');
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
  return escapeHtml(escapeLines(text)).replaceAll('\n', '<br>');
}

function escapeHtml(text: string): string {
  // An apostrophe needs no escaping in text and quoted attributes, and `&apos;` is unknown to mail clients of HTML 4.
  return escapeUTF8(text).replaceAll('&apos;', "'");
}
