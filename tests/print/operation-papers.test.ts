import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { expenseCategories } from '#domain/simulation/expense-line.ts';
import { exportSections } from '#domain/paper/sections.ts';
import { communeFigures, unitOfFigure, type CommuneFigure } from '#domain/geography/commune-figures.ts';
import type { Database } from '#mocks/db/database.ts';
import { openPglite } from '#mocks/db/open/pglite.ts';
import { cashFlowEntries, inseeOverrides } from '#mocks/db/schema/index.ts';
import { estimationId } from '#mocks/db/seed/estimations/index.ts';
import { lotId, operationId } from '#mocks/db/seed/operations/index.ts';
import { personId } from '#mocks/db/seed/person-id.ts';
import { projectId } from '#mocks/db/seed/projects/ids.ts';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import { visitId } from '#mocks/db/seed/visits/index.ts';
import { tenantId } from '#mocks/db/seed/tenant-id.ts';
import { newPerson, openPage, signIn } from '#tests/support/browser.ts';
import { readPrinted, type ReadDocument } from '#tests/support/printed.ts';
import { serve } from '#tests/support/served.ts';
import { withBrowser } from '#tests/support/with-browser.ts';

/** The margin of the paper at both sides, in points, less what Chromium rounds heads by. */
const sideMargin = (14 / 25.4) * 72;
const golden = operationId('T1', 'OP-2025-001');
const unstudied = operationId('T1', 'OP-2026-002');
/** With a flow of every kind in each month of three years. */
const long = operationId('T1', 'OP-2026-003');
/** Looked around, with little said of it. */
const undescribed = operationId('T1', 'OP-2025-002');
/** The commune of Saint-Genès, of which the test knows everything. */
const knownCommune = '33522';

const shares: Partial<Record<CommuneFigure, number>> = {
  primaryShareBps: 8600,
  secondaryShareBps: 340,
  vacantShareBps: 1060,
};

const papers = withBrowser(() => serve({ prepare }));
let page: Page;
beforeAll(async () => {
  ({ page } = await openPage(await newPerson(papers.browser)));
  await page.goto(`${papers.served.url}/connexion`);
  await signIn(page, 'hugo.lartigue@example.test');
  await page.waitForURL((url) => !url.pathname.startsWith('/connexion'));
});

async function prepare(folder: string): Promise<void> {
  const { db, close } = await openPglite(folder);
  await sourceCommune(db);
  await planCash(db);
  await close();
}

/** Writes a flow of every kind into each month of three years. */
async function planCash(db: Database): Promise<void> {
  const at = new Date('2026-11-01T08:00:00Z');
  const months = Array.from(
    { length: 36 },
    (_, index) => `${2026 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`,
  );
  await db.insert(cashFlowEntries).values(
    months.flatMap((month) =>
      (['sale', ...expenseCategories] as const).map((category) => {
        const id = seedId(`print:cash:${month}:${category}`);
        return {
          id,
          tenantId: tenantId('T1'),
          operationId: long,
          createdAt: at,
          updatedAt: at,
          month,
          direction: category === 'sale' ? ('in' as const) : ('out' as const),
          category,
          label: category,
          htCents: category === 'sale' ? 123_456_700 : 6_543_200,
          vatCents: 0,
          state: month < '2026-11' ? ('actual' as const) : ('forecast' as const),
          sourceType: 'manual' as const,
          sourceId: id,
        };
      }),
    ),
  );
}

/** Writes every figure of one commune by hand. */
async function sourceCommune(db: Database): Promise<void> {
  const at = new Date('2026-11-01T08:00:00Z');
  await db.insert(inseeOverrides).values(
    communeFigures.map((figure) => ({
      id: seedId(`print:insee:${figure}`),
      tenantId: tenantId('T1'),
      createdAt: at,
      updatedAt: at,
      inseeCode: knownCommune,
      figure,
      value: shares[figure] ?? (unitOfFigure(figure) === 'rate' ? 450 : 245_000),
      year: 2023,
      source: 'INSEE, dossier complet',
      createdBy: personId('hugo.lartigue'),
    })),
  );
}

async function printed(path: string): Promise<ReadDocument> {
  await page.goto(`${papers.served.url}/export/${path}`);
  return readPrinted(page);
}

