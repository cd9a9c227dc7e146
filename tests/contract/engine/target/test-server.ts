import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { renderDocument } from '#mocks/hosts/http/document.ts';
import { testOrigin } from '#mocks/hosts/vitest/server.ts';
import { createDispatch } from '#mocks/server/dispatch.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import type { Database } from '#mocks/db/database.ts';
import { testPassword } from '#tests/support/database.ts';
import { openTestServer } from '#tests/support/test-server.ts';
import { createClient, type Send } from '../http/client.ts';
import { openLedger } from './ledger.ts';
import { seatAddedRole, seatOf, seatSituations, startSession } from './seats.ts';
import type { Target } from './target.ts';

/** The stand-in in this process, with a fresh database; sessions are opened without the sign-in form. */
export interface TestServerTarget extends Target {
  readonly deps: ServerDependencies;
  /** The same server and data with some of its parts replaced. */
  altered(changes: Partial<ServerDependencies>): TestServerTarget;
}

const html = readFileSync(new URL('../../../../index.html', import.meta.url), 'utf8');

/** Opens the stand-in on a copy of the seeded data. */
export async function openTestServerTarget(): Promise<TestServerTarget> {
  const server = await openTestServer();
  await seatAddedRole(server.deps.db);
  await seatSituations(server.deps);
  const deps: ServerDependencies = {
    ...server.deps,
    // Answers are held to the contracts here, more strictly; a server that checks them would hide what it sent.
    config: { ...server.deps.config, validatesAnswers: false },
    renderDocument: (meta) => renderDocument(html, meta, { styles: [], fonts: [], modules: [] }),
  };
  const parts = {
    ledger: await openLedger(deps.db),
    secrets: [testPassword, ...(await readSecrets(deps.db))],
    foreignIds: await readForeignIds(deps.db),
    close: server.close,
  };
  return targetOf(deps, parts);
}

type Parts = Pick<TestServerTarget, 'ledger' | 'secrets' | 'foreignIds' | 'close'>;

function targetOf(deps: ServerDependencies, parts: Parts): TestServerTarget {
  const dispatch = createDispatch(deps);
  const send: Send = async (request, jar) => {
    const dispatched = await dispatch(request, Object.fromEntries(jar));
    if (dispatched === null) throw new Error(`${request.method} ${request.url} is not for the server`);
    return dispatched;
  };
  return {
    ...parts,
    deps,
    label: 'Serveur de remplacement',
    origin: testOrigin,
    isWritable: true,
    accountOf: (actor) => {
      const seat = seatOf(actor);
      return seat && { email: `${seat.person}@example.test`, password: testPassword };
    },
    altered: (changes) => targetOf({ ...deps, ...changes }, parts),
    async open(actor, options = {}) {
      const client = createClient(actor, testOrigin, send);
      const seat = seatOf(actor);
      if (seat !== null)
        for (const cookie of await startSession(deps, seat, options)) client.jar.set(...cookie);
      // Who has a session is sent on from there; where to is looked at by the route's own test.
      const { status } = await client.get('/connexion');
      return (status === 200) === (seat === null)
        ? client
        : { reason: 'le serveur n’ouvre pas de session à ce rôle' };
    },
  };
}

/** Rows of a query that takes no values. */
async function rowsOf(db: Database, query: string): Promise<readonly Record<string, string>[]> {
  const { rows } = (await db.execute(sql.raw(query))) as { rows?: Record<string, string>[] };
  return rows ?? [];
}

async function readSecrets(db: Database): Promise<string[]> {
  const rows = await rowsOf(
    db,
    'select distinct password_hash as secret from users where password_hash is not null',
  );
  return rows.flatMap(({ secret }) => secret ?? []);
}

/** Identifiers of all rows of the stranger's company, in whatever table. */
async function readForeignIds(db: Database): Promise<ReadonlySet<string>> {
  const tables = await rowsOf(
    db,
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name in ('id', 'tenant_id')
     group by table_name having count(*) = 2`,
  );
  const queries = tables.map(
    ({ name }) =>
      `select id::text from public."${name}" where tenant_id = (select id from tenants where name like 'Forez %')`,
  );
  const rows = await rowsOf(db, queries.join(' union '));
  return new Set(rows.flatMap(({ id }) => id ?? []));
}
