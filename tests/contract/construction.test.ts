import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ConstructionProps, ShownWorksLot } from '#contracts/client/operation/construction.ts';
import type { Flash } from '#contracts/fields.ts';
import type { ForecastProps } from '#contracts/client/operation/forecast.ts';
import { cashFlowEntries, operations } from '#mocks/db/schema/index.ts';
import { claimId, worksLotId } from '#mocks/db/seed/construction/index.ts';
import { operationId } from '#mocks/db/seed/operations/index.ts';
import { supplierId } from '#mocks/db/seed/suppliers/index.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

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
const talence = operationId('T1', 'OP-2025-002');
const pessac = operationId('T1', 'OP-2026-004');
const firminy = operationId('T2', 'OP-2026-001');
const at = (operation: string) => `/operations/${operation}/travaux`;
const pageOf = async (operation: string, query = '', visitor = owner) =>
  (await visitor.get(`${at(operation)}${query}`)).page.props as unknown as ConstructionProps;
const refusals = async (method: string, path: string, data: object, visitor = owner) =>
  (await visitor.visit(method, path, { data })).page.props.errors;
const lotOf = async (operation: string, number: number): Promise<ShownWorksLot> => {
  const lot = (await pageOf(operation)).lots.find((one) => one.number === number);
  if (!lot) throw new Error(`There is no lot ${number}.`);
  return lot;
};
const worksLine = async () => {
  const { budget } = (await owner.get(`/operations/${chais}/previsionnel`)).page
    .props as unknown as ForecastProps;
  return budget?.lines.find(({ category }) => category === 'works');
};

describe('the works of the golden operation', () => {
  test('stand at 340 000 of contracts, 176 850 invoiced (52,01 %), 129 580 paid, 7 502 kept back', async () => {
    const { figures, lots } = await pageOf(chais);
    expect(figures).toEqual({
      budgetCents: 34_000_000,
      contractCents: 34_000_000,
      amendmentsCents: 420_000,
      invoicedCents: 17_685_000,
      paidCents: 12_958_000,
      retainedTtcCents: 750_200,
      toInvoiceCents: 16_315_000,
      progressBps: 5201,
    });
    expect(lots).toHaveLength(8);
    expect(lots[0]).toMatchObject({ status: 'completed', currentHtCents: 5_800_000, progressBps: 10_000 });
    expect(lots[1]).toMatchObject({ isDecennialExpired: true });
    expect(lots[6]).toMatchObject({ status: 'awarded', progressBps: 0 });
  });

  test('were claimed month by month: 20 300, 27 500, 36 850, 7 850, 43 900, 40 450', async () => {
    const { claims, curve } = await pageOf(chais, '?tab=situations');
    const months = Map.groupBy(claims, ({ month }) => month);
    const sums = [...months]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([, own]) => own.reduce((all, { periodHtCents }) => all + periodHtCents, 0));
    expect(sums).toEqual([2_030_000, 2_750_000, 3_685_000, 785_000, 4_390_000, 4_045_000]);
    expect(curve.map(({ doneBps }) => doneBps).slice(0, 6)).toEqual([597, 1406, 2490, 2721, 4012, 5201]);
    expect(curve.map(({ plannedBps }) => plannedBps)).toEqual([
      597, 1406, 2490, 2721, 4012, 5201, 6460, 7593, 8925, 10_000,
    ]);
  });

  test('are those of the budget: committed 340 000, invoiced 176 850, paid 129 580', async () => {
    expect(await worksLine()).toMatchObject({
      committedCents: 34_000_000,
      invoicedCents: 17_685_000,
      paidCents: 12_958_000,
      eacCents: 34_000_000,
    });
  });

  test('are filtered by the address alone, and refused to a stranger', async () => {
    const { query } = await pageOf(chais, '?tab=planning&trade=roof,nothing&status=completed');
    expect(query).toMatchObject({ tab: 'planning', trade: ['roof'], status: ['completed'] });
    expect((await stranger.get(at(chais))).status).toBe(404);
    expect((await viewer.get(at(chais))).status).toBe(200);
    expect((await pageOf(chais, '', viewer)).can).toEqual({ update: false, delete: false, pay: false });
  });
});

