import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { OpenedDatabase } from '#mocks/db/database.ts';
import { openEmbedded } from '#mocks/db/open/embedded.ts';
import { brokenAuditLink } from '#mocks/db/queries/audit-chain.ts';
import { auditEntries, storedFiles, throttles, users } from '#mocks/db/schema/index.ts';
import { createApp } from '#mocks/hosts/http/app.ts';
import { readConfig, type HostConfig } from '#mocks/hosts/http/config.ts';
import { listen, type Listening } from '#mocks/hosts/http/listen.ts';
import { openBrowserServer } from '#mocks/hosts/http/open-server.ts';
import { operatorEndpoints, operatorPaths, operatorRequest } from '#mocks/hosts/http/operator.ts';
import { storeBytes } from '#mocks/server/files/store-file.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { diskBlobs } from '#mocks/services/files/disk-node.ts';
import { hmacSigner } from '#mocks/services/signing.ts';
import { dump, restore } from '#scripts/lib/backup.ts';
import { createAdminAccount } from '#scripts/lib/create-admin.ts';
import { announceServer } from '#scripts/lib/running-server.ts';
import { welcome } from '#scripts/lib/welcome.ts';
import { copyTestDatabase, copyTestDatabaseWithFiles } from '#tests/support/database.ts';
import { makePassingFolder } from '#tests/support/passing-folder.ts';
import { postgresPrograms, startPostgres } from '#tests/support/postgres.ts';
import { openTestParts, type TestParts } from '#tests/support/test-server.ts';

const appKey = 'a secret that is only good for tests';
const folder = makePassingFolder();
const configOf = (name: string, key = appKey): HostConfig =>
  readConfig({ VAR_DIR: join(folder, name), APP_KEY: key });
const config = configOf('served');

/** A whole database is written and read several times, in PostgreSQL too. */
const throughDatabases = { timeout: 240_000 };

let database: OpenedDatabase;
let parts: TestParts;
let deps: ServerDependencies;
let listening: Listening;
let withdraw: () => void;

/** A server on the embedded database of a data folder, as `npm start` opens one. */
beforeAll(async () => {
  mkdirSync(config.varDir);
  await copyTestDatabaseWithFiles(config.varDir);
  database = await openEmbedded(config.varDir);
  parts = await openTestParts();
  deps = { ...parts.deps, db: database.db, files: diskBlobs(join(config.varDir, 'files')) };
  const app = createApp(deps, { buildDirectory: null, endpoints: [operatorEndpoints(deps, config)] });
  listening = await listen(app, '127.0.0.1', 0);
  withdraw = announceServer(config.varDir, listening.url);
});
afterAll(async () => {
  withdraw();
  await listening.close();
  await database.close();
  await parts.close();
  rmSync(folder, { recursive: true });
});

const keepFile = (text: string) =>
  storeBytes(deps, deps.db, {
    bytes: new TextEncoder().encode(text),
    name: `${text}.txt`,
    scope: 'platform',
    createdBy: null,
  });

