const kibibyte = 1024;
const mebibyte = kibibyte * kibibyte;

/** A size in bytes as file managers show it: `12 kB`, `2.3 MB`. */
export function setFileSize(bytes: number): string {
  if (bytes >= mebibyte) return `${(bytes / mebibyte).toFixed(1)} MB`;
  return `${Math.ceil(bytes / kibibyte)} kB`;
}
