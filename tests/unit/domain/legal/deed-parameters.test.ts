import { describe, expect, test } from 'vitest';
import { departmentNames } from '#domain/geography/departments.ts';
import { deedParameters } from '#domain/legal/deed-parameters.ts';
import { findParameter } from '#domain/legal/parameter.ts';
import { day } from '#domain/time/day.ts';

function departmentRate(code: string, on: string): string {
  return findParameter(deedParameters, 'deed.duty.department', day(on), code).value;
}

describe('department duties', () => {
  test.each([
    ['33', '2025-05-01'],
    ['42', '2025-04-01'],
    ['69', '2025-04-01'],
    ['24', '2025-04-01'],
  ])('%s has 5 % from %s to 2028-03-31, 4,50 % until the day before', (code, from) => {
    expect(departmentRate(code, from)).toBe('0.0500');
    expect(departmentRate(code, '2028-03-31')).toBe('0.0500');
    expect(() => departmentRate(code, '2028-04-01')).toThrow('expired');
    expect(departmentRate(code, code === '33' ? '2025-04-30' : '2025-03-31')).toBe('0.0450');
  });

  test('every department under national law has a rate on the reference day, the others none', () => {
    const without = Object.keys(departmentNames).filter(
      (code) => !deedParameters.some(({ departmentCode }) => departmentCode === code),
    );
    expect(without).toEqual(['975', '977', '978', '984', '986', '987', '988', '989']);
    for (const code of Object.keys(departmentNames).filter((known) => !without.includes(known))) {
      expect(['0.0380', '0.0450', '0.0500']).toContain(departmentRate(code, '2026-11-20'));
    }
  });

  test('a rate that no text was read for says so', () => {
    const find = (code: string) =>
      findParameter(deedParameters, 'deed.duty.department', day('2026-11-20'), code);
    expect(find('75').isUnverified).toBe(true);
    expect(find('33').isUnverified).toBeUndefined();
  });
});
