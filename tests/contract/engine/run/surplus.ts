import { hasSurplus, withSurplus } from '../payload/surplus.ts';
import type { Bench } from './bench.ts';
import type { Notes } from './finding.ts';
import { attempt, fresh, successFaults, type Ready } from './trial.ts';

/** Fields that the contract does not have are passed over: not refused, not stored, not shown. */
export async function checkSurplus(bench: Bench, ready: Ready, notes: Notes): Promise<void> {
  await bench.undoing(async () => {
    const now = await fresh(bench, ready);
    const trial = await attempt(bench, { ...now, payload: withSurplus(now.payload) });
    const stored = trial.changes.filter(({ after }) => hasSurplus(JSON.stringify(after)));
    notes.note('surplus', 'identifiants, société, droits et dates glissés dans l’envoi', [
      ...successFaults(bench, ready.client, trial),
      ...(stored.length === 0 ? [] : [`enregistrés dans ${stored.map(({ table }) => table).join(', ')}`]),
      ...(hasSurplus(JSON.stringify(trial.reached.page)) ? ['montrés par la page suivante'] : []),
    ]);
  });
}
