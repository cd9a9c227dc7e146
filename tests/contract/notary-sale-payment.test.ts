import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentProps } from '#contracts/client/operation/notary/sale/payment.ts';
import {
  cashFlowEntries,
  milestoneCertificates,
  notarySales,
  operations,
  outgoingMails,
  profiles,
} from '#mocks/db/schema/index.ts';
import { notarySaleId } from '#mocks/db/seed/notary-sales/index.ts';
import { operationId } from '#mocks/db/seed/operations/index.ts';
import { paymentTemplateId } from '#mocks/db/seed/templates/index.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let owner: Visitor;
let accountant: Visitor;
let collaborator: Visitor;
let viewer: Visitor;
let stranger: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  const signed = async (name: string): Promise<Visitor> => {
    const visitor = server.visitor();
    await visitor.signIn(`${name}@example.test`);
    return visitor;
  };
  owner = await signed('hugo.lartigue');
  accountant = await signed('marc.soubiran');
  collaborator = await signed('ines.duprat');
  viewer = await signed('lea.pons');
  stranger = await signed('karim.belkacem');
});
afterAll(() => server.close());

const chais = operationId('T1', 'OP-2025-001');
const saleOf = (lot: string) => notarySaleId('T1', 'OP-2025-001', lot);
const sales = `/operations/${chais}/notaire/ventes`;
const at = (lot: string) => `${sales}/${saleOf(lot)}/appels`;
const pageOf = async (lot: string, visitor = owner) =>
  (await visitor.get(at(lot))).page.props as unknown as PaymentProps;
const refusals = async (method: string, path: string, data: object, visitor = owner) =>
  (await visitor.visit(method, path, { data })).page.props.errors;
const callOf = async (lot: string, rank: number) => {
  const found = (await pageOf(lot)).calls.find((call) => call.rank === rank);
  if (!found) throw new Error(`no call ${rank} of ${lot}`);
  return found;
};

/** Does something while the contract of a sale is of another day. */
async function withContractOn(
  lot: string,
  contractOn: string,
  meanwhile: () => Promise<void>,
): Promise<void> {
  const { db } = server.deps;
  const isSale = eq(notarySales.id, saleOf(lot));
  const [sale] = await db.select({ contractOn: notarySales.contractOn }).from(notarySales).where(isSale);
  await db.update(notarySales).set({ contractOn }).where(isSale);
  await meanwhile();
  await db
    .update(notarySales)
    .set({ contractOn: sale?.contractOn ?? null })
    .where(isSale);
}

