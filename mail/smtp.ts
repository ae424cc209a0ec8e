import { createTransport } from 'nodemailer';
import { DeliveryError } from '#mail/fault.ts';
import type { House, Message } from '#mail/message.ts';
import { setMessage } from '#mail/set-message.ts';

/** Hands a message for one recipient to the mail server; rejects with a `DeliveryError`. */
export type SendMail = (id: string, to: string, message: Message, signal: AbortSignal) => Promise<void>;

/** How long the mail server may be silent. Milliseconds. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** A sender through the server at `smtp://` or `smtps://user:password@host:port`. */
export function createSmtpSender(url: string, from: string, house: House): SendMail {
  const transport = createTransport(
    { url, ...patience, disableFileAccess: true, disableUrlAccess: true },
    { from: { name: house.name, address: from } },
  );
  const domain = from.split('@')[1] ?? 'localhost';

  return async (id, to, message, signal) => {
    const { attachment, replyTo, subject } = message;
    try {
      await transport.sendMail({
        envelope: { from: one(from), to: [one(to)] },
        to: one(to),
        ...(replyTo === undefined ? {} : { replyTo: one(replyTo) }),
        subject: subject.replaceAll(/\s+/g, ' '),
        ...setMessage(message, house),
        ...(attachment === undefined
          ? {}
          : {
              attachments: [
                {
                  filename: attachment.name,
                  contentType: attachment.mediaType,
                  content: Buffer.from(attachment.bytes),
                },
              ],
            }),
        messageId: `<${id}@${domain}>`,
        // Out-of-office programs do not answer what says this (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
        signal,
      });
    } catch (error) {
      throw toDeliveryError(error, to);
    }
  };
}

/** As an object an address is one address; as text it could be taken for several, or for one that it only names. */
function one(address: string): { name: string; address: string } {
  return { name: '', address };
}

/**
 * What an error of the library means for the message. Only an answer to the recipient or to the message itself speaks of
 * the message (RFC 5321, section 4.2.1: 5yz is for ever, 4yz for now); a refused login or sender is ours to repair.
 */
function toDeliveryError(error: unknown, to: string): DeliveryError {
  const said = error instanceof Error ? error.message : String(error);
  // Mail servers quote the address that they refuse; the fault is kept and printed, and must not say whose it is.
  const text = said.replaceAll(new RegExp(RegExp.escape(to), 'gi'), '…');
  const status = readProperty(error, 'responseCode');
  const isAboutMessage = ['RCPT TO', 'DATA'].includes(String(readProperty(error, 'command')));
  const isBadAddress = readProperty(error, 'code') === 'EENVELOPE' && status === undefined;
  if (isBadAddress || (isAboutMessage && typeof status === 'number' && status >= 500)) {
    return new DeliveryError('refused', text, { cause: error });
  }
  const kind = isAboutMessage && typeof status === 'number' ? 'later' : 'unreachable';
  return new DeliveryError(kind, text, { cause: error });
}

function readProperty(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
