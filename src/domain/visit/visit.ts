/** What a visit is for. */
export const visitKinds = ['discovery', 'technical', 'bank', 'buyer', 'worksite'] as const;
export type VisitKind = (typeof visitKinds)[number];

export const visitStates = ['planned', 'done', 'no_show', 'cancelled'] as const;
export type VisitState = (typeof visitStates)[number];

/** What a finding is about. */
export const findingTopics = [
  'structure',
  'roof',
  'facade',
  'networks',
  'damp',
  'asbestos',
  'access',
  'neighbourhood',
  'other',
] as const;
export type FindingTopic = (typeof findingTopics)[number];

/** What is to be done after a visit. */
export const followUpKinds = ['none', 'call', 'send_docs', 'offer', 'second_visit'] as const;
export type FollowUpKind = (typeof followUpKinds)[number];

export const minVisitMinutes = 15;
export const maxVisitMinutes = 480;
export const defaultVisitMinutes = 45;
/** Formats of a voucher that was signed: scanned, or photographed. */
export const voucherFormats = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const;
/** Findings of a visit, and pictures of a finding, at most. */
export const maxFindings = 200;
export const maxFindingPhotos = 20;

/** The topics to go through on the spot: all of them when the building itself is looked at. */
export function checklistOf(kind: VisitKind): readonly FindingTopic[] {
  if (kind === 'technical' || kind === 'worksite') return findingTopics;
  if (kind === 'discovery') return ['structure', 'roof', 'facade', 'damp', 'access', 'neighbourhood'];
  return kind === 'bank' ? ['structure', 'facade', 'access'] : [];
}

/** Two stretches of time that have an instant in common; one that begins as the other ends does not. */
export function overlaps(
  one: { readonly startAt: Date; readonly durationMin: number },
  other: { readonly startAt: Date; readonly durationMin: number },
): boolean {
  const endOf = ({ startAt, durationMin }: typeof one) => startAt.getTime() + durationMin * 60_000;
  return one.startAt.getTime() < endOf(other) && other.startAt.getTime() < endOf(one);
}

/** Share of the people expected who came, in basis points; null while no visit has taken place or been missed. */
export function attendanceBps(visits: readonly { readonly status: VisitState }[]): number | null {
  const done = visits.filter(({ status }) => status === 'done').length;
  const expected = done + visits.filter(({ status }) => status === 'no_show').length;
  return expected === 0 ? null : Math.round((done * 10_000) / expected);
}
