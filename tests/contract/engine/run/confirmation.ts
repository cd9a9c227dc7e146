import { errorsOf } from '../http/answer.ts';
import { isUnavailable } from '../target/target.ts';
import type { Bench } from './bench.ts';
import type { Notes } from './finding.ts';
import { attempt, changeFaults, type Ready } from './trial.ts';

/** What asks for a password given a short time ago does nothing without one. */
export async function checkConfirmation(bench: Bench, ready: Ready, notes: Notes): Promise<void> {
  if (ready.subject.route.confirm === undefined || bench.target.ledger === null) return;
  const client = await bench.target.open(ready.client.actor, { isConfirmed: false });
  if (isUnavailable(client)) return notes.skip('confirmation', 'sans mot de passe récent', client.reason);
  await bench.undoing(async () => {
    const { answer, reached, changes } = await attempt(bench, { ...ready, client });
    const isAsked = answer.status === 303 && Boolean(errorsOf(reached.page)['confirmation']);
    notes.note('confirmation', 'sans mot de passe récent', [
      ...(isAsked
        ? []
        : [`attendu : un message sur confirmation ; reçu : ${JSON.stringify(errorsOf(reached.page))}`]),
      ...changeFaults(bench, ready, changes),
    ]);
  });
}
