import { hasSurplus, withSurplus } from '../payload/surplus.ts';
import type { Bench } from './bench.ts';
import type { Notes } from './finding.ts';
import { attempt, fresh, successFaults, type Ready, type Trial } from './trial.ts';

/** Fields that the contract does not have are passed over: not refused, not stored, not shown. */
export async function checkSurplus(bench: Bench, ready: Ready, notes: Notes): Promise<void> {
  await bench.undoing(async () => {
    const now = await fresh(bench, ready);
    const trial = await attempt(bench, { ...now, payload: withSurplus(now.payload) });
    noteSurplus(notes, trial, successFaults(bench, ready.client, trial));
  });
}

/** What came of the surplus of an action that was sent with it. */
export function noteSurplus(notes: Notes, trial: Trial, others: readonly string[] = []): void {
  const stored = trial.changes.filter(({ after }) => hasSurplus(JSON.stringify(after)));
  notes.note('surplus', 'identifiants, société, droits et dates glissés dans l’envoi', [
    ...others,
    ...(stored.length === 0 ? [] : [`enregistrés dans ${stored.map(({ table }) => table).join(', ')}`]),
    ...(hasSurplus(JSON.stringify(trial.reached.page)) ? ['montrés par la page suivante'] : []),
  ]);
}
