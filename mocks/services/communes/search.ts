import type { Commune, CommuneDirectory, CommuneEntry } from './directory.ts';

/** Name as compared: without accents, case, apostrophes or hyphens; « St » and « Ste » written in full. */
export function comparableName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(/\bst\b/g, 'saint')
    .replaceAll(/\bste\b/g, 'sainte');
}

const populationOf = (entries: readonly CommuneEntry[]): number =>
  entries.reduce((sum, { population }) => sum + population, 0);

/** A directory over a list held in memory (some 35,000 communes; a search takes a few milliseconds). */
export function communeDirectory(entries: readonly CommuneEntry[]): CommuneDirectory {
  const byCode = new Map(entries.map((entry) => [entry.inseeCode, entry]));
  const named = entries.map((entry) => ({ entry, name: comparableName(entry.name) }));

  return {
    byInsee: async (code) => {
      const entry = byCode.get(code);
      return entry ? withoutPopulation(entry) : null;
    },
    ranking: async (code) => {
      const entry = byCode.get(code);
      if (!entry) return null;
      const { departmentCode, population } = entry;
      const peers = entries.filter((one) => one.departmentCode === departmentCode);
      const rank = 1 + peers.filter((one) => one.population > population).length;
      return {
        commune: withoutPopulation(entry),
        population,
        rank,
        count: peers.length,
        departmentPopulation: populationOf(peers),
        country: { population: populationOf(entries), count: entries.length },
      };
    },
    search: async (text, limit) => {
      const { name, postalCode } = partsOf(text);
      if (name === '' && postalCode === '') return [];
      return named
        .flatMap((candidate) => {
          const matchesCode =
            postalCode === '' || candidate.entry.postalCodes.some((code) => code.startsWith(postalCode));
          const rank = matchesCode ? rankOf(candidate.name, name) : null;
          return rank === null ? [] : [{ entry: candidate.entry, rank }];
        })
        .toSorted(
          (a, b) =>
            a.rank - b.rank ||
            b.entry.population - a.entry.population ||
            (a.entry.inseeCode < b.entry.inseeCode ? -1 : 1),
        )
        .slice(0, limit)
        .map(({ entry }) => withoutPopulation(entry));
    },
  };
}

/** Splits « 33500 Libourne » or « Libourne 33 » into its words and its digits. */
function partsOf(text: string): { name: string; postalCode: string } {
  const words = comparableName(text).split(' ');
  const isCode = (word: string): boolean => /^\d{2,5}$/.test(word);
  return {
    name: words.filter((word) => !isCode(word)).join(' '),
    postalCode: words.find(isCode) ?? '',
  };
}

/** 0 the name itself, 1 its beginning, 2 the beginning of its words in order; null when it does not match. */
function rankOf(name: string, searched: string): number | null {
  if (name === searched || searched === '') return 0;
  if (name.startsWith(searched)) return 1;
  const words = name.split(' ');
  let from = 0;
  for (const part of searched.split(' ')) {
    const found = words.findIndex((word, index) => index >= from && word.startsWith(part));
    if (found === -1) return null;
    from = found + 1;
  }
  return 2;
}

function withoutPopulation({
  inseeCode,
  name,
  postalCodes,
  departmentCode,
  departmentName,
}: CommuneEntry): Commune {
  return { inseeCode, name, postalCodes, departmentCode, departmentName };
}
