/** The accepted file formats of a resume (R5.18). */
export const resumeKinds = ['pdf', 'doc', 'docx'] as const;
export type ResumeKind = (typeof resumeKinds)[number];

/** The largest resume in bytes: 5 MB, a megabyte being 1,048,576 bytes as file managers count. */
export const maxResumeBytes = 5 * 1_048_576;

/** Code points of a stored file name. */
const maxNameLength = 100;

/** Why a resume is refused. */
export type ResumeErrorCode =
  `resume-${'required' | 'format' | 'size' | 'protected' | 'active' | 'changed' | 'infected' | 'unscanned'}`;

/** Media types as registered with IANA. */
export const resumeMediaTypes: { readonly [kind in ResumeKind]: string } = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** Whether a file name ends with the extension of a resume, in any case. */
export function hasResumeExtension(name: string): boolean {
  return resumeKinds.some((kind) => name.toLowerCase().endsWith(`.${kind}`));
}

/** Validates a file before it is sent: presence, name and size. The server inspects its bytes. */
export function validateResumeFile(
  file: { readonly name: string; readonly size: number } | undefined,
): ResumeErrorCode | undefined {
  if (!file) return 'resume-required';
  if (!hasResumeExtension(file.name) || file.size === 0) return 'resume-format';
  return file.size > maxResumeBytes ? 'resume-size' : undefined;
}

/**
 * Makes a file name safe to store and display: no folders, no control characters, bounded, with its kind's extension.
 */
export function tidyResumeName(name: string, kind: ResumeKind): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const printable = last.toWellFormed().replaceAll(/[\p{C}\p{Zl}\p{Zp}<>:"|?*]/gu, '');
  const stem = [...printable.replace(/\.[^.]*$/, '').trim()].slice(0, maxNameLength).join('');
  return `${stem.replace(/^\.+/, '') || 'resume'}.${kind}`;
}
