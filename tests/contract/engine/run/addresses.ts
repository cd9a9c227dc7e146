import type { ActorKey } from '../actor.ts';
import { areaOf, gateOf, isNarrowed, type TargetKind } from '../expectation.ts';
import type { Client } from '../http/client.ts';
import type { Parameters } from '../records/discovery.ts';
import { isRecord, malformedId, parametersOf, unknownId } from '../records/parameters.ts';
import type { Subject } from '../subject.ts';
import { isUnavailable } from '../target/target.ts';
import type { Bench } from './bench.ts';
import { parametersFor, reasonOf } from './kit.ts';

/** Values of an address for one kind of record; a reason where there is none; a fault where there should be. */
export type Address = { readonly target: TargetKind } & (
  | { readonly parameters: Parameters }
  | { readonly reason: string }
  | { readonly fault: string }
);

/** What is known of a route's records before an asker tries them. */
export interface KnownAddresses {
  /** A record that is there already, for who is refused whatever the record. */
  readonly own?: Address | null;
  /** A record of another company that was prepared for all askers of this one. */
  readonly foreign?: Address | null;
  /** Others of the area have tried what is nobody's record, which is the same for all. */
  readonly isFollower?: boolean;
}

/** The addresses of a route that an asker tries. */
export async function addressesFor(
  bench: Bench,
  subject: Subject,
  client: Client,
  known: KnownAddresses = {},
): Promise<readonly Address[]> {
  const { route } = subject;
  const names = parametersOf(route);
  const isPrepared = bench.preparation(subject.name).parameters !== undefined;
  if (names.length === 0 && !isPrepared) return [{ target: 'none', parameters: {} }];
  const own = known.own ?? (await ownAddress(bench, subject, client));
  const records = names.filter((name) => isRecord(route, name));
  if (records.length === 0 || bench.preparation(subject.name).isRecordless === true) return [own];
  // Who is refused whatever the record needs no other records; a wrong format is a matter of the route alone.
  const isStopped = gateOf(route, client.actor) !== null;
  // Staff in a person's name come to the same records as that person.
  const isCopy = isStopped || client.actor.isImpersonated;
  if (bench.depth === 'quick' && isCopy && client.actor.key !== 'signed-out') return [own];
  const values =
    'parameters' in own ? own.parameters : Object.fromEntries(names.map((name) => [name, unknownId]));
  const replaced = (id: string): Parameters => ({
    ...values,
    ...Object.fromEntries(records.map((name) => [name, id])),
  });
  return [
    own,
    ...(bench.depth === 'quick' && known.isFollower === true
      ? []
      : ([
          { target: 'unknown', parameters: replaced(unknownId) },
          { target: 'malformed', parameters: replaced(malformedId) },
        ] as const)),
    ...(await foreignAddresses(bench, subject, client, { own: values, known: known.foreign ?? null })),
    ...(await unassignedAddress(bench, subject, client, values)),
  ];
}

/** One's own record; somebody else's will do for who is refused whatever the record. */
export async function ownAddress(bench: Bench, subject: Subject, client: Client): Promise<Address> {
  const isStopped = gateOf(subject.route, client.actor) !== null;
  const owner = isStopped ? bench.actorFor(subject) : client;
  if (isUnavailable(owner)) return { target: 'own', reason: owner.reason };
  try {
    return { target: 'own', parameters: await parametersFor(bench, subject, owner) };
  } catch (error) {
    const why = bench.preparation(subject.name).untried ?? reasonOf(error);
    // Small companies have no records to show; whoever tries the actions must have some where the data is known.
    const actor = bench.actorFor(subject);
    const isMainstay =
      bench.preparation(subject.name).untried === undefined &&
      !isUnavailable(actor) &&
      actor.actor.key === owner.actor.key;
    return bench.target.ledger !== null && isMainstay
      ? { target: 'own', fault: why }
      : { target: 'own', reason: why };
  }
}

async function foreignAddresses(
  bench: Bench,
  subject: Subject,
  client: Client,
  { own, known }: { readonly own: Parameters; readonly known: Address | null },
): Promise<readonly Address[]> {
  const foreign = known ?? (await foreignAddress(bench, subject, client));
  if (foreign === null || !('parameters' in foreign)) return foreign === null ? [] : [foreign];
  const [first, ...others] = parametersOf(subject.route);
  if (first === undefined || others.length === 0) return [foreign];
  return [foreign, { target: 'mixed', parameters: { ...foreign.parameters, [first]: own[first] ?? '' } }];
}

/** A record of another company than the asker's; null where there is none to try. */
export async function foreignAddress(
  bench: Bench,
  subject: Subject,
  client: Client,
): Promise<Address | null> {
  // The platform's staff have no company: what they may see, they see of all.
  const isOfCompanies = areaOf(subject.route) === 'client' || subject.route.signedIn === true;
  if (!isOfCompanies || client.actor.area === 'admin') return null;
  const key: ActorKey = client.actor.key === 'stranger' ? 'owner' : 'stranger';
  const other = bench.client(key);
  if (isUnavailable(other)) return { target: 'foreign', reason: other.reason };
  if (gateOf(subject.route, other.actor) !== null) return null;
  try {
    return { target: 'foreign', parameters: await parametersFor(bench, subject, other) };
  } catch (error) {
    return { target: 'foreign', reason: reasonOf(error) };
  }
}

/** A record of the company that is not among those open to the person. */
async function unassignedAddress(
  bench: Bench,
  { route }: Subject,
  client: Client,
  own: Parameters,
): Promise<readonly Address[]> {
  const [first] = parametersOf(route);
  const owner = bench.client('owner');
  if (first === undefined || !isNarrowed(route, client.actor) || isUnavailable(owner)) return [];
  const open = await bench.discovery.idsFor(client, first, {}, route);
  const all = await bench.discovery.idsFor(owner, first, {}, route);
  const closed = all.find((id) => !open.includes(id));
  return closed === undefined ? [] : [{ target: 'unassigned', parameters: { ...own, [first]: closed } }];
}
