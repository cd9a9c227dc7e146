import { describe, expect, test } from 'vitest';
import { callSchedule } from '#domain/calls/call-schedule.ts';
import { systemTemplates } from '#domain/calls/system-templates.ts';
import { virBases } from '#domain/calls/call-bases.ts';
import { calculations } from '#domain/explain/calculations.ts';
import { explain, type ExplainableResult } from '#domain/explain/explain.ts';
import type { Explanation, FormulaInput } from '#domain/explain/calculation.ts';
import { euros } from '#domain/money/cents.ts';
import { purchaseCost } from '#domain/purchase/purchase-cost.ts';
import { purchaseRegimes } from '#domain/purchase/regimes.ts';
import { breakEven } from '#domain/simulation/break-even.ts';
import { exampleInput } from '#domain/simulation/example.ts';
import type { RevenueLine } from '#domain/simulation/input.ts';
import { priceModelOf, simulate } from '#domain/simulation/simulate.ts';
import { day } from '#domain/time/day.ts';
import { vatReturnExample } from '#domain/vat/vat-return-example.ts';

/** The inputs of an explanation by their French names, as they are shown. */
function shown({ inputs }: Explanation) {
  const valueOf = ({ figure }: FormulaInput) => {
    if (figure.unit === 'text') return figure.value.fr;
    return figure.unit === 'rate' ? Number(figure.value) : figure.value;
  };
  const all = inputs.map((input) => ({ name: input.name.fr, value: valueOf(input) }));
  return {
    number: (name: string): number => {
      const found = all.find((input) => input.name === name);
      expect(found, `${name} in ${all.map((input) => input.name).join(', ')}`).toBeDefined();
      return Number(found?.value);
    },
    text: (name: string): string => String(all.find((input) => input.name === name)?.value),
    every: (start: string) => all.filter(({ name }) => name.startsWith(start)),
    sum: () => all.reduce((sum, { value }) => sum + (typeof value === 'number' ? value : 0), 0),
  };
}

const roundHalfUp = (value: number) => Math.sign(value) * Math.round(Math.abs(value) + 1e-7);
const redone = (
  result: ExplainableResult,
  key: string,
  redo: (inputs: ReturnType<typeof shown>) => unknown,
) => {
  const explanation = explain(result, key);
  expect(redo(shown(explanation)), `${result.calculation}.${key}`).toEqual(explanation.figure.value);
};
const exampleOf = (id: string) =>
  calculations.find((one) => one.id === id)?.example.result() as ExplainableResult;

