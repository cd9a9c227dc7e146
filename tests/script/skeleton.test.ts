import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCheckout, type Checkout } from '#tests/support/checkout.ts';

let checkout: Checkout;
beforeAll(() => {
  checkout = makeCheckout();
});
afterAll(() => checkout.remove());

/** Runs a program of the project there; throws with what it said unless it ends well. */
const run = (program: string, ...args: readonly string[]): string =>
  execFileSync(process.execPath, [join(checkout.folder, program), ...args], {
    cwd: checkout.folder,
    encoding: 'utf8',
  });
/** The command with its words as people type them. */
const add = (words: string): string => run('scripts/routes.mjs', 'add', ...words.split(' '));

describe('npm run routes -- add … --kind', () => {
  test('writes a list, a form, a page and a paper that run at once, each with its tests', () => {
    const inList = '--can supplier.list --set parent=client.archive.index';
    add(
      'client.archive.index GET archives --page Client/Archive/Index --kind list --table suppliers --can supplier.list --title Archives --set icon=Archive',
    );
    add(
      `client.archive.rename GET archives/{supplier}/nom --page Client/Archive/Rename --kind form --table suppliers --title Renommer ${inList}`,
    );
    add(
      `client.archive.overview GET archives/bilan --page Client/Archive/Overview --kind show --title Bilan ${inList}`,
    );
    add('export.archives GET export/archives --page Export/Archives --kind export');
    run('scripts/routes.mjs', 'check');
    const tests = ['archive-index', 'archive-rename', 'archive-overview', 'archives'];
    const report = join(checkout.folder, 'report.json');
    run(
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project=contract',
      '--reporter=json',
      `--outputFile=${report}`,
      '--hookTimeout=240000',
      ...tests.map((name) => `tests/contract/${name}.test.ts`),
    );
    const { numPassedTests, numTotalTests } = JSON.parse(readFileSync(report, 'utf8'));
    expect([numPassedTests, numTotalTests]).toEqual([9, 9]);
  });

  test('writes nothing over what is there, and says what is missing', () => {
    expect(() => add('client.thing.index GET choses --page Client/Thing/Index --kind list')).toThrow(/--can/);
    expect(() =>
      add(
        'client.supplier.index GET autres --page Client/Supplier/Index --kind list --table suppliers --can supplier.list',
      ),
    ).toThrow(/Existe déjà/);
  });
});
