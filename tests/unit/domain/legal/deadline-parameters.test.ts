import { describe, expect, test } from 'vitest';
import { parsePeriod } from '#domain/deadline/period.ts';
import { deadlineParameters } from '#domain/legal/deadline-parameters.ts';
import { rate } from '#domain/money/rate.ts';

describe('the legal periods', () => {
  test('have one row for a key and a first day', () => {
    const rows = deadlineParameters.map(({ key, validFrom }) => `${key} ${validFrom}`);
    expect(new Set(rows).size).toBe(rows.length);
  });

  test('are periods, rates, a number or none', () => {
    for (const { key, value } of deadlineParameters) {
      if (value === 'unlimited') continue;
      const read = () =>
        key.endsWith('_rate') || key.endsWith('extensions') ? rate(value) : parsePeriod(value);
      expect(read, key).not.toThrow();
    }
  });

  test('name their text in French', () => {
    for (const { source, key } of deadlineParameters) {
      expect(source, key).toMatch(/^[A-ZÉ].{10,}$/);
      expect(source, key).not.toContain("'");
    }
  });

  test('mark exactly what no text was read for', () => {
    const unverified = deadlineParameters.filter(({ isUnverified }) => isUnverified).map(({ key }) => key);
    expect(unverified).toEqual([
      'deadline.loan_offer_acceptance',
      'deadline.loan_offer_validity',
      'deadline.urban_preemption.floor',
      'deadline.permit_review.PC_modif',
      'deadline.permit_review.CU_info',
      'deadline.permit_review.CU_op',
      'deadline.diagnostic_validity.sanitation',
    ]);
  });
});