describe('a backup of a server that runs', () => {
  const file = join(folder, 'running.ilot');

  test(
    'holds base and files as they were, is put back whole elsewhere, and leaves nothing behind',
    throughDatabases,
    async () => {
      const fileId = await keepFile('before');
      let count = 0;
      const ending = new AbortController();
      const writing = (async () => {
        while (!ending.signal.aborted) {
          await deps.db.insert(throttles).values({ key: `w${count}`, hits: count, resetsAt: new Date(0) });
          count += 1;
          // The database answers without ever giving the event loop its turn.
          await nextTurn();
        }
      })();
      const report = await dump(config, file);
      ending.abort();
      await writing;
      expect(report).toMatchObject({
        isWhole: true,
        text: expect.stringMatching(/\d+ lignes, \d+ fichiers/),
      });
      expect(readdirSync(config.varDir).filter((name) => name.startsWith('backup.'))).toEqual([]);

      const other = configOf('other');
      await restore(other, file, { isForced: false, isPartial: false });
      const opened = await openEmbedded(other.varDir);
      const [kept] = await opened.db.select().from(storedFiles).where(eq(storedFiles.id, fileId));
      const bytes = await diskBlobs(join(other.varDir, 'files')).read(
        'platform',
        kept?.sha256 ?? '',
        opened.db,
      );
      expect(new TextDecoder().decode(bytes ?? undefined)).toBe('before');
      // One instant: everything written until then, and nothing after it.
      const written = await opened.db.select().from(throttles);
      const ranks = written.filter(({ key }) => key.startsWith('w')).map(({ hits }) => hits);
      expect(ranks.toSorted((a, b) => a - b)).toEqual(ranks.map((_hit, index) => index));
      expect(await brokenAuditLink(opened.db)).toBeNull();
      await opened.close();
    },
  );

  test(
    'tells the files that it could not take, and is put back without them only when asked to',
    throughDatabases,
    async () => {
      const lostId = await keepFile('lost');
      const [lost] = await deps.db.select().from(storedFiles).where(eq(storedFiles.id, lostId));
      const sha256 = lost?.sha256 ?? '';
      rmSync(join(config.varDir, 'files/platform', sha256.slice(0, 2), sha256));
      const path = join(folder, 'lacking.ilot');
      expect(await dump(config, path)).toMatchObject({
        isWhole: false,
        text: expect.stringContaining(`platform/${sha256}`),
      });
      const other = configOf('lacking');
      const refused = restore(other, path, { isForced: false, isPartial: false });
      await expect(refused).rejects.toThrow(/ne peut pas être remise en entier.*--partial/);
      expect(existsSync(join(other.varDir, 'database'))).toBe(false);
      expect(await restore(other, path, { isForced: false, isPartial: true })).toContain(sha256);
      await deps.db.delete(storedFiles).where(eq(storedFiles.id, lostId));
    },
  );

  test('is not put back under another secret, nor while a server runs, and nothing is touched then', async () => {
    const choice = { isForced: true, isPartial: false };
    const other = configOf('other-key', 'another secret that is only good for tests');
    await expect(restore(other, file, choice)).rejects.toThrow('APP_KEY');
    expect(existsSync(join(other.varDir, 'database'))).toBe(false);
    await expect(restore(config, file, choice)).rejects.toThrow(/en marche \(processus \d+\)/);
  });
});

test.skipIf(postgresPrograms === null)(
  'a backup of the embedded database goes to a PostgreSQL server and back, files and all',
  throughDatabases,
  async () => {
    const postgres = await startPostgres();
    try {
      const served = { ...configOf('with-postgres'), databaseUrl: postgres.databaseUrl };
      const choice = { isForced: false, isPartial: false };
      const fileId = await keepFile('there and back');
      await dump(config, join(folder, 'there.ilot'));
      await restore(served, join(folder, 'there.ilot'), choice);
      // The files of a server's data are in the folder of the data as well.
      expect(await dump(served, join(folder, 'back.ilot'))).toMatchObject({ isWhole: true });
      const home = configOf('back');
      await restore(home, join(folder, 'back.ilot'), choice);
      const opened = await openEmbedded(home.varDir);
      const [kept] = await opened.db.select().from(storedFiles).where(eq(storedFiles.id, fileId));
      const store = diskBlobs(join(home.varDir, 'files'));
      expect(await store.read('platform', kept?.sha256 ?? '', opened.db)).not.toBeNull();
      await opened.close();
    } finally {
      await postgres.stop();
    }
  },
);

describe('a first start in production', () => {
  const facts = { isExposed: false, isSecure: true, elapsedMs: 0 };

  test('has no account and no demonstration, says how to make the first, and says it no more afterwards', async () => {
    const production = readConfig({
      VAR_DIR: join(folder, 'production'),
      APP_KEY: appKey,
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
    });
    const said: string[] = [];
    const log = vi.spyOn(console, 'log').mockImplementation((text: string) => void said.push(text));
    const greet = async (): Promise<void> => {
      const opened = await openBrowserServer(production, { assetVersion: null, renderDocument: () => '' });
      try {
        expect(await opened.deps.db.$count(users, eq(users.kind, 'client'))).toBe(0);
        await welcome(opened.deps, 'http://localhost:8000', facts);
      } finally {
        await opened.database.close();
      }
    };
    try {
      await greet();
      const flags = { email: 'ada@example.test', firstName: 'Ada', lastName: 'Martin', isGenerated: true };
      await createAdminAccount(production, flags, {});
      await greet();
    } finally {
      log.mockRestore();
    }
    expect(said[0]).toContain('npm run db -- create-admin');
    expect(said[0]).not.toContain('Comptes de démonstration');
    expect(said[1]).not.toContain('create-admin');
  });
});

