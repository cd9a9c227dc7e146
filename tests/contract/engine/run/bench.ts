import type { RouteName } from '#generated/routes/names.ts';
import type { RouteRow } from '#generated/routes/row.ts';
import { bodyFaults, pageContracts, pageFaults, type PageContracts } from '../answer/page-faults.ts';
import { actorKeys, actorOf, type ActorKey } from '../actor.ts';
import { gateOf } from '../expectation.ts';
import type { Answer } from '../http/answer.ts';
import { keepJar, type Client } from '../http/client.ts';
import type { Preparation, Preparations } from '../preparations/preparation.ts';
import { createDiscovery, type Discovery } from '../records/discovery.ts';
import { readSubjects, type Contracts, type Gap, type Subject } from '../subject.ts';
import { isUnavailable, type Target, type Unavailable } from '../target/target.ts';

/**
 * How much is tried: `full` everything; `quick` leaves out what other tries imply, such as several kinds of
 * records for a role that is refused whatever the record, or what one function does for all routes, which
 * `routes-in-full.test.ts` tries on one route of each kind.
 */
export type Depth = 'quick' | 'full';

/** Everything that the checks of a route need. */
export interface Bench {
  readonly target: Target;
  readonly depth: Depth;
  readonly subjects: readonly Subject[];
  readonly gaps: readonly Gap[];
  readonly contracts: PageContracts;
  readonly discovery: Discovery;
  subject(name: RouteName): Subject;
  preparation(name: string): Preparation;
  /** The browser of an asker, the same one each time. */
  client(key: ActorKey): Client | Unavailable;
  /** Who tries an action: the first role that may and can be signed in. */
  actorFor(subject: Subject): Client | Unavailable;
  /** Runs something and takes back what it changed, everybody's cookies included. */
  undoing<Result>(run: () => Promise<Result>): Promise<Result>;
  /** What no page may be, for this reader. */
  faultsOf(client: Client, answer: Answer): string[];
  /** What no JSON answer of this route may be, for this reader. */
  bodyFaultsOf(client: Client, subject: Subject, answer: Answer): string[];
}

const preferredActors: readonly ActorKey[] = [
  'owner',
  'super-admin',
  'admin',
  'accountant',
  'brand-manager',
  'signed-out',
];

/** Puts a server under test; everybody is signed in from the start. */
export async function createBench(
  target: Target,
  given: {
    readonly routes: readonly RouteRow[];
    readonly contracts: Contracts;
    readonly preparations: Preparations;
    readonly depth: Depth;
  },
): Promise<Bench> {
  const { subjects, gaps } = readSubjects(given.routes, given.contracts);
  const contracts = pageContracts(subjects);
  const clients = new Map<ActorKey, Client | Unavailable>();
  for (const key of actorKeys) clients.set(key, await target.open(actorOf(key)));
  const client = (key: ActorKey): Client | Unavailable =>
    clients.get(key) ?? { reason: `pas de compte ${key}` };
  const discovery = createDiscovery(subjects);
  const preparation = (name: string): Preparation => given.preparations[name as RouteName] ?? {};
  const hiddenFrom = ({ actor }: Client) => ({
    secrets: target.secrets,
    foreignIds: actor.area !== 'admin' && actor.key !== 'stranger' ? target.foreignIds : new Set<string>(),
  });
  return {
    target,
    depth: given.depth,
    subjects,
    gaps,
    contracts,
    discovery,
    subject(name) {
      const found = subjects.find((subject) => subject.name === name);
      if (found === undefined) throw new Error(`pas de route ${name} avec un contrat`);
      return found;
    },
    preparation,
    client,
    actorFor({ name, route }) {
      const wanted = preparation(name).as;
      const keys = wanted === undefined ? preferredActors : [wanted];
      for (const key of keys) {
        if (wanted === undefined && gateOf(route, actorOf(key)) !== null) continue;
        const opened = client(key);
        if (!isUnavailable(opened)) return opened;
      }
      return { reason: `aucun compte pour essayer ${name} (${keys.join(', ')})` };
    },
    async undoing(run) {
      const mark = (await target.ledger?.mark()) ?? 0;
      const browsers = [...clients.values()].flatMap((opened) => (isUnavailable(opened) ? [] : [opened]));
      // Where nothing is taken back, what was read before may not hold any more.
      const restoreReadings = target.ledger === null ? discovery.clear : discovery.keep();
      const restore = [restoreReadings, ...browsers.map(keepJar)];
      try {
        return await run();
      } finally {
        await target.ledger?.undo(mark);
        for (const back of restore) back();
      }
    },
    faultsOf: (reader, answer) => pageFaults(answer, contracts, hiddenFrom(reader)),
    bodyFaultsOf: (reader, { contract }, answer) =>
      contract.kind === 'data' && contract.body !== null
        ? bodyFaults(answer, contract.body, hiddenFrom(reader))
        : [],
  };
}
