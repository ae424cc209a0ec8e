/** The names that are looked for; each is a bit of `ObjectScan.names`. */
export const nameBits = {
  JavaScript: 1,
  JS: 2,
  Launch: 4,
  EmbeddedFile: 8,
  EmbeddedFiles: 16,
  RichMedia: 32,
  XFA: 64,
  EF: 128,
  FileAttachment: 256,
  SubmitForm: 512,
  ImportData: 1_024,
  GoToE: 2_048,
  Rendition: 4_096,
  ObjStm: 8_192,
  XRef: 16_384,
  N: 32_768,
  First: 65_536,
  Encrypt: 131_072,
  GoToR: 262_144,
  Movie: 524_288,
  Sound: 1_048_576,
  Collection: 2_097_152,
  '3D': 4_194_304,
  OnInstantiate: 8_388_608,
} as const;

const known = Object.entries(nameBits).map(([name, bit]) => ({ name: Buffer.from(name), bit }));
const longestName = Math.max(...known.map(({ name }) => name.length));
const knownByLength = Array.from({ length: longestName + 1 }, (_, length) =>
  known.filter(({ name }) => name.length === length),
);
/** The name that is being decoded. */
const decoded = Buffer.alloc(longestName);

/** The bit of the name between two offsets, or 0. Section 7.3.5: `#` and two hexadecimal digits are a character. */
export function findName(bytes: Buffer, from: number, to: number): number {
  let length = 0;
  for (let at = from; at < to; at++) {
    if (length === longestName) return 0;
    const escaped = bytes[at] === 0x23 && at + 2 < to ? 16 * digit(bytes[at + 1]) + digit(bytes[at + 2]) : Number.NaN;
    if (Number.isNaN(escaped)) decoded[length++] = bytes[at] ?? 0;
    else {
      decoded[length++] = escaped;
      at += 2;
    }
  }
  for (const { name, bit } of knownByLength[length] ?? []) {
    if (name[0] === decoded[0] && name.compare(decoded, 0, length) === 0) return bit;
  }
  return 0;
}

/** The value of a hexadecimal digit, or NaN. */
function digit(byte = 0): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : Number.NaN;
}
