import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startProgram } from '#tests/support/program.ts';

const root = new URL('../../../../', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'ilot-faults-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A program that ends on faults, in which `fault` happens; gives what it left. */
async function runWith(fault: string, file: string, stop = '') {
  const path = join(folder, file);
  const program = startProgram(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { nodeLogger } from '#mocks/services/log-node.ts';
      import { endOnFault } from '#scripts/lib/faults.ts';
      const log = nodeLogger({ file: ${JSON.stringify(path)} });
      endOnFault(log, async () => { ${stop} log.info('stopped'); });
      setInterval(() => undefined, 1000);
      ${fault}`,
    ],
    { cwd: root },
  );
  const code = await program.ended;
  const lines = readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { msg: string; stack?: string; origin?: string });
  return { code, lines, output: program.output() };
}

test.each([
  [
    'an error in a timer',
    `setTimeout(function planted() { throw new Error('oops'); });`,
    'uncaughtException',
  ],
  [
    'a rejection that nobody waits for',
    `(async function planted() { throw new Error('oops'); })();`,
    'unhandledRejection',
  ],
])('%s is written down with its stack, then the program ends cleanly', async (_what, fault, origin) => {
  const { code, lines, output } = await runWith(fault, `${origin}.log`);
  expect(lines).toMatchObject([
    { msg: 'nobody caught: Error: oops', origin, stack: expect.stringContaining('planted') },
    { msg: 'stopped' },
  ]);
  expect(code).toBe(1);
  expect(output).toContain('Le serveur s’arrête sur une erreur inattendue');
});

test('a second fault on the way out is written down too, and the end goes on', async () => {
  const first = `setTimeout(() => { throw new Error('first'); });`;
  const second = `await new Promise((resolve) => {
    setImmediate(() => { setImmediate(resolve); throw new Error('second'); });
  });`;
  const { code, lines } = await runWith(first, 'twice.log', second);
  expect(lines.map(({ msg }) => msg)).toEqual([
    'nobody caught: Error: first',
    'nobody caught: Error: second',
    'stopped',
  ]);
  expect(code).toBe(1);
});
