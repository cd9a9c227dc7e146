/** What a description of a lot is for. */
export const descriptionKinds = ['vir_works', 'vefa_notice', 'asis_sheet'] as const;
export const descriptionStates = ['draft', 'approved', 'annexed'] as const;
export type DescriptionState = (typeof descriptionStates)[number];

export const descriptionScopes = ['common', 'private'] as const;
export type DescriptionScope = (typeof descriptionScopes)[number];

/** A room with its area (m² with two decimals as text) and the height of its ceiling (m). */
export interface DescribedRoom {
  readonly label: string;
  readonly areaM2: string;
  readonly ceilingM: string | null;
}

/** One piece of work or equipment. */
export interface DescribedItem {
  readonly label: string;
  readonly description: string;
  readonly brandOrEquivalent: string;
}

/** Works on a part of the building, or of the lot itself. */
export interface DescribedSection {
  readonly scope: DescriptionScope;
  readonly title: string;
  readonly items: readonly DescribedItem[];
}

/** One piece as the form and its table hold it: with the part of the building and the heading that it stands under. */
export interface DescribedLine extends DescribedItem {
  readonly scope: DescriptionScope;
  readonly title: string;
}

/** Lines under their headings: the common parts first, headings in the order in which they first appear. */
export function sectionsOf(lines: readonly DescribedLine[]): DescribedSection[] {
  return descriptionScopes.flatMap((scope) => {
    const ofScope = lines.filter((line) => line.scope === scope);
    const titles = [...new Set(ofScope.map(({ title }) => title))];
    return titles.map((title) => ({
      scope,
      title,
      items: ofScope
        .filter((line) => line.title === title)
        .map(({ label, description, brandOrEquivalent }) => ({ label, description, brandOrEquivalent })),
    }));
  });
}

/** The lines of sections. */
export const linesOf = (sections: readonly DescribedSection[]): DescribedLine[] =>
  sections.flatMap(({ scope, title, items }) => items.map((item) => ({ scope, title, ...item })));

/** Parts of the building of which nothing is described. */
export const missingScopes = (sections: readonly DescribedSection[]): DescriptionScope[] =>
  descriptionScopes.filter(
    (scope) => !sections.some((section) => section.scope === scope && section.items.length > 0),
  );

/** Areas of rooms together, in hundredths of a square metre; a room without a readable area counts for nothing. */
export const roomsHundredthsM2 = (rooms: readonly Pick<DescribedRoom, 'areaM2'>[]): number =>
  rooms.reduce((sum, { areaM2 }) => {
    const hundredths = Math.round(Number(areaM2) * 100);
    return Number.isFinite(hundredths) ? sum + hundredths : sum;
  }, 0);

/** What a version of a description holds. */
export interface DescriptionContent {
  readonly rooms: readonly DescribedRoom[];
  readonly sections: readonly DescribedSection[];
}

/** What changed between two versions; pieces and rooms are told by what they are called. */
export interface DescriptionChange {
  readonly kind: 'added' | 'removed' | 'changed';
  readonly part: 'room' | 'item';
  readonly label: string;
}

/** What a version changes of the one before it, in the order of the document; what went comes last. */
export function changesBetween(before: DescriptionContent, after: DescriptionContent): DescriptionChange[] {
  const named = (content: DescriptionContent) => [
    ...content.rooms.map((room) => ({
      part: 'room' as const,
      name: `room:${room.label}`,
      of: room,
      label: room.label,
    })),
    ...linesOf(content.sections).map((line) => ({
      part: 'item' as const,
      name: `item:${line.scope}:${line.title}:${line.label}`,
      of: line,
      label: line.label,
    })),
  ];
  const [old, now] = [named(before), named(after)];
  const changed = now.flatMap(({ part, name, of, label }): DescriptionChange[] => {
    const earlier = old.find((entry) => entry.name === name);
    if (earlier === undefined) return [{ kind: 'added', part, label }];
    return JSON.stringify(earlier.of) === JSON.stringify(of) ? [] : [{ kind: 'changed', part, label }];
  });
  const gone = old
    .filter(({ name }) => !now.some((entry) => entry.name === name))
    .map(({ part, label }): DescriptionChange => ({ kind: 'removed', part, label }));
  return [...changed, ...gone];
}
