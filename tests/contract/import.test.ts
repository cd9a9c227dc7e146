import { and, eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ImportState } from '#contracts/import.ts';
import { auditEntries, contacts, importRows, imports, throttles } from '#mocks/db/schema/index.ts';
import { personId } from '#mocks/db/seed/people.ts';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import { testOrigin } from '#mocks/hosts/vitest/server.ts';
import { importDefinitions } from '#mocks/handlers/import/definitions.ts';
import { jobs } from '#mocks/handlers/jobs/index.ts';
import { checkLines } from '#mocks/server/imports/check-line.ts';
import { runDueJobs } from '#mocks/server/jobs/run-due.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const t1 = seedId('tenant:T1');
const asFile = { isProtocol: false };

let server: TestServer;
let owner: Visitor;
let ines: Visitor;
let stranger: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  [owner, ines, stranger] = [server.visitor(), server.visitor(), server.visitor()];
  await owner.signIn('hugo.lartigue@example.test');
  await ines.signIn('ines.duprat@example.test');
  await stranger.signIn('karim.belkacem@example.test');
});
afterAll(() => server.close());

/** Sends a file as a form does; gives the address that follows. */
async function upload(visitor: Visitor, content: string, name = 'contacts.csv'): Promise<Response> {
  const body = new FormData();
  body.set('file', new File([content], name, { type: 'text/csv' }));
  return fetch(new URL('/imports/contact/fichier', testOrigin), {
    method: 'POST',
    redirect: 'manual',
    body,
    headers: {
      'x-inertia': 'true',
      'x-xsrf-token': decodeURIComponent(visitor.cookies.get('XSRF-TOKEN') ?? ''),
      cookie: [...visitor.cookies].map(([key, value]) => `${key}=${value}`).join('; '),
    },
  });
}

const pathAfter = (response: Response): string => response.headers.get('location') ?? '';
const stateAt = async (path: string): Promise<ImportState> =>
  JSON.parse((await owner.get(path, asFile)).text) as ImportState;
const run = (path: string, lines: string) =>
  owner.visit('POST', `${path}/lancement`, { data: { lines }, follows: false });
const errorsNow = async () => (await owner.get('/tableau-de-bord')).page.props.errors;
const named = (prefix: string) =>
  server.deps.db
    .select()
    .from(contacts)
    .where(and(eq(contacts.tenantId, t1), like(contacts.displayName, `${prefix}%`)));

const mixed =
  'Qualités;Nom;Courriel;Téléphone\nNotaire;M-1 Étude;a@example.test;06 39 98 00 01\nbuyer;M-2;non;12\n;M-3;;\n';

