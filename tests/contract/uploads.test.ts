import { strToU8, zipSync } from 'fflate';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { exampleImage } from '#contracts/files.ts';
import { storedFiles, throttles } from '#mocks/db/schema/index.ts';
import { personId } from '#mocks/db/seed/people.ts';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import { jobs } from '#mocks/handlers/jobs/index.ts';
import { runDueJobs } from '#mocks/server/jobs/run-due.ts';
import { countingDatabase } from '#tests/support/counting-database.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let owner: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  owner = server.visitor();
  await owner.signIn('hugo.lartigue@example.test');
});
afterAll(() => server.close());

const send = (path: string, field: string, file: File, visitor = owner) => {
  const data = new FormData();
  data.set(field, file);
  return visitor.visit('POST', path, { data });
};
const portrait = (bytes: BlobPart[], visitor = owner) =>
  send('/compte/avatar', 'image', new File(bytes, 'moi.png'), visitor);
const table = (bytes: BlobPart[]) => send('/imports/contact/fichier', 'file', new File(bytes, 'a.xlsx'));
const png = () => exampleImage().arrayBuffer();

describe('a picture', () => {
  test('that cannot be decoded is refused at its field, whatever it begins with', async () => {
    const begun = (await png()).slice(0, 30);
    const { page } = await portrait([begun, '<script>alert(1)</script>']);
    expect(page.props.errors).toEqual({
      image: 'Cette image est illisible. Enregistrez-la de nouveau en PNG ou en JPEG.',
    });
    const large = new Uint8Array(await png());
    new DataView(large.buffer).setUint32(16, 100_000);
    new DataView(large.buffer).setUint32(20, 100_000);
    expect((await portrait([large])).page.props.errors).toEqual({
      image: 'Cette image dépasse 25 mégapixels. Réduisez-la.',
    });
    expect((await portrait([await png()])).page.props.flash?.type).toBe('success');
  });
});

test('a photograph of an iPhone is told what to do with it', async () => {
  const { page } = await portrait(['\0\0\0\x18ftypheic\0\0\0\0mif1heic']);
  expect(page.props.errors['image']).toContain('HEIC');
  expect(page.props.errors['image']).toContain('« Le plus compatible »');
});

