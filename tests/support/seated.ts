import { openPglite } from '#mocks/db/open/pglite.ts';
import { systemClock } from '#mocks/services/clock.ts';
import { actorKeys, actorOf, type ActorKey } from '#tests/contract/engine/actor.ts';
import { createClient } from '#tests/contract/engine/http/client.ts';
import { carry } from '#tests/contract/engine/target/live.ts';
import { seatAddedRole, seatOf, seatSituations, startSession } from '#tests/contract/engine/target/seats.ts';
import type { Target } from '#tests/contract/engine/target/target.ts';
import { testPassword } from './database.ts';
import { serve, type Served } from './served.ts';
import { openTestParts } from './test-server.ts';

/** The application served with everybody signed in from the start, past the sign-in form and its limits. */
export interface Seated extends Served {
  /** What the engine of the contracts asks, to find records as a person does. */
  readonly target: Target;
}

type Cookies = readonly (readonly [name: string, value: string])[];

/** Serves the seeded data, with a session for each asker. */
export async function serveSeated(): Promise<Seated> {
  const cookies = new Map<ActorKey, Cookies>();
  const served = await serve({ prepare: async (folder) => seatEverybody(folder, cookies) });
  const target: Target = {
    label: 'Serveur',
    origin: served.url,
    isWritable: true,
    ledger: null,
    secrets: [],
    foreignIds: new Set(),
    accountOf: (actor) => {
      const seat = seatOf(actor);
      return seat && { email: `${seat.person}@example.test`, password: testPassword };
    },
    async open(actor) {
      const client = createClient(actor, served.url, carry);
      for (const cookie of cookies.get(actor.key) ?? []) client.jar.set(...cookie);
      return client;
    },
    close: served.close,
  };
  return { ...served, target };
}

async function seatEverybody(folder: string, cookies: Map<ActorKey, Cookies>): Promise<void> {
  // Sessions live by the system's time, which runs in the process that serves.
  const { deps, close } = await openTestParts({}, { clock: systemClock() }, openPglite(folder));
  try {
    await seatAddedRole(deps.db);
    await seatSituations(deps);
    for (const key of actorKeys) {
      const seat = seatOf(actorOf(key));
      if (seat !== null) cookies.set(key, await startSession(deps, seat, {}));
    }
  } finally {
    await close();
  }
}
