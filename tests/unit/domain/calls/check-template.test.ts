import { describe, expect, it } from 'vitest';
import { checkTemplate } from '#domain/calls/check-template.ts';
import type { CallBase, CallEvent, PaymentTemplate } from '#domain/calls/payment-template.ts';
import { systemTemplates } from '#domain/calls/system-templates.ts';
import { virBreaches } from '#domain/calls/vir-eligibility.ts';
import { LegalParameterError } from '#domain/legal/parameter.ts';
import { saleModes, type SaleMode } from '#domain/lot/states.ts';
import { rate } from '#domain/money/rate.ts';
import { day } from '#domain/time/day.ts';

const context = { on: day('2026-11-20') };
const system = systemTemplates(context);

function template(regime: SaleMode, ...steps: (readonly [CallEvent, number, CallBase?])[]): PaymentTemplate {
  return {
    ...system[regime],
    steps: steps.map(([event, cumulativeBps, base = 'total'], index) => ({
      rank: index + 1,
      label: event,
      event,
      base,
      cumulativeBps,
    })),
  };
}
const french = (value: PaymentTemplate) => checkTemplate(value, context).map(({ text }) => text.fr);
const codes = (value: PaymentTemplate) => checkTemplate(value, context).map(({ code }) => code);

describe('templates of the system', () => {
  it('break no rule, and are named after their article', () => {
    for (const regime of saleModes) expect(checkTemplate(system[regime], context)).toEqual([]);
    expect(saleModes.map((regime) => system[regime].name)).toEqual([
      'Comptant à l’acte',
      'VIR – R262-10',
      'VEFA – R261-14',
      'Terrain à bâtir – comptant',
    ]);
  });

  it('are not made for a day on which the law is not known', () => {
    expect(() => systemTemplates({ on: day('1970-01-01') })).toThrow(LegalParameterError);
  });
});

describe('a VEFA template', () => {
  it('may call no more than 35 % until the foundations are completed', () => {
    expect(french(template('vefa', ['foundations', 3_600], ['delivery', 10_000]))).toEqual([
      'VEFA : 35 % maximum avant l’achèvement des fondations : l’étape 1 porte le cumul à 36 %.',
    ]);
    expect(codes(template('vefa', ['deed', 3_501], ['delivery', 10_000]))).toEqual(['cap_exceeded']);
    expect(codes(template('vefa', ['deed', 500], ['foundations', 3_500], ['delivery', 10_000]))).toEqual([]);
  });

  it('may call no more than 70 % watertight and 95 % at completion', () => {
    expect(
      french(template('vefa', ['watertight', 7_001], ['completion', 9_550], ['delivery', 10_000])),
    ).toEqual([
      'VEFA : 70 % maximum avant la mise hors d’eau : l’étape 1 porte le cumul à 70,01 %.',
      'VEFA : 95 % maximum avant l’achèvement : l’étape 2 porte le cumul à 95,5 %.',
    ]);
  });

  it('may not lean on a date or on half of the works to call more than 35 %', () => {
    expect(codes(template('vefa', ['date', 5_000], ['delivery', 10_000]))).toEqual(['cap_exceeded']);
    expect(codes(template('vefa', ['half_works', 5_000], ['delivery', 10_000]))).toEqual(['cap_exceeded']);
  });

  it('may not pay all at completion: the balance is for delivery', () => {
    expect(codes(template('vefa', ['completion', 10_000]))).toEqual(['cap_exceeded']);
  });

  it('calls the whole price, not its parts', () => {
    expect(codes(template('vefa', ['deed', 10_000, 'existing'], ['delivery', 10_000, 'works']))).toEqual([
      'base_not_called',
      'base_not_allowed',
      'base_not_allowed',
    ]);
  });
});

describe('a VIR template', () => {
  const works = [
    ['half_works', 5_000, 'works'],
    ['completion', 9_500, 'works'],
    ['delivery', 10_000, 'works'],
  ] as const;

  it('pays the existing part at the deed', () => {
    expect(french(template('vir', ['half_works', 10_000, 'existing'], ...works))).toEqual([
      'VIR : le prix de l’existant est payé à l’acte (étape 1).',
    ]);
  });

  it('calls no more than half of the works at half of them, and 95 % at completion', () => {
    expect(
      french(
        template(
          'vir',
          ['deed', 10_000, 'existing'],
          ['half_works', 5_001, 'works'],
          ['completion', 9_600, 'works'],
          ['delivery', 10_000, 'works'],
        ),
      ),
    ).toEqual([
      'VIR : 50 % des travaux au maximum à mi-travaux : l’étape 2 porte le cumul à 50,01 %.',
      'VIR : 95 % des travaux au maximum à l’achèvement : l’étape 3 porte le cumul à 96 %.',
    ]);
  });

  it('calls nothing of the works before half of them', () => {
    for (const event of ['deed', 'foundations', 'watertight', 'date'] as const) {
      expect(
        codes(
          template('vir', ['deed', 10_000, 'existing'], [event, 100, 'works'], ['delivery', 10_000, 'works']),
        ),
      ).toEqual(['cap_exceeded']);
    }
  });

  it('leaves neither part of the price uncalled', () => {
    expect(codes(template('vir', ['deed', 10_000, 'existing']))).toEqual(['base_not_called']);
    expect(codes(template('vir', ['deed', 10_000, 'total'], ...works))).toEqual([
      'base_not_allowed',
      'base_not_called',
    ]);
  });

  it('and any other say in their own words which part of the price a step may bear on', () => {
    const [inVir] = checkTemplate(template('vir', ['deed', 10_000, 'total'], ...works), context);
    expect(inVir).toMatchObject({
      article: 'CCH, art. R262-10',
      text: { fr: expect.stringMatching(/^VIR : l’étape 1 doit porter sur l’existant ou sur les travaux/) },
    });
    const inVefa = checkTemplate(template('vefa', ['deed', 10_000, 'existing']), context);
    expect(inVefa.find(({ code }) => code === 'base_not_allowed')).toMatchObject({
      article: null,
      text: { fr: expect.stringMatching(/^L’étape 1 doit porter sur le prix total/) },
    });
  });
});