describe('a progress claim', () => {
  const steps = async (month: string, cumulativeBps: number, number: number, operation = chais) => {
    const given = {
      constructionLotId: worksLotId(operation === chais ? 'T1' : 'T2', 'OP-2025-001', number),
      month,
      cumulativeBps,
      submittedOn: '2026-11-20',
    };
    return refusals('POST', `${at(operation)}/situations`, given);
  };

  test('may not go below the one before, come twice for a month, or lie in the future', async () => {
    const { cumulativeBps } = await steps('2026-11', 7900, 3);
    expect(cumulativeBps).toMatch(/inférieur à la situation précédente \(80\s%\)/u);
    expect(await steps('2026-10', 9000, 3)).toHaveProperty('month');
    expect(await steps('2026-12', 9000, 3)).toHaveProperty('month');
  });

  test('is received, signed, approved and paid, and the budget and the plan of cash follow', async () => {
    expect(await steps('2026-11', 10_000, 3)).toEqual({});
    const claimOf = async () => {
      const claim = (await pageOf(chais)).claims.find(
        ({ lotNumber, month }) => lotNumber === 3 && month === '2026-11',
      );
      if (!claim) throw new Error('There is no claim.');
      return claim;
    };
    const claim = await claimOf();
    expect(claim).toMatchObject({
      status: 'submitted',
      periodHtCents: 850_000,
      vatCents: 85_000,
      retentionCents: 46_750,
      toPayTtcCents: 888_250,
    });
    const path = `${at(chais)}/situations/${claim.id}`;
    const step = (name: string, version: number, more: object = {}) =>
      refusals('POST', `${path}/etapes`, {
        version,
        step: name,
        checkedBy: 'Archi Novembre',
        cumulativeBps: 10_000,
        reason: '',
        ...more,
      });
    expect(await step('check', 1, { checkedBy: '' })).toHaveProperty('checkedBy');
    expect(await step('check', 1)).toEqual({});
    expect(await step('approve', 1)).toHaveProperty('version');
    expect(await step('approve', 2)).toEqual({});
    expect((await claimOf()).dueOn).toBe('2026-12-31');
    // All of the lot is done.
    expect((await lotOf(chais, 3)).status).toBe('completed');
    expect(await worksLine()).toMatchObject({ invoicedCents: 18_535_000, committedCents: 34_000_000 });
    const pay = { version: 3, paidOn: '2026-11-20', transactionId: 'VIR 1' };
    expect((await viewer.visit('POST', `${path}/paiement`, { data: pay })).status).toBe(403);
    expect(await refusals('POST', `${path}/paiement`, { ...pay, transactionId: '' })).toHaveProperty(
      'transactionId',
    );
    // An accountant pays, and changes nothing else of the works.
    expect(await refusals('POST', `${path}/paiement`, pay, accountant)).toEqual({});
    expect((await accountant.visit('POST', `${path}/etapes`, { data: {} })).status).toBe(403);
    expect(await worksLine()).toMatchObject({ paidCents: 12_958_000 + 807_500 });
    const flows = await server.deps.db
      .select()
      .from(cashFlowEntries)
      .where(and(eq(cashFlowEntries.sourceId, claim.id), eq(cashFlowEntries.sourceType, 'situation')));
    expect(
      flows.map(({ state, htCents }) => [state, htCents] as const).toSorted(([a], [b]) => a.localeCompare(b)),
    ).toEqual([
      ['actual', 807_500],
      ['committed', 807_500],
    ]);
  });

  test('is rejected with a reason, and another may take its place', async () => {
    expect(await steps('2026-11', 5000, 4)).toEqual({});
    const claim = (await pageOf(chais)).claims.find(
      ({ lotNumber, month }) => lotNumber === 4 && month === '2026-11',
    );
    const path = `${at(chais)}/situations/${claim?.id}/etapes`;
    const given = { version: 1, step: 'reject', checkedBy: '', cumulativeBps: 5000 };
    expect(await refusals('POST', path, { ...given, reason: '' })).toHaveProperty('reason');
    expect(await refusals('POST', path, { ...given, reason: 'Avancement surévalué' })).toEqual({});
    expect(await steps('2026-11', 4500, 4)).toEqual({});
  });

  test('of another company is not there', async () => {
    const path = `${at(chais)}/situations/${claimId('T1', 'OP-2025-001', 3, '2026-10')}/paiement`;
    const pay = { version: 3, paidOn: '2026-11-20', transactionId: 'VIR 1' };
    expect((await stranger.visit('POST', path, { data: pay })).status).toBe(404);
  });
});

