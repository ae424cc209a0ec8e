/**
 * A template on the author's own disk: Word leaves such a path in many documents, and it is dead on other machines.
 * Word for Mac writes a fourth slash; on Windows that would name a computer called "Users".
 */
const localTemplate = /^(?:(?:file:\/\/\/)?[a-z]:[\\/][^:]*|file:\/\/\/\/?Users\/[^\\/:]+\/[^:]*|[^\\/:]*)$/i;
/** Limit of nested escapes: programs write none. */
const decodingLimit = 3;

/** Whether Word looks for a template on the reader's own disk only. A path with `..` may lead elsewhere. */
export function isLocalTemplate(target: string): boolean {
  const path = decode(target);
  return path !== undefined && localTemplate.test(path) && !path.includes('..');
}

/** Decodes percent-escapes (RFC 3986, section 2.1), as Word does before it opens a path; `undefined` if that fails. */
function decode(target: string): string | undefined {
  let path = target;
  for (let round = 0; round < decodingLimit; round++) {
    const before = path;
    try {
      path = decodeURIComponent(before);
    } catch {
      return undefined;
    }
    if (path === before) return path;
  }
  return undefined;
}
