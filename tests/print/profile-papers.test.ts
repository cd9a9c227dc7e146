import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  companyProfile,
  financialAssets,
  individualProfile,
  organisationChart,
  propertyAssets,
  reference,
} from '#generated/routes/export.ts';
import { openPglite } from '#mocks/db/open/pglite.ts';
import {
  financialAssets as holdings,
  orgNodes,
  profileReferences,
  profiles,
  propertyAssets as properties,
} from '#mocks/db/schema/index.ts';
import { profileId } from '#mocks/db/seed/profiles/id.ts';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import { tenantId } from '#mocks/db/seed/tenant-id.ts';
import { newPerson, openPage, signIn } from '#tests/support/browser.ts';
import { readPrinted, type ReadDocument } from '#tests/support/printed.ts';
import { serve } from '#tests/support/served.ts';
import { withBrowser } from '#tests/support/with-browser.ts';

/** The margin of the paper at both sides, in points. */
const sideMargin = (15 / 25.4) * 72;
const company = profileId('T1', 'company');
const person = profileId('T1', 'individual');
/** A profile with very much of everything, and one with nothing. */
const rich = seedId('print:profile:rich');
const blank = seedId('print:profile:blank');

const app = withBrowser(() => serve({ prepare: addProfiles }));
let page: Page;
beforeAll(async () => {
  ({ page } = await openPage(await newPerson(app.browser)));
  await page.goto(`${app.served.url}/connexion`);
  await signIn(page, 'hugo.lartigue@example.test');
  await page.waitForURL((url) => !url.pathname.startsWith('/connexion'));
});

const stamp = (at: number) => ({
  tenantId: tenantId('T1'),
  createdAt: new Date(Date.UTC(2026, 0, 1, 8, at)),
  updatedAt: new Date('2026-06-01T08:00:00Z'),
});
const many = Array.from({ length: 60 }, (_, at) => at);
const childrenCount = 13;

/** Rows of which the words are long and the amounts large. */
async function addProfiles(folder: string): Promise<void> {
  const { db, close } = await openPglite(folder);
  await db.insert(profiles).values([
    { ...stamp(0), id: rich, kind: 'company', name: 'Compagnie foncière', legalName: 'Compagnie foncière' },
    { ...stamp(0), id: blank, kind: 'company', name: 'Société nouvelle', legalName: 'Société nouvelle' },
  ]);
  const ofRich = (kind: string, at: number) => ({
    ...stamp(at),
    id: seedId(`print:${kind}:${at}`),
    profileId: rich,
  });
  await db.insert(properties).values(
    many.map((at) => ({
      ...ofRich('property', at),
      label: `Immeuble de rapport du quai Richelieu, cage ${at + 1}`,
      city: 'Saint-Médard-de-Guizières',
      acquiredOn: '2019-05-21',
      purchasePriceCents: 1_265_000_000,
      valueCents: 1_388_000_000,
      outstandingCents: 771_900_000,
      monthlyPaymentCents: 6_610_050,
      monthlyRentCents: 8_380_000,
    })),
  );
  await db.insert(holdings).values(
    many.slice(0, 20).map((at) => ({
      ...ofRich('holding', at),
      kind:
        (['cash', 'savings', 'life_insurance', 'securities', 'current_account', 'crypto', 'other'] as const)[
          at % 7
        ] ?? 'other',
      institution: `Banque de l’Estuaire, agence ${at + 1}`,
      valueCents: 123_456_700 + at,
      valuedOn: '2026-10-31',
    })),
  );
  await db.insert(profileReferences).values(
    many.map((at) => ({
      ...ofRich('reference', at),
      title: `Résidence des Chartrons, tranche ${at + 1}`,
      city: 'Saint-Médard-de-Guizières',
      year: 2026 - (at % 20),
      lotsCount: 12,
      purchaseCents: 121_000_000,
      worksCents: 57_040_000,
      otherCents: 14_514_164,
      revenueCents: 237_200_000,
      durationMonths: 13,
      narrative: 'Immeuble de rapport remis en état et vendu par lots. '.repeat(11).trim(),
    })),
  );
  const nodeId = (name: string): string => seedId(`print:node:${name}`);
  const node = (name: string, parent: string | null) => ({
    ...ofRich('node', 0),
    id: nodeId(name),
    label: `Société civile ${name}`,
    kind: 'company' as const,
    parentId: parent === null ? null : nodeId(parent),
    role: 'Société de construction',
  });
  await db
    .insert(orgNodes)
    .values([
      node('de tête', null),
      ...many.slice(0, childrenCount).map((at) => ({ ...node(`numéro ${at + 1}`, 'de tête'), rank: at })),
    ]);
  await close();
}