describe('a workbook made to exhaust the memory', () => {
  test('is refused at its field, and the server goes on', async () => {
    const cell = (address: string) => `<c r="${address}" t="inlineStr"><is><t>x</t></is></c>`;
    const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
    const bomb = zipSync({
      '[Content_Types].xml': strToU8('<Types/>'),
      'xl/workbook.xml': strToU8(
        '<workbook><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
      ),
      'xl/_rels/workbook.xml.rels': strToU8(
        `<Relationships><Relationship Id="rId1" Type="${relation}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      ),
      'xl/worksheets/sheet1.xml': strToU8(
        `<worksheet><sheetData><row r="1">${cell('A1')}</row><row r='99999'>${cell('ZZ&#57;9999')}</row></sheetData></worksheet>`,
      ),
    });
    const [refused, page] = await Promise.all([
      table([Uint8Array.from(bomb)]),
      server.visitor().get('/connexion'),
    ]);
    expect(refused.page.props.errors).toEqual({ file: 'Le fichier dépasse 100 colonnes.' });
    expect(page.status).toBe(200);
  });
});

describe('whoever sends files without end', () => {
  beforeEach(async () => {
    await server.deps.db.delete(throttles);
    // What the process remembers of limits that were reached is asked for anew.
    server.clock.advance(60_000);
    // Only the counting is looked at here.
    server.deps.inspector = { ...server.deps.inspector, checkPicture: () => Promise.resolve(null) };
  });

  test('is held back by number, alone, and is welcome again an hour later', async () => {
    const image = await png();
    await portrait([image]);
    // As many as one may send were sent but for this one.
    const isOfPerson = like(throttles.key, `files:${personId('hugo.lartigue')}`);
    await server.deps.db.update(throttles).set({ hits: 300 }).where(isOfPerson);
    const refused = await portrait([image]);
    expect(refused.page).toMatchObject({ component: 'Error/Global', props: { status: 429 } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const colleague = server.visitor();
    await colleague.signIn('ines.duprat@example.test');
    expect((await portrait([image], colleague)).page.props.flash?.type).toBe('success');
    server.clock.advance(3_600_000);
    expect((await portrait([image])).page.props.flash?.type).toBe('success');
  });

  test('has one request read at a time, some wait, more are told to come back, and nobody else waits', async () => {
    const image = await png();
    const colleague = server.visitor();
    await colleague.signIn('ines.duprat@example.test');
    const { promise: othersAreDone, resolve: goOn } = Promise.withResolvers<void>();
    let [reading, most] = [0, 0];
    const checkPicture = async (sender: string) => {
      if (sender !== personId('hugo.lartigue')) return null;
      reading += 1;
      most = Math.max(most, reading);
      await othersAreDone;
      reading -= 1;
      return null;
    };
    server.deps.inspector = { ...server.deps.inspector, checkPicture };
    let leftToAnswer = 8;
    const answered = (): void => {
      leftToAnswer -= 1;
      if (leftToAnswer === 0) goOn();
    };
    const sent = Array.from({ length: 12 }, async () => {
      const answer = await portrait([image]);
      if (answer.page.component === 'Error/Global') answered();
      return answer;
    });
    const welcome = await portrait([image], colleague);
    answered();
    const answers = await Promise.all(sent);
    const refused = answers.filter(({ page }) => page.component === 'Error/Global');
    expect(refused.map(({ page, headers }) => [page.props.status, headers.get('retry-after')])).toEqual(
      Array.from({ length: 7 }, () => [429, '10']),
    );
    expect([most, welcome.page.component]).toEqual([1, 'Client/Account/Show']);
  });

  test('is held back without a look at the database while their turn has not come', async () => {
    const image = await png();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { promise: othersAreDone, resolve: goOn } = Promise.withResolvers<void>();
    const checkPicture = async () => {
      begin();
      await othersAreDone;
      return null;
    };
    server.deps.inspector = { ...server.deps.inspector, checkPicture };
    const { db } = server.deps;
    const first = portrait([image]);
    await begun;
    let asked = 0;
    server.deps.db = countingDatabase(db, () => (asked += 1));
    const waiting = Array.from({ length: 4 }, () => portrait([image]));
    const refused = [await portrait([image]), await portrait([image])];
    expect(refused.map(({ page }) => [page.component, page.props.status])).toEqual([
      ['Error/Global', 429],
      ['Error/Global', 429],
    ]);
    expect(asked).toBe(0);
    goOn();
    const answers = await Promise.all([first, ...waiting]);
    server.deps.db = db;
    expect(answers.map(({ page }) => page.component)).toEqual(
      Array.from({ length: 5 }, () => 'Client/Account/Show'),
    );
    expect(asked).toBeGreaterThan(0);
  });

  test('and has reached a limit is told so without another look at the database', async () => {
    const image = await png();
    await portrait([image]);
    const isOfPerson = like(throttles.key, `files:${personId('hugo.lartigue')}`);
    await server.deps.db.update(throttles).set({ hits: 300 }).where(isOfPerson);
    const { db } = server.deps;
    const toldFirst = (await portrait([image])).headers.get('retry-after');
    let asked = 0;
    server.deps.db = countingDatabase(db, () => (asked += 1));
    const again = await portrait([image]);
    server.deps.db = db;
    expect([again.page.props.status, again.headers.get('retry-after')]).toEqual([429, toldFirst]);
    expect(asked).toBe(0);
    await db.delete(throttles);
    server.clock.advance(60_000);
    expect((await portrait([image])).page.props.flash?.type).toBe('success');
  });

  test.each([
    ['a person', 1024 * 1024],
    ['a company', 2048 * 1024],
  ])('is held back by kilobytes as well (%s)', async (who, most) => {
    const image = await png();
    await portrait([image]);
    const tenantKey = `kilobytes:${seedId('tenant:T1')}`;
    const counted = await server.deps.db.select().from(throttles);
    const keys = counted.map(({ key }) => key).filter((key) => key.startsWith('kilobytes:'));
    const key = keys.find((known) => (known === tenantKey) === (who === 'a company')) ?? '';
    await server.deps.db
      .update(throttles)
      .set({ hits: most - 1 })
      .where(eq(throttles.key, key));
    expect((await portrait([image])).page.props.flash?.type).toBe('success');
    expect((await portrait([image])).page.props).toMatchObject({ status: 429 });
  });

  test('leaves nothing behind: bytes that no record has are gone within the hour', async () => {
    const { deps, clock } = server;
    const bytes = new TextEncoder().encode('given up');
    const sha256 = await deps.files.put('platform', bytes, clock.systemNow(), deps.db);
    await runDueJobs(deps, jobs);
    expect(await deps.files.read('platform', sha256, deps.db)).toEqual(bytes);
    for (let minutes = 0; minutes < 60; minutes += 10) {
      clock.advance(10 * 60_000);
      await runDueJobs(deps, jobs);
    }
    expect(await deps.files.read('platform', sha256, deps.db)).toBeNull();
    const [kept] = await deps.db.select().from(storedFiles).limit(1);
    expect(kept && (await deps.files.read(kept.tenantId ?? 'platform', kept.sha256, deps.db))).not.toBeNull();
  });
});
