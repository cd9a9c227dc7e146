import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { exampleImage } from '#contracts/files.ts';
import { workerInspector } from '#mocks/hosts/inspector/worker-inspector.ts';
import { pictureOf } from '#mocks/db/seed/media/scenes.ts';
import type { PictureType } from '#mocks/server/files/inspector.ts';
import { readStatement } from '#mocks/server/statements/read-statement.ts';
import { detectContentType } from '#mocks/services/files/content-type.ts';
import { pictures } from '#tests/support/pictures.ts';

const inspector = workerInspector();
const faultOf = (bytes: BlobPart[], type: PictureType) => inspector.checkPicture('a', new Blob(bytes), type);
const problemOf = (reading: Promise<unknown>): Promise<unknown> =>
  reading.then(
    () => 'none',
    (error: { problem?: string; status?: number }) => error.problem ?? error.status,
  );

/** How much a thread of this process holds back: 0 as a rule, 19 at most; empty for one that has just ended. */
function niceOf(thread: string): string {
  try {
    // The name in brackets may hold spaces.
    return readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ')[1]?.split(' ')[16] ?? '';
  } catch {
    return '';
  }
}

/** A workbook’s worth of work: as many lines as are allowed. */
const longCsv = new Blob([`A;B\n${'ab;cd\n'.repeat(10_000)}`]);

describe('a picture', () => {
  test.each(Object.entries(pictures))('that a browser shows is taken (%s)', async (type, bytes) => {
    expect(await faultOf([bytes], type as PictureType)).toBeNull();
  });

  test.each(Object.entries(pictures))(
    'that only begins like one, or is cut short, is refused (%s)',
    async (type, bytes) => {
      const html = '<!doctype html><script>alert(1)</script>';
      expect(await faultOf([bytes.slice(0, 12), html], type as PictureType)).toBe('unreadable');
      expect(await faultOf([bytes.slice(0, bytes.length - 20)], type as PictureType)).toBe('unreadable');
    },
  );

  test('that says to be enormous is refused before anything takes room for its points', async () => {
    const png = new Uint8Array(await exampleImage().arrayBuffer());
    new DataView(png.buffer).setUint32(16, 60_000);
    new DataView(png.buffer).setUint32(20, 60_000);
    expect(await faultOf([png], 'image/png')).toBe('tooManyPixels');
  });
});

describe('a statement of a bank', () => {
  const csv = 'Date;Libellé;Montant\n18/11/2026;FRAIS;-12,00\n';

  test('is read as it is without a thread of its own', async () => {
    const sent = new Blob([csv]);
    const bytes = new Uint8Array(await sent.arrayBuffer());
    expect(await inspector.readStatement('a', sent)).toEqual(readStatement(bytes));
    expect(await problemOf(inspector.readStatement('a', new Blob(['A;B;C\n'])))).toBe('noLines');
  });

  test('that takes too long is refused', async () => {
    const hasty = workerInspector({ limitMs: 1 });
    expect(await problemOf(hasty.readStatement('a', new Blob([csv])))).toBe('unknown');
  });
});

test('a picture is made in the sizes that are asked for and smaller than it, each in proportion', async () => {
  const bytes = pictureOf({ subject: 'room', stage: 'after', house: 1, rank: 1 }, 2);
  const prepared = await inspector.preparePicture('a', new Blob([bytes]), 'image/png', {
    copies: [320, 640, 1280, 1920],
  });
  if (typeof prepared === 'string') throw new Error(prepared);
  expect(prepared).toMatchObject({ width: 1440, height: 960 });
  const sizes = prepared.renditions.map(({ sidePx, widthPx, heightPx }) => [sidePx, widthPx, heightPx]);
  expect(sizes).toEqual([
    [320, 320, 213],
    [640, 640, 427],
    [1280, 1280, 853],
  ]);
  for (const { bytes: made, type } of prepared.renditions) expect(detectContentType(made)).toBe(type);
});

describe('a table', () => {
  test('is read as it is without a thread of its own', async () => {
    expect(await inspector.readTable('a', new Blob(['A;B\n1;2\n']))).toEqual({
      headers: ['A', 'B'],
      rows: [['1', '2']],
    });
    expect(await problemOf(inspector.readTable('a', new Blob(['A;B\n'])))).toBe('noLines');
  });

  test('of many lines comes whole and in their order', async () => {
    const lines = Array.from({ length: 1203 }, (_, index) => [`${index}`, 'x']);
    const text = ['A;B', ...lines.map((cells) => cells.join(';'))].join('\n');
    expect((await inspector.readTable('a', new Blob([text]))).rows).toEqual(lines);
  });

  test('that takes too long, or too much memory, is refused, and the next one is read', async () => {
    const hasty = workerInspector({ limitMs: 1 });
    expect(await problemOf(hasty.readTable('a', longCsv))).toBe('unreadable');
    const poor = workerInspector({ heapMb: 8 });
    expect(await problemOf(poor.readTable('a', new Blob(['A\n', '"x" y;'.repeat(1_000_000)])))).toBe(
      'unreadable',
    );
    expect((await inspector.readTable('a', longCsv)).rows).toHaveLength(10_000);
  });

  test('leaves the server free to answer others while it is read', async () => {
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    await inspector.readTable('a', longCsv);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(0);
  });

  test.runIf(process.platform === 'linux')(
    'leaves the processor to requests where both want it',
    async () => {
      const priorities = new Set<string>();
      const timer = setInterval(() => {
        for (const thread of readdirSync('/proc/self/task')) priorities.add(niceOf(thread));
      }, 1);
      await inspector.readTable('a', longCsv);
      clearInterval(timer);
      expect(priorities).toContain('10');
    },
  );

  test('waits with few others: more of one person are told to come back', async () => {
    const small = workerInspector({ maxWaitingEach: 2, maxWaiting: 3 });
    const read = (owner: string) => problemOf(small.readTable(owner, new Blob(['A\n1\n'])));
    expect(await Promise.all([read('a'), read('a'), read('a'), read('b'), read('c')])).toEqual([
      'none',
      'none',
      429,
      'none',
      503,
    ]);
  });
});

test('a thread leaves what it has compiled to the next where the process keeps that', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ilot-compiled-'));
  vi.stubEnv('NODE_COMPILE_CACHE', folder);
  const kept = () => readdirSync(folder, { recursive: true }).length;
  await inspector.readTable('a', new Blob(['A;B\n1;2']));
  const first = kept();
  expect(first).toBeGreaterThan(5);
  await inspector.readTable('a', new Blob(['A;B\n3;4']));
  expect(kept()).toBe(first);
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});
