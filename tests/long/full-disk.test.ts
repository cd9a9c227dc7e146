import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import { openSmallDisk } from '#tests/support/small-disk.ts';
import { serve, type Served } from '#tests/support/served.ts';
import { createVisitor, type VisitAnswer, type Visitor } from '#tests/support/visitor.ts';

const miB = 2 ** 20;
/** Enough for the seeded database and a few pieces of its journal. */
const disk = openSmallDisk(320);
const rounds = 10;
const journal = `/operations/${seedId('operation:T1:OP-2025-001')}`;

afterAll(() => disk?.remove());

/** Only an administrator may mount the small disk that this fills; a disk of others is not filled for a test. */
describe.skipIf(disk === null)('a disk that fills up under the embedded database', () => {
  let served: Served;
  let visitor: Visitor;
  const confirmed: string[] = [];
  let count = 0;

  beforeAll(async () => {
    served = await serve({ parent: disk?.folder ?? '' });
    visitor = createVisitor(served.url);
    await visitor.signIn('hugo.lartigue@example.test');
  });
  afterAll(() => served.close());

  /** Saves a note and remembers it when it is confirmed. */
  async function save(text = ''): Promise<VisitAnswer> {
    count += 1;
    const note = `note-${count}-`;
    const answer = await visitor.visit('POST', `${journal}/notes`, {
      data: { text: note + text },
      follows: false,
    });
    if (answer.status === 303) confirmed.push(note);
    return answer;
  }

  async function expectNothingLost(): Promise<void> {
    const { status, text } = await visitor.get(journal);
    expect(status).toBe(200);
    expect(confirmed.filter((note) => !text.includes(note))).toEqual([]);
  }

  const readiness = async (): Promise<unknown> => (await fetch(`${served.url}/readyz`)).json();

  test('nearly full: changes are refused, reading and signing in go on', async () => {
    expect((await save()).status).toBe(303);
    disk?.fillTo(40 * miB);
    expect((await save()).page).toMatchObject({ component: 'Error/Global', props: { status: 507 } });
    await expectNothingLost();
    const other = createVisitor(served.url);
    expect((await other.signIn('hugo.lartigue@example.test')).status).toBe(303);
    expect(await readiness()).toEqual({ status: 'disk-full' });
  });

  test('quite full: reading goes on, nothing is written, and the process lives', async () => {
    disk?.fillTo(0);
    expect((await save()).status).toBe(507);
    await expectNothingLost();
    const guest = createVisitor(served.url);
    expect((await guest.get('/connexion', { isProtocol: false })).status).toBe(200);
    expect((await guest.signIn('hugo.lartigue@example.test')).status).toBe(507);
    expect((await fetch(`${served.url}/healthz`)).status).toBe(200);
  });

  test('with room again: work goes on without a restart', async () => {
    disk?.empty();
    expect(await readiness()).toEqual({ status: 'ok' });
    expect((await save()).status).toBe(303);
    await expectNothingLost();
  });

  test(`filled by others in the middle of saves, ${rounds} times: what was confirmed is there`, async () => {
    // Long notes, so that the journal of the database needs room again and again.
    const words = 'mot '.repeat(450);
    for (let done = 0; done < rounds; done += 1) {
      const round = { isOver: false };
      const saving = Promise.all(
        Array.from({ length: 4 }, async () => {
          const seen = new Set<number>();
          while (!round.isOver) seen.add((await save(words)).status);
          return [...seen];
        }),
      );
      await wait(Math.random() * 1500);
      disk?.fillTo(0);
      await wait(Math.random() * 500);
      round.isOver = true;
      for (const status of (await saving).flat()) expect([303, 507]).toContain(status);
      expect((await save()).status).toBe(507);
      disk?.empty();
      expect((await save()).status).toBe(303);
    }
    await expectNothingLost();
    console.log(`${confirmed.length} confirmed saves survived ${rounds} full disks`);
  });

  test('killed on a full disk: the start says so in one sentence, and needs no more than room', async () => {
    disk?.fillTo(0);
    await served.kill();
    await expect(served.restart()).rejects.toThrow(/ended with 1:[^]*✗ Le disque de « .* » est plein/);
    disk?.empty();
    await served.restart();
    await expectNothingLost();
    expect((await save()).status).toBe(303);
  });

  test('asked to stop on a full disk, it stops', async () => {
    disk?.fillTo(0);
    expect(await served.stop()).toBe(0);
    disk?.empty();
    await served.restart();
    await expectNothingLost();
  });
});
