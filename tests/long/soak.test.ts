import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { count } from 'drizzle-orm';
import { openEmbedded } from '#mocks/db/open/embedded.ts';
import { sessions } from '#mocks/db/schema/index.ts';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import { residentMiB } from '#tests/support/program.ts';
import { serve, type Served } from '#tests/support/served.ts';
import { createVisitor } from '#tests/support/visitor.ts';

const requests = 2000;
/** Requests before the first measure: caches fill, code is compiled. */
const warmUp = 500;
/** Growth between the two measures beyond which something is kept that should not be, in MiB. */
const allowedGrowthMiB = 120;
const golden = seedId('operation:T1:OP-2025-001');

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.close());

const serverPid = (): number =>
  (JSON.parse(readFileSync(join(served.varDir, 'server.json'), 'utf8')) as { pid: number }).pid;

/** Downloads are few: the server lets a person have so many in an hour. */
const download = '/operations/telecharger';
const requestsPerDownload = 200;

/** What a person looks at during a day, over and over. */
const addresses = [
  '/tableau-de-bord',
  '/operations',
  '/operations?q=bastide',
  '/operations?sort=-purchasePrice&perPage=100',
  `/operations/${golden}`,
  `/operations/${golden}/modifier`,
  '/operations/creer',
  `/export/operations/${golden}/couverture`,
  '/communes?q=libourne',
  '/sante',
  '/nulle-part',
];

describe('a day at work', () => {
  test(`does not make the server grow without bound, over ${requests} requests`, async () => {
    const visitor = createVisitor(served.url);
    await visitor.signIn('hugo.lartigue@example.test');
    let afterWarmUpMiB = 0;
    for (let sent = 0; sent < requests; sent += 1) {
      if (sent === warmUp) afterWarmUpMiB = residentMiB(serverPid());
      const path = sent % requestsPerDownload === 0 ? download : (addresses[sent % addresses.length] ?? '/');
      // One load in three is the browser's own: it renders a document.
      const answer = await visitor.get(path, { isProtocol: sent % 3 !== 0 });
      expect([path, answer.status]).toEqual([path, path === '/nulle-part' ? 404 : 200]);
    }
    const atEndMiB = residentMiB(serverPid());
    console.log(
      `memory: ${Math.round(afterWarmUpMiB)} MiB after ${warmUp} requests, ${Math.round(atEndMiB)} MiB after ${requests}`,
    );
    expect(atEndMiB - afterWarmUpMiB).toBeLessThan(allowedGrowthMiB);
  });

  test('leaves one session per person, however many times they come, sign in and sign out', async () => {
    const people = 3;
    const visits = 20;
    for (let person = 0; person < people; person += 1) {
      const visitor = createVisitor(served.url);
      for (let visit = 0; visit < visits; visit += 1) {
        await visitor.signIn('karim.belkacem@example.test');
        await visitor.get('/operations');
        await visitor.visit('POST', '/deconnexion');
      }
      await visitor.signIn('karim.belkacem@example.test');
    }
    expect(await served.stop()).toBe(0);
    const opened = await openEmbedded(served.varDir);
    const [row] = await opened.db.select({ total: count() }).from(sessions);
    await opened.close();
    // One for each visitor, and the one of the first test.
    expect(row?.total).toBe(people + 1);
  });
});
