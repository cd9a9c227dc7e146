import { describe, expect, test } from 'vitest';
import type { DeadlineContext } from '#domain/deadline/context.ts';
import { deadlineCalculation } from '#domain/deadline/deadline-calculation.ts';
import { deadline } from '#domain/deadline/deadline.ts';
import { deadlineDefinitions, deadlineKinds, type DeadlineKind } from '#domain/deadline/definitions.ts';
import { explainWith } from '#domain/explain/calculation.ts';
import { day } from '#domain/time/day.ts';

interface Row {
  readonly name: string;
  readonly kind: DeadlineKind;
  readonly start: string;
  readonly ends: string | null;
  readonly effect?: string;
  readonly context?: DeadlineContext;
  readonly number?: string;
  readonly rule: string;
}

const on = day;

const rows: readonly Row[] = [
  {
    name: '1: presented Tue 2026-04-21, 1 May is a holiday, ends Mon 2026-05-04',
    kind: 'buyer_withdrawal',
    start: '2026-04-21',
    ends: '2026-05-04',
    rule: 'D+',
  },
  {
    name: '1: presented Fri 2026-10-16, ends 2026-10-26',
    kind: 'buyer_withdrawal',
    start: '2026-10-16',
    ends: '2026-10-26',
    rule: 'D+',
  },
  {
    name: '1: presented Wed 2026-11-18, Sat 28, ends Mon 2026-11-30',
    kind: 'buyer_withdrawal',
    start: '2026-11-18',
    ends: '2026-11-30',
    rule: 'D+',
  },
  {
    name: '2: documents 2026-04-24 in the first case, ends Mon 2026-05-04',
    kind: 'buyer_withdrawal',
    start: '2026-04-21',
    context: { documentsOn: on('2026-04-24') },
    ends: '2026-05-04',
    number: '2',
    rule: 'D+',
  },
  {
    name: '3: withdrawal 2026-10-22, refund by 2026-11-12',
    kind: 'withdrawal_refund',
    start: '2026-10-22',
    ends: '2026-11-12',
    rule: 'D',
  },
  {
    name: '4: contract 2026-01-31, not before 2026-02-28',
    kind: 'loan_condition',
    start: '2026-01-31',
    ends: '2026-02-28',
    effect: '2026-02-28',
    rule: 'M',
  },
  {
    name: '5: offer received 2026-03-02, accept from 2026-03-13',
    kind: 'loan_offer_acceptance',
    start: '2026-03-02',
    ends: '2026-03-12',
    effect: '2026-03-13',
    rule: 'D',
  },
  {
    name: '5: offer received 2026-03-02, held to 2026-04-01',
    kind: 'loan_offer_validity',
    start: '2026-03-02',
    ends: '2026-04-01',
    rule: 'D',
  },
  {
    name: '6: accepted 2025-11-17, registered by 2025-11-27',
    kind: 'promise_registration',
    start: '2025-11-17',
    ends: '2025-11-27',
    rule: 'D',
  },
  {
    name: '7: promise 2025-11-17, private form up to 2027-05-17',
    kind: 'private_promise_term',
    start: '2025-11-17',
    ends: '2027-05-17',
    effect: '2027-05-18',
    rule: 'M',
  },
  {
    name: '8: received 2025-11-24, ends 2026-01-24, free 25 January',
    kind: 'urban_preemption',
    start: '2025-11-24',
    ends: '2026-01-24',
    effect: '2026-01-25',
    rule: 'M',
  },
  {
    name: '8b: received 2026-02-10, request 25 March with 16 days left, supplied 2 April, ends 2026-05-02',
    kind: 'urban_preemption',
    start: '2026-02-10',
    context: { requestedOn: on('2026-03-25'), suppliedOn: on('2026-04-02') },
    ends: '2026-05-02',
    number: '8b',
    rule: 'M',
  },
  {
    name: '8c: waiver 2026-01-25, usable for 3 years',
    kind: 'preemption_waiver',
    start: '2026-01-25',
    ends: '2029-01-25',
    rule: 'M',
  },
  {
    name: '9: DP filed 2026-01-02, ends 2026-02-02, tacit 3 February',
    kind: 'permit_review',
    start: '2026-01-02',
    context: { permitKind: 'DP' },
    ends: '2026-02-02',
    effect: '2026-02-03',
    rule: 'M',
  },
  {
    name: '9: PC filed 2025-11-28, ends 2026-02-28',
    kind: 'permit_review',
    start: '2025-11-28',
    context: { permitKind: 'PC' },
    ends: '2026-02-28',
    rule: 'M',
  },
  {
    name: '10: posted 2026-02-13, prudent last day 2026-04-14, purged 2026-04-15',
    kind: 'third_party_appeal',
    start: '2026-02-13',
    ends: '2026-04-14',
    effect: '2026-04-15',
    rule: 'MF',
  },
  {
    name: '10: posted 2026-09-21 (Montbrison), prudent end pushed to Mon 2026-11-23',
    kind: 'third_party_appeal',
    start: '2026-09-21',
    ends: '2026-11-23',
    rule: 'MF',
  },
  {
    name: '11: posted 2026-02-13, ends 2026-03-13',
    kind: 'informal_appeal',
    start: '2026-02-13',
    ends: '2026-03-13',
    rule: 'M',
  },
  {
    name: '12: decision 2026-02-10, ends 2026-05-10',
    kind: 'authority_withdrawal',
    start: '2026-02-10',
    ends: '2026-05-10',
    rule: 'M',
  },
  {
    name: '12: decision 2026-09-10 (Montbrison), ends 2026-12-10',
    kind: 'authority_withdrawal',
    start: '2026-09-10',
    ends: '2026-12-10',
    effect: '2026-12-11',
    rule: 'M',
  },
  {
    name: '13: notified 2026-02-10, lapses 2029-02-10',
    kind: 'permit_lapse',
    start: '2026-02-10',
    ends: '2029-02-10',
    rule: 'M',
  },
  {
    name: '13: notified 2026-02-10, two extensions, lapses 2031-02-10',
    kind: 'permit_lapse',
    start: '2026-02-10',
    context: { extensionsCount: 2 },
    ends: '2031-02-10',
    rule: 'M',
  },
  {
    name: '13: notified 2023-03-10, five years by decree 2025-461',
    kind: 'permit_lapse',
    start: '2023-03-10',
    ends: '2028-03-10',
    rule: 'M',
  },
  {
    name: '13: notified 2024-06-03, decided 2024-05-28, five years too',
    kind: 'permit_lapse',
    start: '2024-06-03',
    context: { decidedOn: on('2024-05-28') },
    ends: '2029-06-03',
    rule: 'M',
  },
  {
    name: '13: notified 2022-05-27, a year more by decree 2025-461: dead on 2025-05-27',
    kind: 'permit_lapse',
    start: '2022-05-27',
    ends: '2025-05-27',
    rule: 'M',
  },
  {
    name: '13: decided 2022-05-27, notified 2022-06-02, alive on 2025-05-28: a year more',
    kind: 'permit_lapse',
    start: '2022-06-02',
    context: { decidedOn: on('2022-05-27') },
    ends: '2026-06-02',
    rule: 'M',
  },
  {
    name: '13: notified 2021-09-01, one extension: the year of the decree does not add, to be prudent',
    kind: 'permit_lapse',
    start: '2021-09-01',
    context: { extensionsCount: 1 },
    ends: '2025-09-01',
    rule: 'M',
  },
  {
    name: '9: pieces asked for 2026-01-10, to be supplied by 2026-04-10',
    kind: 'permit_pieces_supply',
    start: '2026-01-10',
    ends: '2026-04-10',
    rule: 'M',
  },
  {
    name: '9b: deferred until 2026-12-31, to be confirmed by 2027-02-28',
    kind: 'permit_confirmation',
    start: '2026-12-31',
    ends: '2027-02-28',
    rule: 'M',
  },
  {
    name: '9c: confirmed on 2027-01-15, decided by 2027-03-15 or granted by silence',
    kind: 'permit_final_review',
    start: '2027-01-15',
    ends: '2027-03-15',
    rule: 'M',
  },
  {
    name: '9: PC filed 2025-11-28 near a monument, a month more',
    kind: 'permit_review',
    start: '2025-11-28',
    context: { permitKind: 'PC', isProtectedSite: true },
    ends: '2026-03-28',
    rule: 'M',
  },
  {
    name: '8c: price set by the court, 5 years',
    kind: 'preemption_waiver',
    start: '2026-01-25',
    context: { isPriceByCourt: true },
    ends: '2031-01-25',
    rule: 'M',
  },
  {
    name: '13: works stopped 2027-06-30, lapses after a year',
    kind: 'works_interruption',
    start: '2027-06-30',
    ends: '2028-06-30',
    rule: 'M',
  },
  {
    name: '14: completion declared 2027-03-15, ends 2027-09-15',
    kind: 'late_appeal',
    start: '2027-03-15',
    ends: '2027-09-15',
    rule: 'M',
  },
  {
    name: '15: completion declared 2027-03-15, ends 2027-06-15',
    kind: 'conformity',
    start: '2027-03-15',
    ends: '2027-06-15',
    rule: 'M',
  },
  {
    name: '15: with a mandatory inspection, ends 2027-08-15',
    kind: 'conformity',
    start: '2027-03-15',
    context: { isInspectionMandatory: true },
    ends: '2027-08-15',
    rule: 'M',
  },
  {
    name: '16: draft notified 2026-06-03, sign from 2026-07-03',
    kind: 'draft_deed_notice',
    start: '2026-06-03',
    ends: '2026-07-03',
    effect: '2026-07-03',
    rule: 'M',
  },
  {
    name: '17: refund asked 2026-06-03, due by 2026-09-03',
    kind: 'deposit_refund',
    start: '2026-06-03',
    ends: '2026-09-03',
    rule: 'M',
  },
  {
    name: '18: offer received 2026-05-06, ends 2026-07-06',
    kind: 'tenant_offer',
    start: '2026-05-06',
    ends: '2026-07-06',
    rule: 'M',
  },
  {
    name: '18: accepted 2026-07-06, deed by 2026-09-06',
    kind: 'tenant_deed',
    start: '2026-07-06',
    ends: '2026-09-06',
    rule: 'M',
  },
  {
    name: '18: accepted 2026-07-06 with a loan, deed by 2026-11-06',
    kind: 'tenant_deed',
    start: '2026-07-06',
    context: { usesLoan: true },
    ends: '2026-11-06',
    rule: 'M',
  },
  {
    name: '19: deed 2026-04-16, resold by 2031-04-16',
    kind: 'resale_commitment',
    start: '2026-04-16',
    ends: '2031-04-16',
    rule: 'M',
  },
  {
    name: '19: sale by lots with tenant pre-emption, 2 years',
    kind: 'resale_commitment',
    start: '2026-04-16',
    context: { resaleYears: 2 },
    ends: '2028-04-16',
    rule: 'M',
  },
  {
    name: '20: deed 2026-04-16, built by 2030-04-16',
    kind: 'build_commitment',
    start: '2026-04-16',
    ends: '2030-04-16',
    rule: 'M',
  },
  {
    name: '21: reception 2027-02-26, retention released 2028-02-26',
    kind: 'retention_release',
    start: '2027-02-26',
    ends: '2028-02-26',
    rule: 'M',
  },
  {
    name: '22: reception 2027-02-26, perfect completion to 2028-02-26',
    kind: 'completion_guarantee',
    start: '2027-02-26',
    ends: '2028-02-26',
    rule: 'M',
  },
  {
    name: '22: reception 2027-02-26, two-year guarantee to 2029-02-26',
    kind: 'equipment_guarantee',
    start: '2027-02-26',
    ends: '2029-02-26',
    rule: 'M',
  },
  {
    name: '22: reception 2027-02-26, ten-year guarantee to 2037-02-26',
    kind: 'structural_guarantee',
    start: '2027-02-26',
    ends: '2037-02-26',
    rule: 'M',
  },
  {
    name: '23: ERP 2026-05-20, valid to 2026-11-20',
    kind: 'diagnostic_validity',
    start: '2026-05-20',
    context: { diagnostic: 'erp' },
    ends: '2026-11-20',
    rule: 'M',
  },
  ...(
    [
      ['DPE, 10 years', 'dpe', '2036-05-20'],
      ['electricity, 3 years', 'electricity', '2029-05-20'],
      ['gas, 3 years', 'gas', '2029-05-20'],
      ['lead found, 1 year', 'lead', '2027-05-20'],
      ['termites, 6 months', 'termites', '2026-11-20'],
      ['sanitation, 3 years', 'sanitation', '2029-05-20'],
      ['energy audit, 5 years', 'energy_audit', '2031-05-20'],
    ] as const
  ).map(([name, diagnostic, ends]) => ({
    name: `23: ${name}`,
    kind: 'diagnostic_validity' as const,
    start: '2026-05-20',
    context: { diagnostic },
    ends,
    rule: 'M',
  })),
  {
    name: '23: asbestos not found, unlimited',
    kind: 'diagnostic_validity',
    start: '2026-05-20',
    context: { diagnostic: 'asbestos', isPositive: false },
    ends: null,
    rule: 'M',
  },
  {
    name: '24: notice to the SAFER 2026-05-20, 2 months',
    kind: 'rural_preemption',
    start: '2026-05-20',
    ends: '2026-07-20',
    rule: 'M',
  },
];