async function printed(path: string): Promise<ReadDocument> {
  await page.goto(`${app.served.url}${path}`);
  const paper = await readPrinted(page);
  expectWhole(paper);
  return paper;
}

/** Every page has its heads and number, and no text runs over the margins of the paper. */
function expectWhole({ pages }: ReadDocument): void {
  for (const [index, { text, width, placed }] of pages.entries()) {
    expect(text).toContain('Garonne Patrimoine');
    expect(text).toContain('édité le 20/11/2026');
    expect(text).toContain(`Page ${index + 1} / ${pages.length}`);
    for (const { text: piece, left, right } of placed) {
      expect(left, piece).toBeGreaterThanOrEqual(sideMargin - 2);
      expect(right, piece).toBeLessThanOrEqual(width - sideMargin + 2);
    }
  }
}

const textOf = ({ pages }: ReadDocument): string => pages.map(({ text }) => text).join('\n');
function expectTexts(paper: ReadDocument, texts: readonly string[]): void {
  for (const text of texts) expect(textOf(paper)).toContain(text);
}

describe('the presentation of a company', () => {
  test('is two upright pages: who it is, then its accounts', async () => {
    const paper = await printed(companyProfile(company));
    expect(paper.pages.map(({ isLandscape }) => isLandscape)).toEqual([false, false]);
    expect(paper.pages[0]?.text).toContain('999 123 458');
    expect(paper.pages[1]?.lines).toContain('Chiffre d’affaires 1 120 000 € 1 480 000 € 1 910 000 €');
    expectTexts(paper, ['5,86 %', '11,20 %', '32,70 %', '4,5 ans', 'Crédit Foncier Girondin']);
  });

  test('prints no amount that it was told to hide, and one page where nothing is told', async () => {
    const hidden = await printed(companyProfile(company, { query: { hide: 'amounts' } }));
    expect(textOf(hidden)).not.toContain('€');
    expectTexts(hidden, ['Communiqué sur demande']);
    const nothing = await printed(companyProfile(blank));
    expect(nothing.pages).toHaveLength(1);
    expectTexts(nothing, ['Société nouvelle', 'Non renseigné']);
  });
});

describe('the profile of a person', () => {
  test('is two pages, with incomes and expenses at one height', async () => {
    const paper = await printed(individualProfile(person));
    expect(paper.pages).toHaveLength(2);
    expect(paper.pages[1]?.lines).toContain('RevenusCharges');
    expectTexts(paper, ['17 mai 1983', '42,73 %', '1 209 850 €', '831 725 €', '9 565 €', '4 087,50 €']);
  });

  test('says of what is concealed that it is told on request, under its watermark', async () => {
    const paper = await printed(
      individualProfile(person, {
        query: { conceal: ['birthDate', 'incomes'], watermark: 'Banque de l’Estuaire' },
      }),
    );
    expect(textOf(paper)).not.toMatch(/1983|42,73/);
    expectTexts(paper, ['Date de naissance Communiqué sur demande']);
    for (const { text } of paper.pages) expect(text).toContain('Banque de l’Estuaire');
  });
});

