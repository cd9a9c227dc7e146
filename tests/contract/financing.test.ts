import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LoanFormProps } from '#contracts/client/operation/financing/form.ts';
import type { FinancingIndexProps } from '#contracts/client/operation/financing/index.ts';
import { exampleLoan } from '#contracts/client/operation/financing/payload.ts';
import type { DossierProps } from '#contracts/export/dossier.ts';
import { auditEntries, drawdowns, guarantees, loans, stateChanges } from '#mocks/db/schema/index.ts';
import { contactId } from '#mocks/db/seed/contacts/index.ts';
import { drawdownId, loanId } from '#mocks/db/seed/financing/index.ts';
import { operationId } from '#mocks/db/seed/operations/index.ts';
import { settleLoans } from '#mocks/handlers/client/operation/financing/settle.ts';
import { testOrigin } from '#mocks/hosts/vitest/server.ts';
import golden from '#tests/fixtures/golden.json' with { type: 'json' };
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { VisitAnswer, Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let owner: Visitor;
let accountant: Visitor;
let viewer: Visitor;
let stranger: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  [owner, accountant, viewer, stranger] = [
    server.visitor(),
    server.visitor(),
    server.visitor(),
    server.visitor(),
  ];
  await owner.signIn('hugo.lartigue@example.test');
  await accountant.signIn('marc.soubiran@example.test');
  await viewer.signIn('lea.pons@example.test');
  await stranger.signIn('karim.belkacem@example.test');
});
afterAll(() => server.close());

const chais = operationId('T1', 'OP-2025-001');
const pessac = operationId('T1', 'OP-2026-004');
const at = (operation: string) => `/operations/${operation}`;
const terms = { ...exampleLoan, lenderContactId: contactId('T1', 'bank-2') };

const indexOf = async (visitor: Visitor, operation: string, query = '') =>
  (await visitor.get(`${at(operation)}/financements${query}`)).page.props as unknown as FinancingIndexProps;
const refusals = async (
  method: string,
  path: string,
  data: object,
  visitor = owner,
): Promise<Record<string, string>> => (await visitor.visit(method, path, { data })).page.props.errors;
const stored = async (id: string) => {
  const [row] = await server.deps.db.select().from(loans).where(eq(loans.id, id));
  return row;
};

/** A draft of the operation at Pessac; its path and identifier. */
async function added(given: Partial<typeof terms> = {}) {
  const data = { ...terms, ...given };
  const answer = await owner.visit('POST', `${at(pessac)}/financements`, { data });
  expect(answer.page.props.errors).toEqual({});
  const { form } = answer.page.props as unknown as LoanFormProps;
  const id = form.record?.id ?? '';
  return { id, path: `${at(pessac)}/financements/${id}` };
}

const step = async (path: string, to: string, on: string, more: object = {}) => {
  const { form } = (await owner.get(path)).page.props as unknown as LoanFormProps;
  const data = { version: form.record?.version, to, on, reason: '', isWithoutGuarantee: false, ...more };
  return refusals('POST', `${path}/etape`, data);
};

/** A signed loan without drawdowns. */
async function signed(given: Partial<typeof terms> = {}) {
  const loan = await added(given);
  for (const [to, on] of [
    ['requested', '2026-11-02'],
    ['agreed', '2026-11-05'],
    ['offered', '2026-11-09'],
    ['accepted', '2026-11-12'],
    ['signed', '2026-11-16'],
  ] as const) {
    expect(await step(loan.path, to, on, { isWithoutGuarantee: true })).toEqual({});
  }
  return loan;
}

const plan = { label: 'Premier', plannedOn: '2026-12-10', amountCents: 10_000_000 };