describe('the calls of the golden operation', () => {
  test('tell lot A22: 93 000 paid, 31 000 late since three days, 27 900 and 3 100 to come', async () => {
    const { calls, figures } = await pageOf('A22');
    expect(calls.map(({ amountCents, status }) => [amountCents, status])).toEqual([
      [9_300_000, 'paid'],
      [3_100_000, 'overdue'],
      [2_790_000, 'scheduled'],
      [310_000, 'scheduled'],
    ]);
    expect(calls[1]).toMatchObject({
      calledOn: '2026-11-02',
      dueOn: '2026-11-17',
      lateDays: 3,
      interestCents: 1210,
    });
    expect(figures).toMatchObject({
      calledCents: 12_400_000,
      receivedCents: 9_300_000,
      unpaidCents: 3_100_000,
    });
  });

  test('bear the rate of a natural person where one owns the operation, and a sentence where no rate is known', async () => {
    const { db } = server.deps;
    const isChais = eq(operations.id, chais);
    const [before] = await db.select({ owner: operations.ownerProfileId }).from(operations).where(isChais);
    const isA22 = eq(notarySales.id, saleOf('A22'));
    const [sale] = await db.select({ contractOn: notarySales.contractOn }).from(notarySales).where(isA22);
    const [person] = await db
      .select({ id: profiles.id, tenantId: profiles.tenantId })
      .from(profiles)
      .innerJoin(operations, and(eq(operations.tenantId, profiles.tenantId), isChais))
      .where(eq(profiles.kind, 'individual'))
      .limit(1);
    await db
      .update(operations)
      .set({ ownerProfileId: person?.id ?? null })
      .where(isChais);
    const dearer = await pageOf('A22');
    await db
      .update(operations)
      .set({ ownerProfileId: before?.owner ?? null })
      .where(isChais);
    await db.update(notarySales).set({ contractOn: '2020-02-03' }).where(isA22);
    const refused = await pageOf('A22');
    await db
      .update(notarySales)
      .set({ contractOn: sale?.contractOn ?? null })
      .where(isA22);
    // 31 000 € × (6,84 % + 2 points) × 3 days ÷ 365, where a company is owed 12,10 € at 2,75 % + 2 points.
    expect(dearer.calls[1]?.interestCents).toBe(2252);
    expect(dearer.figures.interestCents).toBe(2252);
    expect(refused.calls[1]).toMatchObject({ interestCents: null, lateDays: 3, restCents: 3_100_000 });
    expect(refused.calls[1]?.interestRefusal).toContain('taux de l’intérêt légal au lundi 3 février 2020');
    expect([refused.figures.interestCents, refused.totals.interestCents]).toEqual([null, null]);
  });

  test('add up to the golden totals, unpaid 31 000', async () => {
    const { totals, sales: lines } = await pageOf('A01');
    expect(totals).toMatchObject({
      priceTtcCents: 76_600_000,
      calledCents: 63_580_000,
      receivedCents: 60_480_000,
      unpaidCents: 3_100_000,
      overdueCents: 3_100_000,
      revenueCents: 128_400_000,
      toComeCents: 67_920_000,
    });
    expect(lines.map(({ lots }) => lots)).toEqual(['A01', 'A11', 'A12', 'A21, G02', 'A22', 'A31', 'C01']);
  });

  test('declare the VAT of lot A11 by receipt', async () => {
    const { calls } = await pageOf('A11');
    expect(calls.map(({ vatCents }) => vatCents)).toEqual([1_330_000, 443_334, 399_000, 44_333]);
  });

  test('are foreseen before the deed, and add up to the price', async () => {
    const { calls, isPlanned } = await pageOf('A31');
    expect(isPlanned).toBe(true);
    expect(calls.map(({ amountCents }) => amountCents)).toEqual([16_560_000, 5_520_000, 4_968_000, 552_000]);
    expect(calls.every(({ id, may }) => id === null && !may.call)).toBe(true);
  });

  test('are read by everybody of the company, changed by whoever handles money, and hidden from strangers', async () => {
    expect((await viewer.get(at('A22'))).status).toBe(200);
    expect((await stranger.get(at('A22'))).status).toBe(404);
    expect((await owner.get(`${sales}/${notarySaleId('T1', 'OP-2025-003', '1')}/appels`)).status).toBe(404);
    const { id, version } = await callOf('A22', 2);
    const data = { version, on: '2026-11-20', amountCents: 100, method: 'transfer', transactionId: '' };
    expect((await viewer.visit('POST', `${at('A22')}/${id}/reglements`, { data })).status).toBe(403);
    expect((await stranger.visit('POST', `${at('A22')}/${id}/reglements`, { data })).status).toBe(404);
    const { can } = await pageOf('A22', viewer);
    expect(can).toMatchObject({ call: false, receive: false, removeReceipt: false });
  });
});

