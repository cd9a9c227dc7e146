import { shapeOf } from '../payload/shape.ts';
import { isUnavailable } from '../target/target.ts';
import type { Client } from '../http/client.ts';
import type { Bench } from './bench.ts';
import type { Notes } from './finding.ts';
import { attempt, changeFaults, fresh, successFaults, type Ready, type Trial } from './trial.ts';

/** Two people at one record: the second is told, and nobody's change is lost. */
export async function checkVersion(bench: Bench, ready: Ready, notes: Notes): Promise<void> {
  const { contract } = ready.subject;
  if (contract.kind !== 'action' || shapeOf(contract.payload).properties?.['version'] === undefined) return;
  await bench.undoing(async () => {
    const now = await fresh(bench, ready);
    const first = await attempt(bench, now);
    const second = await attempt(bench, now);
    notes.note('version', 'version dépassée', [
      ...successFaults(bench, ready.client, first),
      ...staleFaults(bench, ready, second),
    ]);
  });
  const other = await bench.target.open(ready.client.actor);
  if (isUnavailable(other) || bench.target.ledger === null) return;
  await bench.undoing(async () => {
    const saved = await savedAtOnce(bench, ready, other);
    notes.note(
      'version',
      'deux envois au même instant',
      saved === 1 ? [] : [`${saved} enregistrés au lieu d’un`],
    );
  });
}

function staleFaults(bench: Bench, ready: Ready, trial: Trial): string[] {
  const { reached, errors, changes } = trial;
  const shown = reached.page;
  const contract = shown && bench.contracts.get(shown.component);
  const showsConflict =
    contract !== undefined && contract !== null && 'conflict' in (contract.example as object);
  return [
    ...(errors['version'] ? [] : [`pas de message sur version (reçus : ${JSON.stringify(errors)})`]),
    ...changeFaults(bench, ready, changes),
    ...(showsConflict && shown?.props['conflict'] == null
      ? ['la page ne dit ni qui, ni quand, ni quoi (conflict)']
      : []),
    ...bench.faultsOf(ready.client, reached),
  ];
}

/** How often a record's version went up when two sessions sent the same change together. */
async function savedAtOnce(
  bench: Bench,
  { subject, client, path, payload, from }: Ready,
  other: Client,
): Promise<number> {
  const { ledger } = bench.target;
  const mark = (await ledger?.mark()) ?? 0;
  const send = (sender: Client) => sender.send(subject.method, path, { data: payload, from });
  await Promise.all([send(client), send(other)]);
  const changes = (await ledger?.since(mark)) ?? [];
  return changes.filter(
    ({ before, after }) => before !== null && after !== null && before['version'] !== after['version'],
  ).length;
}
