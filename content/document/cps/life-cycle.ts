import { application, issuance } from '#content/document/cps/application.ts';
import { changes } from '#content/document/cps/renewal.ts';
import { revocation, status } from '#content/document/cps/revocation.ts';
import { chapter } from '#domain/document/document.ts';

/** Chapter 4 in the order of RFC 3647. */
export const lifeCycle = chapter(
  'Certificate life-cycle operational requirements',
  ...application,
  ...issuance,
  ...changes,
  revocation,
  ...status,
);
