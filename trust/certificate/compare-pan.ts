import type { PanResult } from '#domain/check/certificate-report.ts';
import { formatHex } from '#trust/fingerprints.ts';
import type { ReadCertificate } from '#trust/read-certificate.ts';

/** The object identifier of the subject's serialNumber; not the certificate's. */
const serialNumber = '2.5.4.5';

/** The SHA-256 of the holder's PAN in lower-case hexadecimal; `undefined` where the subject has no such number. */
export function readPanHash({ certificate }: ReadCertificate): string | undefined {
  const value = certificate.subjectName.getField(serialNumber)[0]?.trim().toLowerCase();
  return value !== undefined && /^[\da-f]{64}$/.test(value) ? value : undefined;
}

/** Compares a PAN, typed in any case and with spaces around it, with the hash in the certificate. It leaves no trace. */
export async function comparePan(certificate: ReadCertificate, pan: string): Promise<PanResult> {
  const typed = pan.trim().toUpperCase();
  if (!/^[A-Z]{5}\d{4}[A-Z]$/.test(typed)) return 'invalid';
  const expected = readPanHash(certificate);
  if (expected === undefined) return 'absent';
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(typed));
  return formatHex(new Uint8Array(hash)) === expected ? 'matches' : 'differs';
}
