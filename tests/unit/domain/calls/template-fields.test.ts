import { describe, expect, test } from 'vitest';
import { callSchedule } from '#domain/calls/call-schedule.ts';
import { virBases, wholeBases } from '#domain/calls/call-bases.ts';
import { exampleBases } from '#domain/calls/example-prices.ts';
import { systemTemplates } from '#domain/calls/system-templates.ts';
import {
  fieldOfBreach,
  fieldsOfTemplate,
  templateOfFields,
  type TemplateFields,
} from '#domain/calls/template-fields.ts';
import { articleOfRegime, breachesOf } from '#domain/calls/template-law.ts';
import { saleModes } from '#domain/lot/states.ts';
import { euros } from '#domain/money/cents.ts';
import { day } from '#domain/time/day.ts';

const on = day('2026-11-20');
const legal = systemTemplates({ on });
const amounts = (fields: TemplateFields, bases = exampleBases(fields.regime)) =>
  callSchedule(templateOfFields(fields), bases).calls.map(({ amountCents }) => amountCents);

test.each([
  ['term_out_of_range', null, 'paymentTermDays'],
  ['penalty_above_cap', null, 'penaltyRateBps'],
  ['penalty_rate_invalid', null, 'penaltyRateBps'],
  ['base_not_called', null, 'steps'],
  ['event_not_allowed', 2, 'steps.1.event'],
  ['existing_not_at_deed', 2, 'steps.1.event'],
  ['base_not_allowed', 1, 'steps.0.base'],
  ['cap_exceeded', 3, 'steps.2.cumulativeBps'],
] as const)('the breach %s of step %s is mended at %s', (code, rank, field) => {
  expect(fieldOfBreach({ code, rank })).toBe(field);
});

describe('a schedule as a form holds it', () => {
  test.each(saleModes)('comes back as it was for %s, and breaks nothing', (regime) => {
    const fields = fieldsOfTemplate(legal[regime]);
    expect(templateOfFields(fields)).toEqual(legal[regime]);
    expect(breachesOf(templateOfFields(fields), { on })).toEqual([]);
  });

  test('calls 240 000 € of a VEFA in 84 000, 84 000, 60 000 and 12 000, and 187 333,33 € to the cent', () => {
    const vefa = fieldsOfTemplate(legal.vefa);
    expect(amounts(vefa)).toEqual([8_400_000, 8_400_000, 6_000_000, 1_200_000]);
    expect(amounts(vefa, wholeBases(euros('187333.33')))).toEqual([6_556_667, 6_556_666, 4_683_333, 936_667]);
  });

  test('calls the existing part of a VIR at the deed and its works in steps', () => {
    const vir = fieldsOfTemplate(legal.vir);
    expect(amounts(vir)).toEqual([12_300_000, 4_100_000, 3_690_000, 410_000]);
    expect(amounts(vir, virBases(euros(91_200), euros(60_800)))).toEqual([
      9_120_000, 3_040_000, 2_736_000, 304_000,
    ]);
    expect(amounts(vir, virBases(euros(1), euros('33333.33')))).toEqual([100, 1_666_667, 1_499_999, 166_667]);
  });
});

describe('what breaks the law', () => {
  const vefa = fieldsOfTemplate(legal.vefa);
  const vir = fieldsOfTemplate(legal.vir);
  const withStep = (fields: TemplateFields, place: number, cumulativeBps: number): TemplateFields => ({
    ...fields,
    steps: fields.steps.map((step, index) => (index === place ? { ...step, cumulativeBps } : step)),
  });
  const found = (fields: TemplateFields) =>
    breachesOf(templateOfFields(fields), { on }).map((breach) => [fieldOfBreach(breach), breach.text.fr]);

  test.each([
    [
      '36 % at the foundations',
      withStep(vefa, 0, 3600),
      'steps.0.cumulativeBps',
      'VEFA : 35 % maximum avant l’achèvement des fondations',
    ],
    ['71 % out of water', withStep(vefa, 1, 7100), 'steps.1.cumulativeBps', 'VEFA : 70 % maximum'],
    ['96 % at completion', withStep(vefa, 2, 9600), 'steps.2.cumulativeBps', 'VEFA : 95 % maximum'],
    [
      '51 % of the works at half',
      withStep(vir, 1, 5100),
      'steps.1.cumulativeBps',
      'VIR : 50 % des travaux au maximum à mi-travaux',
    ],
    [
      '96 % of the works at completion',
      withStep(vir, 2, 9600),
      'steps.2.cumulativeBps',
      'VIR : 95 % des travaux au maximum à l’achèvement',
    ],
    [
      'an end below 100 %',
      withStep(vefa, 3, 9900),
      'steps.3.cumulativeBps',
      'Les pourcentages cumulés doivent être croissants et finir à 100 %.',
    ],
    [
      'a penalty of 2 % a month',
      { ...vefa, penaltyRateBps: 200 },
      'penaltyRateBps',
      'Pénalité supérieure au plafond légal',
    ],
    [
      'a penalty of 3 points',
      { ...vir, penaltyRateBps: 300 },
      'penaltyRateBps',
      'Pénalité supérieure au plafond légal',
    ],
  ])('%s is told at its field', (_what, fields, field, text) => {
    const [first] = found(fields);
    expect(first?.[0]).toBe(field);
    expect(first?.[1]).toContain(text);
  });

  test('the existing part of a VIR is paid at the deed', () => {
    const late: TemplateFields = {
      ...vir,
      steps: vir.steps.map((step, index) => (index === 0 ? { ...step, event: 'completion' } : step)),
    };
    expect(found(late)[0]).toEqual([
      'steps.0.event',
      expect.stringContaining('le prix de l’existant est payé à l’acte'),
    ]);
  });

  test('a penalty that needs a legal rate which is not known is refused rather than let through', () => {
    const fields: TemplateFields = { ...vir, penaltyKind: 'monthly', penaltyRateBps: 10 };
    const breaches = breachesOf(templateOfFields(fields), { on: day('2031-01-02') });
    expect(breaches.map(({ code }) => code)).toContain('penalty_above_cap');
    expect(breachesOf(templateOfFields(fields), { on })).toEqual([]);
  });

  test('is compared for two regimes, by their articles', () => {
    expect(saleModes.map(articleOfRegime)).toEqual([null, 'R262-10', 'R261-14', null]);
  });
});
