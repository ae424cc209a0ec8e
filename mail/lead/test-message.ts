import { testTexts } from '#content/lead/mail-texts.ts';
import { formatIndianTime } from '#domain/time.ts';
import type { Message } from '#mail/message.ts';

/** A test to one of our mailboxes. `createdAt`: when it was queued, UTC. */
export function testMessage(createdAt: string): Message {
  return { subject: testTexts.subject, blocks: [testTexts.describe(formatIndianTime(createdAt))] };
}
