/**
 * The template from which a document was made, on its author's own disk: Word leaves such a path in many documents, and it
 * leads to nothing anywhere else. Word for Mac writes a fourth slash; on Windows that would name a computer called "Users".
 */
const localTemplate = /^(?:(?:file:\/\/\/)?[a-z]:[\\/][^:]*|file:\/\/\/\/?Users\/[^\\/:]+\/[^:]*|[^\\/:]*)$/i;
/** Escapes of escapes: programs write none. */
const decodingLimit = 3;

/** Whether Word finds a template on the reader's own disk, if anywhere. A path that climbs may lead elsewhere. */
export function isLocalTemplate(target: string): boolean {
  const path = decode(target);
  return path !== undefined && localTemplate.test(path) && !path.includes('..');
}

/** Without escapes (RFC 3986, section 2.1), which Word decodes before it opens what is named; `undefined` if that fails. */
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
