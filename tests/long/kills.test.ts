import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq, like } from 'drizzle-orm';
import { openEmbedded } from '#mocks/db/open/embedded.ts';
import { auditEntries, operationNotes } from '#mocks/db/schema/index.ts';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import { serve, type Served } from '#tests/support/served.ts';
import { createVisitor, type Visitor } from '#tests/support/visitor.ts';

const rounds = Number(process.env['KILL_ROUNDS'] ?? 50);
const writers = 3;
/** Longest time that a burst of saves goes on before the kill, in milliseconds. */
const longestBurstMs = 1500;
/** Longest time for a round, its restart included, on a machine that does much else, in milliseconds. */
const longestRoundMs = 60_000;
const golden = seedId('operation:T1:OP-2025-001');
const journal = `/operations/${golden}`;

let served: Served;
let visitor: Visitor;
beforeAll(async () => {
  served = await serve();
  visitor = createVisitor(served.url);
  await visitor.signIn('hugo.lartigue@example.test');
});
afterAll(() => served.close());

/** Saves one note after the other until told to stop; gives the texts of those that were confirmed. */
async function saveUntil(name: string, isOver: () => boolean): Promise<string[]> {
  const confirmed: string[] = [];
  for (let count = 0; !isOver(); count += 1) {
    const text = `note ${name}-${count}`;
    try {
      const answer = await visitor.visit('POST', `${journal}/notes`, { data: { text }, follows: false });
      if (answer.status === 303) confirmed.push(text);
    } catch {
      // The connection broke with the server: nothing was promised for this one.
      return confirmed;
    }
  }
  return confirmed;
}

describe('a server killed without a word, again and again', () => {
  test(
    `loses no save that it confirmed, in ${rounds} rounds`,
    { timeout: rounds * longestRoundMs },
    async () => {
      const confirmed: string[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const burstMs = Math.round(Math.random() * longestBurstMs);
        let isOver = false;
        const saving = Array.from({ length: writers }, (_, writer) =>
          saveUntil(`${round}-${writer}-${burstMs}`, () => isOver),
        );
        await wait(burstMs);
        await served.kill();
        isOver = true;
        confirmed.push(...(await Promise.all(saving)).flat());

        const left: unknown = JSON.parse(readFileSync(join(served.varDir, 'ilot.pid'), 'utf8'));
        await served.restart();
        const taken: unknown = JSON.parse(readFileSync(join(served.varDir, 'ilot.pid'), 'utf8'));
        expect(taken).not.toEqual(left);

        const { status, text } = await visitor.get(journal);
        expect(status).toBe(200);
        const missing = confirmed.filter((note) => !text.includes(`"${note}"`));
        expect(missing, `after a burst of ${burstMs} ms in round ${round}`).toEqual([]);
      }
      // A test that saved nothing would prove nothing.
      expect(confirmed.length).toBeGreaterThan(rounds);
      console.log(`${confirmed.length} confirmed saves survived ${rounds} kills`);
    },
  );

  test('lets go of the data when it is asked to stop after all that', async () => {
    expect(await served.stop()).toBe(0);
    expect(existsSync(join(served.varDir, 'ilot.pid'))).toBe(false);
  });

  test('holds no half of a change: every note has its line in the journal of changes, and the other way round', async () => {
    const { db, close } = await openEmbedded(served.varDir);
    const notes = await db.$count(operationNotes, like(operationNotes.text, 'note %-%'));
    const entries = await db.$count(auditEntries, eq(auditEntries.action, 'operation.note'));
    await close();
    expect(notes).toBe(entries);
    expect(notes).toBeGreaterThan(rounds);
  });
});
