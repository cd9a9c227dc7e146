import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import { testNow } from '#tests/support/database.ts';
import { serve, type Served } from '#tests/support/served.ts';

const run = promisify(execFile);
const root = new URL('../../', import.meta.url).pathname;
const golden = seedId('operation:T1:OP-2025-001');
/** A4 in PostScript points, as Chromium rounds it. */
const a4Points = { width: 595, height: 842 };

let served: Served;
let folder: string;
beforeAll(async () => {
  served = await serve();
  folder = mkdtempSync(join(tmpdir(), 'ilot-print-'));
});
afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs `npm run print` against the data of the served application. */
function print(...args: string[]) {
  return run(process.execPath, [join(root, 'scripts/print.ts'), ...args], {
    cwd: root,
    env: { ...process.env, VAR_DIR: served.varDir, FROZEN_AT: testNow.toISOString() },
  });
}

async function readPdf(path: string) {
  const pdf = await getDocument({ data: new Uint8Array(readFileSync(path)), verbosity: 0 }).promise;
  const page = await pdf.getPage(1);
  const text = (await page.getTextContent()).items.map((item) => ('str' in item ? item.str : '')).join(' ');
  const { info } = (await pdf.getMetadata()) as unknown as { info: { Language?: string } };
  const { width, height } = page.getViewport({ scale: 1 });
  // The library documents an object here and gives a map.
  const marks: unknown = await pdf.getMarkInfo();
  return {
    pages: pdf.numPages,
    text,
    language: info.Language,
    isTagged: marks instanceof Map && marks.get('Marked') === true,
    width,
    height,
  };
}

describe('npm run print -- export.cover', () => {
  test('prints exactly one A4 page, tagged and French, from the running server', async () => {
    const output = join(folder, 'cover.pdf');
    const { stdout } = await print(
      'export.cover',
      `operation=${golden}`,
      'preset=bank',
      'recipient=Banque de l’Estuaire',
      '--as',
      'hugo.lartigue@example.test',
      '-o',
      output,
    );
    expect(stdout).toContain('1 page.');
    const pdf = await readPdf(output);
    expect(pdf).toMatchObject({ pages: 1, isTagged: true });
    expect(pdf.language).toMatch(/^fr/);
    expect(Math.round(pdf.width)).toBe(a4Points.width);
    expect(Math.round(pdf.height)).toBe(a4Points.height);
    for (const text of [
      'Dossier de financement',
      'Libourne, Gironde',
      'Garonne Patrimoine',
      'Banque de l’Estuaire',
      'Document confidentiel',
      '20 novembre 2026',
    ]) {
      expect(pdf.text).toContain(text);
    }
  });

  test('prints nothing for a person who may not see it, and says why', async () => {
    const output = join(folder, 'foreign.pdf');
    await expect(
      print('export.cover', `operation=${golden}`, '--as', 'karim.belkacem@example.test', '-o', output),
    ).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('404') as string });
  });

  test('names a missing parameter, an unknown route and a route that is no export', async () => {
    const cases: [string[], RegExp][] = [
      [['export.cover'], /operation/],
      [['export.covr', 'operation=x'], /export\.cover/],
      [['client.operation.index'], /export/],
    ];
    for (const [args, pattern] of cases) {
      await expect(
        print(...args, '--as', 'x@example.test', '-o', join(folder, 'no.pdf')),
      ).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringMatching(pattern) as string,
      });
    }
  });

  test('opens a server for the occasion when none runs', async () => {
    await served.stop();
    const output = join(folder, 'alone.pdf');
    await print('export.cover', `operation=${golden}`, '--as', 'hugo.lartigue@example.test', '-o', output);
    expect((await readPdf(output)).pages).toBe(1);
  });
});
