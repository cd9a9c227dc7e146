import { errorsOf, locationOf, type Answer } from '../http/answer.ts';
import type { Client, SendOptions } from '../http/client.ts';
import type { JsonObject } from '../json.ts';
import { ownProps } from '../records/discovery.ts';
import type { Subject } from '../subject.ts';
import { describeAnswer } from '../answer/outcome-faults.ts';
import type { Change } from '../target/ledger.ts';
import type { Bench } from './bench.ts';

/** An action ready to be sent: who, where, with what, from which page. */
export interface Ready {
  readonly subject: Subject;
  readonly client: Client;
  readonly path: string;
  readonly payload: JsonObject;
  readonly from: string;
  /** The component at `from`. */
  readonly component: string | undefined;
  /** The same once more, for a server on which what was tried is not undone. */
  again(): Promise<Ready>;
}

/** What came of one sending. */
export interface Trial {
  readonly answer: Answer;
  /** The page that is shown in the end. */
  readonly reached: Answer;
  readonly errors: Readonly<Record<string, string>>;
  /** Rows written; empty too where the data cannot be seen. */
  readonly changes: readonly Change[];
  /** Of the page that is shown only the messages were asked for. */
  readonly isBrief: boolean;
}

/** Something ready to be sent once more, after something else was sent. */
export const fresh = async (bench: Bench, ready: Ready): Promise<Ready> =>
  bench.target.ledger === null ? ready.again() : ready;

/**
 * Sends an action, follows it, and looks at what was written.
 *
 * @param isBrief to have of the page that a refusal leads back to its messages only, where nothing was written
 */
export async function attempt(
  bench: Bench,
  ready: Ready,
  options: SendOptions = {},
  isBrief = false,
): Promise<Trial> {
  const { subject, client, path, from, payload } = ready;
  const before = await stateOf(bench, ready);
  const answer = await client.send(subject.method, path, { data: payload, from, ...options });
  const written = typeof before === 'number' ? await bench.target.ledger?.since(before) : undefined;
  const isBack = written?.length === 0 && locationOf(answer, client.origin) === from;
  const errorsOnly = isBrief && isBack ? ready.component : undefined;
  const reached = await client.follow(answer, errorsOnly === undefined ? {} : { errorsOf: errorsOnly });
  // Only now: looking at the page would use up the texts that the next one is to show.
  const changes = written ?? (await changesShown(ready, before));
  return { answer, reached, errors: errorsOf(reached.page), changes, isBrief: errorsOnly !== undefined };
}

/** A place in the book of rows; the page with the form where there is no such book. */
async function stateOf({ target }: Bench, { client, from }: Ready): Promise<number | JsonObject | null> {
  return target.ledger === null ? ownProps(await client.get(from)) : target.ledger.mark();
}

async function changesShown(
  { client, from }: Ready,
  before: number | JsonObject | null,
): Promise<readonly Change[]> {
  const after = ownProps(await client.get(from));
  if (typeof before === 'number' || JSON.stringify(before) === JSON.stringify(after)) return [];
  return [{ table: `ce que montre ${from}`, before, after }];
}

/** Faults of an action that should have been done: 303 to a page that is shown, without a refusal. */
export function successFaults(bench: Bench, client: Client, { answer, reached, errors }: Trial): string[] {
  const isShown =
    answer.status === 303 && locationOf(answer, client.origin) !== null && reached.status === 200;
  if (!isShown) return [`attendu : 303 puis une page ; reçu : ${chain(client, answer, reached)}`];
  if (Object.keys(errors).length > 0) return [`refusé : ${JSON.stringify(errors)}`];
  return bench.faultsOf(client, reached);
}

/** Rows that were written though nothing should have been, what counts refusals apart. */
export function changeFaults(bench: Bench, { subject }: Ready, changes: readonly Change[]): string[] {
  const counted = bench.preparation(subject.name).countsRefusalsIn ?? [];
  const tables = new Set(changes.map(({ table }) => table).filter((table) => !counted.includes(table)));
  return tables.size === 0 ? [] : [`a pourtant écrit dans ${[...tables].join(', ')}`];
}

export const chain = ({ origin }: Client, answer: Answer, reached: Answer): string =>
  answer === reached
    ? describeAnswer(answer, origin)
    : `${describeAnswer(answer, origin)}, puis ${describeAnswer(reached, origin)}`;
