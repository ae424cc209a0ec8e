import styles from './picture.module.css';

/** Pictures of one line weight, each showing something true: what a person holds, does or receives. */
const drawings = {
  token: (
    <>
      <rect x="40" y="34" width="96" height="52" rx="10" />
      <path d="M136 46h30v28h-30M148 54h8M148 66h8M60 60h4M74 46a14 14 0 1 1 0 28 14 14 0 0 1 0-28M74 53a7 7 0 1 1 0 14 7 7 0 0 1 0-14M100 50h24M100 60h24M100 70h14" />
      <path d="M40 60H16m0-6v12" />
    </>
  ),
  video: (
    <>
      <rect x="62" y="14" width="76" height="92" rx="8" />
      <path d="M92 22h16M100 38a13 13 0 1 1 0 26 13 13 0 0 1 0-26M76 94c2-16 12-22 24-22s22 6 24 22" />
      <path d="M70 34v-6h8M130 34v-6h-8M150 50h34v26h-34zM158 58h8M158 66h18M172 58h4" />
    </>
  ),
  document: (
    <>
      <path d="M60 12h58l22 22v74H60zM118 12v22h22M74 44h40M74 56h52M74 68h52M74 80h22" />
      <path d="M128 82a14 14 0 1 1 0 28 14 14 0 0 1 0-28m-6 14 5 5 8-9M121 108l-3 10 10-5 10 5-3-10" />
    </>
  ),
  support: (
    <>
      <path d="M100 22a32 32 0 0 1 32 32v8M68 62v-8a32 32 0 0 1 32-32M68 58h-6a5 5 0 0 0-5 5v12a5 5 0 0 0 5 5h6zM132 58h6a5 5 0 0 1 5 5v12a5 5 0 0 1-5 5h-6zM132 80c0 12-8 18-22 18" />
      <circle cx="104" cy="98" r="6" />
      <path d="M18 40h26M18 50h18M156 96h26M164 106h18" />
    </>
  ),
  law: (
    <path d="M100 16v88M70 104h60M56 32h88M56 32 40 70h32zM144 32l-16 38h32zM40 70a16 10 0 0 0 32 0M128 70a16 10 0 0 0 32 0" />
  ),
  hardware: (
    <>
      <rect x="56" y="20" width="88" height="80" rx="8" />
      <path d="M68 36h64M68 84h64M100 46a14 14 0 1 1 0 28 14 14 0 0 1 0-28m0 10v8M44 36h12M44 60h12M44 84h12M144 36h12M144 60h12M144 84h12" />
    </>
  ),
  identity: (
    <>
      <rect x="40" y="26" width="120" height="70" rx="8" />
      <path d="M72 42a11 11 0 1 1 0 22 11 11 0 0 1 0-22M54 84c2-10 9-14 18-14s16 4 18 14M104 46h40M104 58h40M104 72l7 7 14-15" />
    </>
  ),
} as const;

export type PictureName = keyof typeof drawings;

/** One drawing; without a title it is decoration and hidden from assistive technology. */
export function Picture({
  name,
  title,
  className,
}: {
  name: PictureName;
  title?: string;
  className?: string | undefined;
}) {
  const names = `${styles.picture} ${className ?? ''}`;
  if (title === undefined) {
    return (
      <svg viewBox="0 0 200 120" className={names} aria-hidden="true">
        {drawings[name]}
      </svg>
    );
  }
  return (
    <svg viewBox="0 0 200 120" className={names} role="img">
      <title>{title}</title>
      {drawings[name]}
    </svg>
  );
}
