import type { RouteRow } from '#generated/routes/row.ts';
import { openFormFaults, saverOf } from '../answer/form-faults.ts';
import { judge } from '../answer/outcome-faults.ts';
import { actorKeys, actorOf, type ActorKey } from '../actor.ts';
import { expectationOf, gateOf, type TargetKind } from '../expectation.ts';
import type { Expected } from '../expected.ts';
import { locationOf } from '../http/answer.ts';
import type { Client } from '../http/client.ts';
import type { JsonObject } from '../json.ts';
import type { Parameters } from '../records/discovery.ts';
import { fillUri } from '../records/parameters.ts';
import type { Subject } from '../subject.ts';
import { isUnavailable } from '../target/target.ts';
import type { Bench } from './bench.ts';
import type { Notes } from './finding.ts';
import { kitOf, payloadFor } from './kit.ts';
import { formPage } from './form-page.ts';
import { addressesFor, foreignAddress, ownAddress, type Address, type KnownAddresses } from './addresses.ts';

const targetLabels: Readonly<Record<TargetKind, string>> = {
  none: '',
  own: 'sa fiche',
  foreign: 'fiche d’une autre société',
  unassigned: 'fiche non attribuée',
  mixed: 'fiche d’une autre société sous la sienne',
  unknown: 'fiche inconnue',
  malformed: 'identifiant mal formé',
};

/** Who is let through to what: every asker on every kind of record, and every page that is shown on the way. */
export async function checkAccess(bench: Bench, subject: Subject, notes: Notes): Promise<void> {
  const isStopped = (key: ActorKey): boolean => gateOf(subject.route, actorOf(key)) !== null;
  const admitted = actorKeys.filter((key) => !isStopped(key));
  const check = (key: ActorKey, known: KnownAddresses = {}): Promise<void> =>
    checkActor(bench, subject, key, notes, { ...known, isFollower: isFollower(admitted, key) });
  if (bench.preparation(subject.name).parameters === undefined) {
    for (const key of admitted) await check(key);
  } else {
    for (const key of admitted.filter((one) => one === 'stranger')) await check(key);
    await bench.undoing(async () => {
      const others = admitted.filter((one) => one !== 'stranger');
      const foreign = await sharedForeign(bench, subject, others);
      for (const key of others) await check(key, { foreign });
    });
  }
  // Whoever is refused whatever the record leaves it as it was: what takes many steps to prepare is prepared once.
  await bench.undoing(async () => {
    const stopped = actorKeys.filter(isStopped);
    const own = await sharedAddress(bench, subject, stopped);
    for (const key of stopped) await checkActor(bench, subject, key, notes, { own });
  });
}

/** True when somebody of the same area comes before. */
function isFollower(keys: readonly ActorKey[], key: ActorKey): boolean {
  const { area } = actorOf(key);
  return keys.find((one) => actorOf(one).area === area) !== key;
}

/** Another company's record, prepared once for all who are not of that company; null for who tries none. */
async function sharedForeign(
  bench: Bench,
  subject: Subject,
  keys: readonly ActorKey[],
): Promise<Address | null> {
  const isTried = subject.method === 'GET' || bench.target.isWritable;
  const client = keys
    .map((key) => bench.client(key))
    .find((one) => !isUnavailable(one) && one.actor.area === 'client');
  if (!isTried || client === undefined || isUnavailable(client)) return null;
  return foreignAddress(bench, subject, client);
}

/** A prepared record on which those are tried who are refused in any case; null where nothing has to be prepared. */
async function sharedAddress(
  bench: Bench,
  subject: Subject,
  stopped: readonly ActorKey[],
): Promise<Address | null> {
  const isTried = subject.method === 'GET' || bench.target.isWritable;
  if (!isTried || bench.preparation(subject.name).parameters === undefined) return null;
  const client = stopped.map((key) => bench.client(key)).find((one) => !isUnavailable(one));
  return client === undefined || isUnavailable(client) ? null : ownAddress(bench, subject, client);
}

