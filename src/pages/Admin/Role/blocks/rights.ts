import { verbs, type Verb } from '#domain/access/verbs.ts';

/** What can be decided of one area: a verb, and its key among the rights. */
export interface AreaRight {
  readonly verb: Verb;
  readonly key: string;
}

/** Rights that are no verb of an area, as the column that stands for them. */
const specialRights: Readonly<Record<string, readonly AreaRight[]>> = {
  impersonate: [
    { verb: 'list', key: 'impersonate.read' },
    { verb: 'update', key: 'impersonate.write' },
  ],
};

/** The rights of an area. */
export const rightsOfArea = (area: string): readonly AreaRight[] =>
  specialRights[area] ?? verbs.map((verb) => ({ verb, key: `${area}.${verb}` }));

/** Every area that has rights to show, special ones last. */
export const withSpecial = (areas: readonly string[]): readonly string[] => [
  ...areas,
  ...Object.keys(specialRights),
];

/** The verbs of an area that are held. */
export const grantedVerbs = (area: string, granted: ReadonlySet<string>): Verb[] =>
  rightsOfArea(area).flatMap(({ verb, key }) => (granted.has(key) ? [verb] : []));

/** What makes no sense without the right to read. */
const readFirst: readonly Verb[] = ['update', 'delete', 'validate'];

/** The rights after one was switched; `addedArea` is where reading came with it. */
export function switched(
  granted: ReadonlySet<string>,
  area: string,
  { key, verb }: AreaRight,
  isOn: boolean,
): { readonly permissions: string[]; readonly addedArea: string | null } {
  const next = new Set(granted);
  if (!isOn) {
    next.delete(key);
    return { permissions: [...next], addedArea: null };
  }
  next.add(key);
  const read = rightsOfArea(area).find((right) => right.verb === 'list')?.key ?? key;
  const isAdded = readFirst.includes(verb) && !next.has(read);
  if (isAdded) next.add(read);
  return { permissions: [...next], addedArea: isAdded ? area : null };
}

/** « Tout », « lecture », « rien » for some areas, as far as the scope can be granted. */
export function shortcut(
  granted: ReadonlySet<string>,
  areas: readonly string[],
  offered: ReadonlySet<string>,
  what: 'all' | 'read' | 'nothing',
): string[] {
  const next = new Set(granted);
  for (const { key, verb } of areas.flatMap(rightsOfArea)) {
    const isWanted = what === 'all' || (what === 'read' && verb === 'list');
    if (isWanted && offered.has(key)) next.add(key);
    else next.delete(key);
  }
  return [...next];
}