describe('a works lot', () => {
  const fields = {
    number: 1,
    trade: 'masonry',
    label: 'Gros œuvre',
    budgetHtCents: 9_000_000,
    vatRateBps: 1000,
    isSubcontract: false,
    retentionBps: 500,
    retentionMode: 'withheld',
    startOn: '2026-12-07',
    endOn: '2027-02-26',
  };

  test('is added, consulted with its first quote, awarded to an insured company, and amended', async () => {
    const store = (more: object) => refusals('POST', `${at(pessac)}/lots`, { ...fields, ...more });
    expect(await store({ retentionBps: 501 })).toEqual({
      retentionBps: 'La retenue de garantie ne peut pas dépasser 5 %.',
    });
    expect(await store({ endOn: '2026-12-06' })).toHaveProperty('endOn');
    expect(await store({})).toEqual({});
    expect(await store({})).toHaveProperty('number');
    const lot = await lotOf(pessac, 1);
    const path = `${at(pessac)}/lots/${lot.id}`;
    const quote = { supplierId: supplierId('T1', 'garnaud'), htCents: 8_800_000, receivedOn: '2026-11-16' };
    expect(await refusals('POST', `${path}/devis`, quote)).toEqual({});
    const consulted = await lotOf(pessac, 1);
    expect(consulted).toMatchObject({ status: 'consulted', mayAward: true });
    const award = {
      version: consulted.version,
      quoteId: consulted.quotes[0]?.id,
      contractHtCents: 8_800_000,
      startOn: '2026-12-07',
      endOn: '2027-02-26',
      decennialUntil: null,
    };
    const { decennialUntil } = await refusals('POST', `${path}/attribution`, award);
    expect(decennialUntil).toContain('Attestation décennale manquante ou expirée');
    expect(await refusals('POST', `${path}/attribution`, { ...award, decennialUntil: '2027-12-31' })).toEqual(
      {},
    );
    const awarded = await lotOf(pessac, 1);
    expect(awarded).toMatchObject({
      status: 'awarded',
      currentHtCents: 8_800_000,
      obstacle: expect.any(String),
    });
    const amend = { version: awarded.version, label: 'Linteaux', htCents: -300_000, signedOn: '2026-11-20' };
    expect(await refusals('POST', `${path}/avenants`, amend)).toEqual({});
    expect(await lotOf(pessac, 1)).toMatchObject({ currentHtCents: 8_500_000 });
    expect(await refusals('DELETE', path, {})).toHaveProperty('base');
  });

  test('is ended by the account holder alone, with a reason', async () => {
    const lot = await lotOf(chais, 8);
    const path = `${at(chais)}/lots/${lot.id}/etapes`;
    const end = { version: lot.version, step: 'terminate', reason: '' };
    expect(await refusals('POST', path, end)).toHaveProperty('reason');
    expect(await refusals('POST', path, { ...end, reason: 'Chantier abandonné' })).toEqual({});
    expect(await lotOf(chais, 8)).toMatchObject({ status: 'terminated' });
  });

  test('goes into the bin without a contract, and comes back', async () => {
    expect(await refusals('POST', `${at(pessac)}/lots`, { ...fields, number: 2 })).toEqual({});
    const { id } = await lotOf(pessac, 2);
    const answer = await owner.visit('DELETE', `${at(pessac)}/lots/${id}`, {});
    const { undo } = answer.page.props.flash as Flash;
    expect(undo).toBeDefined();
    expect((await pageOf(pessac)).lots.some((one) => one.id === id)).toBe(false);
    await owner.visit('POST', undo?.href ?? '', {});
    expect((await pageOf(pessac)).lots.some((one) => one.id === id)).toBe(true);
  });

  test('is taken over from the lines of the simulation once', async () => {
    const { importableCount } = await pageOf(talence);
    expect(importableCount).toBeGreaterThanOrEqual(0);
    expect(await refusals('POST', `${at(operationId('T1', 'OP-2026-002'))}/lots/import`, {})).toHaveProperty(
      'base',
    );
  });

  test('is not changed by whoever only reads', async () => {
    expect((await viewer.visit('POST', `${at(chais)}/lots`, { data: fields })).status).toBe(403);
    const path = `${at(chais)}/lots/${worksLotId('T1', 'OP-2025-001', 1)}`;
    expect((await stranger.visit('PUT', path, { data: { ...fields, version: 1 } })).status).toBe(404);
  });
});

