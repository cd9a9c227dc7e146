import { describe, expect, it } from 'vitest';
import { callParameters } from '#domain/legal/call-parameters.ts';
import { legalInterestParameters } from '#domain/legal/legal-interest-parameters.ts';
import { vatParameters } from '#domain/legal/vat-parameters.ts';
import { rate } from '#domain/money/rate.ts';
import { addToDay } from '#domain/time/day.ts';

describe('parameters of VAT and calls', () => {
  it('are decimals but for the proof of a reduced rate, with a source, and no two of a key and department hold on one day', () => {
    const rows = [...vatParameters, ...callParameters];
    for (const { key, value, source } of rows) {
      if (key === 'vat.works.attestation') expect(['form', 'mention']).toContain(value);
      else if (!/^\d+\/\d+$/.test(value)) expect(rate(value)).toBe(value);
      expect(source.length).toBeGreaterThan(5);
    }
    const places = rows.map((row) => `${row.key} ${row.departmentCode ?? ''} ${row.validFrom}`);
    expect(new Set(places).size).toBe(places.length);
  });

  it('have one legal rate for each creditor and half-year, without a gap', () => {
    for (const rows of Map.groupBy(legalInterestParameters, ({ key }) => key).values()) {
      expect(rows.length).toBe(5);
      for (const [index, { validFrom }] of rows.entries()) {
        const before = rows[index - 1]?.validTo;
        if (before) expect(validFrom).toBe(addToDay(before, { days: 1 }));
        expect(validFrom).toMatch(/-0[17]-01$/);
      }
    }
  });

  it('flag the legal rates for which no text was read', () => {
    const flagged = legalInterestParameters.filter(({ isUnverified }) => isUnverified);
    expect(flagged.map(({ key, validFrom }) => `${key} ${validFrom}`)).toEqual([
      'interest.legal.professional 2024-07-01',
      'interest.legal.professional 2025-01-01',
      'interest.legal.professional 2025-07-01',
      'interest.legal.natural-person 2026-07-01',
    ]);
  });
});