describe('the financing of the golden operation', () => {
  test('has sources and uses equal to the cent, LTC 55,39 % and equity 14,84 %', async () => {
    const { plan: shown } = await indexOf(owner, chais);
    expect(shown).toMatchObject({
      basis: 'budget',
      usesCents: golden.costCents,
      equityCents: 15_000_000,
      loansCents: 56_000_000,
      salesCents: 30_103_992,
      surplusCents: 0,
      totalCents: golden.costCents,
    });
    expect(shown?.uses.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(golden.costCents);
    const rates = Object.fromEntries((shown?.ratios ?? []).map(({ key, rateBps }) => [key, rateBps]));
    expect(rates).toEqual({ ltc: 5539, equity: 1484, ltv: 4361, preSold: 9883 });
    expect(shown?.ratios.every(({ keepsLimit }) => keepsLimit)).toBe(true);
  });

  test('owes 197 120,00, has borne 10 420,69 of interest, will bear 12 419,86 and 192,91 of commitment', async () => {
    const { figures, loans: rows, course } = await indexOf(owner, chais);
    expect(figures).toMatchObject({
      outstandingCents: 19_712_000,
      interestToDateCents: 1_042_069,
      interestTotalCents: golden.simulationExpenseHtCents.interest,
      commitmentTotalCents: golden.simulationExpenseHtCents.commitment,
    });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ drawnCents: 56_000_000, repaidCents: 36_288_000, status: 'repaying' });
    const balances = new Map(course.map(({ month, outstandingCents }) => [month, outstandingCents]));
    for (const { month, loanBalanceCents } of golden.months.filter(
      ({ month: of }) => of >= '2026-04' && of <= '2027-01',
    )) {
      expect([month, balances.get(month)]).toEqual([month, loanBalanceCents]);
    }
  });

  test('prices the guarantee of completion at 7 422,80', async () => {
    const { guarantees: rows } = await indexOf(owner, chais);
    expect(rows.find(({ kind }) => kind === 'gfa')).toMatchObject({ totalCents: 742_280, state: 'active' });
  });

  test('tells what the deed of its mortgage loan costs, by a tariff that is flagged', async () => {
    const path = `${at(chais)}/financements/${loanId('T1', 'OP-2025-001')}`;
    const { loan } = (await owner.get(path)).page.props as unknown as LoanFormProps;
    // 138,32 + 92,19 + 251,55 + 500 000 × 0,439 %, with VAT; the security of the lender bears no tax.
    expect(loan?.deed).toMatchObject({ totalCents: 321_247, refusal: null });
    expect(loan?.deed?.explanation?.isUnverified).toBe(true);
  });

  test('counts that deed among its uses unless what the security costs was typed', async () => {
    const operation = operationId('T1', 'OP-2025-002');
    const isIt = eq(loans.id, loanId('T1', 'OP-2025-002'));
    const financial = async () =>
      (await indexOf(owner, operation)).plan?.uses.find(({ group }) => group === 'financial')?.amountCents ??
      0;
    const before = await financial();
    await server.deps.db.update(loans).set({ guaranteeFeeCents: 10_000 }).where(isIt);
    const typed = await financial();
    await server.deps.db.update(loans).set({ guaranteeFeeCents: null }).where(isIt);
    // 482,06 + 416 000 × 0,439 %, with the VAT that exempt sales do not give back.
    expect(before - typed).toBe(276_996 - 10_000);
  });

  test('is told by what the operation knows where no simulation is validated', async () => {
    const { plan: shown } = await indexOf(owner, operationId('T1', 'OP-2025-002'));
    expect(shown?.basis).toBe('known');
    expect(shown?.totalCents).toBe(
      (shown?.equityCents ?? 0) + (shown?.loansCents ?? 0) + (shown?.salesCents ?? 0),
    );
  });

  test('has the schedules of Saint-Étienne: 740,63, then 1 745,70', async () => {
    const path = `${at(operationId('T2', 'OP-2025-001'))}/financements/${loanId('T2', 'OP-2025-001')}`;
    const file = await (await fetchText(stranger, `${path}/echeancier?format=csv`)).text();
    const lines = file.split('\r\n');
    expect(lines[2]).toContain('740,63');
    expect(lines[14]).toContain('1745,70');
  });
});

/** A file, as a browser fetches it. */
const fetchText = async (visitor: Visitor, path: string): Promise<Response> =>
  fetch(new URL(path, testOrigin), {
    headers: { cookie: [...visitor.cookies].map(([key, value]) => `${key}=${value}`).join('; ') },
  });

/** The way back that a deletion offers. */
const undoOf = (answer: VisitAnswer): string =>
  (answer.page.props.flash as unknown as { readonly undo: { readonly href: string } }).undo.href;

describe('the file of a lender', () => {
  test('holds what a bank is given, made out to it, for whoever may print', async () => {
    const { can, loans: known } = await indexOf(owner, chais);
    expect(can.print).toBe(true);
    const recipient = encodeURIComponent(known[0]?.lender.name ?? '');
    const address = `/export/operations/${chais}/dossier?preset=bank&recipient=${recipient}`;
    const file = (await owner.get(address)).page.props as unknown as DossierProps;
    expect(file).toMatchObject({ preset: 'bank', recipient: known[0]?.lender.name });
    expect(file.chosen).toEqual(
      expect.arrayContaining(['simulation.show', 'forecasts', 'cash-flow-forecast']),
    );
    expect((await stranger.get(address)).status).toBe(404);
  });
});