describe('an import of contacts', () => {
  test('maps known columns, shows samples, and checks every line in the person’s language', async () => {
    const path = pathAfter(await upload(owner, mixed));
    expect(await stateAt(path)).toMatchObject({
      status: 'ready',
      mapping: { roles: 0, lastName: 1, email: null, phone: 3 },
      counts: { lines: 3, valid: 1, invalid: 2, imported: 0 },
      columns: [{ name: 'Qualités', samples: ['Notaire', 'buyer', ''] }, {}, {}, {}],
      errors: [
        { line: 3, field: 'Téléphone', text: 'Saisissez un numéro de téléphone valide.' },
        {
          line: 4,
          field: 'E-mail',
          text: 'Renseignez au moins un e-mail, un téléphone ou une adresse.',
        },
      ],
    });
    const mapping = { roles: 0, lastName: 1, email: 2, phone: 3 };
    await owner.visit('PUT', path, { data: { version: 1, mapping }, follows: false });
    const { errors, version } = await stateAt(path);
    expect(version).toBe(2);
    expect(errors.map(({ line, field }) => `${line} ${field}`)).toEqual([
      '3 E-mail',
      '3 Téléphone',
      '4 E-mail',
    ]);
    const report = await owner.get(`${path}/rapport`, asFile);
    expect(report.text.split('\r\n')[1]).toBe('3;E-mail;Saisissez une adresse e-mail valide.');
    const { db } = server.deps;
    const counter = eq(throttles.key, `download:${personId('hugo.lartigue')}`);
    await db.update(throttles).set({ hits: 20 }).where(counter);
    expect((await owner.get(`${path}/rapport`, asFile)).status).toBe(429);
    await db.delete(throttles).where(counter);
    expect((await owner.get(`${path}/rapport`, asFile)).status).toBe(200);
  });

  test('brings in all lines or the valid ones, as asked, once', async () => {
    const path = pathAfter(await upload(owner, mixed.replaceAll('M-', 'V-')));
    await owner.get('/tableau-de-bord');
    await run(path, 'all');
    expect((await errorsNow())['base']).toMatch(/^2 lignes ont des erreurs/);
    await run(path, 'valid');
    await runDueJobs(server.deps, jobs);
    expect(await stateAt(path)).toMatchObject({
      status: 'done',
      counts: { imported: 1 },
      progress: { done: 1, total: 1 },
    });
    expect(await named('V-')).toMatchObject([
      { roles: ['notary'], source: 'import', displayName: 'V-1 Étude', phone: '+33639980001', version: 1 },
    ]);
    await run(path, 'valid');
    expect((await errorsNow())['base']).toBe('Cet import a déjà été lancé.');
    const entries = await server.deps.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'contact.import'));
    expect(entries).toMatchObject([{ subjectLabel: 'contacts.csv', changes: { lines: { to: 1 } } }]);
  });

  test('is taken back within a day, what was changed since excepted', async () => {
    const path = pathAfter(await upload(owner, 'Nom;Adresse\nR-1;1 quai\nR-2;1 quai\nR-3;1 quai\n'));
    await run(path, 'all');
    await runDueJobs(server.deps, jobs);
    expect(await named('R-')).toHaveLength(3);
    await server.deps.db.update(contacts).set({ version: 2 }).where(eq(contacts.lastName, 'R-2'));
    await owner.visit('POST', `${path}/annulation`, { follows: false });
    expect((await named('R-')).map(({ displayName }) => displayName)).toEqual(['R-2']);
    expect((await owner.get('/tableau-de-bord')).page.props.flash?.text).toMatch(
      /^2 éléments .* 1, modifiés/,
    );
    expect((await stateAt(path)).status).toBe('reverted');
  });

  test('goes on where it stopped, without making a contact twice', async () => {
    const lines = Array.from({ length: 450 }, (_, index) => `1 quai;S-${index}`).join('\n');
    const path = pathAfter(await upload(owner, `Adresse;Nom\n${lines}\n`));
    await run(path, 'all');
    const importId = path.split('/').at(-1) ?? '';
    // As after a crash: the first lines have their records already.
    await server.deps.db
      .update(importRows)
      .set({ recordId: seedId('made before') })
      .where(and(eq(importRows.importId, importId), eq(importRows.line, 2)));
    await runDueJobs(server.deps, jobs);
    expect(await named('S-')).toHaveLength(449);
    expect((await stateAt(path)).counts.imported).toBe(450);
  });

  test('that fails says so with what it brought in, and goes on when it is started again', async () => {
    const lines = Array.from({ length: 250 }, (_, index) => `1 quai;F-${index}`).join('\n');
    const path = pathAfter(await upload(owner, `Adresse;Nom\n${lines}\n`));
    // A record that no check of the lines foresees, in the second part.
    await server.deps.db.execute(
      sql`alter table contacts add constraint odd check (display_name <> 'F-240')`,
    );
    server.deps.log.error = () => undefined;
    await run(path, 'all');
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await runDueJobs(server.deps, jobs);
      server.clock.advance(10 * 60_000);
    }
    expect(await stateAt(path)).toMatchObject({
      status: 'failed',
      counts: { imported: 200 },
      failure: expect.stringContaining('200 lignes sur 250'),
    });
    await server.deps.db.execute(sql`alter table contacts drop constraint odd`);
    await run(path, 'all');
    await runDueJobs(server.deps, jobs);
    expect(await stateAt(path)).toMatchObject({ status: 'done', counts: { imported: 250 }, failure: null });
    expect(await named('F-')).toHaveLength(250);
  });

  test('is refused after a day, to other companies, and to those without the right', async () => {
    const path = pathAfter(await upload(owner, 'Nom;Adresse\nT-1;1 quai\n'));
    expect((await ines.get(path, asFile)).status).toBe(403);
    expect((await upload(ines, 'Nom;Adresse\nx;1 quai\n')).status).toBe(403);
    for (const end of ['', '/rapport']) {
      expect((await stranger.get(`${path}${end}`, asFile)).status).toBe(404);
    }
    for (const end of ['/lancement', '/annulation']) {
      expect((await stranger.visit('POST', `${path}${end}`, { data: { lines: 'all' } })).status).toBe(404);
    }
    await run(path, 'all');
    await runDueJobs(server.deps, jobs);
    server.clock.advance(24 * 3_600_000);
    await owner.signIn('hugo.lartigue@example.test');
    await owner.visit('POST', `${path}/annulation`, { follows: false });
    expect((await errorsNow())['base']).toBe('Un import ne peut être annulé que sous 24 heures.');
    expect(await named('T-')).toHaveLength(1);
  });

  test('takes no field that is not offered: identifiers and companies of others stay out of reach', async () => {
    const path = pathAfter(await upload(owner, `Qualités;Nom;id;tenantId\nBanquier;U-1;${t1};${t1}\n`));
    await owner.get('/tableau-de-bord');
    const mapping = { roles: 0, lastName: 1, id: 2, tenantId: 3 };
    await owner.visit('PUT', path, { data: { version: 1, mapping }, follows: false });
    expect(Object.keys(await errorsNow()).toSorted()).toEqual(['mapping.id', 'mapping.tenantId']);
    await owner.visit('PUT', path, {
      data: { version: 1, mapping: { roles: 0, lastName: 0, city: 9 } },
      follows: false,
    });
    expect(Object.keys(await errorsNow()).toSorted()).toEqual(['mapping.city', 'mapping.lastName']);
  });

  test('says at the file what is wrong with it', async () => {
    await owner.get('/tableau-de-bord');
    for (const [content, text] of [
      [`Nom;Adresse\n${'x;1 quai\n'.repeat(10_001)}`, /10000 lignes/],
      ['Nom;Adresse\nx;\0\n', /n’a pas pu être lu/],
      ['', /vide/],
    ] as const) {
      await upload(owner, content);
      expect((await errorsNow())['file']).toMatch(text);
    }
  });
});

