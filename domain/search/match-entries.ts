import type { SearchEntry } from '#domain/search/search-entry.ts';

/** The entries that match a query, the best first. */
export type Matches = {
  /** By a word of the title or of an alternative title. */
  readonly titles: readonly SearchEntry[];
  /** By words of the text alone. */
  readonly texts: readonly SearchEntry[];
  /** Whether an entry of `titles` has every word of the query that any entry has. */
  readonly isComplete: boolean;
};

/** Words that say nothing about what is searched for. */
const fillers: ReadonlySet<string> = new Set(
  (
    'a about am an and any are as at be by can could did do does doing for from give had has have having how i if in into is ' +
    'it its kindly let like make me mine my need no of off on or our out please should so some tell than that the their ' +
    'them there they this to up us use using want was we were what when which while who why will with would you your'
  )
    .split(' ')
    .map(reduce),
);

/** Whether a stem says nothing about what is searched for. */
export function isFiller(stem: string): boolean {
  return fillers.has(stem);
}

/** A longer query is cut off. Words. */
const maxWords = 12;

/**
 * How much a match counts, by where it is; a word that merely begins so, or is misspelt, counts for a part of it. What begins
 * with a short word that is itself in the index, as careers does with CA, is hardly ever meant.
 */
const weights = {
  title: 1,
  alternative: 0.8,
  text: 0.25,
  beginning: 0.7,
  beginningOfShort: 0.1,
  misspelt: 0.5,
  superseded: 0.4,
  filler: 0.1,
};

/** Letters of a word such as CA, CPS, DSC or PAN. */
const shortWord = 3;

/** The words of a text in lower case, each reduced to its stem. */
export function splitWords(text: string): readonly string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/['’]/g, '');
  return (plain.match(/[\p{L}\p{N}]{1,60}/gu) ?? []).map(reduce);
}

/** The stem of an English word: its plural and its commonest endings are cut off. It need not be a word. */
function reduce(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  const singular = word
    .replace(/ies$/, 'y')
    .replace(/(?<=[sxz]|ch|sh)es$/, '')
    .replace(/(?<=[^su])s$/, '');
  if (singular.length < 6) return singular;
  return singular.replace(/(?:ing|ed|e)$/, '');
}

type Place = 'title' | 'alternative' | 'text';

type Prepared = {
  readonly entry: SearchEntry;
  readonly title: readonly string[];
  /** The first place of each word: a title comes before alternatives, and these before the text. */
  readonly places: ReadonlyMap<string, Place>;
};

/** Prepares entries and returns the function that matches a query against them. */
export function createMatcher(entries: readonly SearchEntry[]): (query: string) => Matches {
  const prepared = entries.map(prepare);
  const found = new Map<string, Prepared[]>();
  for (const candidate of prepared) {
    for (const word of candidate.places.keys()) {
      const others = found.get(word);
      if (others) others.push(candidate);
      else found.set(word, [candidate]);
    }
  }
  const vocabulary = [...found.keys()];

  /** The words of the index that a word of the query stands for, each with its weight. */
  const expand = (word: string): ReadonlyMap<string, number> => {
    const same = new Map<string, number>();
    if (found.has(word)) same.set(word, 1);
    if (word.length >= 2) {
      const weight = word.length <= shortWord && same.size > 0 ? weights.beginningOfShort : weights.beginning;
      for (const known of vocabulary) {
        if (known !== word && known.startsWith(word)) same.set(known, weight);
      }
    }
    if (same.size > 0) return same;
    for (const known of vocabulary) {
      if (isMisspelt(word, known)) same.set(known, weights.misspelt);
    }
    return same;
  };

  return (query) => {
    const words = [...new Set(splitWords(query))].slice(0, maxWords);
    const telling = words.filter((word) => !isFiller(word));
    const scores = new Map<Prepared, { score: number; titles: number; words: number }>();
    let matched = 0;
    for (const word of telling.length > 0 ? telling : words) {
      const best = new Map<Prepared, { score: number; place: Place }>();
      for (const [known, weight] of expand(word)) {
        const candidates = found.get(known) ?? [];
        // A word that few entries have tells more.
        const rarity = Math.log(1 + entries.length / candidates.length);
        for (const candidate of candidates) {
          const place = candidate.places.get(known) ?? 'text';
          const score = weight * weights[place] * rarity;
          if (score > (best.get(candidate)?.score ?? 0)) best.set(candidate, { score, place });
        }
      }
      if (best.size > 0) matched += 1;
      for (const [candidate, { score, place }] of best) {
        const total = scores.get(candidate) ?? { score: 0, titles: 0, words: 0 };
        total.score += score;
        total.words += 1;
        if (place !== 'text') total.titles += 1;
        scores.set(candidate, total);
      }
    }
    const asked = words.filter(isFiller);
    const ranked = [...scores].map(([candidate, total]) => ({
      ...candidate,
      ...total,
      score: total.score * adjust(candidate, total, asked),
    }));
    ranked.sort((a, b) => b.score - a.score);
    const titles = ranked.filter((each) => each.titles > 0);
    return {
      titles: titles.map(({ entry }) => entry),
      texts: ranked.filter((each) => each.titles === 0 && each.words === matched).map(({ entry }) => entry),
      isComplete: matched > 0 && titles.some((each) => each.words === matched),
    };
  };
}

function prepare(entry: SearchEntry): Prepared {
  const title = splitWords(entry.title);
  const places = new Map<string, Place>(splitWords(entry.text ?? '').map((word) => [word, 'text']));
  for (const word of splitWords(entry.alternatives ?? '')) places.set(word, 'alternative');
  for (const word of title) places.set(word, 'title');
  return { entry, title, places };
}

/**
 * Prefers entries that have more of the words, whose title has little else and asks in the same way, and that are still in
 * force.
 */
function adjust(
  { entry, title }: Prepared,
  { titles, words }: { titles: number; words: number },
  asked: readonly string[],
): number {
  const share = Math.min(1, titles / Math.max(1, title.filter((word) => !isFiller(word)).length));
  const sameFillers = asked.filter((word) => title.includes(word)).length;
  const inForce = entry.isSuperseded ? weights.superseded : 1;
  return words * (1 + 0.3 * share + weights.filler * sameFillers) * inForce;
}

/** Whether two words of four letters or more differ by one slip of the keyboard, or by two from seven letters on. */
function isMisspelt(word: string, known: string): boolean {
  const allowed = word.length >= 7 ? 2 : word.length >= 4 ? 1 : 0;
  if (allowed === 0 || Math.abs(word.length - known.length) > allowed || /\d/.test(word)) return false;
  return measureDistance(word, known) <= allowed;
}

/** Letters that must be inserted, deleted, replaced or exchanged with their neighbour (Damerau and Levenshtein). */
function measureDistance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    const [above = [], twoAbove = []] = [rows.at(-1), rows.at(-2)];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let least = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, replaced);
      const isExchanged = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isExchanged) least = Math.min(least, (twoAbove[j - 2] ?? 0) + 1);
      row.push(least);
    }
    rows.push(row);
  }
  return rows.at(-1)?.[b.length] ?? 0;
}