describe('rights to the financing', () => {
  test('keep to the company; readers read, accountants write, only owners delete', async () => {
    const path = `${at(chais)}/financements/${loanId('T1', 'OP-2025-001')}`;
    expect((await stranger.get(path)).status).toBe(404);
    expect((await stranger.get(`${at(chais)}/financements`)).status).toBe(404);
    expect((await viewer.get(path)).status).toBe(200);
    expect((await viewer.get(`${at(chais)}/financements/creer`)).status).toBe(403);
    expect((await viewer.visit('POST', `${at(chais)}/financements`, { data: terms })).status).toBe(403);
    expect((await owner.get(`${at(pessac)}/financements/${loanId('T1', 'OP-2025-001')}`)).status).toBe(404);
    const { id, path: draft } = await added();
    const { version } = (await stored(id)) ?? {};
    const changed = { ...terms, label: 'Revu', version };
    expect(await refusals('PUT', draft, changed, accountant)).toEqual({});
    expect((await stored(id))?.label).toBe('Revu');
    expect((await accountant.visit('DELETE', draft, { data: {} })).status).toBe(403);
  });
});

describe('the terms of a loan', () => {
  test('are saved, journalled, and refused over a stale version', async () => {
    const { id, path } = await added();
    expect(await refusals('PUT', path, { ...terms, label: 'Deux', version: 1 })).toEqual({});
    expect(await refusals('PUT', path, { ...terms, label: 'Trois', version: 1 })).toHaveProperty('version');
    expect((await stored(id))?.label).toBe('Deux');
    const entries = await server.deps.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 'operation.financing.update'), eq(auditEntries.subjectId, pessac)));
    expect(entries.length).toBeGreaterThan(0);
  });

  test('refuse what makes no schedule', async () => {
    const store = (given: object) => refusals('POST', `${at(pessac)}/financements`, { ...terms, ...given });
    expect(await store({ amountCents: 0 })).toHaveProperty('amountCents');
    expect(await store({ rateBps: 2001 })).toHaveProperty('rateBps');
    expect(await store({ rateBps: null })).toHaveProperty('rateBps');
    expect(await store({ rateKind: 'euribor3m' })).toHaveProperty('indexRateBps');
    expect(await store({ durationMonths: 361 })).toHaveProperty('durationMonths');
    expect(await store({ deferralKind: 'total', deferralMonths: 24, durationMonths: 24 })).toHaveProperty(
      'deferralMonths',
    );
    expect(await store({ sweepRateBps: 10_001 })).toHaveProperty('sweepRateBps');
    expect(await store({ availabilityEndOn: '2026-11-30' })).toHaveProperty('availabilityEndOn');
    expect(await store({ availabilityEndOn: '2031-01-01' })).toHaveProperty('availabilityEndOn');
    // The deed of purchase is meant for a later day.
    expect(await store({ firstDrawOn: '2020-01-01', durationMonths: 6 })).toHaveProperty('durationMonths');
    expect(await store({ lenderContactId: contactId('T2', 'bank-1') })).toHaveProperty('lenderContactId');
  });

  test('may not leave drawdowns behind', async () => {
    const { id, path } = await added();
    await refusals('POST', `${at(pessac)}/deblocages`, { ...plan, loanId: id });
    const version = (await stored(id))?.version;
    expect(await refusals('PUT', path, { ...terms, amountCents: 9_999_999, version })).toHaveProperty(
      'amountCents',
    );
    expect(
      await refusals('PUT', path, { ...terms, availabilityEndOn: '2026-12-09', version }),
    ).toHaveProperty('availabilityEndOn');
  });

  test('every kind of loan has its schedule', async () => {
    for (const kind of [
      'in_fine',
      'amortizing',
      'bullet_capitalized',
      'overdraft',
      'vendor',
      'shareholder',
    ] as const) {
      const { path } = await added({ kind, sweepRateBps: null });
      const file = await (await fetchText(owner, `${path}/echeancier?format=csv`)).text();
      expect(file.split('\r\n').length).toBeGreaterThan(40);
    }
  });
});