describe('a file of thousands of lines', () => {
  const count = 2000;
  const long = `Nom;Adresse\n${'x;1 quai\n'.repeat(count)}`;
  const kept = () => server.deps.db.$count(importRows);
  const yieldToEventLoop = () =>
    new Promise<void>((resolve) => {
      setImmediate(resolve);
    });

  test('lets others get to the database while it is kept', async () => {
    const before = await kept();
    const upon = { isOver: false };
    const sent = upload(owner, long, 'longs.csv').finally(() => {
      upon.isOver = true;
    });
    const seen = new Set<number>();
    while (!upon.isOver) {
      seen.add((await kept()) - before);
      await yieldToEventLoop();
    }
    expect(pathAfter(await sent)).toMatch(/^\/imports\//);
    expect([...seen].filter((lines) => lines > 0 && lines < count).length).toBeGreaterThan(1);
    expect((await kept()) - before).toBe(count);
  });

  test('lets others have their turn while its lines are checked', async () => {
    const definition = importDefinitions.find(({ kind }) => kind === 'contact');
    if (definition === undefined) throw new Error('no import of contacts');
    const lines = Array.from({ length: 1000 }, () => ['x', 'y']);
    const upon = { isOver: false };
    const checked = checkLines('fr', definition, { lastName: 0, email: 1 }, lines).finally(() => {
      upon.isOver = true;
    });
    let turns = 0;
    for (; !upon.isOver; turns += 1) await yieldToEventLoop();
    expect(await checked).toHaveLength(1000);
    expect(turns).toBeGreaterThanOrEqual(10);
  });

  test('that cannot be kept whole leaves nothing', async () => {
    const { inspector } = server.deps;
    const before = [await kept(), await server.deps.db.$count(imports)];
    const rows = Array.from({ length: 500 }, (_, index) => [index === 450 ? '\0' : 'x']);
    server.deps.inspector = {
      ...inspector,
      readTable: () => Promise.resolve({ headers: ['Nom'], rows }),
    };
    const errors = server.deps.log.error;
    server.deps.log.error = () => undefined;
    expect((await upload(owner, 'Nom\nx\n')).status).toBe(500);
    server.deps.inspector = inspector;
    server.deps.log.error = errors;
    expect([await kept(), await server.deps.db.$count(imports)]).toEqual(before);
  });

  test('has its columns mapped anew once at a time for one person, others are told to come back', async () => {
    const path = pathAfter(await upload(owner, long));
    const data = { version: 1, mapping: { lastName: 1 } };
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => owner.visit('PUT', path, { data, follows: false })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(429);
    expect(statuses).toContain(303);
    expect((await stateAt(path)).version).toBe(2);
  });
});