describe('any template', () => {
  it.each([
    ['vefa', /1 % par mois au maximum en VEFA/, /1% a month in a VEFA/],
    ['vir', /majoré de 2 points au maximum en VIR/, /plus 2 points in a VIR/],
  ] as const)('of %s tells the cap of its own penalty', (regime, fr, en) => {
    const greedy: PaymentTemplate = {
      ...system[regime],
      latePenalty: { kind: 'monthly', rate: rate('0.02') },
    };
    const above = checkTemplate(greedy, context).find(({ code }) => code === 'penalty_above_cap');
    expect(above?.text.fr).toMatch(fr);
    expect(above?.text.en).toMatch(en);
  });

  it('has shares that increase and end at 100 %', () => {
    const message = 'Les pourcentages cumulés doivent être croissants et finir à 100 %.';
    expect(french(template('asis', ['deed', 5_000], ['delivery', 5_000]))).toEqual([message]);
    expect(french(template('asis', ['deed', 9_999]))).toEqual([message]);
    expect(french(template('asis', ['deed', 0], ['delivery', 10_000]))).toEqual([message]);
    expect(french(template('asis', ['deed', Number.NaN]))).toEqual([message]);
  });

  it('has steps, each of a rank of its own', () => {
    expect(codes(template('asis'))).toEqual(['no_steps']);
    const twice = template('asis', ['deed', 5_000], ['delivery', 10_000]);
    expect(codes({ ...twice, steps: twice.steps.map((step) => ({ ...step, rank: 1 })) })).toEqual([
      'same_rank',
    ]);
  });

  it('knows no milestone where the seller builds nothing', () => {
    expect(codes(template('tab', ['foundations', 10_000]))).toEqual(['event_not_allowed']);
  });

  it('gives between 0 and 60 days to pay', () => {
    expect(codes({ ...system.vefa, paymentTermDays: 60 })).toEqual([]);
    expect(codes({ ...system.vefa, paymentTermDays: 61 })).toEqual(['term_out_of_range']);
    expect(codes({ ...system.vefa, paymentTermDays: Number.NaN })).toEqual(['term_out_of_range']);
  });

  it('tells every breach in both languages', () => {
    const worst: PaymentTemplate = {
      ...template('vefa', ['date', 9_999], ['deed', 9_998, 'works']),
      paymentTermDays: -1,
      latePenalty: { kind: 'monthly', rate: rate('0.02') },
    };
    const found = checkTemplate(worst, context);
    expect(found.map(({ code }) => code)).toEqual([
      'term_out_of_range',
      'not_increasing',
      'base_not_allowed',
      'penalty_above_cap',
    ]);
    for (const { text } of found) {
      expect(text.fr).toMatch(/\.$/);
      expect(text.en).toMatch(/\.$/);
      expect(`${text.fr}${text.en}`).not.toMatch(/undefined|NaN|'/);
    }
  });
});

describe('late penalties', () => {
  const of = (regime: SaleMode, kind: 'monthly' | 'legal_plus', value: string) =>
    codes({ ...system[regime], latePenalty: { kind, rate: rate(value) } });

  it('stay under 1 % a month in a VEFA', () => {
    expect([of('vefa', 'monthly', '0.01'), of('vefa', 'monthly', '0.0101')]).toEqual([
      [],
      ['penalty_above_cap'],
    ]);
  });

  it('stay under the legal interest and two points in a VIR', () => {
    expect([of('vir', 'legal_plus', '0.02'), of('vir', 'legal_plus', '0.0201')]).toEqual([
      [],
      ['penalty_above_cap'],
    ]);
  });

  it('are compared day by day when they are of the other kind', () => {
    // 4.76 % a year is 0.391 % in 30 days; 1 % in 30 days is 12.17 % a year.
    expect([of('vir', 'monthly', '0.0039'), of('vir', 'monthly', '0.004')]).toEqual([
      [],
      ['penalty_above_cap'],
    ]);
    expect([of('vefa', 'legal_plus', '0.094'), of('vefa', 'legal_plus', '0.095')]).toEqual([
      [],
      ['penalty_above_cap'],
    ]);
  });

  it('are free as-is, but never negative', () => {
    expect([of('asis', 'monthly', '0.03'), of('asis', 'monthly', '-0.01')]).toEqual([
      [],
      ['penalty_rate_invalid'],
    ]);
  });
});

describe('a VIR', () => {
  it('is no sale of an extension or a complete restructuring, and its split is attested', () => {
    const answers = { hasExtension: false, isCompleteRestructuring: false, hasSplitAttestation: true };
    expect(virBreaches(answers)).toEqual([]);
    expect(virBreaches({ ...answers, hasExtension: true }).map(({ code }) => code)).toEqual(['vir_excluded']);
    expect(virBreaches({ ...answers, hasSplitAttestation: false }).map(({ article }) => article)).toEqual([
      'CCH, art. R262-9',
    ]);
  });
});
