export * from './certificate-report.ts';
export type { CertificateFacts, CrlFacts, Fingerprints, IssuerErrorCode } from './facts.ts';
export type { CheckReport, FileReport } from './file-report.ts';
export * from './limits.ts';
export * from './pdf-report.ts';
export { exitStatus, pdfTones } from './pdf-verdict.ts';
export * from './refusal.ts';