describe('create-admin', () => {
  const flags = { email: 'Ada@Example.test', firstName: 'Ada', lastName: 'Martin', isGenerated: true };

  test('makes an administrator by way of the running server, once, and shows the password that it drew', async () => {
    const text = await createAdminAccount(config, flags, {});
    const password = /montré cette seule fois : (\S+)/.exec(text)?.[1] ?? '';
    const [user] = await deps.db.select().from(users).where(eq(users.email, 'ada@example.test'));
    expect(user).toMatchObject({
      kind: 'platform',
      status: 'active',
      platformRoles: ['super-admin'],
      twoFactorConfirmedAt: null,
    });
    expect(await deps.hasher.verify(password, user?.passwordHash ?? '')).toBe(true);
    const [entry] = await deps.db.select().from(auditEntries).where(eq(auditEntries.action, 'admin.created'));
    expect(entry).toMatchObject({ subjectId: user?.id, subjectLabel: 'ada@example.test', actorId: null });

    expect(await createAdminAccount(config, flags, {})).toContain('existe déjà');
    const [same] = await deps.db.select().from(users).where(eq(users.email, 'ada@example.test'));
    expect(same?.passwordHash).toBe(user?.passwordHash);
  });

  test.each([
    ['what is missing', { isGenerated: false }, {}, /--email.*--first-name.*--last-name.*ADMIN_PASSWORD/],
    ['an address that is none', { ...flags, email: 'ada' }, {}, /Corrigez : l’adresse e-mail/],
    [
      'the address of a client',
      { ...flags, email: 'hugo.lartigue@example.test' },
      {},
      /adresse d’un autre compte/,
    ],
    [
      'a password against the rules',
      { ...flags, email: 'eve@example.test', isGenerated: false },
      { ADMIN_PASSWORD: 'too short' },
      /au moins 16 caractères/,
    ],
  ])('refuses %s in one sentence, and writes nothing', async (_what, asked, env, sentence) => {
    const before = await deps.db.$count(users);
    await expect(createAdminAccount(config, asked, env)).rejects.toThrow(sentence);
    expect(await deps.db.$count(users)).toBe(before);
  });

  test('works where no server runs, and takes its answers from the environment', async () => {
    const alone = configOf('alone');
    mkdirSync(alone.varDir);
    await copyTestDatabase(join(alone.varDir, 'database'));
    // What a killed server left behind must not stop anybody.
    writeFileSync(
      join(alone.varDir, 'server.json'),
      JSON.stringify({ url: 'http://127.0.0.1:1', pid: process.pid }),
    );
    const env = {
      ADMIN_EMAIL: 'lin@example.test',
      ADMIN_FIRST_NAME: 'Lin',
      ADMIN_LAST_NAME: 'Petit',
      ADMIN_PASSWORD: 'Vent-du-large-2026-ok',
    };
    expect(await createAdminAccount(alone, { isGenerated: false }, env)).not.toContain('Mot de passe,');
    const opened = await openEmbedded(alone.varDir);
    const [user] = await opened.db.select().from(users).where(eq(users.email, 'lin@example.test'));
    expect(user).toMatchObject({ firstName: 'Lin', platformRoles: ['super-admin'] });
    await opened.close();
  });
});

describe('what commands ask of the server', () => {
  const account = { email: 'mallory@example.test', firstName: 'M', lastName: 'M', password: 'x' };

  test('is not there for who has not the secret, nor for another body or another path', async () => {
    const { signer } = parts;
    const ask = (key: typeof signer, path: (typeof operatorPaths)[keyof typeof operatorPaths]) =>
      operatorRequest(key, listening.url, path, account);
    const forged = await ask(
      hmacSigner('a secret that somebody has guessed wrongly'),
      operatorPaths.createAdmin,
    );
    const unsigned = new Request(new URL(operatorPaths.createAdmin, listening.url), {
      method: 'POST',
      body: JSON.stringify(account),
    });
    const signed = await ask(signer, operatorPaths.createAdmin);
    const otherBody = new Request(signed.url, { method: 'POST', body: '{}' });
    const elsewhere = new Request(signed.url.replace('create-admin', 'snapshot'), {
      method: 'POST',
      body: JSON.stringify(account),
    });
    const statuses: number[] = [];
    for (const request of [forged, unsigned, otherBody, elsewhere])
      statuses.push((await fetch(request)).status);
    expect(statuses).toEqual([404, 404, 403, 404]);
    expect(await deps.db.$count(users, eq(users.email, account.email))).toBe(0);
  });

  test('copies the database into a folder of backups only', async () => {
    const ask = (name: string) =>
      operatorRequest(parts.signer, listening.url, operatorPaths.snapshot, { folder: name });
    expect((await fetch(await ask('../elsewhere'))).status).toBe(422);
    expect(existsSync(join(folder, 'elsewhere'))).toBe(false);
  });
});
