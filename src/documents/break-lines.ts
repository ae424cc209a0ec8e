/** An unbreakable part of a paragraph; `width` is without the space at its end. */
type Piece = { readonly text: string; readonly width: number };

/**
 * Breaks a paragraph into lines no wider than `width` with minimum raggedness, by dynamic programming: the least sum of
 * squares of the space left in each line. The last line counts only if it is very short.
 */
export function breakLines(text: string, width: number, measure: (text: string) => number): readonly string[] {
  const pieces = splitPieces(bindWords(text), measure);
  const space = measure(' ');
  /** By first piece: the least badness of the remaining lines, and the end of the first one. */
  const best: { badness: number; end: number }[] = [];
  best[pieces.length] = { badness: 0, end: pieces.length };

  for (let start = pieces.length - 1; start >= 0; start -= 1) {
    let found = { badness: Number.POSITIVE_INFINITY, end: start + 1 };
    let length = 0;
    for (let end = start + 1; end <= pieces.length; end += 1) {
      length += pieces[end - 1]?.width ?? 0;
      if (length > width && end > start + 1) break;
      const rest = best[end]?.badness ?? 0;
      const badness = rest + (end === pieces.length ? rateLastLine(length, width) : (width - length) ** 2);
      // On a tie the fuller line, so that a paragraph has the fewest lines.
      if (badness <= found.badness) found = { badness, end };
      if (pieces[end - 1]?.text.endsWith(' ')) length += space;
    }
    best[start] = found;
  }

  const lines: string[] = [];
  for (let start = 0; start < pieces.length; start = best[start]?.end ?? pieces.length) {
    const words = pieces.slice(start, best[start]?.end).map((piece) => piece.text);
    lines.push(words.join('').replaceAll('\u00a0', ' ').trimEnd());
  }
  return lines;
}

/** Penalises a last line shorter than an eighth of the width. */
function rateLastLine(length: number, width: number): number {
  return length < width / 8 ? (width / 4) ** 2 : 0;
}

/** Binds with no-break spaces: telephone numbers, dates, and a number with its unit or noun. */
function bindWords(text: string): string {
  return text
    .replaceAll(/\+?\d[\d ]+\d/g, (number) => number.replaceAll(' ', '\u00a0'))
    .replaceAll(/(\d{1,2}) ([A-Z][a-z]{2,8}) (\d{4})/g, '$1\u00a0$2\u00a0$3')
    .replaceAll(/\b([Ss]ections?|[Cc]hapter|[Cc]lauses?|[Ee]dition|RFC|FIPS|Class|Level) (\d)/g, '$1\u00a0$2')
    .replaceAll(/(\d) (days?|months?|years?|hours?|minutes?|seconds?|bits|per cent|am|pm)\b/g, '$1\u00a0$2');
}

/** Splits at spaces, and long addresses also after a slash or a question mark, and before `&`. */
function splitPieces(text: string, measure: (text: string) => number): readonly Piece[] {
  return text.split(' ').flatMap((word) => {
    const parts = word.length > 24 ? word.split(/(?<=[^/:]\/|\?)(?=[^/])|(?=&)/) : [word];
    return parts.map((part, index) => ({
      text: index === parts.length - 1 ? `${part} ` : part,
      width: measure(part),
    }));
  });
}
