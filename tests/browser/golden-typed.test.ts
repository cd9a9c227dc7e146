import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ExpenseLine } from '#domain/simulation/expense-line.ts';
import { lineGroupNames, lineGroups, type LineGroup } from '#domain/simulation/study/study.ts';
import { fr as simulationTexts } from '#messages/client/simulation.ts';
import { fr as trade } from '#messages/trade.ts';
import { goldenInput } from '#tests/fixtures/golden-inputs.ts';
import { newPerson, openPage, signIn } from '#tests/support/browser.ts';
import { serve } from '#tests/support/served.ts';
import { fieldOf, pasteDays, pasteSheet, pick, typeInto } from '#tests/support/typing.ts';
import { withBrowser } from '#tests/support/with-browser.ts';

// Before any of it happened: what is foreseen of months gone by would have lapsed.
const app = withBrowser(() => serve({ env: { FROZEN_AT: '2025-09-22T08:00:00.000Z' } }));
let page: Page;
let faults: string[];
/** Addresses of what was made so far. */
const made = { operation: '', simulation: '' };
beforeAll(async () => {
  ({ page, faults } = await openPage(await newPerson(app.browser)));
  await page.goto(app.served.url);
  await signIn(page, 'hugo.lartigue@example.test');
  await page.getByRole('heading', { level: 1, name: /^Bonjour/ }).waitFor();
});

const euros = (cents: number | null): string => (cents === null ? '' : String(cents / 100));
/** « 05/2026 », « 16/04/2026 ». */
const written = (text: string | null): string => (text ?? '').split('-').toReversed().join('/');
const open = (path: string) => page.goto(`${app.served.url}${path}`);
const told = (text: string) => page.getByText(text).first().waitFor();
/** Some figures stand twice, once for phones. */
const sees = (pattern: RegExp) =>
  page.getByRole('main').getByText(pattern).filter({ visible: true }).first().waitFor();