describe('the life of a loan', () => {
  test('goes step by step, in the order of the days, and is kept in the history', async () => {
    const { id, path } = await added();
    expect(await step(path, 'agreed', '2026-11-05')).toHaveProperty('base');
    expect(await step(path, 'requested', '2026-11-21')).toHaveProperty('on');
    expect(await step(path, 'requested', '2026-11-05')).toEqual({});
    expect(await step(path, 'agreed', '2026-11-04')).toHaveProperty('on');
    expect(await step(path, 'agreed', '2026-11-06')).toEqual({});
    const changes = await server.deps.db.select().from(stateChanges).where(eq(stateChanges.entityId, id));
    expect(changes.map(({ toState }) => toState).toSorted()).toEqual(['agreed', 'requested']);
  });

  test('is not signed without a guarantee unless that is meant', async () => {
    const { id, path } = await added();
    for (const [to, on] of [
      ['requested', '2026-11-02'],
      ['agreed', '2026-11-05'],
      ['offered', '2026-11-09'],
      ['accepted', '2026-11-12'],
    ] as const) {
      expect(await step(path, to, on)).toEqual({});
    }
    expect(await step(path, 'signed', '2026-11-16')).toHaveProperty('isWithoutGuarantee');
    await refusals('POST', `${at(pessac)}/garanties`, {
      loanId: id,
      kind: 'hlspd',
      issuer: 'Me Courtade',
      amountCents: 10_000_000,
      rank: 1,
      issuedOn: null,
      expiresOn: null,
      costCents: null,
      setupCents: null,
      rateBps: null,
      baseCents: null,
    });
    expect(await step(path, 'signed', '2026-11-16')).toEqual({});
    expect(await stored(id)).toMatchObject({ status: 'signed', signedOn: '2026-11-16' });
    expect(await refusals('DELETE', path, {})).toHaveProperty('base');
  });

  test('ends by a refusal or a cancellation, for a reason', async () => {
    const { id, path } = await added();
    await step(path, 'requested', '2026-11-02');
    expect(await step(path, 'refused', '2026-11-10')).toHaveProperty('reason');
    expect(await step(path, 'refused', '2026-11-10', { reason: 'Apport insuffisant' })).toEqual({});
    const refused = await stored(id);
    expect(refused).toMatchObject({ status: 'refused', refusalReason: 'Apport insuffisant' });
    expect(await refusals('PUT', path, { ...terms, version: refused?.version })).toHaveProperty('base');
    const { plan: shown, loans: rows } = await indexOf(owner, pessac);
    const live = rows.filter(({ status }) => status !== 'refused' && status !== 'cancelled');
    expect(shown?.loansCents).toBe(live.reduce((sum, { amountCents }) => sum + amountCents, 0));
  });
});

