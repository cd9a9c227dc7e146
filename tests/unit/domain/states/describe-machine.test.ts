import { describe, expect, test } from 'vitest';
import { describeMachine } from '#domain/states/describe-machine.ts';
import { machines } from '#domain/states/machines.ts';
import { statesOf, type AnyMachine } from '#domain/states/machine.ts';

const all: [string, AnyMachine][] = Object.entries(machines);

describe.each(all)('the tables of %s', (_entity, machine) => {
  test.each(['fr', 'en'] as const)('hold every state and step, in whole rows (%s)', (language) => {
    const lines = describeMachine(machine, language).split('\n');
    const rows = lines.filter((line) => line.startsWith('|'));
    const states = statesOf(machine);
    const steps = Object.keys(machine.transitions);
    expect(rows).toHaveLength(2 + states.length + 2 + steps.length);
    for (const [index, row] of rows.entries()) {
      const columns = row.split(/(?<!\\)\|/).length - 2;
      expect([row, columns]).toEqual([row, index < 2 + states.length ? 4 : 7]);
      expect(row).not.toMatch(/[{}]|undefined|\bnull\b|\[object/);
    }
    for (const name of [...states, ...steps]) {
      expect(rows.filter((row) => row.includes(`\`${name}\``))).not.toEqual([]);
    }
  });
});

test('a step is told with who, what refuses it, what it records and what follows', () => {
  expect(describeMachine(machines.preemption)).toContain(
    '| Enregistrer la DIA (`declare`) | (création) | Déposée | titulaire, collaborateur | Le bien n’est pas noté comme soumis au droit de préemption urbain : vérifiez auprès du notaire. (à confirmer ; Article L211-4 du code de l’urbanisme ; usage à vérifier)<br>Le prix déclaré doit être supérieur à 0 € : saisissez-le. | achat ou vente, prix déclaré, date de réception en mairie | le délai de préemption court |',
  );
});
