import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TreasuryProps } from '#contracts/client/treasury.ts';
import { notifications, transactions, treasuryAccounts } from '#mocks/db/schema/index.ts';
import { codeId, treasuryAccountId } from '#mocks/db/seed/ledger/index.ts';
import { operationId } from '#mocks/db/seed/operations/index.ts';
import { watchLowAccounts } from '#mocks/handlers/client/treasury/watch-low.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { VisitAnswer, Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let owner: Visitor;
let accountant: Visitor;
let collaborator: Visitor;
let viewer: Visitor;
let stranger: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  const made = Array.from({ length: 5 }, () => server.visitor());
  [owner, accountant, collaborator, viewer, stranger] = made as [Visitor, Visitor, Visitor, Visitor, Visitor];
  await owner.signIn('hugo.lartigue@example.test');
  await accountant.signIn('marc.soubiran@example.test');
  await collaborator.signIn('ines.duprat@example.test');
  await viewer.signIn('lea.pons@example.test');
  await stranger.signIn('karim.belkacem@example.test');
});
afterAll(() => server.close());

const path = '/tresorerie';
const golden = operationId('T1', 'OP-2025-001');
const errorsOf = ({ page }: VisitAnswer) => page.props.errors;
const read = async (visitor: Visitor, query = '') =>
  (await visitor.get(`${path}${query}`)).page.props as unknown as TreasuryProps;
const account = {
  label: 'Livret',
  kind: 'epargne',
  bankName: '',
  iban: 'FR76 9999 9000 0100 0100 2003 034',
  bic: null,
  operationId: null,
  codeId: codeId('T1', '51211'),
  openingBalanceCents: 0,
  openingOn: '2026-11-01',
  overdraftLimitCents: 0,
  lowAlertCents: null,
};

describe('the treasury of a company', () => {
  test('tells what is available, account by account, to the cent', async () => {
    const { availableCents, accounts, periods } = await read(owner);
    // 184,322.15 and 61,904.40: neither the notary's escrow nor the associate's account.
    expect(availableCents).toBe(24_622_655);
    expect(accounts.map(({ label, balanceCents, gapCents }) => [label, balanceCents, gapCents])).toEqual([
      ['Courant pro', 18_432_215, 0],
      ['Opération Chais de la Bastide', 6_190_440, 0],
      ['Séquestre notaire', 4_500_000, 0],
      ['Compte courant d’associé', 2_500_000, 0],
    ]);
    const now = periods.findIndex(({ isForecast }) => isForecast);
    expect(periods[now]?.at).toBe('2026-11');
    expect(periods).toHaveLength(13);
  });

  test('foresees what the plans of the operations and people do, by weeks as by months', async () => {
    const byMonth = await read(owner, '?horizon=12');
    const certain = new Set(byMonth.lines.map(({ certainty }) => certainty));
    expect(certain.has('realised') && certain.has('probable')).toBe(true);
    expect((await read(owner, '?horizon=12&grain=week')).periods.at(-1)?.closingCents).toBe(
      byMonth.periods.at(-1)?.closingCents,
    );
    const before = byMonth.periods.at(-1)?.closingCents ?? 0;
    const data = {
      month: '2027-01',
      label: 'Vente d’un terrain',
      amountCents: 1_000_000,
      probabilityBps: 5000,
      operationId: null,
      nature: 'sale',
    };
    expect(errorsOf(await accountant.visit('POST', `${path}/previsions`, { data }))).toEqual({});
    const after = await read(owner, '?horizon=12');
    expect(after.periods.at(-1)?.closingCents).toBe(before + 500_000);
    expect(
      errorsOf(await owner.visit('POST', `${path}/previsions`, { data: { ...data, month: '2026-10' } }))[
        'month'
      ],
    ).toBe('Le mois est passé.');
    const line = after.forecasts.find(({ label }) => label === data.label);
    const change = { ...data, probabilityBps: 0, version: line?.version };
    await owner.visit('PATCH', `${path}/previsions/${line?.id}`, { data: change });
    expect((await read(owner, '?horizon=12')).periods.at(-1)?.closingCents).toBe(before);
    expect((await stranger.visit('DELETE', `${path}/previsions/${line?.id}`)).status).toBe(404);
    await owner.visit('DELETE', `${path}/previsions/${line?.id}`);
    expect((await read(owner)).forecasts.some(({ id }) => id === line?.id)).toBe(false);
  });

  test('warns of the first day below a threshold or an overdraft', async () => {
    const id = treasuryAccountId('T1', 'courant');
    await server.deps.db
      .update(treasuryAccounts)
      .set({ lowAlertCents: 100_000_000 })
      .where(eq(treasuryAccounts.id, id));
    const { alerts } = await read(owner);
    expect(alerts.find(({ accountLabel }) => accountLabel === 'Courant pro')).toBeDefined();
    expect(await watchLowAccounts(server.deps)).toEqual({ low: 1 });
    const notices = await server.deps.db
      .select()
      .from(notifications)
      .where(eq(notifications.kind, 'treasury.low'));
    expect(notices.length).toBeGreaterThanOrEqual(2);
    await server.deps.db
      .update(treasuryAccounts)
      .set({ lowAlertCents: 5_000_000 })
      .where(eq(treasuryAccounts.id, id));
  });

  test('of an operation is that of its accounts and its money', async () => {
    const { availableCents, lines } = await read(owner, `?scope=operation:${golden}&certainty=realised`);
    expect(availableCents).toBe(6_190_440);
    expect(lines.every(({ certainty }) => certainty === 'realised')).toBe(true);
    const one = await read(owner, `?scope=account:${treasuryAccountId('T1', 'sequestre')}`);
    expect(one.availableCents).toBe(4_500_000);
  });

  test('is told in totals of their operations to collaborators, and refused to viewers', async () => {
    const { accounts, operations, alerts, can } = await read(collaborator);
    expect([accounts, alerts]).toEqual([[], []]);
    expect(operations.length).toBe(2);
    expect(can).toEqual({ seeAll: false, create: false, update: false, export: false });
    expect((await viewer.get(path)).status).toBe(403);
    expect((await collaborator.visit('POST', `${path}/photos`, { data: { label: 'x' } })).status).toBe(403);
  });

  test('is a file', async () => {
    const { text } = await accountant.get(`${path}/telecharger?format=csv`, { isProtocol: false });
    expect(text).toContain('Solde de fin');
    expect(text).toContain('2026-11');
  });
});