async function checkActor(
  bench: Bench,
  subject: Subject,
  key: ActorKey,
  notes: Notes,
  known: KnownAddresses,
): Promise<void> {
  const client = bench.client(key);
  if (isUnavailable(client)) return notes.skip('access', actorOf(key).label, client.reason);
  if (subject.method !== 'GET' && !bench.target.isWritable)
    return notes.skip('access', client.actor.label, 'écriture : essayée avec --write seulement');
  // Pages alone tell them, and are remembered from route to route; what prepares a record is undone with it.
  const read =
    bench.preparation(subject.name).parameters === undefined
      ? await addressesFor(bench, subject, client, known)
      : null;
  await bench.undoing(async () => {
    for (const address of read ?? (await addressesFor(bench, subject, client, known))) {
      const what = [client.actor.label, targetLabels[address.target]].filter(Boolean).join(', ');
      if ('reason' in address) notes.skip('access', what, address.reason);
      else if ('fault' in address) notes.note('access', what, [address.fault]);
      else notes.note('access', what, await tryOut(bench, subject, client, address));
    }
  });
}

async function tryOut(
  bench: Bench,
  subject: Subject,
  client: Client,
  { target, parameters }: { target: TargetKind; parameters: Parameters },
): Promise<string[]> {
  const expected = promised(bench, subject, client, target);
  const run = async (): Promise<string[]> => {
    const answer = await client.send(subject.method, addressOf(subject, parameters), {
      data: await payloadOf(bench, subject, client, { expected, parameters }),
      from: formPage(bench, subject, client.actor, target === 'own' ? parameters : {}),
      isProtocol: subject.contract.kind !== 'data',
    });
    const { faults, reached } = await judge(client, answer, expected);
    // A way that leads out of the application shows no page of it.
    const isOutside = !(locationOf(reached, client.origin) ?? '/').startsWith('/');
    const isPage =
      reached.page !== null || (expected.kind === 'elsewhere' && !isOutside) || expected.kind === 'error';
    const isBody = expected.kind === 'data' && faults.length === 0;
    const bodyFaults = isBody ? bench.bodyFaultsOf(client, subject, answer) : [];
    return [
      ...faults,
      ...bodyFaults,
      ...(isPage && faults.length === 0 ? bench.faultsOf(client, reached) : []),
      ...(expected.kind === 'page' && reached.page !== null
        ? openFormFaults(reached.page, client.actor, saverOf(subject.route, routesOf(bench)))
        : []),
    ];
  };
  return subject.method === 'GET' ? run() : bench.undoing(run);
}

const routesOf = ({ subjects }: Bench): readonly RouteRow[] => subjects.map(({ route }) => route);

function promised(bench: Bench, subject: Subject, { actor }: Client, target: TargetKind): Expected {
  const isLetIn = (target === 'own' || target === 'none') && gateOf(subject.route, actor) === null;
  const special = isLetIn ? bench.preparation(subject.name).expects?.(actor) : null;
  return special ?? expectationOf(subject, actor, target);
}

/** What is sent: the example as it is, unless data is asked for, which a wrong question does not get. */
async function payloadOf(
  bench: Bench,
  subject: Subject,
  client: Client,
  { expected, parameters }: { expected: Expected; parameters: Parameters },
): Promise<JsonObject> {
  if (subject.contract.kind !== 'action') return {};
  return expected.kind === 'data'
    ? payloadFor(bench, subject, kitOf(bench, client), parameters)
    : (subject.contract.example as JsonObject);
}

/** The address of a route, with the query of its example where it gives data. */
export function addressOf({ route, contract }: Subject, parameters: Parameters): string {
  const query = contract.kind === 'data' ? (contract.example as Record<string, string>) : {};
  const search = new URLSearchParams(query).toString();
  return `${fillUri(route, parameters)}${search === '' ? '' : `?${search}`}`;
}
