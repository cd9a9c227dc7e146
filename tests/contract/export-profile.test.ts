import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DossierProps } from '#contracts/export/dossier.ts';
import type { CompanyProfileProps } from '#contracts/export/company-profile.ts';
import type { FinancialAssetsProps } from '#contracts/export/financial-assets.ts';
import type { IndividualProfileProps } from '#contracts/export/individual-profile.ts';
import type { OrganisationChartProps } from '#contracts/export/organisation-chart.ts';
import type { PropertyAssetsProps } from '#contracts/export/property-assets.ts';
import type { ReferenceProps } from '#contracts/export/reference.ts';
import {
  companyProfile,
  financialAssets,
  individualProfile,
  organisationChart,
  profileDossier,
  propertyAssets,
  reference,
} from '#generated/routes/export.ts';
import { profiles } from '#mocks/db/schema/index.ts';
import { profileId } from '#mocks/db/seed/profiles/id.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let owner: Visitor;
let collaborator: Visitor;
let accountant: Visitor;
let viewer: Visitor;
let stranger: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  const signedIn = async (name: string): Promise<Visitor> => {
    const visitor = server.visitor();
    await visitor.signIn(`${name}@example.test`);
    return visitor;
  };
  owner = await signedIn('hugo.lartigue');
  collaborator = await signedIn('ines.duprat');
  accountant = await signedIn('marc.soubiran');
  viewer = await signedIn('lea.pons');
  stranger = await signedIn('karim.belkacem');
});
afterAll(() => server.close());

const company = profileId('T1', 'company');
const person = profileId('T1', 'individual');
const propsOf = async <Props>(path: string, visitor = owner) =>
  (await visitor.get(path)).page.props as unknown as Props;
const statusOf = async (path: string, visitor: Visitor) => (await visitor.get(path)).status;
/** Paths of the papers that every profile has. */
const common = (profile: string) =>
  [organisationChart, reference, propertyAssets, financialAssets].map((paper) => paper(profile));
/** Every amount, rate and area that props hold, wherever they stand. */
const figuresIn = (value: unknown, key = ''): unknown[] => {
  if (Array.isArray(value)) return value.flatMap((item) => figuresIn(item, key));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, item]) => figuresIn(item, name));
  }
  return key.endsWith('Cents') && value !== null ? [`${key}: ${JSON.stringify(value)}`] : [];
};

describe('the presentation of a company', () => {
  test('tells its three years, its ratios, who holds it and its banks', async () => {
    const {
      company: shownCompany,
      accounts,
      ratios,
      ...rest
    } = await propsOf<CompanyProfileProps>(companyProfile(company));
    expect(shownCompany).toMatchObject({
      legalForm: 'SAS',
      capitalCents: 5_000_000,
      siren: '999 123 458',
      address: '12 quai des Chartrons, 33000 Bordeaux',
      staffCount: 4,
    });
    expect(
      accounts.map(({ year, turnoverCents, netIncomeCents, equityCents, financialDebtCents }) => [
        year,
        turnoverCents,
        netIncomeCents,
        equityCents,
        financialDebtCents,
      ]),
    ).toEqual([
      [2023, 112_000_000, 6_100_000, 18_000_000, 64_000_000],
      [2024, 148_000_000, 8_400_000, 26_400_000, 89_000_000],
      [2025, 191_000_000, 11_200_000, 37_600_000, 115_000_000],
    ]);
    expect(ratios).toEqual({
      year: 2025,
      netMarginBps: 586,
      ebitdaMarginBps: 1120,
      equityToDebtBps: 3270,
      netDebtYears: 4.5,
    });
    expect(rest.shareholders.map(({ bps }) => bps)).toEqual([8000, 2000]);
    expect(rest.banks).toEqual([
      "Banque de l'Estuaire, Mme Sandrine Aubert",
      'Crédit Foncier Girondin, M. Philippe Lagarde',
    ]);
  });

  test('leaves a year without accounts in its place', async () => {
    const { accounts } = await propsOf<CompanyProfileProps>(
      companyProfile(profileId('T2', 'company')),
      stranger,
    );
    expect(accounts.map(({ year, turnoverCents }) => [year, turnoverCents])).toEqual([
      [2023, null],
      [2024, 61_500_000],
      [2025, 78_000_000],
    ]);
  });

  test('without amounts sends none, and says that there are accounts', async () => {
    const props = await propsOf<CompanyProfileProps>(companyProfile(company, { query: { hide: 'amounts' } }));
    expect(props).toMatchObject({ accounts: [], ratios: null, areAccountsHidden: true });
    expect(figuresIn(props)).toEqual([]);
  });

  test('without margins sends neither results nor what they could be told from', async () => {
    const props = await propsOf<CompanyProfileProps>(companyProfile(company, { query: { hide: 'margin' } }));
    expect(props.accounts[2]).toMatchObject({
      turnoverCents: 191_000_000,
      ebitdaCents: null,
      netIncomeCents: null,
    });
    expect(props.ratios).toEqual({
      year: 2025,
      netMarginBps: null,
      ebitdaMarginBps: null,
      equityToDebtBps: 3270,
      netDebtYears: null,
    });
  });

  test('is not there for a person, nor a person’s for a company', async () => {
    expect(await statusOf(companyProfile(person), owner)).toBe(404);
    expect(await statusOf(individualProfile(company), owner)).toBe(404);
  });
});