describe('a bank account', () => {
  const idOf = async (label: string) => (await read(owner)).accounts.find((one) => one.label === label);

  test('is added with its IBAN sealed, changed over its version, and archived at zero alone', async () => {
    const wrong = await owner.visit('POST', `${path}/comptes`, {
      data: { ...account, iban: 'FR76 0000', bic: 'X' },
    });
    expect(Object.keys(errorsOf(wrong)).toSorted()).toEqual(['bic', 'iban']);
    const notCash = await owner.visit('POST', `${path}/comptes`, {
      data: { ...account, codeId: codeId('T1', '6063') },
    });
    expect(errorsOf(notCash)['codeId']).toContain('512');
    expect(errorsOf(await owner.visit('POST', `${path}/comptes`, { data: account }))).toEqual({});
    const made = await idOf('Livret');
    expect(made?.ibanMasked).toBe('FR76 •••• 3034');
    const [row] = await server.deps.db
      .select()
      .from(treasuryAccounts)
      .where(eq(treasuryAccounts.id, made?.id ?? ''));
    expect(row?.ibanSealed).not.toContain('99999');
    const data = { ...account, iban: null, label: 'Livret A', version: 1 };
    expect(errorsOf(await owner.visit('PATCH', `${path}/comptes/${made?.id}`, { data }))).toEqual({});
    expect(await idOf('Livret A')).toMatchObject({ ibanMasked: 'FR76 •••• 3034', version: 2 });
    expect(
      errorsOf(await owner.visit('PATCH', `${path}/comptes/${made?.id}`, { data }))['version'],
    ).toBeTruthy();
    expect((await stranger.visit('PATCH', `${path}/comptes/${made?.id}`, { data })).status).toBe(404);
    const archive = (id: string | undefined) =>
      owner.visit('PATCH', `${path}/comptes/${id}/archive`, { data: { isArchived: true } });
    expect(errorsOf(await archive(treasuryAccountId('T1', 'courant')))['base']).toContain('nul');
    expect(errorsOf(await archive(made?.id))).toEqual({});
    expect((await idOf('Livret A'))?.isArchived).toBe(true);
  });

  test('does not open after its movements, and is compared with what the bank says', async () => {
    const courant = await idOf('Courant pro');
    const {
      balanceCents: _balance,
      ibanMasked: _iban,
      gapCents: _gap,
      isArchived: _archived,
      ...kept
    } = courant ?? {};
    const data = { ...account, ...kept, iban: null, openingOn: '2026-01-01' };
    const late = await owner.visit('PATCH', `${path}/comptes/${courant?.id}`, { data });
    expect(errorsOf(late)['openingOn']).toBe('Des mouvements existent avant cette date.');
    const statement = { bankBalanceCents: 18_432_315, bankBalanceOn: '2026-11-19' };
    await accountant.visit('PUT', `${path}/comptes/${courant?.id}/releve`, { data: statement });
    expect((await idOf('Courant pro'))?.gapCents).toBe(100);
  });
});

describe('money between accounts', () => {
  test('goes out of one and into the other, and stands between operation and company', async () => {
    const [fromId, toId] = [treasuryAccountId('T1', 'courant'), treasuryAccountId('T1', 'chais')];
    const data = { fromId, toId, amountCents: 250_000, on: '2026-11-20', label: 'Avance' };
    expect(
      errorsOf(await owner.visit('POST', `${path}/virements`, { data: { ...data, toId: fromId } }))['toId'],
    ).toBe('Les deux comptes doivent être différents.');
    const { availableCents } = await read(owner);
    expect(errorsOf(await owner.visit('POST', `${path}/virements`, { data }))).toEqual({});
    const after = await read(owner);
    expect(after.availableCents).toBe(availableCents);
    expect(after.transfers).toEqual([{ from: null, to: 'Les Chais de la Bastide', amountCents: 250_000 }]);
    const sides = await server.deps.db.select().from(transactions).where(eq(transactions.label, 'Avance'));
    expect(sides.map(({ amountCents }) => amountCents).toSorted((a, b) => a - b)).toEqual([
      -250_000, 250_000,
    ]);
  });

  test('is kept as it is foreseen, to compare with later', async () => {
    await owner.visit('POST', `${path}/photos`, { data: { label: 'Avant le comité' } });
    const { snapshots, availableCents } = await read(owner);
    expect(snapshots[0]).toMatchObject({ label: 'Avant le comité', takenOn: '2026-11-20', availableCents });
  });
});
