import { describe, expect, test } from 'vitest';
import {
  baseKpis,
  basesOf,
  derivedKpis,
  dimensionsOf,
  isOfClients,
  keysWithin,
  kpiKeys,
  kpiOf,
} from '#domain/audience/explorer/keys.ts';
import { derivedValue } from '#domain/audience/explorer/values.ts';
import { disclosedValue } from '#domain/audience/explorer/values.ts';
import * as dictionary from '#messages/admin/kpi-dictionary.ts';
import * as formulas from '#messages/admin/kpi-formulas.ts';

describe('figures of the explorer', () => {
  test('are each offered once, with one definition and one formula in both languages', () => {
    const keys = [...Object.keys(baseKpis), ...Object.keys(derivedKpis)].toSorted();
    expect([...kpiKeys].toSorted()).toEqual(keys);
    for (const { fr, en } of [dictionary, formulas]) {
      for (const part of [...Object.values(fr), ...Object.values(en)]) {
        expect(Object.keys(part).toSorted()).toEqual(keys);
      }
    }
  });

  test('made of others can be told by what all of these can', () => {
    expect(dimensionsOf('utm_conversion')).toEqual(['source']);
    expect(dimensionsOf('arpa')).toContain('plan');
    expect(basesOf('arr')).toEqual(['mrr']);
  });

  test('are those of sales and followed links alone for whoever is limited to them', () => {
    const groups = new Set(keysWithin(true).map((key) => kpiOf(key).group));
    expect([...groups].toSorted()).toEqual(['sale', 'utm']);
    expect(keysWithin(false)).toEqual(kpiKeys);
  });

  test('of what clients do are told of three companies at least, or of none', () => {
    expect(isOfClients('lots_sold')).toBe(true);
    expect(isOfClients('mrr')).toBe(false);
    const hidden = { value: null, isHidden: true };
    expect(disclosedValue({ value: 4, companies: ['a', 'b'] })).toEqual(hidden);
    expect(disclosedValue({ value: 4, companies: ['a', 'b', 'c'] })).toEqual({ value: 4, isHidden: false });
    expect(disclosedValue({ value: 0, companies: [] })).toEqual({ value: 0, isHidden: false });
    expect(disclosedValue({ value: 4, companies: null })).toEqual({ value: 4, isHidden: false });
  });
});

describe('a figure made of others', () => {
  const values = {
    sums: { churned_mrr: 4900, contraction_mrr: 0, expansion_mrr: 900, sign_ups: 4, sign_ups_converted: 1 },
    ends: { mrr: 83_300, paying_companies: 7 },
    starts: { mrr: 87_300 },
    months: 1,
  };

  test.each([
    ['arr', 999_600],
    ['arpa', 11_900],
    ['gross_churn_rate', 561],
    ['net_churn_rate', 458],
    ['ltv', 212_014],
    ['trial_conversion', 2500],
    ['utm_conversion', null],
  ] as const)('%s is %s', (key, expected) => {
    expect(derivedValue(key, values)).toBe(expected);
  });

  test('is not known where what it is made of is not, or there is nothing to divide by', () => {
    const nothing = { sums: {}, ends: {}, starts: {}, months: 1 };
    for (const key of Object.keys(derivedKpis) as (keyof typeof derivedKpis)[]) {
      expect(derivedValue(key, nothing)).toBeNull();
    }
    expect(
      derivedValue('trial_conversion', { ...values, sums: { sign_ups: 0, sign_ups_converted: 0 } }),
    ).toBeNull();
    expect(derivedValue('ltv', { ...values, sums: {} })).toBeNull();
  });
});
