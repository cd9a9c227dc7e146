import readExcel from 'read-excel-file/universal';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SimulationProjectsProps } from '#contracts/export/simulation/projects.ts';
import golden from '#tests/fixtures/golden.json' with { type: 'json' };
import { bankPapers, marginTexts } from '#tests/support/bank-papers.ts';
import { testOrigin } from '#mocks/hosts/vitest/server.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let owner: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  owner = server.visitor();
  await owner.signIn('hugo.lartigue@example.test');
});
afterAll(() => server.close());

/** What an operation costs and leaves, lot by lot too, and what would tell it beside the revenue. */
const secretCents = new Set([
  golden.marginCents,
  golden.costCents,
  // After tax, the most own money that it takes, where the margin ends.
  10_847_006,
  13_435_497,
  110_884_024,
  // Costs of lots, and their margins (A01, A11, A12, A21, A22, A31, C01, G01).
  11_123_544,
  16_528_519,
  12_097_651,
  16_940_044,
  12_329_978,
  22_647_135,
  7_737_877,
  849_622,
  1_259_789,
  1_754_814,
  1_433_016,
  1_942_623,
  1_466_689,
  2_032_865,
  2_965_456,
  520_378,
  golden.simulationExpenseHtCents.acquisition,
  golden.simulationExpenseHtCents.works,
]);
/** Margin on revenue and on cost, both rates of return, on own money, of lot A11, of a reference. */
const secretBps = new Set([1208, 1374, 4989, 18_122, 9264, 960, 1249]);

interface Held {
  /** Of the nearest property: items of a list bear that of the list. */
  readonly key: string;
  readonly value: number | string;
}

/** Every number and text that props hold, wherever they stand. */
function heldIn(value: unknown, key = ''): Held[] {
  if (typeof value === 'number' || typeof value === 'string') return [{ key, value }];
  if (Array.isArray(value)) return value.flatMap((item) => heldIn(item, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => heldIn(item, name));
}

const isAmount = ({ key, value }: Held): boolean =>
  typeof value === 'number' && /cents$|^cells$|^sums$/iu.test(key);
const secretsUnder = (key: string): ReadonlySet<number> => (/bps$/iu.test(key) ? secretBps : secretCents);
const isSecret = ({ key, value }: Held): boolean =>
  typeof value === 'number' ? secretsUnder(key).has(value) : marginTexts.test(value);

async function heldBy(path: string, component: string): Promise<Held[]> {
  const { page } = await owner.get(path);
  expect(page.component).toBe(component);
  const { content, ...props } = page.props as unknown as { content?: { laws?: unknown } | null };
  // What the law sets is no secret.
  return heldIn({ ...props, content: content ? { ...content, laws: [] } : content });
}

describe('a copy without margins', () => {
  test.each(bankPapers)(
    '%s: neither figures nor words of what is sent tell them',
    async (component, path) => {
      const held = await heldBy(`${path}?hide=margin`, component);
      expect(held.filter(isSecret)).toEqual([]);
    },
  );

  test('the programme keeps prices, VAT and prices without it, and drops costs and margins', async () => {
    const [, path = ''] = bankPapers.find(([name]) => name === 'Export/Simulation/Projects') ?? [];
    const { content } = (await owner.get(`${path}?hide=margin`)).page
      .props as unknown as SimulationProjectsProps;
    expect(content?.total).toMatchObject({
      priceTtcCents: 128_400_000,
      vatCents: 13_400_000,
      priceHtCents: 115_000_000,
      cost: null,
      marginCents: null,
      marginBps: null,
    });
  });

  test('the same search finds them on the copies that tell them', async () => {
    const tell = async (name: string) => {
      const [component, path] = bankPapers.find(([it]) => it === name) ?? (['', ''] as const);
      return (await heldBy(path, component)).filter(isSecret).length;
    };
    for (const name of ['FrontPage', 'Project', 'Reference', 'Simulation/Projects', 'Forecasts']) {
      expect(await tell(`Export/${name}`), name).toBeGreaterThan(0);
    }
  });
});

describe('a copy without amounts', () => {
  test.each(bankPapers)('%s: no amount is sent, in figures or in words', async (component, path) => {
    const held = await heldBy(`${path}?hide=amounts`, component);
    expect(held.filter(isAmount)).toEqual([]);
    expect(held.filter(isSecret)).toEqual([]);
    expect(held.filter(({ value }) => typeof value === 'string' && /\d\s?[kM]?€/u.test(value))).toEqual([]);
  });
});

test('the stock as a workbook, which is sent to buyers, holds prices and no cost', async () => {
  const file = await fetch(new URL('/stock/telecharger?format=xlsx', testOrigin), {
    headers: { cookie: [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  });
  const sheets = await readExcel(await file.arrayBuffer());
  const cells = sheets.flatMap(({ data }) => data.flat());
  const cents = cells.flatMap((cell) => (typeof cell === 'number' ? [Math.round(cell * 100)] : []));
  expect(cents).toContain(golden.lots.G01.priceTtcCents);
  expect(cents.filter((value) => secretCents.has(value))).toEqual([]);
});
