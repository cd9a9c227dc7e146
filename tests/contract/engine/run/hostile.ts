import { activeMarkup, hostileBodies } from '../payload/hostile.ts';
import type { Bench } from './bench.ts';
import type { Notes } from './finding.ts';
import { attempt, fresh, chain, changeFaults, type Ready, type Trial } from './trial.ts';

/** What a server may answer to what it will not even read, beside the usual way back. */
const plainRefusals = [400, 413, 422];

/** Values sent to break: the answer is clear all the same, and what was kept is shown unharmed. */
export async function checkHostile(bench: Bench, ready: Ready, notes: Notes): Promise<void> {
  const { contract } = ready.subject;
  if (contract.kind !== 'action') return;
  const bodies = hostileBodies(contract.payload, ready.payload, bench.depth);
  for (const [index, { name, body }] of bodies.entries()) {
    await bench.undoing(async () => {
      // Refusals lead back to the same page: it is looked at whole once.
      const trial = await attempt(bench, await fresh(bench, ready), { body }, index > 0);
      notes.note('hostile', name, [
        ...answerFaults(bench, ready, trial),
        ...(await documentFaults(bench, ready, trial)),
      ]);
    });
  }
}

function answerFaults(bench: Bench, ready: Ready, trial: Trial): string[] {
  const { answer, reached, errors, changes, isBrief } = trial;
  if (plainRefusals.includes(answer.status)) return changeFaults(bench, ready, changes);
  if (answer.status !== 303 || reached.status !== 200 || reached.page === null)
    return [`reçu : ${chain(ready.client, answer, reached)}`];
  return [
    ...(isBrief ? [] : bench.faultsOf(ready.client, reached)),
    ...(Object.keys(errors).length > 0 ? changeFaults(bench, ready, changes) : []),
  ];
}

/** The page that shows what was kept, as a browser loads it: nothing in it may run. */
async function documentFaults(
  bench: Bench,
  { client }: Ready,
  { reached, changes }: Trial,
): Promise<string[]> {
  const props = JSON.stringify(reached.page?.props ?? null);
  const isShown = props.includes(activeMarkup);
  if (!isShown || changes.length === 0) return [];
  const { text } = await client.get(reached.path, { isProtocol: false });
  return text.includes(activeMarkup) ? ['le document de la page contient des balises actives'] : [];
}
