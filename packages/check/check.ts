export { RefusalError } from './budget.ts';
export { type ReadCertificate, readCertificate, readCrl } from './certificate/read-certificate.ts';
export type { Repository } from './certificate/read-repository.ts';
export type { RecognisedRoot } from './certificate/trust-context.ts';
export { verifyIssuer } from './certificate/verify-issuer.ts';
export { type CheckOptions, checkInputs, type Input } from './check-inputs.ts';
