import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { estimationId } from '#mocks/db/seed/estimations/index.ts';
import { loanId } from '#mocks/db/seed/financing/index.ts';
import { operationId } from '#mocks/db/seed/operations/index.ts';
import { simulationId } from '#mocks/db/seed/simulations/index.ts';
import { visitId } from '#mocks/db/seed/visits/index.ts';
import { newPerson, openPage, signIn } from '#tests/support/browser.ts';
import { serve } from '#tests/support/served.ts';
import { withBrowser } from '#tests/support/with-browser.ts';

const app = withBrowser(serve);
let hugo: Page;
let ines: Page;

async function signedIn(email: string): Promise<Page> {
  const { page } = await openPage(await newPerson(app.browser));
  await page.goto(app.served.url);
  await signIn(page, email);
  await page.getByRole('heading', { level: 1, name: /^Bonjour/ }).waitFor();
  return page;
}

beforeAll(async () => {
  // One after the other: signing in is what costs.
  hugo = await signedIn('hugo.lartigue@example.test');
  ines = await signedIn('ines.duprat@example.test');
});

const golden = operationId('T1', 'OP-2025-001');
const prudent = simulationId('T1', 'OP-2025-001', 'Prudent');

interface Study {
  readonly form: string;
  readonly list: string;
  /** What both change, and what only one does. */
  readonly both: { readonly label: string; readonly hugo: string; readonly ines: string };
  readonly his: { readonly label: string; readonly value: string; readonly shown: string };
  readonly hers: { readonly label: string; readonly value: string };
  readonly saved: string;
}

const studies: Readonly<Record<string, Study>> = {
  simulation: {
    form: `/operations/${golden}/simulations/${prudent}?tab=hypotheses`,
    list: `/operations/${golden}/simulations`,
    both: { label: 'Nom', hugo: 'Prudent de Hugo', ines: 'Prudent d’Inès' },
    his: { label: 'Débours et formalités', value: '1 234', shown: '1 234' },
    hers: { label: 'Durée', value: '31' },
    saved: 'Simulation enregistrée.',
  },
  loan: {
    form: `/operations/${golden}/financements/${loanId('T1', 'OP-2025-001')}`,
    list: `/operations/${golden}/financements`,
    both: { label: 'Libellé', hugo: 'Crédit de Hugo', ines: 'Crédit d’Inès' },
    his: { label: 'Frais de garantie', value: '4 801', shown: '4 801' },
    hers: { label: 'Frais de dossier', value: '5 601' },
    saved: 'Prêt modifié.',
  },
};

// A field of money or months tells its unit beside its label.
const field = (page: Page, label: string) =>
  label === 'Nom' || label === 'Libellé'
    ? page.getByLabel(label, { exact: true }).first()
    : page.getByLabel(label).first();

async function fill(page: Page, label: string, value: string): Promise<void> {
  await field(page, label).fill(value);
  await field(page, label).blur();
}

const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true }).click();

test.each(Object.entries(studies))(
  'two people on one %s: the list of one shows what the other saved, and nothing typed is lost',
  async (_, { form, list, both, his, hers, saved }) => {
    const url = app.served.url;
    await ines.goto(`${url}${list}`);
    await hugo.goto(`${url}${form}`);
    await fill(hugo, both.label, `${both.hugo}, d’abord`);
    await save(hugo);
    await hugo.getByText(saved).first().waitFor();
    await ines.getByText(`${both.hugo}, d’abord`).first().waitFor({ timeout: 15_000 });

    await ines.goto(`${url}${form}`);
    await field(ines, both.label).waitFor();
    await hugo.goto(`${url}${form}`);
    await fill(hugo, both.label, both.hugo);
    await fill(hugo, his.label, his.value);
    await save(hugo);
    await hugo.getByText(saved).first().waitFor();

    await fill(ines, both.label, both.ines);
    await fill(ines, hers.label, hers.value);
    await save(ines);
    const dialog = ines.getByRole('alertdialog', { name: 'Cette fiche a changé entre-temps' });
    await dialog.getByText(new RegExp(his.label)).first().waitFor();
    expect(await dialog.getByRole('radiogroup').count()).toBe(1);
    await dialog.getByRole('radio', { name: both.ines }).check();
    await dialog.getByRole('button', { name: 'Enregistrer ces choix' }).click();
    await ines.getByText(saved).first().waitFor();

    await hugo.goto(`${url}${form}`);
    await field(hugo, both.label).waitFor();
    expect(await field(hugo, both.label).inputValue()).toBe(both.ines);
    expect((await field(hugo, his.label).inputValue()).replaceAll(/\s/gu, ' ')).toContain(his.shown);
    expect((await field(hugo, hers.label).inputValue()).replaceAll(/\s/gu, ' ')).toContain(hers.value);
  },
);

test('the form of a visit takes over what somebody else saved, and says so where something was typed', async () => {
  const form = `/operations/${golden}/visites/${visitId('T1', 'OP-2025-001', '2026-11-27T07:30:00Z')}`;
  const url = app.served.url;
  await Promise.all([hugo.goto(`${url}${form}`), ines.goto(`${url}${form}`)]);
  const duration = (page: Page) => page.getByLabel(/^Durée/).first();
  await duration(hugo).waitFor();
  await duration(ines).waitFor();
  await fill(hugo, 'Durée', '75');
  await save(hugo);
  await hugo.getByText('Visite modifiée.').first().waitFor();
  await expect.poll(() => duration(ines).inputValue(), { timeout: 15_000 }).toBe('75');

  await fill(ines, 'Durée', '45');
  await fill(hugo, 'Durée', '90');
  await save(hugo);
  await ines.getByText(/^Hugo Lartigue vient d’enregistrer cette fiche/).waitFor({ timeout: 15_000 });
  expect(await duration(ines).inputValue()).toBe('45');
});

test('the form of an estimation names who else changes it, and no reader', async () => {
  const list = `${app.served.url}/operations/${golden}/estimations`;
  const form = `${list}/${estimationId('T1', 'OP-2025-001', 'a11')}`;
  await hugo.goto(form);
  await hugo.getByRole('button', { name: 'Dupliquer' }).click();
  await hugo.waitForURL((url) => url.href.startsWith(`${list}/`) && url.href !== form);
  const copy = hugo.url();
  await ines.goto(copy);
  await hugo.getByText('Inès Duprat modifie cette estimation.').waitFor({ timeout: 15_000 });
  await ines.getByText('Hugo Lartigue modifie cette estimation.').waitFor({ timeout: 15_000 });
  await ines.goto(list);
  await hugo
    .getByText('Inès Duprat modifie cette estimation.')
    .waitFor({ state: 'detached', timeout: 15_000 });
});

test('the calendar of deadlines is read day by day and month by month with the keyboard', async () => {
  await hugo.goto(`${app.served.url}/operations/${golden}/urbanisme`);
  const calendar = (name: RegExp) => hugo.getByRole('grid', { name });
  await calendar(/novembre 2026/).waitFor();
  const focused = () => hugo.evaluate(() => document.activeElement?.getAttribute('data-day'));
  await calendar(/novembre 2026/)
    .locator('td[tabindex="0"]')
    .focus();
  const on = await focused();
  expect(on).toMatch(/^2026-11-/);
  await hugo.keyboard.press('PageDown');
  await calendar(/décembre 2026/).waitFor();
  await expect.poll(focused).toBe(on?.replace('-11-', '-12-'));
  await hugo.keyboard.press('ArrowLeft');
  const before = String(Number(on?.slice(8)) - 1).padStart(2, '0');
  await expect.poll(focused).toBe(`2026-12-${before}`);
});
