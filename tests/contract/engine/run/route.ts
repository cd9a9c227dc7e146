import type { Subject } from '../subject.ts';
import { checkAccess } from './access.ts';
import { checkAction } from './action.ts';
import type { Bench } from './bench.ts';
import { takeNotes, type Finding } from './finding.ts';
import { checkQuery } from './query.ts';

/** Everything that is looked at on one route. */
export async function checkRoute(bench: Bench, subject: Subject): Promise<readonly Finding[]> {
  const notes = takeNotes(subject.name);
  notes.note('declared', 'contrat et exemple', gapsOf(bench, subject.name));
  await checkAccess(bench, subject, notes);
  await checkQuery(bench, subject, notes);
  await checkAction(bench, subject, notes);
  return notes.findings;
}

const gapsOf = ({ gaps }: Bench, name: string): string[] =>
  gaps.filter((gap) => gap.name === name).map(({ reason }) => reason);