/** Every page has its heads and number, and no text runs over the margins of the paper. */
function expectWhole({ pages }: ReadDocument): void {
  for (const [index, { text, width, placed }] of pages.entries()) {
    expect(text).toContain('Garonne Patrimoine');
    expect(text).toContain(`Page ${index + 1} / ${pages.length}`);
    for (const { text: piece, left, right } of placed) {
      expect(left, piece).toBeGreaterThanOrEqual(sideMargin);
      expect(right, piece).toBeLessThanOrEqual(width - sideMargin);
    }
  }
}

const textOf = ({ pages }: ReadDocument): string => pages.map(({ text }) => text).join('\n');

describe('the front page', () => {
  test('is one page with identity, figures and contents', async () => {
    const paper = await printed(`operations/${golden}/page-de-garde`);
    expectWhole(paper);
    expect(paper.pages).toHaveLength(1);
    for (const text of ['480 000 €', '1 011 040 €', '1 284 000 €', '138 960 €', '12,08 %', '560 000 €']) {
      expect(textOf(paper)).toContain(text);
    }
    expect(textOf(paper)).toContain('Avis de valeur');
  });

  test('holds twenty-two titles on its page, and flows over with all twenty-nine', async () => {
    const of = (count: number) =>
      printed(`operations/${golden}/page-de-garde?sections=${exportSections.slice(0, count).join(',')}`);
    expect((await of(22)).pages).toHaveLength(1);
    const all = await of(exportSections.length);
    expectWhole(all);
    expect(all.pages).toHaveLength(2);
    expect(all.pages[1]?.text).toContain('Liste de stock');
  });

  test('shows no cost and no margin where margins are hidden', async () => {
    const text = textOf(await printed(`operations/${golden}/page-de-garde?hide=margin&watermark=Banque`));
    for (const hidden of ['138 960', '12,08', '1 011 040', '9,60', '480 000']) {
      expect(text).not.toContain(hidden);
    }
    expect(text).toContain('1 284 000 €');
    expect(text).toContain('Banque');
  });

  test('says that the simulation is running where none is validated', async () => {
    const paper = await printed(`operations/${unstudied}/page-de-garde`);
    expectWhole(paper);
    expect(paper.pages).toHaveLength(1);
    expect(textOf(paper)).toContain('Simulation en cours');
  });
});

describe('the presentation', () => {
  test('is three pages with map, services, planning and people', async () => {
    const paper = await printed(`operations/${golden}/presentation`);
    expectWhole(paper);
    expect(paper.pages).toHaveLength(3);
    expect(paper.pages[0]?.text).toContain('Services les plus proches');
    expect(paper.pages[1]?.text).toContain('421,90 m²');
    for (const day of ['17/11/2025', '16/04/2026', '04/05/2026', '26/02/2027', '12/03/2027']) {
      expect(paper.pages[2]?.text).toContain(day);
    }
    expect(paper.pages[2]?.text).toContain('Points de vigilance');
  });

  test('leaves the description out where there is none', async () => {
    const paper = await printed(`operations/${unstudied}/presentation`);
    expectWhole(paper);
    expect(paper.pages).toHaveLength(2);
    expect(textOf(paper)).not.toContain('Description');
    expect(textOf(paper)).toContain('Non renseigné');
  });

  test('is two pages without a description, however many services are near', async () => {
    const paper = await printed(`operations/${undescribed}/presentation`);
    expectWhole(paper);
    expect(paper.pages).toHaveLength(2);
    expect(paper.pages[0]?.text).toContain('Services les plus proches');
    for (const title of ['État existant', 'Calendrier', 'Points de vigilance']) {
      expect(paper.pages[1]?.text).toContain(title);
    }
  });
});

describe('the sheet of the commune', () => {
  test('is two pages where everything is known', async () => {
    for (const operation of [operationId('T1', 'OP-2025-002'), golden]) {
      const paper = await printed(`operations/${operation}/insee`);
      expectWhole(paper);
      expect(paper.pages).toHaveLength(2);
      expect(paper.pages[0]?.text).toContain('Pyramide des âges');
      for (const text of ['Comparaison', 'Gironde', 'France', '37 200 000', 'n. d.']) {
        expect(paper.pages[1]?.text).toContain(text);
      }
      expect(textOf(paper)).not.toContain('Données partielles');
    }
  });

  test('prints what is known and says that it is not all', async () => {
    const paper = await printed(`operations/${operationId('T1', 'OP-2025-003')}/insee`);
    expectWhole(paper);
    expect(paper.pages).toHaveLength(1);
    expect(textOf(paper)).toContain('2018, INSEE, populations légales');
    expect(textOf(paper)).toContain('Données partielles');
  });
});

