import { wrongPayloads, type WrongPayload } from '../payload/wrong-values.ts';
import type { Bench } from './bench.ts';
import type { Notes } from './finding.ts';
import { attempt, fresh, chain, changeFaults, type Ready, type Trial } from './trial.ts';

/** Words of a library that never meant to speak to the person. */
const rawText = /invalid (input|option|string)|expected |too (big|small)|validation\./i;

/** How many ways to be wrong are tried at each field; the check of a server from outside tries all. */
const casesByDepth = { quick: 1, full: Number.POSITIVE_INFINITY } as const;

/** Each field wrong in turn: a text at that field, and nothing written. */
export async function checkWrongFields(bench: Bench, ready: Ready, notes: Notes): Promise<void> {
  const { contract } = ready.subject;
  if (contract.kind !== 'action') return;
  const now = await fresh(bench, ready);
  for (const wrong of wrongPayloads(contract.payload, now.payload, casesByDepth[bench.depth])) {
    await bench.undoing(async () => {
      const trial = await attempt(bench, { ...now, payload: wrong.payload }, {}, true);
      notes.note('fields', `${wrong.field} ${wrong.fault}`, [
        ...refusalFaults(ready, trial, wrong),
        ...changeFaults(bench, ready, trial.changes),
      ]);
    });
  }
}

function refusalFaults(
  { client }: Ready,
  { answer, reached, errors }: Trial,
  { refusedAt }: WrongPayload,
): string[] {
  if (answer.status !== 303 || reached.page === null)
    return [`attendu : 303 puis une page avec un message ; reçu : ${chain(client, answer, reached)}`];
  const silent = refusedAt.filter((path) => !errors[path]);
  const raw = Object.entries(errors).filter(([, text]) => rawText.test(text));
  return [
    ...(silent.length === 0
      ? []
      : [`pas de message sur ${silent.join(', ')} (reçus : ${JSON.stringify(errors)})`]),
    ...raw.map(([path, text]) => `message brut sur ${path} : « ${text} »`),
  ];
}