describe('the reception', () => {
  test('waits for all lots', async () => {
    const { receptionObstacle } = await pageOf(talence);
    expect(receptionObstacle).toContain('L02');
    expect(
      await refusals('POST', `${at(talence)}/reception`, { on: '2026-11-20', reserves: [] }),
    ).toHaveProperty('base');
  });

  test('keeps two open reserves at Firminy, and the last that is lifted settles the lot', async () => {
    const karim = stranger;
    const { reception } = await pageOf(firminy, '?tab=reception', karim);
    const open = reception?.reserves.filter(({ liftedOn }) => liftedOn === null) ?? [];
    expect(open).toHaveLength(2);
    expect(reception?.clocks.map(({ endsOn }) => endsOn)).toEqual([
      '2027-07-17',
      '2028-07-17',
      '2036-07-17',
      '2027-07-17',
    ]);
    const [first] = open;
    const path = `${at(firminy)}/reserves/${first?.id}/levee`;
    expect(await refusals('POST', path, { liftedOn: '2026-07-16' }, karim)).toHaveProperty('liftedOn');
    expect(await refusals('POST', path, { liftedOn: '2026-11-19' }, karim)).toEqual({});
    const lots = (await pageOf(firminy, '', karim)).lots;
    expect(lots[0]).toMatchObject({ status: 'reserves_lifted', openReservesCount: 0 });
    // Nothing is settled while the retention is held.
    const lot = lots[0];
    const steps = `${at(firminy)}/lots/${lot?.id}`;
    const close = (version: number) =>
      refusals('POST', `${steps}/etapes`, { version, step: 'close', reason: '' }, karim);
    expect(await close(lot?.version ?? 0)).toHaveProperty('base');
    const release = { version: lot?.version, on: '2026-11-20', transactionId: 'VIR 2' };
    expect(await refusals('POST', `${steps}/retenue`, release, karim)).toEqual({});
    expect(await close((lot?.version ?? 0) + 1)).toEqual({});
    expect((await pageOf(firminy, '', karim)).lots[0]).toMatchObject({
      status: 'closed',
      retainedTtcCents: 0,
    });
  });
});

describe('certificates and papers', () => {
  const form = (fields: Readonly<Record<string, string | Blob>>): FormData => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    return data;
  };
  const pdf = new File(['%PDF-1.4\n%%EOF'], 'attestation.pdf', { type: 'application/pdf' });

  test('half of the works that is not claimed is asked for once more', async () => {
    const send = (fields: object) =>
      owner.visit('POST', `${at(pessac)}/attestations`, {
        data: form({
          milestone: 'half_works',
          on: '2026-11-19',
          certifierName: 'A. Novembre',
          file: pdf,
          ...fields,
        }),
      });
    expect((await send({ isConfirmed: '' })).page.props.errors['isConfirmed']).toMatch(
      /représentent 0\s% :/u,
    );
    expect((await send({ isConfirmed: 'true' })).page.props.errors).toEqual({});
    const { milestones } = await pageOf(pessac);
    expect(milestones[0]).toMatchObject({ milestone: 'half_works', fileName: 'attestation.pdf' });
    const href = milestones[0]?.href ?? '';
    expect((await owner.visit('GET', href)).status).toBe(200);
    expect((await stranger.visit('GET', href)).status).toBe(404);
    expect((await send({ isConfirmed: 'true' })).page.props.errors).toHaveProperty('milestone');
  });

  test('a paper is kept beside its lot and removed', async () => {
    const recordId = worksLotId('T1', 'OP-2025-001', 1);
    const data = form({ kind: 'insurance', file: pdf, on: '2026-11-02', caption: '', recordId });
    expect((await owner.visit('POST', `${at(chais)}/documents`, { data })).page.props.errors).toEqual({});
    const [paper] = (await pageOf(chais, '?tab=reception')).papers;
    expect(paper).toMatchObject({ kind: 'insurance', about: 'L01 · Gros œuvre et reprises en pierre' });
    expect((await stranger.visit('DELETE', `${at(chais)}/documents/${paper?.id}`, {})).status).toBe(404);
    expect(await refusals('DELETE', `${at(chais)}/documents/${paper?.id}`, {})).toEqual({});
  });
});