describe('the presentation of a person', () => {
  test('counts incomes of the last year and rents against what is owed each month', async () => {
    const props = await propsOf<IndividualProfileProps>(individualProfile(person));
    expect(props.figures).toEqual({
      annualIncomeCents: 8_280_000,
      annualRentCents: 3_198_000,
      monthlyIncomeCents: 956_500,
      monthlyPaymentCents: 355_250,
      monthlyChargesCents: 408_750,
      debtRatioBps: 4273,
      grossCents: 120_985_000,
      netCents: 83_172_500,
      propertyNetCents: 63_237_500,
      financialCents: 19_935_000,
    });
    expect(props.incomeYear).toBe(2025);
    expect(props.incomes).toHaveLength(4);
    // The third ended before the first day of the demonstration.
    expect(props.expenses?.map(({ monthlyCents }) => monthlyCents)).toEqual([39_000, 14_500]);
  });

  test('tells on request what the address says, and sends nothing of it', async () => {
    const props = await propsOf<IndividualProfileProps>(
      individualProfile(person, { query: { conceal: ['birthDate', 'address', 'incomes'] } }),
    );
    expect(props.paper.conceals).toEqual(['birthDate', 'address', 'incomes']);
    expect(props.person).toMatchObject({ birthDate: null, address: '' });
    expect(props.incomes).toBeNull();
    expect(props.figures).toMatchObject({
      annualIncomeCents: null,
      annualRentCents: null,
      monthlyIncomeCents: null,
      debtRatioBps: null,
      monthlyChargesCents: 408_750,
    });
    expect(JSON.stringify(props)).not.toMatch(/1983|Notre-Dame/);
  });

  test('without amounts sends none, and no ratio of them', async () => {
    const props = await propsOf<IndividualProfileProps>(
      individualProfile(person, { query: { hide: 'amounts' } }),
    );
    expect(figuresIn(props)).toEqual([]);
    expect(props).toMatchObject({ incomes: null, expenses: null, figures: { debtRatioBps: null } });
  });
});