describe('the organisation chart', () => {
  test('is drawn on a lying page, and listed on the second', async () => {
    const { pages } = await printed(organisationChart(company));
    expect(pages.map(({ isLandscape }) => isLandscape)).toEqual([true, true]);
    expect(pages[0]?.text).toContain('SCCV Bastide');
    expect(pages[0]?.text).toContain('Porte une opération');
    expect(pages[1]?.text).toContain('80,00 %');
  });

  test('that does not fit is drawn on several pages, nobody left out', async () => {
    const { pages } = await printed(organisationChart(rich));
    const drawn = pages.filter(({ text }) => text.includes('Organigramme'));
    expect(drawn.length).toBeGreaterThan(1);
    for (const { text } of drawn) expect(text).toContain('Société civile de tête');
    const all = drawn.map(({ text }) => text).join('\n');
    for (let at = 1; at <= childrenCount; at += 1) expect(all).toContain(`numéro ${at}`);
  });
});

describe('references', () => {
  test('are summed up on the first page, then stand three a page', async () => {
    const paper = await printed(reference(person));
    expect(paper.pages).toHaveLength(2);
    expect(paper.pages[0]?.lines).toContain('Rue Gambetta Périgueux 2026 4 372 000 € 12,49 % 13 mois');
    expectTexts(paper, ['210 000 €', '70 400 €', 'Montants confidentiels']);
    expect(textOf(paper)).not.toMatch(/846 000|515 000/);
  });

  test('sixty of them keep the head of their table and three cards a page', async () => {
    const { pages } = await printed(reference(rich));
    const tables = pages.filter(({ lines }) => lines.some((line) => line.startsWith('Opération Commune')));
    expect(tables.length).toBeGreaterThan(1);
    const cards = pages.slice(tables.length);
    expect(cards).toHaveLength(20);
    for (const { text } of cards) expect(text.match(/tranche \d+/g)).toHaveLength(3);
  });
});

describe('assets', () => {
  test('five properties with their chart are one lying page', async () => {
    const paper = await printed(propertyAssets(person));
    expect(paper.pages.map(({ isLandscape }) => isLandscape)).toEqual([true]);
    expectTexts(paper, ['1 010 500 €', '378 125 €', '632 375 €', '31 980 €', '37,42 %', 'SCI Fonneuve']);
  });

  test('sixty properties are eighteen or so a page, and two stand with their total', async () => {
    const { pages } = await printed(propertyAssets(rich));
    const isRow = (line: string): boolean => /cage \d+/.test(line);
    const last = pages.findLast(({ lines }) => lines.some((line) => line.startsWith('Total en quote-part')));
    expect(last?.lines.filter(isRow).length).toBeGreaterThanOrEqual(2);
    expect(pages[0]?.lines.filter(isRow).length).toBeGreaterThanOrEqual(18);
    for (const { lines } of pages.filter((one) => one.lines.some(isRow))) {
      expect(lines.some((line) => line.startsWith('Bien Ville'))).toBe(true);
    }
  });

  test('twenty financial assets are one page, with what they come to', async () => {
    const paper = await printed(financialAssets(rich));
    expect(paper.pages).toHaveLength(1);
    expectTexts(paper, ['Répartition par nature', 'Patrimoine global']);
    // Three at sight, the first, eighth and fifteenth of them, and their sum.
    expect(paper.pages[0]?.lines).toContain('Comptes à vue 3 703 701 €');
    const few = await printed(financialAssets(person));
    expect(few.pages).toHaveLength(1);
    expectTexts(few, ['à actualiser', '53 350 €', '86 000 €', '831 725 €', '199 350 €']);
    expect(few.pages[0]?.lines).toContain('Livrets et épargne 34 950 €');
  });

  test('papers with nothing are their title and a sentence', async () => {
    for (const [path, sentence] of [
      [organisationChart(blank), 'Organigramme non renseigné.'],
      [reference(blank), 'Aucune référence.'],
      [propertyAssets(blank), 'Aucun actif immobilier déclaré.'],
      [financialAssets(blank), 'Aucun actif financier déclaré.'],
    ] as const) {
      const paper = await printed(path);
      expect(paper.pages).toHaveLength(1);
      expectTexts(paper, [sentence]);
    }
  });
});
