import { euros } from '#domain/money/cents.ts';
import { addMonths, month } from '#domain/time/day.ts';
import type { LotRevenue, SimulatedLot, SimulationInput } from '#domain/simulation/input.ts';
import { simulate } from '#domain/simulation/simulate.ts';
import type { SimulationFormValues } from '#contracts/client/operation/simulation/payload.ts';
import { compute, sensitivityGrid } from '#pages/Client/Operation/Simulation/blocks/engine.ts';
import { largeStudy } from '#tests/support/large-study.ts';
import { goldenInput } from '#tests/fixtures/golden-inputs.ts';
import { medianNs } from '../measure.ts';
import { duration, type Row } from '../report.ts';

const LOTS = 500;
const MONTHS = 120;

/** A simulation of 500 lots sold over 120 months, with its rates of return. */
export async function benchSimulation(): Promise<Row[]> {
  const input = largeSimulation();
  const { months, lots } = simulate(input);
  if (months.length < MONTHS || lots.length !== LOTS) throw new Error('The simulation is too small.');
  const place = { departmentCode: '33', inseeCode: '33243' };
  const [huge, hundred] = [largeStudy(LOTS, 300), largeStudy(20, 100)];
  const keystroke = (values: SimulationFormValues) => {
    const computed = compute(values, place);
    if (!computed.ok) throw new Error(`The form cannot be computed: ${computed.kind}.`);
    return sensitivityGrid(computed.model);
  };
  const { all, golden, large, small } = await medianNs({
    all: () => simulate(input),
    golden: () => simulate(goldenInput),
    large: () => keystroke(huge),
    small: () => keystroke(hundred),
  });
  return [
    {
      what: 'simulation of 500 lots over 120 months, with its rates of return',
      ours: duration(all),
      target: '< 30 ms',
      isMet: all < 30_000_000,
    },
    {
      what: 'simulation of 9 lots over 29 months',
      ours: duration(golden),
      target: '< 5 ms',
      isMet: golden < 5_000_000,
    },
    {
      what: 'keystroke in a form of 500 lots, 300 lines and 120 months, calculated in its thread',
      ours: duration(large),
      target: '< 100 ms',
      isMet: large < 100_000_000,
    },
    {
      what: 'keystroke in a form of 20 lots and 100 lines, with its table of sensitivity',
      ours: duration(small),
      target: '< 50 ms',
      isMet: small < 50_000_000,
    },
  ];
}

function largeSimulation(): SimulationInput {
  const startMonth = month('2025-11');
  const [template] = goldenInput.loans;
  const loan = template && {
    terms: {
      ...template.terms,
      amountCents: euros(40_000_000),
      durationMonths: 118,
      availabilityEndOn: null,
    },
    drawdowns: null,
  };
  const expenses = goldenInput.expenses.map((line) =>
    line.category === 'works' ? { ...line, baseValue: '36000000' } : line,
  );
  return {
    ...goldenInput,
    durationMonths: MONTHS,
    purchasePriceCents: euros(25_000_000),
    loans: loan ? [loan] : [],
    works: {
      progress: { kind: 'spread', startMonth: addMonths(startMonth, 6), months: 100, curve: 's_curve' },
      paymentDelayMonths: 1,
      retentionBps: 500,
      receptionMonth: addMonths(startMonth, 106),
    },
    lots: Array.from({ length: LOTS }, (_, index): SimulatedLot => ({
      ref: `L${String(index).padStart(3, '0')}`,
      type: index % 5 === 4 ? 'Garage' : 'Apartment',
      saleMode: index % 5 === 4 ? 'asis' : 'vir',
      vatMode: 'inherit',
      tantiemes: 10 + (index % 37),
      areaM2: `${30 + (index % 60)}.${10 + (index % 80)}`,
    })),
    revenues: Array.from({ length: LOTS }, (_, index): LotRevenue => {
      const price = 150_000 + (index % 90) * 1_111;
      const isVir = index % 5 !== 4;
      return {
        kind: 'lot',
        lotRef: `L${String(index).padStart(3, '0')}`,
        label: `L${index}`,
        priceTtcCents: euros(price),
        existingPriceCents: isVir ? euros(price - 60_000) : null,
        worksPriceCents: isVir ? euros(60_000) : null,
        deedMonth: addMonths(startMonth, 10 + (index % 108)),
        probabilityBps: index % 3 === 0 ? 9_500 : 10_000,
        paymentTemplate: null,
        receipts: null,
      };
    }),
    expenses,
  };
}
