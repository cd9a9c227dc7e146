import type { CommuneEntry } from './directory.ts';

/** One commune as sent to the browser: INSEE code, name, postcodes joined by spaces, population. */
export type CompactCommune = readonly [code: string, name: string, postalCodes: string, population: number];

/** The list as sent to the browser, departments apart so that their names are sent once. */
export interface CompactCommunes {
  departments: Record<string, string>;
  communes: CompactCommune[];
}

/** Shrinks the list (to about a third). */
export function compactCommunes(entries: readonly CommuneEntry[]): CompactCommunes {
  return {
    departments: Object.fromEntries(entries.map((entry) => [entry.departmentCode, entry.departmentName])),
    communes: entries.map((entry) => [
      entry.inseeCode,
      entry.name,
      entry.postalCodes.join(' '),
      entry.population,
    ]),
  };
}

/** The list again as it was before `compactCommunes`. */
export function expandCommunes({ departments, communes }: CompactCommunes): CommuneEntry[] {
  return communes.map(([inseeCode, name, postalCodes, population]) => {
    // Overseas departments have three signs.
    const departmentCode = /^9[78]/.test(inseeCode) ? inseeCode.slice(0, 3) : inseeCode.slice(0, 2);
    return {
      inseeCode,
      name,
      postalCodes: postalCodes.split(' '),
      departmentCode,
      departmentName: departments[departmentCode] ?? departmentCode,
      population,
    };
  });
}
