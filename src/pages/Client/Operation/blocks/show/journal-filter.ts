import type { JournalEntry } from '#contracts/client/operation/show.ts';

export const journalFilters = ['all', 'states', 'notes'] as const;
export type JournalFilter = (typeof journalFilters)[number];

/** The lines of the journal that a filter lets through, in the order given. */
export function filterJournal(entries: readonly JournalEntry[], filter: JournalFilter): JournalEntry[] {
  if (filter === 'all') return [...entries];
  const kind = filter === 'states' ? 'state' : 'note';
  return entries.filter((entry) => entry.kind === kind);
}