describe('a figure is redone from the inputs that its explanation shows', () => {
  test('every call of a schedule, and when it may be called', () => {
    const { calls } = callSchedule(
      systemTemplates({ on: day('2026-09-25') }).vir,
      virBases(euros('123000.01'), euros('33333.33')),
      { deedOn: day('2026-09-25'), milestones: { half_works: day('2026-08-30') } },
    );
    for (const call of calls) {
      redone(
        call,
        'amountCents',
        (inputs) =>
          roundHalfUp(inputs.number('Base') * inputs.number('Cumul')) -
          inputs.number('Appels précédents de la même base'),
      );
    }
    const [, half] = calls;
    if (!half) throw new Error('No second call.');
    redone(half, 'callableOn', (inputs) =>
      [inputs.text('Fait générateur attesté le'), inputs.text('Acte du')].toSorted().at(-1),
    );
  });

  test('each line and total of a purchase, in every regime', () => {
    for (const regime of purchaseRegimes) {
      const cost = purchaseCost(euros('300000.37'), regime, {
        departmentCode: '75',
        on: day('2026-04-16'),
        premises: 'office',
      });
      const product = (inputs: ReturnType<typeof shown>, base: string, rate: string) =>
        roundHalfUp(inputs.number(base) * inputs.number(rate));
      redone(cost, 'departmentDutyCents', (inputs) =>
        regime === 'build' ? inputs.number('Droit fixe') : product(inputs, 'Assiette des droits', 'Taux'),
      );
      redone(cost, 'levyCents', (inputs) => product(inputs, 'Droit', 'Taux'));
      redone(cost, 'communeDutyCents', (inputs) => product(inputs, 'Assiette des droits', 'Taux'));
      redone(cost, 'idfDutyCents', (inputs) => product(inputs, 'Assiette des droits', 'Taux'));
      redone(cost, 'csiCents', (inputs) =>
        Math.max(product(inputs, 'Assiette des droits', 'Taux'), inputs.number('Minimum')),
      );
      redone(cost, 'emolumentsVatCents', (inputs) => product(inputs, 'Émoluments HT', 'Taux de TVA'));
      for (const key of ['dutiesCents', 'feesHtCents', 'feesTtcCents'])
        redone(cost, key, (inputs) => inputs.sum());
      redone(cost, 'dutiesDueCents', (inputs) =>
        inputs.every('').reduce((sum, { value }) => sum + Math.round(Number(value) / 100) * 100, 0),
      );
    }
  });

  test('late interest, from the legal rate and the points', () => {
    redone(exampleOf('late-interest'), 'interestCents', (inputs) => {
      const yearly = inputs.number('Taux légal du jour du contrat') + inputs.number('Points');
      return roundHalfUp((inputs.number('Impayé') * yearly * inputs.number('Jours')) / 365);
    });
  });

  test('the VAT of each month', () => {
    for (const month of vatReturnExample().months) {
      redone(
        month,
        'netCents',
        (inputs) =>
          inputs.number('TVA collectée') - inputs.number('TVA déductible') - inputs.number('Crédit reporté'),
      );
      redone(month, 'dueCents', (inputs) => Math.max(0, inputs.number('TVA nette')));
      const credit = (inputs: ReturnType<typeof shown>, isPaidBack: string) =>
        inputs.text('Dernier encaissement passé') === isPaidBack
          ? Math.max(0, -inputs.number('TVA nette'))
          : 0;
      redone(month, 'creditCarriedForwardCents', (inputs) => credit(inputs, 'non'));
      redone(month, 'refundCents', (inputs) => credit(inputs, 'oui'));
      redone(
        month,
        'paidCents',
        (inputs) => inputs.number('TVA due au titre du mois précédent') - inputs.number('Crédit remboursé'),
      );
    }
  });

  test.each(['margin_option', 'total', 'exempt'] as const)('the break-even under %s', (vatRegime) => {
    const input = { ...exampleInput, vatRegime };
    const other: RevenueLine = {
      kind: 'other',
      label: 'Loyers',
      priceTtcCents: euros(12_000),
      probabilityBps: 10_000,
      deedMonth: exampleInput.startMonth,
      receipts: null,
      vatRateBps: 2_000,
    };
    for (const one of [input, { ...input, revenues: [...input.revenues, other] }]) {
      redone(breakEven(priceModelOf(one)), 'revenueTtcCents', (inputs) => {
        const rates = inputs.every('Taux de TVA des lots').map(({ value }) => Number(value));
        const part = (start: string) =>
          inputs
            .every(start)
            .reduce(
              (sum, { value }, at) => sum + (Number(value) * (rates[at] ?? 0)) / (1 + (rates[at] ?? 0)),
              0,
            );
        const [fixed, variable] = [inputs.number('Coûts fixes (F)'), inputs.number('Part variable (v)')];
        const others = inputs.number('Autres recettes (O)');
        const lots = inputs.number('Prix de tous les lots (L)');
        const need =
          fixed + variable * others - inputs.number('Autres recettes HT (O HT)') - part('Quotes-parts');
        return roundHalfUp((lots * need) / (lots * (1 - variable) - part('Prix de ces lots')) + others);
      });
    }
  });

  test('rates of return, value and peak, from the flows and their days', () => {
    const simulation = simulate(exampleInput);
    const worth = (inputs: ReturnType<typeof shown>, yearly: number) => {
      const flows = inputs.every('Flux du ');
      const dayOf = (name: string) => Date.parse(name.slice('Flux du '.length)) / 86_400_000;
      const first = dayOf(flows[0]?.name ?? '');
      return flows.reduce(
        (sum, { name, value }) => sum + Number(value) / (1 + yearly) ** ((dayOf(name) - first) / 365),
        0,
      );
    };
    for (const key of ['irrProject', 'irrEquity']) {
      const explanation = explain(simulation, key);
      // Within a cent of nothing at the rate shown, which has ten decimals.
      expect(Math.abs(worth(shown(explanation), Number(explanation.figure.value))), key).toBeLessThan(1);
    }
    redone(simulation, 'netPresentValueCents', (inputs) =>
      roundHalfUp(worth(inputs, inputs.number('Taux d’actualisation'))),
    );
    redone(simulation, 'peakEquityCents', (inputs) => {
      let [sum, lowest] = [0, 0];
      for (const { value } of inputs.every('Flux du ')) {
        sum += Number(value);
        lowest = Math.min(lowest, sum);
      }
      return -lowest;
    });
  });

  test('revenue, its VAT, cost and margin of a simulation', () => {
    const simulation = simulate(exampleInput);
    for (const key of ['revenueTtcCents', 'vatCents', 'costCents']) {
      redone(simulation, key, (inputs) => inputs.sum());
    }
    redone(
      simulation,
      'marginCents',
      (inputs) => inputs.number('Chiffre d’affaires HT') - inputs.number('Coût de revient'),
    );
    const early = simulate({
      ...exampleInput,
      departmentCode: '01',
      acquisitionRegime: 'standard',
      purchaseOn: day('2026-01-15'),
    });
    expect([
      explain(simulation, 'costCents').isUnverified,
      explain(early, 'marginCents').isUnverified,
    ]).toEqual([false, true]);
  });

  test('the figures over a plan of cash', () => {
    redone(exampleOf('cash-cards'), 'equityNeedCents', (inputs) => {
      let [sum, lowest] = [0, 0];
      for (const { value } of inputs.every('Flux de ')) {
        sum += Number(value);
        lowest = Math.min(lowest, sum);
      }
      return -lowest;
    });
    redone(exampleOf('cash-cards'), 'receiptsIn90DaysCents', (inputs) => inputs.sum());
    redone(exampleOf('cash-flow'), 'lowPoint', (inputs) =>
      Math.min(...inputs.every('Trésorerie fin ').map(({ value }) => Number(value))),
    );
  });

  test('what a loan deed and a broken commitment add up to', () => {
    for (const id of ['loan-deed-cost', 'commitment-breach']) {
      redone(exampleOf(id), 'totalCents', (inputs) => inputs.sum());
    }
  });
});

