import { buildRoute } from '#runtime/routes/build.ts';
import { judge } from '../answer/outcome-faults.ts';
import type { Client } from '../http/client.ts';
import { withSurplus } from '../payload/surplus.ts';
import type { Subject } from '../subject.ts';
import { isUnavailable } from '../target/target.ts';
import type { Bench } from './bench.ts';
import { checkConfirmation } from './confirmation.ts';
import type { Notes } from './finding.ts';
import { formPage } from './form-page.ts';
import { checkHostile } from './hostile.ts';
import { kitOf, parametersFor, payloadFor, PreparationError, reasonOf } from './kit.ts';
import { checkSurplus, noteSurplus } from './surplus.ts';
import { attempt, successFaults, type Ready } from './trial.ts';
import { checkVersion } from './version.ts';
import { checkWrongFields } from './wrong-fields.ts';

/** Everything that an action must take, refuse and leave alone. */
export async function checkAction(bench: Bench, subject: Subject, notes: Notes): Promise<void> {
  if (subject.contract.kind !== 'action') return;
  const { untried } = bench.preparation(subject.name);
  if (untried !== undefined) return notes.skip('valid', 'exemple', untried);
  if (!bench.target.isWritable)
    return notes.skip('valid', 'exemple', 'écriture : essayée avec --write seulement');
  const client = bench.actorFor(subject);
  if (isUnavailable(client)) return notes.skip('valid', 'exemple', client.reason);
  await bench.undoing(async () => {
    const ready = await prepare(bench, subject, client);
    if ('reason' in ready) return notes.note('valid', client.actor.label, [ready.reason]);
    const isDone = await checkValid(bench, ready, notes);
    // What answers in JSON is no form: it has no fields to tell people about, and no page that follows.
    if (!isDone || bench.preparation(subject.name).expects?.(client.actor) != null) return;
    await checkConfirmation(bench, ready, notes);
    await checkWrongFields(bench, ready, notes);
    if (bench.depth === 'full') await checkSurplus(bench, ready, notes);
    await checkHostile(bench, ready, notes);
    await checkVersion(bench, ready, notes);
  });
}

async function prepare(
  bench: Bench,
  subject: Subject,
  client: Client,
): Promise<Ready | { readonly reason: string }> {
  try {
    const parameters = await parametersFor(bench, subject, client);
    const form = formPage(bench, subject, client.actor, parameters);
    // A record that is in the bin, say, has no form: whoever acts on it stands on some other page.
    const shown = await client.get(form);
    const isShown = shown.status === 200;
    return {
      subject,
      client,
      path: buildRoute(subject.route, parameters),
      payload: await payloadFor(bench, subject, kitOf(bench, client), parameters),
      from: isShown ? form : formPage(bench, subject, client.actor, {}),
      component: isShown ? shown.page?.component : undefined,
      again: async () => {
        const next = await prepare(bench, subject, client);
        if ('reason' in next) throw new PreparationError(next.reason);
        return next;
      },
    };
  } catch (error) {
    return { reason: `préparation : ${reasonOf(error)}` };
  }
}

/**
 * The example is accepted, does something, and leads to a page; false when it is not even that far. At `quick` it is
 * sent once, with what the contract does not have: what passes that over takes the example alone as well.
 */
async function checkValid(bench: Bench, ready: Ready, notes: Notes): Promise<boolean> {
  const { client, subject } = ready;
  const { expects, isIdempotent = false } = bench.preparation(subject.name);
  const special = expects?.(client.actor) ?? null;
  const hasSurplus = special === null && bench.depth === 'quick';
  return bench.undoing(async () => {
    const trial = await attempt(
      bench,
      hasSurplus ? { ...ready, payload: withSurplus(ready.payload) } : ready,
    );
    const isInert = bench.target.ledger !== null && !isIdempotent && trial.changes.length === 0;
    const faults =
      special === null
        ? [...successFaults(bench, client, trial), ...(isInert ? ['n’a rien écrit'] : [])]
        : (await judge(client, trial.answer, special)).faults;
    notes.note('valid', client.actor.label, faults);
    if (hasSurplus) noteSurplus(notes, trial);
    return faults.length === 0;
  });
}