describe('drawdowns', () => {
  const ofLoan = async (id: string) => {
    const [row] = await server.deps.db.select().from(drawdowns).where(eq(drawdowns.loanId, id));
    return row;
  };

  test('are planned within the loan and its period of drawing', async () => {
    const { id } = await added({ amountCents: 20_000_000, availabilityEndOn: '2027-06-30' });
    const store = (given: object) =>
      refusals('POST', `${at(pessac)}/deblocages`, { ...plan, loanId: id, ...given });
    expect(await store({ amountCents: 20_000_001 })).toEqual({
      amountCents: 'Le total des déblocages dépasse le montant du prêt.',
    });
    expect(await store({ plannedOn: '2027-07-01' })).toEqual({
      plannedOn: 'La période de tirage est terminée.',
    });
    expect(await store({ plannedOn: '2026-11-30' })).toHaveProperty('plannedOn');
    expect(await store({ loanId: loanId('T1', 'OP-2025-001') })).toHaveProperty('loanId');
    expect(await store({})).toEqual({});
    expect(await store({})).toEqual({});
    expect(await store({ amountCents: 1 })).toHaveProperty('amountCents');
  });

  test('are asked for, paid out of a signed loan, and set it moving', async () => {
    const { id } = await signed({ firstDrawOn: '2026-11-16', amountCents: 20_000_000 });
    await refusals('POST', `${at(pessac)}/deblocages`, { ...plan, plannedOn: '2026-11-18', loanId: id });
    const row = await ofLoan(id);
    const path = `${at(pessac)}/deblocages/${row?.id ?? ''}`;
    const release = { version: 1, releasedOn: '2026-11-19', amountCents: 10_000_000, transactionId: 'VIR 1' };
    expect(await refusals('POST', `${path}/versement`, release)).toHaveProperty('base');
    expect(
      await refusals('POST', `${path}/demande`, { version: 1, requestedOn: '2026-11-21' }),
    ).toHaveProperty('requestedOn');
    expect(await refusals('POST', `${path}/demande`, { version: 1, requestedOn: '2026-11-17' })).toEqual({});
    expect(await refusals('POST', `${path}/versement`, release)).toHaveProperty('version');
    expect(
      await refusals('POST', `${path}/versement`, { ...release, version: 2, releasedOn: '2026-11-16' }),
    ).toHaveProperty('releasedOn');
    expect(
      await refusals('POST', `${path}/versement`, { ...release, version: 2, amountCents: 20_000_001 }),
    ).toHaveProperty('base');
    expect(await refusals('POST', `${path}/versement`, { ...release, version: 2 })).toEqual({});
    expect(await ofLoan(id)).toMatchObject({ status: 'released', transactionId: 'VIR 1' });
    expect((await stored(id))?.status).toBe('drawing');
    expect(await refusals('POST', `${path}/annulation`, { version: 3 })).toHaveProperty('base');
  });

  test('are not paid before the signature; once cancelled their amount is free again', async () => {
    const { id } = await added({ firstDrawOn: '2026-11-16', amountCents: 10_000_000 });
    await refusals('POST', `${at(pessac)}/deblocages`, { ...plan, plannedOn: '2026-11-18', loanId: id });
    const row = await ofLoan(id);
    const path = `${at(pessac)}/deblocages/${row?.id ?? ''}`;
    await refusals('POST', `${path}/demande`, { version: 1, requestedOn: '2026-11-17' });
    expect(
      await refusals('POST', `${path}/versement`, {
        version: 2,
        releasedOn: '2026-11-19',
        amountCents: 10_000_000,
        transactionId: 'VIR 2',
      }),
    ).toHaveProperty('base');
    expect(await refusals('POST', `${path}/annulation`, { version: 2 })).toEqual({});
    expect(await refusals('POST', `${at(pessac)}/deblocages`, { ...plan, loanId: id })).toEqual({});
  });

  test('keep to the company', async () => {
    const path = `${at(chais)}/deblocages/${drawdownId('T1', 'OP-2025-001', 0)}/annulation`;
    expect((await stranger.visit('POST', path, { data: { version: 1 } })).status).toBe(404);
    expect((await viewer.visit('POST', path, { data: { version: 1 } })).status).toBe(403);
  });
});

describe('what time and sales do to loans', () => {
  test('a loan that all is given back of is repaid', async () => {
    const { id, path } = await signed({
      firstDrawOn: '2026-11-16',
      amountCents: 10_000_000,
      sweepRateBps: null,
    });
    await refusals('POST', `${at(pessac)}/deblocages`, { ...plan, plannedOn: '2026-11-18', loanId: id });
    const [row] = await server.deps.db.select().from(drawdowns).where(eq(drawdowns.loanId, id));
    const drawn = `${at(pessac)}/deblocages/${row?.id ?? ''}`;
    await refusals('POST', `${drawn}/demande`, { version: 1, requestedOn: '2026-11-17' });
    await refusals('POST', `${drawn}/versement`, {
      version: 2,
      releasedOn: '2026-11-18',
      amountCents: 10_000_000,
      transactionId: 'VIR 3',
    });
    expect((await stored(id))?.status).toBe('repaying');
    const prepay = async (data: object) =>
      refusals('POST', `${path}/remboursement`, { version: (await stored(id))?.version, ...data });
    expect(await prepay({ on: '2026-11-21', cents: 1 })).toHaveProperty('on');
    expect(await prepay({ on: '2026-11-17', cents: 1 })).toHaveProperty('on');
    expect(await prepay({ on: '2026-11-19', cents: 10_000_001 })).toHaveProperty('cents');
    expect(await prepay({ on: '2026-11-19', cents: 4_000_000 })).toEqual({});
    expect((await stored(id))?.status).toBe('repaying');
    expect(await prepay({ on: '2026-11-20', cents: 6_000_000 })).toEqual({});
    expect(await stored(id)).toMatchObject({ status: 'repaid', repaidOn: '2026-11-20' });
  });

  test('a loan whose period of drawing is over is being repaid from the next night on', async () => {
    const { id } = await signed({ firstDrawOn: '2026-11-16', availabilityEndOn: '2026-11-19' });
    await server.deps.db.insert(drawdowns).values({
      id: server.deps.newId(),
      tenantId: (await stored(id))?.tenantId ?? '',
      operationId: pessac,
      loanId: id,
      label: 'Acte',
      plannedOn: '2026-11-17',
      releasedOn: '2026-11-17',
      amountCents: 5_000_000,
      status: 'released',
      createdAt: new Date(),
      updatedAt: new Date(),
    });
    expect((await settleLoans(server.deps)).loans).toBeGreaterThan(0);
    expect((await stored(id))?.status).toBe('repaying');
  });

  test('an index of a variable loan holds from its day, and can be taken back', async () => {
    const { id, path } = await added({
      rateKind: 'euribor3m',
      rateBps: null,
      indexRateBps: 210,
      marginRateBps: 190,
    } as unknown as Partial<typeof terms>);
    const change = async (data: object) =>
      refusals('POST', `${path}/taux`, { version: (await stored(id))?.version, ...data });
    expect(await change({ from: '2020-01-01', indexRateBps: 215 })).toHaveProperty('from');
    expect(await change({ from: '2027-03-01', indexRateBps: 1900 })).toHaveProperty('indexRateBps');
    expect(await change({ from: '2027-03-01', indexRateBps: 260 })).toEqual({});
    expect((await stored(id))?.indexChanges).toEqual([{ from: '2027-03-01', indexRateBps: 260 }]);
    expect(await change({ from: '2027-03-01', indexRateBps: null })).toEqual({});
    expect(await change({ from: '2027-03-01', indexRateBps: null })).toHaveProperty('from');
  });
});