describe('a call', () => {
  test('waits for its certificate, then becomes possible for all sales at once', async () => {
    const waiting = await callOf('A01', 3);
    expect(waiting).toMatchObject({ status: 'scheduled', obstacle: 'en attente' });
    const one = { paymentIds: [waiting.id], calledOn: '2026-11-20', channel: 'letter' };
    const { base } = await refusals('POST', `${sales}/appels`, one);
    expect(base).toContain('Le fait générateur n’est pas attesté');
    const all = { event: 'completion', calledOn: '2026-11-20', channel: 'email' };
    expect(await refusals('POST', `${sales}/appels/fait-generateur`, all)).toHaveProperty('event');
    const [sale] = await server.deps.db
      .select()
      .from(notarySales)
      .where(eq(notarySales.id, saleOf('A01')));
    await server.deps.db.insert(milestoneCertificates).values({
      id: '01k9zzzzzzzzzzzzzzzzzzzzzz',
      tenantId: sale?.tenantId ?? '',
      operationId: chais,
      milestone: 'completion',
      on: '2026-11-19',
      certifierName: 'Archi Novembre, architecte DPLG',
      createdAt: new Date(),
      updatedAt: new Date(),
    });
    const ready = await pageOf('A01');
    expect(ready.ready).toEqual([{ event: 'completion', callsCount: 4, amountCents: 11_718_000 }]);
    // Before its event, or in the future, nothing is called.
    expect(await refusals('POST', `${sales}/appels`, { ...one, calledOn: '2026-11-18' })).toHaveProperty(
      'calledOn',
    );
    expect(await refusals('POST', `${sales}/appels`, { ...one, calledOn: '2026-11-21' })).toHaveProperty(
      'calledOn',
    );
    expect(await refusals('POST', `${sales}/appels/fait-generateur`, all)).toEqual({});
    const called = await callOf('A22', 3);
    expect(called).toMatchObject({ status: 'called', calledOn: '2026-11-20', dueOn: '2026-12-05' });
    const mails = await server.deps.db
      .select()
      .from(outgoingMails)
      .where(eq(outgoingMails.kind, 'sale.call'));
    expect(mails).toHaveLength(4);
    // None is called twice.
    expect(await refusals('POST', `${sales}/appels`, one)).toHaveProperty('base');
    const flows = await server.deps.db
      .select()
      .from(cashFlowEntries)
      .where(
        and(
          eq(cashFlowEntries.operationId, chais),
          eq(cashFlowEntries.sourceId, 'A22:2'),
          isNull(cashFlowEntries.deletedAt),
        ),
      );
    expect(
      flows.map(({ state, plannedOn, htCents, vatCents }) => [state, plannedOn, htCents + vatCents]),
    ).toEqual([['committed', '2026-12-05', 2_790_000]]);
  });

  test('has its letter as a PDF, sent or to come', async () => {
    for (const rank of [3, 4]) {
      const { id } = await callOf('A22', rank);
      const answer = await owner.get(`${at('A22')}/${id}/lettre`, { isProtocol: false });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('application/pdf');
      expect(answer.headers.get('content-disposition')).toContain(`A22-${rank}.pdf`);
    }
  });

  test('takes part payments, and none above what is owed', async () => {
    const { id, version } = await callOf('A22', 2);
    const path = `${at('A22')}/${id}/reglements`;
    const given = {
      version,
      on: '2026-11-20',
      amountCents: 3_100_101,
      method: 'transfer',
      transactionId: 'VIR 1',
    };
    const { amountCents } = await refusals('POST', path, given, accountant);
    expect(amountCents).toContain('Montant supérieur au reste dû');
    expect(await refusals('POST', path, { ...given, amountCents: 100, on: '2026-11-21' })).toHaveProperty(
      'on',
    );
    expect(await refusals('POST', path, { ...given, amountCents: 100, on: '2026-10-20' })).toHaveProperty(
      'on',
    );
    expect(await refusals('POST', path, { ...given, amountCents: 1_000_000 }, accountant)).toEqual({});
    const part = await callOf('A22', 2);
    expect(part).toMatchObject({ status: 'overdue', receivedCents: 1_000_000, restCents: 2_100_000 });
    // The version was read before.
    expect(await refusals('POST', path, { ...given, amountCents: 100 })).toHaveProperty('version');
    expect(await refusals('POST', path, { ...given, version: part.version, amountCents: 2_100_000 })).toEqual(
      {},
    );
    const paid = await callOf('A22', 2);
    expect(paid).toMatchObject({ status: 'paid', restCents: 0, lateDays: 0 });
    // Taken back by whoever keeps the books, it is owed again.
    const [receipt] = paid.receipts;
    const undo = `${path}/${receipt?.id}`;
    expect((await collaborator.visit('DELETE', undo, { data: {} })).status).toBe(403);
    expect(await refusals('DELETE', undo, {}, accountant)).toEqual({});
    expect(await callOf('A22', 2)).toMatchObject({ status: 'overdue', restCents: 1_000_000 });
    const { totals } = await pageOf('A22');
    expect(totals.overdueCents).toBe(1_000_000);
  });

  test('is reminded once a day, and given another day with its reason', async () => {
    const late = await callOf('A22', 2);
    const path = `${at('A22')}/${late.id}`;
    expect(await refusals('POST', `${path}/relance`, { version: late.version })).toEqual({});
    const reminded = await callOf('A22', 2);
    expect(reminded.remindedOn).toBe('2026-11-20');
    expect(await refusals('POST', `${path}/relance`, { version: reminded.version })).toHaveProperty('base');
    const { version } = reminded;
    const given = { version, dueOn: '2026-12-10', reason: '' };
    expect(await refusals('PUT', `${path}/echeance`, given)).toHaveProperty('reason');
    const early = { ...given, dueOn: '2026-11-01', reason: 'Accord de la banque' };
    expect(await refusals('PUT', `${path}/echeance`, early)).toHaveProperty('dueOn');
    expect(await refusals('PUT', `${path}/echeance`, { ...early, dueOn: '2026-12-10' })).toEqual({});
    expect(await callOf('A22', 2)).toMatchObject({ status: 'partial', dueOn: '2026-12-10', lateDays: 0 });
    expect((await pageOf('A22')).history[0]).toMatchObject({ rank: 2, reason: 'Accord de la banque' });
    const soon = await callOf('A22', 2);
    expect(await refusals('POST', `${path}/relance`, { version: soon.version })).toHaveProperty('base');
  });

  test('of the delivery may be consigned up to 5 % of the works, and is paid by its release', async () => {
    await server.deps.db
      .update(notarySales)
      .set({ deliveredOn: '2026-11-19' })
      .where(eq(notarySales.id, saleOf('A01')));
    const last = await callOf('A01', 4);
    expect(last).toMatchObject({ status: 'callable', amountCents: 278_000 });
    const one = { paymentIds: [last.id], calledOn: '2026-11-20', channel: 'letter' };
    expect(await refusals('POST', `${sales}/appels`, one)).toEqual({});
    const called = await callOf('A01', 4);
    expect(called).toMatchObject({ dueOn: '2026-11-20', consignmentCapCents: 278_000 });
    const path = `${at('A01')}/${called.id}`;
    const given = { version: called.version, amountCents: 278_001, reason: 'Fenêtre du séjour' };
    // No sale of a building to be renovated is known to the law before September 2010.
    await withContractOn('A01', '2009-05-04', async () => {
      const unknown = await callOf('A01', 4);
      expect([unknown.consignmentCapCents, unknown.may.consign]).toEqual([null, false]);
      expect(unknown.consignmentRefusal).toContain('la consignation du solde au lundi 4 mai 2009');
      expect(await refusals('POST', `${path}/consignation`, given)).toEqual({
        amountCents: unknown.consignmentRefusal,
      });
    });
    expect(await refusals('POST', `${path}/consignation`, given)).toHaveProperty('amountCents');
    expect(await refusals('POST', `${path}/consignation`, { ...given, amountCents: 278_000 })).toEqual({});
    const consigned = await callOf('A01', 4);
    expect(consigned).toMatchObject({ status: 'consigned', restCents: 0, consignedCents: 278_000 });
    const release = { version: consigned.version, on: '2026-11-20', transactionId: '' };
    expect(await refusals('POST', `${path}/deconsignation`, release)).toEqual({});
    expect(await callOf('A01', 4)).toMatchObject({
      status: 'paid',
      receivedCents: 278_000,
      consignedCents: 0,
    });
    // The rest of the works is still owed: the last payment settles the sale.
    const open = await callOf('A01', 3);
    const pay = {
      version: open.version,
      on: '2026-11-20',
      amountCents: 2_502_000,
      method: 'transfer',
      transactionId: '',
    };
    expect(await refusals('POST', `${at('A01')}/${open.id}/reglements`, pay)).toEqual({});
    expect((await pageOf('A01')).sale.status).toBe('paid');
  });
});