describe('an explanation tells what its values rest on', () => {
  const cost = (change: object) =>
    purchaseCost(euros(300_000), 'standard', { departmentCode: '33', on: day('2026-11-20'), ...change });

  test('a total is flagged as soon as one of the rows behind it is, and cites the article of each', () => {
    const flags = (change: object, key: string) => explain(cost(change), key).isUnverified;
    expect([flags({}, 'feesTtcCents'), flags({}, 'csiCents')]).toEqual([false, false]);
    const early = { departmentCode: '01', on: day('2026-01-15') };
    expect([
      flags(early, 'departmentDutyCents'),
      flags(early, 'feesTtcCents'),
      flags(early, 'tariffCents'),
    ]).toEqual([true, true, false]);
    expect(flags({ rebateBps: 500 }, 'emolumentsCents')).toBe(true);
    expect(
      explain(purchaseCost(euros(9_000), 'mdb', { departmentCode: '33', on: day('2026-11-20') }), 'csiCents'),
    ).toMatchObject({
      isUnverified: true,
      source: expect.stringContaining('881 K'),
    });
    const { source, parameters } = explain(cost({}), 'departmentDutyCents');
    expect(source).toContain('CGI, art. 1594 D');
    expect(source).toContain('Loi de finances pour 2025');
    expect(parameters.map(({ value }) => value)).toEqual(['0.0500']);
  });

  test('each regime of duties has one name, formula and article of its own', () => {
    const explanations = purchaseRegimes.map((regime) =>
      explain(
        purchaseCost(euros(300_000), regime, { departmentCode: '33', on: day('2026-11-20') }),
        'departmentDutyCents',
      ),
    );
    expect(new Set(explanations.map(({ label }) => label.fr)).size).toBe(purchaseRegimes.length);
    expect(new Set(explanations.map(({ ownSource }) => ownSource)).size).toBe(purchaseRegimes.length);
  });
});