describe('guarantees and equity', () => {
  test('are refused where they make no sense', async () => {
    const gfa = {
      loanId: null,
      kind: 'gfa',
      issuer: 'Banque',
      amountCents: 10_000_000,
      rank: null,
      issuedOn: '2026-11-01',
      expiresOn: '2027-11-01',
      costCents: null,
      setupCents: 100_000,
      rateBps: 130,
      baseCents: 10_000_000,
    };
    const store = (given: object) => refusals('POST', `${at(pessac)}/garanties`, { ...gfa, ...given });
    expect(await store({ expiresOn: '2026-10-01' })).toHaveProperty('expiresOn');
    expect(await store({ baseCents: null })).toHaveProperty('baseCents');
    expect(await store({ costCents: 1 })).toHaveProperty('costCents');
    expect(await store({ loanId: loanId('T1', 'OP-2025-001') })).toHaveProperty('loanId');
    expect(await store({})).toEqual({});
  });

  test('go into the bin and come back', async () => {
    const { injections } = await indexOf(owner, chais);
    const [first] = injections;
    expect(injections).toHaveLength(2);
    const path = `${at(chais)}/apports/${first?.id ?? ''}`;
    expect((await accountant.visit('DELETE', path, { data: {} })).status).toBe(403);
    const deleted = await owner.visit('DELETE', path, { data: {} });
    expect((await indexOf(owner, chais)).plan?.equityCents).toBe(11_000_000);
    await owner.visit('POST', undoOf(deleted), { data: {} });
    expect((await indexOf(owner, chais)).plan?.equityCents).toBe(15_000_000);
  });

  test('a loan in the bin is counted nowhere until it is back', async () => {
    const { id, path } = await added();
    const before = (await indexOf(owner, pessac)).plan?.loansCents ?? 0;
    const deleted = await owner.visit('DELETE', path, { data: {} });
    expect((await owner.get(path)).status).toBe(404);
    expect((await indexOf(owner, pessac)).plan?.loansCents ?? 0).toBe(before - terms.amountCents);
    await owner.visit('POST', undoOf(deleted), { data: {} });
    expect((await owner.get(path)).status).toBe(200);
    expect((await stored(id))?.deletedAt).toBeNull();
  });

  test('a guarantee is changed over its version', async () => {
    const [row] = await server.deps.db
      .select()
      .from(guarantees)
      .where(and(eq(guarantees.operationId, chais), eq(guarantees.kind, 'gfa')));
    const data = {
      loanId: null,
      kind: 'gfa',
      issuer: 'Banque de l’Estuaire',
      amountCents: 45_560_000,
      rank: null,
      issuedOn: '2026-09-01',
      expiresOn: '2028-01-31',
      costCents: null,
      setupCents: 150_000,
      rateBps: 130,
      baseCents: 45_560_000,
    };
    const path = `${at(chais)}/garanties/${row?.id ?? ''}`;
    expect(await refusals('PUT', path, { ...data, version: 7 })).toHaveProperty('version');
    expect(await refusals('PUT', path, { ...data, version: row?.version })).toEqual({});
  });
});