describe('the schedule of a sale', () => {
  test('changes its template before the first call only, to one of its kind', async () => {
    const { sale, templates } = await pageOf('A31');
    expect(templates.map(({ label }) => label)).toContain('VIR 3 paliers avec dépôt');
    const given = { version: sale.version, paymentTemplateId: paymentTemplateId('T1', 'three-steps') };
    const wrong = { ...given, paymentTemplateId: paymentTemplateId('T1', 'vefa') };
    expect(await refusals('PUT', `${at('A31')}/modele`, wrong)).toHaveProperty('paymentTemplateId');
    expect(await refusals('PUT', `${at('A31')}/modele`, given)).toEqual({});
    const { calls } = await pageOf('A31');
    expect(calls.map(({ amountCents }) => amountCents)).toEqual([
      16_560_000, 4_416_000, 5_520_000, 1_104_000,
    ]);
    const signed = await pageOf('A22');
    const late = { ...given, version: signed.sale.version };
    expect(await refusals('PUT', `${at('A22')}/modele`, late)).toHaveProperty('base');
    expect((await accountant.visit('PUT', `${at('A31')}/modele`, { data: given })).status).toBe(403);
  });

  test('is saved as a file with every call of the operation', async () => {
    const answer = await owner.get(`${sales}/appels/telecharger?format=csv`, { isProtocol: false });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toContain('.csv');
    expect((await viewer.get(`${sales}/appels/telecharger`, { isProtocol: false })).status).toBe(403);
  });
});