describe('works that the company hands on as a contractor', () => {
  test('are claimed without VAT, which it declares itself: to deduct, or to pay where the sale is exempt', async () => {
    const { claims, lots } = await pageOf(chais);
    const taken = new Set(
      claims.filter(({ month }) => month === '2026-11').map(({ constructionLotId }) => constructionLotId),
    );
    const lot = lots.find(
      ({ id, mayClaim, claimedBps }) => mayClaim && claimedBps < 10_000 && !taken.has(id),
    );
    if (!lot) throw new Error('There is no lot to claim of.');
    expect(lot).toMatchObject({ reversedVat: null, attestation: { proof: 'mention' } });
    const { number, trade, label, budgetHtCents, vatRateBps, retentionBps, retentionMode, version } = lot;
    const given = {
      number,
      trade,
      label,
      budgetHtCents,
      vatRateBps,
      retentionBps,
      retentionMode,
      version,
      startOn: lot.startOn,
      endOn: lot.endOn,
      actualStartOn: lot.actualStartOn,
      actualEndOn: lot.actualEndOn,
      decennialUntil: lot.decennialUntil,
      isSubcontract: true,
    };
    expect(await refusals('PUT', `${at(chais)}/lots/${lot.id}`, given)).toEqual({});
    const declaredCents = Math.round(((lot.currentHtCents ?? 0) * vatRateBps) / 10_000);
    expect(await lotOf(chais, number)).toMatchObject({
      isSubcontract: true,
      reversedVat: { declaredCents, dueCents: 0 },
    });
    // An exempt sale gives nothing back: what is declared is paid, and stands in the plan of cash.
    await server.deps.db.update(operations).set({ vatRegime: 'exempt' }).where(eq(operations.id, chais));
    expect((await lotOf(chais, number)).reversedVat).toMatchObject({ dueCents: declaredCents });
    const claimed = {
      constructionLotId: lot.id,
      month: '2026-11',
      cumulativeBps: 10_000,
      submittedOn: '2026-11-20',
    };
    expect(await refusals('POST', `${at(chais)}/situations`, claimed)).toEqual({});
    const claim = (await pageOf(chais)).claims.find(
      ({ constructionLotId, month }) => constructionLotId === lot.id && month === '2026-11',
    );
    if (!claim) throw new Error('There is no claim.');
    expect(claim.vatCents).toBe(0);
    expect(claim.toPayTtcCents + claim.retentionCents).toBe(claim.periodHtCents);
    for (const [step, at1] of [
      ['check', 1],
      ['approve', 2],
    ] as const) {
      const data = { version: at1, step, checkedBy: 'Archi', cumulativeBps: 10_000, reason: '' };
      expect(await refusals('POST', `${at(chais)}/situations/${claim.id}/etapes`, data)).toEqual({});
    }
    const flows = await server.deps.db
      .select()
      .from(cashFlowEntries)
      .where(eq(cashFlowEntries.sourceId, `${claim.id}:vat`));
    const vatCents = Math.round((claim.periodHtCents * vatRateBps) / 10_000);
    expect(flows).toMatchObject([{ htCents: vatCents, vatCents: 0, month: '2027-01', state: 'committed' }]);
  });
});