describe('the project', () => {
  test('is two pages: programme, permission and planning, then the works', async () => {
    const paper = await printed(`projets/${projectId('T1', 'OP-2025-001', 'A')}`);
    expectWhole(paper);
    expect(paper.pages).toHaveLength(2);
    for (const text of ['350,40 m²', '1 139 000 €', '340 000 €', '970 €', 'Calendrier']) {
      expect(paper.pages[0]?.text).toContain(text);
    }
    // All four perspectives stand beside it.
    for (const text of ['Budget des travaux', 'Façade sur rue après ravalement', 'Duplex sous charpente']) {
      expect(paper.pages[1]?.text).toContain(text);
    }
  });
});

describe('the budget', () => {
  test('is two lying pages, with who is paid under its course', async () => {
    const paper = await printed(`operations/${golden}/previsionnel`);
    expectWhole(paper);
    expect(paper.pages.map(({ isLandscape }) => isLandscape)).toEqual([true, true]);
    expect(paper.pages[0]?.text).toContain('741 884,75');
    expect(paper.pages[1]?.text).toContain('Fournisseurs et comptes');
  });
});

describe('the plan of cash', () => {
  test('has twelve months a page and its totals on the last, within the margins', async () => {
    const paper = await printed(`operations/${golden}/tresorerie`);
    expectWhole(paper);
    expect(paper.pages.every(({ isLandscape }) => isLandscape)).toBe(true);
    expect(paper.pages[0]?.text).not.toContain('Total');
    expect(paper.pages[1]?.text).toContain('Total');
    // The course and what it rests on go with them.
    expect(paper.pages).toHaveLength(2);
    expect(paper.pages[1]?.text).toContain('Hypothèses');
  });

  test('is one page by quarters, with its course and what it rests on', async () => {
    const paper = await printed(`operations/${golden}/tresorerie?granularity=quarter`);
    expectWhole(paper);
    expect(paper.pages).toHaveLength(1);
    for (const text of ['T4 2025', 'Total', 'Trésorerie et encours', 'Hypothèses']) {
      expect(textOf(paper)).toContain(text);
    }
  });

  test('is one page of twelve quarters too, whose every line moves', async () => {
    const paper = await printed(`operations/${long}/tresorerie?granularity=quarter`);
    expectWhole(paper);
    expect(paper.pages).toHaveLength(1);
    for (const text of ['T1 2026', 'T4 2028', 'Total', 'Trésorerie', 'Hypothèses']) {
      expect(textOf(paper)).toContain(text);
    }
  });

  test('of thirty-six months is three pages, with its totals and its course on the last', async () => {
    const paper = await printed(`operations/${long}/tresorerie`);
    expectWhole(paper);
    expect(paper.pages).toHaveLength(3);
    expect(paper.pages[2]?.text).toContain('Total');
    expect(paper.pages[2]?.text).toContain('Hypothèses');
  });

  test('without amounts is one page that says so, with what it rests on', async () => {
    const paper = await printed(`operations/${golden}/tresorerie?hide=amounts`);
    expectWhole(paper);
    expect(paper.pages).toHaveLength(1);
    expect(textOf(paper)).toContain('Montants communiqués sur demande.');
    expect(textOf(paper)).toContain('Hypothèses');
    expect(textOf(paper)).not.toContain('Déblocages');
  });
});

describe('the opinion of value', () => {
  test('is two pages: the result, then the sales that it rests on', async () => {
    const paper = await printed(`estimations/${estimationId('T1', 'OP-2025-001', 'a11')}`);
    expectWhole(paper);
    expect(paper.pages).toHaveLength(2);
    for (const text of ['200 000 €', '206 000 €', '208 000 €', '203 000 €', '3 201,64 €', '71 sur 100']) {
      expect(paper.pages[0]?.text).toContain(text);
    }
    expect(paper.pages[1]?.text).toContain('3. 5 allées Robert-Boulin');
    expect(paper.pages[1]?.text).toContain('non assimilable à une expertise');
    expect(textOf(paper)).not.toContain('PROVISOIRE');
  });

  test('of a draft says so across each page, and gives no value below three sales', async () => {
    const paper = await printed(`estimations/${estimationId('T1', 'OP-2026-002', 'whole')}`);
    expect(paper.pages).toHaveLength(2);
    for (const { text } of paper.pages) expect(text).toContain('PROVISOIRE');
    expect(textOf(paper)).toContain('au moins trois ventes comparables');
  });

  test('is one page where it rests on no sales', async () => {
    const paper = await printed(`estimations/${estimationId('T1', 'OP-2025-001', 'whole')}`);
    expectWhole(paper);
    expect(paper.pages).toHaveLength(1);
    for (const text of ['490 604 €', 'Bilan promoteur', 'non assimilable à une expertise']) {
      expect(textOf(paper)).toContain(text);
    }
  });

  test('with a second method stays on two pages', async () => {
    const paper = await printed(`estimations/${estimationId('T1', 'OP-2026-001', 'villa')}`);
    expectWhole(paper);
    expect(paper.pages).toHaveLength(2);
    expect(paper.pages[1]?.text).toContain('Valeur par le revenu');
  });
});

