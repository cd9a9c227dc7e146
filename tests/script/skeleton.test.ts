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
  test('writes a list, a record, a form, pages and a paper that run at once, each with its tests', () => {
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
    add(
      `client.archive.edit GET archives/{archive}/modifier --page Client/Archive/Form --kind record --table sourcingAlerts --title Archive --can supplier.update --set parent=client.archive.index`,
    );
    add(
      `client.archive.sheet GET archives/{supplier}/fiche --page Client/Archive/Sheet --kind show --table suppliers --title Fiche ${inList}`,
    );
    add('export.archives GET export/archives --page Export/Archives --kind export');
    run('scripts/routes.mjs', 'check');
    const tests = [
      'archive-index',
      'archive-rename',
      'archive-overview',
      'archive-sheet',
      'archives',
      'proofs/records/archive',
    ];
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
    expect(numTotalTests).toBeGreaterThan(15);
    expect(numPassedTests).toBe(numTotalTests);
  });

  test('writes nothing over what is there, and says what is missing', () => {
    expect(() => add('client.thing.index GET choses --page Client/Thing/Index --kind list')).toThrow(/--can/);
    expect(() =>
      add(
        'client.supplier.index GET autres --page Client/Supplier/Index --kind list --table suppliers --can supplier.list',
      ),
    ).toThrow(/Existe déjà/);
    expect(() =>
      add('client.houseKey.index GET cles --page Client/HouseKey/Index --kind list --can contact.list'),
    ).toThrow(/client\.house-key\.index/);
    expect(() =>
      add(
        'client.thing.edit GET choses/{thing}/modifier --page Client/Thing/Form --kind record --can contact.update',
      ),
    ).toThrow(/client\.thing\.index/);
  });
});