describe('the other papers of a profile', () => {
  test('the chart tells direct and indirect shares from the top down', async () => {
    const { nodes } = await propsOf<OrganisationChartProps>(organisationChart(company));
    expect(nodes.map(({ label, ownershipBps, indirectBps }) => [label, ownershipBps, indirectBps])).toEqual([
      ['Hugo Lartigue', 10_000, null],
      ['Holding HL', 10_000, 10_000],
      ['Garonne Patrimoine', 8000, 8000],
      ['SCCV Bastide', 10_000, 8000],
      ['Claire Vasseur', 2000, null],
    ]);
    expect(nodes[2]?.siren).toBe('999 123 458');
  });

  test('the reference of Périgueux is that of the closed operation', async () => {
    const { references, totals } = await propsOf<ReferenceProps>(reference(company));
    expect(references).toHaveLength(1);
    expect(references[0]).toMatchObject({
      city: 'Périgueux',
      year: 2026,
      purchaseCents: 21_000_000,
      worksCents: 7_040_000,
      revenueCents: 37_200_000,
      marginBps: 1249,
    });
    expect(totals.meanMarginBps).toBe(1249);
  });

  test('each reference of the demonstration has its photograph, which its readers may open', async () => {
    const { references } = await propsOf<ReferenceProps>(reference(person));
    expect(references).toHaveLength(3);
    for (const { photoHref } of references) expect(await statusOf(photoHref ?? '', owner)).toBe(200);
  });

  test('a confidential reference has no amounts, in the totals neither', async () => {
    const { references, totals } = await propsOf<ReferenceProps>(reference(person));
    expect(references[1]).toMatchObject({
      isConfidential: true,
      purchaseCents: null,
      worksCents: null,
      revenueCents: null,
      marginBps: null,
    });
    expect(totals).toEqual({
      count: 3,
      lotsCount: 8,
      purchaseCents: 45_800_000,
      worksCents: 13_170_000,
      revenueCents: 74_650_000,
      meanMarginBps: 1249,
    });
  });

  test('references without margins keep their revenue, without amounts nothing', async () => {
    const bare = await propsOf<ReferenceProps>(reference(company, { query: { hide: 'margin' } }));
    expect(bare.references[0]).toMatchObject({
      purchaseCents: null,
      worksCents: null,
      revenueCents: 37_200_000,
      marginBps: null,
    });
    expect(bare.totals).toMatchObject({ purchaseCents: null, worksCents: null, meanMarginBps: null });
    const blank = await propsOf<ReferenceProps>(reference(company, { query: { hide: 'amounts' } }));
    expect(figuresIn(blank)).toEqual([]);
    expect(blank.totals.meanMarginBps).toBeNull();
  });

  test('properties are whole line by line, and in the share that is held in their totals', async () => {
    const { properties, totals } = await propsOf<PropertyAssetsProps>(propertyAssets(person));
    expect(properties[0]).toMatchObject({
      label: 'Appartement rue Notre-Dame',
      ownershipBps: 5000,
      amounts: { valueCents: 49_500_000, shareValueCents: 24_750_000, shareDebtCents: 7_430_000 },
    });
    expect(totals).toEqual({
      valueCents: 101_050_000,
      debtCents: 37_812_500,
      netCents: 63_237_500,
      monthlyPaymentCents: 355_250,
      monthlyRentCents: 266_500,
      annualRentCents: 3_198_000,
      loanToValueBps: 3742,
    });
    const hidden = await propsOf<PropertyAssetsProps>(propertyAssets(person, { query: { hide: 'amounts' } }));
    expect(hidden.properties).toHaveLength(5);
    expect(hidden.totals).toBeNull();
    expect(figuresIn(hidden)).toEqual([]);
  });

  test('money is told by kind, what is pledged, what is liquid and what is old', async () => {
    const { holdings, totals } = await propsOf<FinancialAssetsProps>(financialAssets(person));
    expect(holdings.map(({ kind, isOld, isPledged }) => [kind, isOld, isPledged])).toEqual([
      ['cash', false, false],
      ['savings', false, false],
      ['life_insurance', false, true],
      ['current_account', true, false],
    ]);
    expect(totals).toEqual({
      kinds: [
        { kind: 'cash', valueCents: 1_840_000 },
        { kind: 'savings', valueCents: 3_495_000 },
        { kind: 'life_insurance', valueCents: 8_600_000 },
        { kind: 'current_account', valueCents: 6_000_000 },
      ],
      financialCents: 19_935_000,
      liquidCents: 5_335_000,
      pledgedCents: 8_600_000,
      propertyNetCents: 63_237_500,
      netCents: 83_172_500,
      grossCents: 120_985_000,
    });
    const hidden = await propsOf<FinancialAssetsProps>(
      financialAssets(person, { query: { hide: 'amounts' } }),
    );
    expect(figuresIn(hidden)).toEqual([]);
  });

  test('a profile with nothing has papers all the same', async () => {
    const blank = profileId('T2', 'company');
    expect(await propsOf(organisationChart(blank), stranger)).toMatchObject({ nodes: [] });
    expect(await propsOf(reference(blank), stranger)).toMatchObject({ references: [] });
    expect(await propsOf(propertyAssets(blank), stranger)).toMatchObject({ properties: [] });
    expect(await propsOf(financialAssets(blank), stranger)).toMatchObject({ holdings: [] });
  });
});

describe('who may print a profile', () => {
  test('a company’s: whoever reads its operations', async () => {
    for (const visitor of [owner, collaborator, accountant, viewer]) {
      for (const path of [companyProfile(company), ...common(company)]) {
        expect(await statusOf(path, visitor), path).toBe(200);
      }
    }
  });

  test('a personal one: the owner alone, and the person whom it is about', async () => {
    const paths = [individualProfile(person), ...common(person)];
    for (const path of paths) {
      expect(await statusOf(path, owner), path).toBe(200);
      expect(await statusOf(path, collaborator), path).toBe(403);
      expect(await statusOf(path, accountant), path).toBe(403);
    }
    const { auth } = (await collaborator.get('/profils')).page.props as unknown as {
      auth: { user: { id: string } };
    };
    const { db } = server.deps;
    const [before] = await db
      .select({ userId: profiles.userId })
      .from(profiles)
      .where(eq(profiles.id, person));
    await db.update(profiles).set({ userId: auth.user.id }).where(eq(profiles.id, person));
    for (const path of paths) expect(await statusOf(path, collaborator), path).toBe(200);
    await db
      .update(profiles)
      .set({ userId: before?.userId ?? null })
      .where(eq(profiles.id, person));
  });

  test('another company finds none of them', async () => {
    const paths = [companyProfile(company), individualProfile(person), ...common(company), ...common(person)];
    for (const path of paths) expect(await statusOf(path, stranger), path).toBe(404);
  });
});

test('several papers of a profile are one document, in the order that was asked for', async () => {
  const sections = ['reference', 'company-profile'] as const;
  const path = profileDossier({ profile: company }, { query: { sections } });
  const { chosen, parts, copies } = await propsOf<DossierProps>(path);
  expect(chosen).toEqual(sections);
  expect(parts.map(({ component }) => component)).toEqual(['Export/Reference', 'Export/CompanyProfile']);
  expect(copies).toBeNull();
  // Personal papers are open to the owner and whom they are about alone.
  const personal = profileDossier({ profile: person }, { query: { sections: ['reference'] } });
  expect(await statusOf(personal, collaborator)).toBe(403);
  expect(await statusOf(path, stranger)).toBe(404);
});
