import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Study } from '#domain/simulation/study/study.ts';
import { openPglite } from '#mocks/db/open/pglite.ts';
import { simulations } from '#mocks/db/schema/index.ts';
import { simulationId } from '#mocks/db/seed/simulations/index.ts';
import { printRoute, type PrintedPage } from '#tests/support/printed-route.ts';
import { serve, type Served } from '#tests/support/served.ts';

const golden = simulationId('T1', 'OP-2025-001', 'Central');
/** Sixty lines of works and twenty-five lots. */
const long = simulationId('T1', 'OP-2025-001', 'Prudent');
const empty = simulationId('T1', 'OP-2025-001', 'Optimiste');

let served: Served;
let folder: string;
beforeAll(async () => {
  served = await serve({ prepare: writeStudies });
  folder = mkdtempSync(join(tmpdir(), 'ilot-simulation-'));
});
afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true, force: true });
});

async function writeStudies(at: string): Promise<void> {
  const { db, close } = await openPglite(at);
  const change = async (id: string, of: (study: Study) => Partial<Study>) => {
    const [row] = await db.select().from(simulations).where(eq(simulations.id, id));
    if (!row) throw new Error(`No simulation ${id}`);
    await db
      .update(simulations)
      .set({ study: { ...row.study, ...of(row.study) } })
      .where(eq(simulations.id, id));
  };
  await change(long, lengthened);
  await change(empty, () => ({
    lots: [],
    otherRevenues: [],
    purchaseLines: [],
    worksLines: [],
    reserveLines: [],
    saleLines: [],
    financeLines: [],
    purchasePriceCents: 0,
    equityCents: 0,
    injections: [],
    loanAmountCents: null,
    draws: [],
    situations: [],
    worksStartMonth: null,
    deliveryOn: null,
  }));
  await close();
}

function lengthened({ worksLines, lots }: Study): Partial<Study> {
  const [line, lot] = [worksLines[0], lots[0]];
  if (!line || !lot) throw new Error('The golden study has works and lots');
  return {
    worksLines: Array.from({ length: 60 }, (_, index) => ({
      ...line,
      label: `Lot de travaux ${index + 1}, fourniture et pose selon le descriptif du marché`,
    })),
    lots: Array.from({ length: 25 }, (_, index) => ({
      ...lot,
      ref: `B${String(index + 1).padStart(2, '0')}`,
    })),
  };
}

/** Prints a paper once for all that is asked of it. */
const printed = new Map<string, Promise<readonly PrintedPage[]>>();
function pagesOf(paper: string, id = golden, { as = 'hugo.lartigue', query = [] as string[] } = {}) {
  const key = [paper, id, as, ...query].join(' ');
  const known = printed.get(key);
  if (known) return known;
  const made = printRoute(served, join(folder, `${printed.size}.pdf`), {
    name: `export.simulation.${paper}`,
    as: `${as}@example.test`,
    pairs: [`simulation=${id}`, ...query],
  });
  printed.set(key, made);
  return made;
}

const papers = ['overview', 'show', 'expenses', 'projects', 'vir-revenues', 'vir-collection'] as const;
const textOf = (pages: readonly PrintedPage[]): string => pages.map(({ text }) => text).join('\n');

describe('the papers of the golden simulation', () => {
  test.each([
    [
      'overview',
      1,
      false,
      ['Synthèse financière', '1 011 040 €', '138 960 €', '49,89 %', '98,83 %', '55,39 %', '134 355 €'],
    ],
    [
      'show',
      2,
      false,
      ['Bilan prévisionnel', '1 011 040', '138 960', '108 470', '12,08 %', '37 096', '15,78 %'],
    ],
    ['expenses', 2, true, ['Détail des dépenses', '1 011 039,92', '56 198,49', '20 498,49', '35 700,00']],
    ['projects', 1, true, ['Programme et marge par lot', '17 548,14', '9,60 %', '138 960,08', '1 284 000']],
    ['vir-revenues', 1, true, ['Recettes VIR', '683 400', '455 600', '1 139 000', '145 000']],
    [
      'vir-collection',
      2,
      true,
      ['Encaissements VIR', '297 600', '227 800', '1 284 000', 'en retard', '31 000 €'],
    ],
  ] as const)(
    '%s: has its pages, its paper and its figures, and nothing is cut',
    async (paper, count, isLandscape, texts) => {
      const pages = await pagesOf(paper);
      expect(pages).toHaveLength(count);
      for (const [index, page] of pages.entries()) {
        expect(page.isLandscape).toBe(isLandscape);
        expect(page.text).toContain(`Page ${index + 1} / ${count}`);
        expect(page.text).toContain('Les Chais de la Bastide · OP-2025-001');
        expect(page.outside).toEqual([]);
      }
      for (const text of texts) expect(textOf(pages)).toContain(text);
      expect(textOf(pages)).not.toContain('PROVISOIRE');
    },
  );

  test.each(papers)('%s: shows no cost and no margin on a copy without them', async (paper) => {
    const copies = [
      await pagesOf(paper, golden, { query: ['hide=margin'] }),
      await pagesOf(paper, golden, { as: 'lea.pons' }),
    ];
    for (const pages of copies) {
      for (const secret of ['138 960', '12,08', '1 011 040', '1 011 039', '9,60']) {
        expect(textOf(pages)).not.toContain(secret);
      }
      for (const { outside } of pages) expect(outside).toEqual([]);
    }
  });
});

test('the programme tells each lot in twelve columns, its margin with what it is of the price', async () => {
  const [page] = await pagesOf('projects');
  expect(page?.text).toContain(
    'Lot Type Surface Prix TTC €/m² TVA Prix HT Achat Travaux Frais communs Vente Marge · % HT',
  );
  expect(page?.text).toMatch(/A11 .* 17 548,14 9,60 %/u);
});

describe('the papers of a long draft', () => {
  test.each(papers)('%s: are marked as provisional on each page, and nothing is cut', async (paper) => {
    const pages = await pagesOf(paper, long);
    for (const { text, outside } of pages) {
      expect(text).toContain('PROVISOIRE');
      expect(outside).toEqual([]);
    }
  });

  test('keep the summary and twenty-five lots on one page each', async () => {
    expect(await pagesOf('overview', long)).toHaveLength(1);
    expect(await pagesOf('projects', long)).toHaveLength(1);
  });

  test('repeat the heads of sixty expenses, whose sum is not left alone', async () => {
    const pages = await pagesOf('expenses', long);
    const withRows = pages.filter(({ text }) => text.includes('Lot de travaux'));
    expect(withRows.length).toBeGreaterThan(1);
    for (const { text } of withRows)
      expect(text).toContain('Libellé Base HT TVA Récupérable Coût % coût Mois');
    const last = pages.find(({ text }) => text.includes('Coût de revient'));
    expect(last?.text).toMatch(/Gestion .*Coût de revient/u);
  });
});

test.each(papers)('%s: an empty simulation stands on one or two pages', async (paper) => {
  const pages = await pagesOf(paper, empty);
  expect(pages.length).toBeLessThanOrEqual(paper === 'show' ? 2 : 1);
  for (const { outside } of pages) expect(outside).toEqual([]);
});
