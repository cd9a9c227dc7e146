import readExcel from 'read-excel-file/universal';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SimulationProjectsProps } from '#contracts/export/simulation/projects.ts';
import golden from '#tests/fixtures/golden.json' with { type: 'json' };
import { bankPapers } from '#tests/support/bank-papers.ts';
import { heldIn, isAmount, isSecret, secretCents, type Held } from '#tests/support/secret-figures.ts';
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

async function heldBy(path: string, component: string): Promise<Held[]> {
  const { page } = await owner.get(path);
  expect(page.component).toBe(component);
  return heldIn(page.props);
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