describe('the table of legal deadlines', () => {
  test.each(rows)('$name', ({ kind, start, context, ends, effect, number, rule, name }) => {
    const counted = deadline(kind, day(start), context);
    expect(counted.endsOn).toBe(ends);
    if (effect !== undefined) expect(counted.effectOn).toBe(effect);
    expect(counted.number).toBe(number ?? name.slice(0, name.indexOf(':')));
    expect(counted.rule).toBe(rule);
  });

  test('10: the strict reading of a posting on 2026-02-13 ends on 2026-04-12, on 2026-01-15 on 2026-03-14, on 2026-09-21 on 2026-11-20', () => {
    const strict = (start: string) => deadline('third_party_appeal', day(start)).strictEndsOn;
    expect([strict('2026-02-13'), strict('2026-01-15'), strict('2026-09-21')]).toEqual([
      '2026-04-12',
      '2026-03-14',
      '2026-11-20',
    ]);
  });

  test('every number from 1 to 24, with 8b, 8c, 9b and 9c, has its definition', () => {
    const numbers = deadlineKinds.flatMap((kind) => {
      const { number, altered } = deadlineDefinitions[kind];
      return [number, altered?.number ?? number];
    });
    const expected = [...Array.from({ length: 24 }, (_, index) => String(index + 1)), '8b', '8c', '9b', '9c'];
    expect(new Set(numbers)).toEqual(new Set(expected));
  });

  test('every definition has a test of its date above', () => {
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(deadlineKinds));
  });

  test.each([
    ['5', 'loan_offer_acceptance', {}],
    ['5 (held)', 'loan_offer_validity', {}],
    ['9 (amended)', 'permit_review', { permitKind: 'PC_modif' }],
    ['23 (sanitation)', 'diagnostic_validity', { diagnostic: 'sanitation' }],
  ] as const)('%s is flagged as known practice that no text was read for', (_, kind, context) => {
    expect(deadline(kind, day('2026-05-20'), context).isUnverified).toBe(true);
  });

  test('13: five years by decree 2025-461 cannot be extended, and the doubtful year is flagged', () => {
    const extended = (start: string) => deadline('permit_lapse', day(start), { extensionsCount: 1 });
    expect(() => extended('2023-03-10')).toThrow('extensionsCount');
    expect([extended('2021-09-01').isUnverified, extended('2026-02-10').isUnverified]).toEqual([true, false]);
    expect(deadline('permit_lapse', day('2023-03-10')).source).toContain('2025-461');
  });

  test('a deadline cites the article that sets it, then the one that counts', () => {
    const explanation = explainWith(
      deadlineCalculation,
      deadline('preemption_waiver', day('2026-01-25')),
      'endsOn',
    );
    expect(explanation.source).toBe(
      'Article L213-8 du code de l’urbanisme ; Articles 641 et 642 du code de procédure civile',
    );
    const validity = deadline('loan_offer_validity', day('2026-01-25'));
    expect(explainWith(deadlineCalculation, validity, 'effectOn').isUnverified).toBe(true);
  });

  test('1, 8, 10 and 19 rest on texts that were read', () => {
    for (const kind of [
      'buyer_withdrawal',
      'urban_preemption',
      'third_party_appeal',
      'resale_commitment',
    ] as const) {
      expect(deadline(kind, day('2026-05-20')).isUnverified).toBe(false);
    }
  });
});
