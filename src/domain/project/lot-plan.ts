import type { LotType } from '../lot/states.ts';
import type { Cents } from '../money/cents.ts';
import type { ProjectRow } from './project.ts';
import { unitPriceOf } from './totals.ts';

/** Most signs of the reference of a lot. */
export const maxLotRef = 12;
export const minLevel = -5;
export const maxLevel = 60;
/** Lots that are made at once, at most. */
export const maxPlannedLots = 500;

/** How the lots of a composition are laid out and named. */
export interface LotNumbering {
  /** Text with `[lettre]`, `[etage]`, `[rang]` (on its floor, by letter) and `[numero]` (of all, by letter). */
  readonly pattern: string;
  /** The lines that lots are made of, and the floors that they are spread over. */
  readonly rows: readonly { readonly row: number; readonly fromLevel: number; readonly toLevel: number }[];
}

export interface PlannedLot {
  readonly ref: string;
  readonly row: number;
  readonly type: LotType;
  readonly label: string | null;
  readonly level: number;
  readonly areaM2: string;
  readonly saleMode: ProjectRow['saleMode'];
  readonly priceTtcCents: Cents;
  readonly tantiemes: number | null;
  readonly parkingCount: number;
  /** Main rooms, as the label of the line tells them: « T3 » has three. */
  readonly rooms: number | null;
}

const letters: Readonly<Record<LotType, string>> = {
  Apartment: 'A',
  Building: 'I',
  Garage: 'G',
  House: 'M',
  Land: 'L',
  ProfessionalRealEstate: 'C',
};

export const defaultPattern = '[lettre][etage][rang]';
/** Patterns that are proposed. */
export const lotPatterns = [defaultPattern, '[lettre][numero]', '[etage][rang]', '[numero]'] as const;

/** Names of the parts that a pattern may have. */
export const patternParts = ['lettre', 'etage', 'rang', 'numero'] as const;

/** Whether lots get different references by it: it numbers them, with parts that are known. */
export function isPattern(pattern: string): boolean {
  const parts = [...pattern.matchAll(/\[([^[\]]*)\]/g)].map(([, name]) => name);
  const rest = pattern.replaceAll(/\[[^[\]]*\]/g, '');
  return (
    !/[[\]]/.test(rest) &&
    parts.every((name) => (patternParts as readonly string[]).includes(name ?? '')) &&
    (parts.includes('numero') || (parts.includes('rang') && parts.includes('etage')))
  );
}

/** A floor as references write it: `S1` below the ground. */
const levelText = (level: number): string => (level < 0 ? `S${-level}` : String(level));

/** Floors of the units of a line, evenly from the lowest on. */
export function levelsOf(count: number, fromLevel: number, toLevel: number): number[] {
  const floors = Math.max(1, toLevel - fromLevel + 1);
  return Array.from({ length: count }, (_, unit) => fromLevel + Math.floor((unit * floors) / count));
}

/** Main rooms that a label tells: « T3 », « F2 bis », « Studio ». */
export function roomsOf(label: string | null): number | null {
  const [, rooms] = /(?:^|\s)[TF](\d{1,2})(?!\d)/i.exec(label ?? '') ?? [];
  if (rooms !== undefined) return Number(rooms) >= 1 && Number(rooms) <= 20 ? Number(rooms) : null;
  return /(?:^|\s)studios?(?:\s|$)/i.test(label ?? '') ? 1 : null;
}

/** The lots that a composition comes to, in the order of their lines; their references may occur twice. */
export function planLots(composition: readonly ProjectRow[], numbering: LotNumbering): PlannedLot[] {
  const ranks = new Map<string, number>();
  const next = (key: string): number => {
    const rank = (ranks.get(key) ?? 0) + 1;
    ranks.set(key, rank);
    return rank;
  };
  // Without a letter, lots of all types are counted together.
  const isByLetter = numbering.pattern.includes('[lettre]');
  return numbering.rows.flatMap(({ row, fromLevel, toLevel }) => {
    const line = composition[row];
    if (line === undefined) return [];
    const letter = letters[line.type];
    const group = isByLetter ? letter : '';
    return levelsOf(line.count, fromLevel, toLevel).map((level): PlannedLot => {
      const parts: Readonly<Record<string, string>> = {
        lettre: letter,
        etage: levelText(level),
        rang: String(next(`${group}:${level}`)),
        numero: String(next(group)).padStart(2, '0'),
      };
      return {
        ref: numbering.pattern.replaceAll(/\[([^[\]]*)\]/g, (whole, name: string) => parts[name] ?? whole),
        row,
        type: line.type,
        label: line.label,
        level,
        areaM2: line.avgAreaM2,
        saleMode: line.saleMode,
        priceTtcCents: unitPriceOf(line),
        tantiemes: line.tantiemes,
        parkingCount: line.parkingCount,
        rooms: line.type === 'Apartment' || line.type === 'House' ? roomsOf(line.label) : null,
      };
    });
  });
}

/** References that are there already or come twice, in their order. */
export function takenRefs(
  planned: readonly Pick<PlannedLot, 'ref'>[],
  existing: readonly string[],
): string[] {
  const seen = new Set(existing);
  const taken = new Set<string>();
  for (const { ref } of planned) {
    if (seen.has(ref)) taken.add(ref);
    seen.add(ref);
  }
  return [...taken];
}