describe('the sheets of lots', () => {
  test.each([
    ['OP-2025-001', 'A11', 'appartement', 2, ['205 000 €', '3 233 €', '123 000,00 €', 'Géorisques']],
    ['OP-2025-001', 'G01', 'garage', 1, ['G02', '15 000 €', '1 000 €']],
    ['OP-2025-001', 'C01', 'local', 2, ['115 000 €', '1 608 €', 'Local libre']],
    ['OP-2025-004', 'L1', 'terrain', 2, ['270 000 €', 'Terrain non borné']],
    ['OP-2026-002', 'IMM', 'immeuble', 2, ['DPE en cours', 'À rénover']],
    ['OP-2026-001', 'V1', 'maison', 2, ['1 340 000 €', '486,00 m²']],
  ] as const)('%s %s, %s: as many pages as its layout has', async (operation, ref, sheet, count, texts) => {
    const paper = await printed(`lots/${lotId('T1', operation, ref)}/${sheet}`);
    expectWhole(paper);
    expect(paper.pages).toHaveLength(count);
    for (const text of texts) expect(textOf(paper)).toContain(text);
  });

  test('the brochure is four pages, and tells no cost', async () => {
    const paper = await printed(`operations/${golden}/plaquette`);
    expect(paper.pages).toHaveLength(4);
    expect(textOf(paper)).toContain('Les lots disponibles');
    for (const hidden of ['138 960', '1 011 040', '14 000 €']) expect(textOf(paper)).not.toContain(hidden);
  });
});

describe('the papers of a visit', () => {
  const visit = visitId('T1', 'OP-2025-001', '2025-09-18T08:00:00Z');

  test('are a report with what was found, and a voucher with a place for each signature', async () => {
    const report = await printed(`visites/${visit}/compte-rendu`);
    expectWhole(report);
    expect(report.pages).toHaveLength(1);
    for (const text of ['Réseaux', 'Estimation totale HT', '12 500 €'])
      expect(textOf(report)).toContain(text);
    const voucher = await printed(`visites/${visit}/bon`);
    expectWhole(voucher);
    expect(voucher.pages).toHaveLength(1);
    for (const text of ['Indivision Lacaze', 'M. Mathieu Olivier', 'Pour Garonne Patrimoine']) {
      expect(textOf(voucher)).toContain(text);
    }
  });
});

describe('the file', () => {
  test('is one document: cover, contents with the true pages, every paper on pages of its own', async () => {
    const file = await printed(`operations/${golden}/dossier?recipient=Banque&hide=margin`);
    const [cover, front, ...inner] = file.pages;
    expect(cover?.text).toContain('Dossier de financement');
    const titles = ['Présentation de l’opération', 'Contexte communal', 'Le projet', 'Avis de valeur'];
    for (const title of titles) {
      const at = inner.findIndex(({ lines }) => lines.some((line) => line.startsWith(title)));
      expect(at, title).toBeGreaterThanOrEqual(0);
      expect(front?.lines.find((line) => line.startsWith(title))).toBe(`${title} ${at + 3}`);
    }
    for (const [index, { text }] of inner.entries()) {
      expect(text).toContain(`Page ${index + 3} / ${file.pages.length}`);
      expect(text).toContain('Banque');
    }
    // A page with nothing but its heads and the watermark would be a break too many.
    for (const { lines } of inner) expect(lines.filter((line) => line !== '').length).toBeGreaterThan(3);
    for (const hidden of ['138 960', '12,08', '1 011 040', '340 000 €']) {
      expect(textOf(file)).not.toContain(hidden);
    }
  });
});