const pressed = (name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first().click();
const dialog = () => page.getByRole('dialog');
const accept = async (name: string): Promise<void> => {
  await dialog().getByRole('button', { name, exact: true }).click();
  await dialog().waitFor({ state: 'detached' });
};
const saved = async (): Promise<void> => {
  await pressed('Enregistrer');
  await told('Simulation enregistrée.');
};

const sold = goldenInput.lots.map((lot) => {
  const revenue = goldenInput.revenues.find((one) => one.kind === 'lot' && one.lotRef === lot.ref);
  if (revenue?.kind !== 'lot') throw new Error(`no price of ${lot.ref}`);
  return { lot, revenue };
});
const expensesOf = (group: LineGroup): readonly ExpenseLine[] =>
  goldenInput.expenses.filter(({ category }) => (lineGroups[group] as readonly string[]).includes(category));
/** As its cell takes it: euros, or per cent of something. */
const valueOf = ({ isAuto, basis, baseValue }: ExpenseLine): string => {
  if (isAuto) return '';
  return basis === 'amount' ? baseValue : String(Math.round(Number(baseValue) * 10_000) / 100);
};

/** Opens the details of an expense and says there what its table does not. */
async function detailExpense(group: LineGroup, row: number, line: ExpenseLine): Promise<void> {
  const table = page.getByRole('group', { name: simulationTexts.sections[group], exact: true });
  await table.getByRole('button', { name: new RegExp(`^Échéance, ligne ${row + 1}\\s`, 'u') }).click();
  await pick(page, 'line-category', simulationTexts.choices.category[line.category]);
  const automatic = dialog().getByRole('checkbox', { name: /Calculer automatiquement/ });
  if ((await automatic.count()) > 0) await automatic.setChecked(line.isAuto);
  await pick(page, 'line-vatRate', new RegExp(`^${line.vatRateBps / 100}\\s%$`, 'u'));
  await pick(page, 'line-schedule', simulationTexts.choices.schedule[line.schedule.kind]);
  if (line.schedule.month !== null) await typeInto(page, { 'line-month': written(line.schedule.month) });
  if (line.schedule.kind === 'spread') await typeInto(page, { 'line-months': String(line.schedule.months) });
  await accept('Appliquer');
}

describe('the golden operation, typed from its inputs by hand', () => {
  test('begins with its address, price and regimes', async () => {
    await open('/operations/creer');
    await typeInto(page, { name: 'Les Chais, saisis à la main', askingPriceCents: '480 000' });
    await pick(page, 'kind', trade.operationKind.vir);
    await typeInto(page, { addressLine: '3 rue des Tonneliers' });
    await page.getByRole('combobox', { name: 'Chercher la commune' }).fill('libour');
    await page.getByRole('option', { name: /Libourne/ }).click();
    await pick(page, 'vatRegime', trade.vatRegime.margin_option);
    await pressed('Créer l’opération');
    await told('Opération créée.');
    made.operation = new URL(page.url()).pathname;
    expect(made.operation).toMatch(/^\/operations\/[0-9a-z]{26}$/);
  });

  test('has its nine lots from a sheet, pasted into its project', async () => {
    await open(`${made.operation}/projets/nouveau`);
    await typeInto(page, { name: 'Réhabilitation' });
    await pressed('Ajouter une ligne');
    const rows = sold.map(({ lot, revenue }) => [
      trade.lotType[lot.type],
      lot.ref,
      '1',
      lot.areaM2.replace('.', ','),
      trade.saleMode[lot.saleMode],
      '',
      euros(revenue.priceTtcCents),
      '',
      String(lot.tantiemes),
      '',
    ]);
    await pasteSheet(page, 'rows.0.type', rows);
    await expect.poll(() => fieldOf(page, 'rows.8.label').inputValue()).toBe('G02');
    await sees(/1\s284\s000/u);
    await pressed('Créer');
    await told('Projet créé.');
    await pressed('Générer les lots');
    await dialog().getByText('9 lots').first().waitFor();
    await accept('Créer les lots');
    await told('9 lots créés en brouillon.');
  });

  test('has a simulation, whose months and price are typed', async () => {
    await open(`${made.operation}/simulations`);
    await pressed('Nouvelle simulation');
    await accept('Nouvelle simulation');
    await told('Simulation créée.');
    made.simulation = new URL(page.url()).pathname;
    await open(`${made.simulation}?tab=hypotheses`);
    await typeInto(page, {
      startMonth: written(goldenInput.startMonth),
      durationMonths: String(goldenInput.durationMonths),
      purchasePriceCents: euros(goldenInput.purchasePriceCents),
      disbursementsCents: euros(goldenInput.disbursementsCents),
    });
    await pasteDays(page, { purchaseOn: written(goldenInput.purchaseOn) });
    await saved();
  });

  test.each(lineGroupNames)('has its expenses: %s', async (group) => {
    await open(`${made.simulation}?tab=depenses`);
    const lines = expensesOf(group);
    const rows = lines.map((line) => [line.label, line.basis, valueOf(line)]);
    await pasteSheet(page, `${group}.0.label`, rows);
    const last = lines.length - 1;
    await expect.poll(() => fieldOf(page, `${group}.${last}.label`).inputValue()).toBe(lines[last]?.label);
    for (const [row, line] of lines.entries()) await detailExpense(group, row, line);
    // Whatever a line was before, its value is that of the sheet.
    await pasteSheet(page, `${group}.0.label`, rows);
    await saved();
  });

  test('has its sales: both prices of each lot, the month of its deed, and the call that is paid late', async () => {
    await open(`${made.simulation}?tab=recettes`);
    const rows = sold.map(({ lot, revenue }) => [
      lot.saleMode === 'vir' ? euros(revenue.existingPriceCents) : '',
      lot.saleMode === 'vir' ? euros(revenue.worksPriceCents) : '',
      lot.saleMode === 'vir' ? '' : euros(revenue.priceTtcCents),
      '',
      written(revenue.deedMonth),
      '100',
    ]);
    await pasteSheet(page, 'lots.0.existingPriceCents', rows);
    const late = sold.findIndex(({ revenue }) => revenue.receipts !== null);
    const table = page.getByRole('group', { name: simulationTexts.sections.lots, exact: true });
    await table
      .getByRole('button', { name: new RegExp(`^Encaissements, ligne ${late + 1}\\s`, 'u') })
      .click();
    await dialog().getByRole('button', { name: 'Ajouter un encaissement' }).click();
    const receipts = sold[late]?.revenue.receipts ?? [];
    const sheet = receipts.map(({ month, cents }) => [written(month), euros(cents)]);
    await pasteSheet(page, 'receipts.0.month', sheet.slice(1));
    await dialog().getByRole('button', { name: 'Appliquer', exact: true }).click();
    await dialog()
      .getByText(/Il reste 93\s000/u)
      .waitFor();
    await pasteSheet(page, 'receipts.0.month', sheet);
    await accept('Appliquer');
    await table.getByRole('button', { name: /3 mois$/ }).waitFor();
    await saved();
  });

  test('has the course of its works', async () => {
    await open(`${made.simulation}?tab=planning`);
    const progress = goldenInput.works?.progress;
    if (progress?.kind !== 'situations') throw new Error('the works are not known by situations');
    const table = page.getByRole('group', { name: simulationTexts.fields.situations, exact: true });
    await table.getByRole('button', { name: 'Ajouter un montant' }).click();
    await pasteSheet(
      page,
      'situations.0.month',
      progress.situations.map(({ month, htCents }) => [written(month), euros(htCents)]),
    );
    await typeInto(page, { worksDelayMonths: '1', retentionBps: '5', receptionMonth: '02/2027' });
    await pasteDays(page, {
      halfWorksOn: '30/10/2026',
      completionOn: '26/02/2027',
      deliveryOn: '12/03/2027',
    });
    await saved();
  });

  test('has its equity and its loan', async () => {
    await open(`${made.simulation}?tab=financement`);
    await typeInto(page, {
      equityCents: '150 000',
      loanAmountCents: '560 000',
      loanBps: '4,6',
      loanMonths: '24',
      loanFileFeeCents: '5 600',
      loanGuaranteeFeeCents: '4 800',
      loanCommitmentBps: '0,5',
      loanSweepBps: '60',
      guaranteeSetupCents: '1 500',
      guaranteeBps: '1,3',
    });
    await pasteDays(page, { loanSignedOn: '16/04/2026', loanAvailabilityEndOn: '28/02/2027' });
    for (const [name, rows] of Object.entries({
      'injections.0.month': goldenInput.equityInjections.map(({ month, cents }) => [
        written(month),
        euros(cents),
      ]),
      'draws.0.on': (goldenInput.loans[0]?.drawdowns ?? []).map(({ plannedOn, amountCents }) => [
        written(plannedOn),
        euros(amountCents),
      ]),
    })) {
      const list = name.startsWith('draws')
        ? simulationTexts.fields.draws
        : simulationTexts.fields.injections;
      const table = page.getByRole('group', { name: list, exact: true });
      await table.getByRole('button', { name: 'Ajouter un montant' }).click();
      await pasteSheet(page, name, rows);
    }
    await saved();
  });

  test('and has the golden figures on its form, and in the list once it is validated', async () => {
    await open(`${made.simulation}?tab=resultats`);
    await sees(/138\s960/u);
    await sees(/12,08\s%/u);
    await pressed('Valider');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Valider', exact: true }).click();
    await told('Simulation validée.');
    await open(`${made.operation}/simulations`);
    for (const figure of [/1\s011\s040/u, /138\s960/u, /12,08\s%/u]) await sees(figure);
  });

  test('in its financing, which takes the plan over and leads to the file of the lender', async () => {
    await open(`${made.operation}/financements`);
    await pressed('Reprendre le plan de la simulation');
    await accept('Reprendre');
    await sees(/1\s011\s039,92/u);
    await sees(/560\s000,00/u);
    const opened = page.context().waitForEvent('page');
    await pressed('Dossier bancaire');
    const file = await opened;
    await file.waitForURL(/preset=bank/, { waitUntil: 'commit' });
    await file.close();
  });

  test('in its plan of cash, of which several categories are looked at', async () => {
    await open(`${made.operation}/tresorerie`);
    await sees(/134\s354,97/u);
    await page.getByRole('group', { name: 'Filtres' }).getByText('Poste', { exact: true }).click();
    for (const name of ['Ventes', 'Travaux']) {
      if ((await page.getByRole('listbox').count()) === 0) await fieldOf(page, 'category').click();
      await page.getByRole('option', { name, exact: true }).click();
    }
    await expect.poll(() => decodeURIComponent(page.url())).toMatch(/category.*sale/);
    await expect.poll(() => decodeURIComponent(page.url())).toMatch(/category.*works/);
  });

  test('and in its budget', async () => {
    await open(`${made.operation}/previsionnel`);
    await sees(/138\s960/u);
    await sees(/340\s000/u);
  });

  test('met no uncaught error on the way', () => {
    expect(faults).toEqual([]);
  });
});
