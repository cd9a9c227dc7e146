import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { departmentDutySources, departmentDutyTable } from '#domain/legal/department-duty-table.ts';
import { day } from '#domain/time/day.ts';
import { dutyFileText } from '#scripts/lib/legal/duty-file.ts';
import { mergeDuties, readDutyCsv } from '#scripts/lib/legal/duty-table.ts';

const read = (...lines: readonly string[]) => readDutyCsv(['code;taux;du;au', ...lines].join('\n'));

describe('the table of the tax office', () => {
  test('is read with French decimals, a byte order mark and Windows line ends', () => {
    expect(
      readDutyCsv('\uFEFFcode;taux;du;au\r\n75;5,00 %;2025-04-01;2028-03-31\r\n36;3.8;2021-01-01;\r\n'),
    ).toEqual([
      { code: '75', rate: '0.0500', from: '2025-04-01', to: '2028-03-31' },
      { code: '36', rate: '0.0380', from: '2021-01-01', to: null },
    ]);
  });

  test.each([
    ['75;cinq;2025-04-01;', 'Ligne 2'],
    ['75;5,00;2025-13-01;', 'Ligne 2'],
    ['75;5,00;2028-03-31;2025-04-01', 'Ligne 2'],
    ['75;5,00', 'Ligne 2'],
    ['75;5,00;2025-04-01;;x', 'Ligne 2'],
  ])('refuses %j and names its line', (line, problem) => {
    expect(() => read(line)).toThrow(problem);
  });

  test('refuses another header, a code named twice and one that the table does not have', () => {
    expect(() => readDutyCsv('departement;taux')).toThrow('première ligne');
    expect(() => read('75;5,00;2025-04-01;', '75;5,00;2025-04-01;')).toThrow('75 figure deux fois');
    expect(() => mergeDuties(departmentDutyTable, read('99;5,00;2025-04-01;'), 'new')).toThrow('Le code 99');
  });

  test('that says the same is a confirmation, and clears what was in doubt', () => {
    const merged = mergeDuties(departmentDutyTable, read('01;5,00;2026-01-01;2028-03-31'), 'new');
    expect(merged).toMatchObject({ differences: [], confirmed: ['01'] });
    expect(
      merged.rows.filter(({ code }) => code === '01').map(({ from, certainty }) => [from, certainty]),
    ).toEqual([
      ['2021-01-01', 'two_secondary'],
      ['2026-01-01', 'primary'],
    ]);
    expect(merged.absent).toContain('69-M');
  });

  test('that gives a first day closes the gap, cuts the row before it and shows both', () => {
    const { differences, rows } = mergeDuties(
      departmentDutyTable,
      read('27;5,00;2026-03-01;2028-03-31'),
      'new',
    );
    expect(differences).toEqual([
      {
        code: '27',
        before: [
          '4,50 % du 2021-01-01 au 2026-02-28',
          'inconnu du 2026-03-01 au 2026-05-31',
          '5,00 % du 2026-06-01 au 2028-03-31',
        ],
        after: ['4,50 % du 2021-01-01 au 2026-02-28', '5,00 % du 2026-03-01 au 2028-03-31'],
      },
    ]);
    expect(rows.length).toBe(departmentDutyTable.length - 1);
  });

  test('keeps what holds after the last day it names', () => {
    const { rows } = mergeDuties(departmentDutyTable, read('48;5,00;2027-01-01;2027-12-31'), 'new');
    expect(rows.filter(({ code }) => code === '48').map(({ from, to, rate }) => [from, to, rate])).toEqual([
      ['2021-01-01', '2026-12-31', '0.0450'],
      ['2027-01-01', '2027-12-31', '0.0500'],
      ['2028-01-01', null, '0.0450'],
    ]);
  });
});

describe('the file of the table', () => {
  const text = readFileSync('src/domain/legal/department-duty-table.ts', 'utf8');

  test('is written as it stands when nothing changes', () => {
    expect(dutyFileText(text, departmentDutySources, departmentDutyTable)).toBe(text);
  });

  test('takes a new row with its source, and drops a source that no row names', () => {
    const rows = [
      {
        code: '75',
        from: day('2021-01-01'),
        to: null,
        rate: null,
        source: 'new',
        certainty: 'unknown',
      },
    ] as const;
    const written = dutyFileText(text, { ...departmentDutySources, new: "L'édition" }, rows);
    expect(written).toContain("  new: 'L\\'édition',\n};");
    expect(written).toContain("[\n  row('75', '2021-01-01', null, null, 'new', 'unknown'),\n];");
    expect(written).not.toContain('listes-2024');
  });
});
