import type { ReportGroup } from './report.ts';

/** Items of a group that are written out. */
const SHOWN = 12;

/** A report for people: one block per group, its beginning where it is long. */
export function describeReport(groups: readonly ReportGroup[], isFull: boolean): string {
  return groups.map((group) => `${describeGroup(group, isFull)}\n`).join('\n');
}

function describeGroup({ kind, title, remedy, items }: ReportGroup, isFull: boolean): string {
  const shown = isFull ? items : items.slice(0, SHOWN);
  const lines = shown.map(({ subject, detail }) =>
    detail === undefined ? `  - ${subject}` : `  - ${subject}: ${detail}`,
  );
  const more = items.length - shown.length;
  return [
    kind === 'notes' ? title : `${title}: ${items.length}`,
    ...(remedy === undefined ? [] : [`  ${remedy}`]),
    ...lines,
    ...(more > 0 ? [`  … and ${more} more: --full`] : []),
  ].join('\n');
}
