import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RentalManagementProps } from '#contracts/client/rental-management.ts';
import { turnRents } from '#mocks/handlers/client/rental-management/watch.ts';
import {
  contacts,
  leases,
  notifications,
  outgoingMails,
  rentCalls,
  tenants,
} from '#mocks/db/schema/index.ts';
import { leaseId } from '#mocks/db/seed/rental/index.ts';
import { tenantId } from '#mocks/db/seed/tenant-id.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let owner: Visitor;
let viewer: Visitor;
let other: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  [owner, viewer, other] = [server.visitor(), server.visitor(), server.visitor()];
  await owner.signIn('hugo.lartigue@example.test');
  await viewer.signIn('lea.pons@example.test');
  await other.signIn('karim.belkacem@example.test');
});
afterAll(() => server.close());

const path = '/locatif';
const errorsOf = (props: unknown) => (props as { errors: Record<string, string> }).errors;
const read = async (query = '', visitor = owner) =>
  (await visitor.get(`${path}${query}`)).page.props as unknown as RentalManagementProps;
const callOf = async (number: string, month: string) => {
  const call = (await read()).calls.find((known) => known.number === number && known.month === month);
  if (call === undefined) throw new Error(`no call of ${number} for ${month}`);
  return call;
};
const payload = (more: Readonly<Record<string, unknown>> = {}) => ({
  lotId: '',
  type: 'nu',
  renterIds: [],
  guarantorId: null,
  signedOn: '2026-11-10',
  startsOn: '2026-11-12',
  endsOn: null,
  rentCents: 82_000,
  chargesCents: 6000,
  chargesMode: 'provision',
  otherCents: 0,
  vatBps: 0,
  dueDay: 1,
  terms: 'a_echoir',
  depositCents: 82_000,
  depositReceivedOn: '2026-11-12',
  indexKind: 'IRL',
  indexQuarter: '2026T2',
  revisionDay: null,
  dpeClass: 'D',
  isMainResidence: true,
  ...more,
});

describe('the rents of the demonstration', () => {
  test('have the figures of the worked examples', async () => {
    const { leases: rented, revisions, figures } = await read();
    expect(rented.map(({ number }) => number)).toEqual([
      'B-2023-001',
      'B-2024-002',
      'B-2024-003',
      'B-2025-001',
      'B-2025-002',
    ]);
    expect(rented[0]).toMatchObject({ rentCents: 84_756, status: 'active' });
    const faure = revisions.filter(({ number }) => number === 'B-2023-001');
    expect(faure.map(({ toCents, status }) => [toCents, status])).toEqual([
      [null, 'awaiting_index'],
      [84_756, 'applied'],
      [84_023, 'applied'],
    ]);
    expect(revisions.find(({ number }) => number === 'B-2025-001')?.status).toBe('blocked_dpe');
    expect((await callOf('B-2025-002', '2026-11')).totalCents).toBe(5383);
    expect(await callOf('B-2024-002', '2026-11')).toMatchObject({
      totalCents: 68_500,
      paidCents: 40_000,
      state: 'partially_paid',
    });
    expect(await callOf('B-2025-001', '2026-10')).toMatchObject({ daysLate: 38, state: 'overdue' });
    expect(figures).toMatchObject({ calledCents: 411_639, arrearsCents: 73_000, depositsCents: 577_500 });
  });

  test('are read by whoever may only read, changed by nobody else, and unknown to another company', async () => {
    expect((await read('', viewer)).can).toMatchObject({ create: false, update: false, export: false });
    const call = await callOf('B-2025-001', '2026-10');
    const paid = {
      receivedOn: '2026-11-20',
      amountCents: 100,
      method: 'cash',
      transactionId: null,
      isAdvance: false,
    };
    const pay = `${path}/appels/${call.id}/encaissements`;
    expect((await viewer.visit('POST', pay, { data: paid })).status).toBe(403);
    expect((await other.visit('POST', pay, { data: paid })).status).toBe(404);
    expect((await read('', other)).leases).toEqual([]);
  });
});

describe('a lease', () => {
  const freeLot = async (): Promise<string> =>
    (await read()).lots.find(({ lease }) => lease === null)?.id ?? '';
  const renter = async (): Promise<string> => (await read()).choices.contacts[0]?.id ?? '';

  test('keeps to the caps of its deposit, the order of its days and a lot that is free', async () => {
    const store = async (more: Readonly<Record<string, unknown>>) =>
      errorsOf((await owner.visit('POST', `${path}/baux`, { data: payload(more) })).page.props);
    const lotId = await freeLot();
    expect((await store({ lotId, depositCents: 82_001 }))['depositCents']).toBe(
      'Le dépôt de garantie ne peut pas dépasser 1 mois de loyer hors charges.',
    );
    expect((await store({ lotId, type: 'meuble', depositCents: 164_001 }))['depositCents']).toContain(
      '2 mois',
    );
    expect((await store({ lotId, endsOn: '2026-11-11' }))['endsOn']).toBe(
      'Le dernier jour du bail précède son premier jour.',
    );
    const taken = (await read()).leases[0]?.lot.id;
    expect((await store({ lotId: taken }))['lotId']).toBe('Ce lot est déjà loué depuis le 15/11/2023.');
    expect((await store({ lotId, vatBps: 2000 }))['vatBps']).toContain('TVA');
  });

  test('goes from draft to its end: called by its days, ended by its keys, the deposit given back', async () => {
    const lotId = await freeLot();
    await owner.visit('POST', `${path}/baux`, { data: payload({ lotId, renterIds: [await renter()] }) });
    const own = async () => (await read()).leases.find(({ lot }) => lot.id === lotId);
    const step = async (
      method: 'PUT' | 'DELETE',
      what: string,
      data: Readonly<Record<string, unknown>> = {},
    ) => {
      const lease = await own();
      await owner.visit(method, `${path}/baux/${lease?.id}/${what}`, {
        data: { ...data, version: lease?.version },
      });
    };
    expect(await own()).toMatchObject({ number: 'B-2026-001', status: 'draft' });
    await step('PUT', 'activation');
    expect((await own())?.status).toBe('active');
    for (let time = 0; time < 2; time += 1) {
      await owner.visit('POST', `${path}/appels`, { data: { month: '2026-11', leaseIds: null } });
    }
    const called = (await read()).calls.filter(({ number }) => number === 'B-2026-001');
    expect(called.map(({ totalCents }) => totalCents)).toEqual([55_733]);
    await step('PUT', 'conge', { noticeOn: '2026-11-13', noticeBy: 'renter', leavesOn: '2026-11-18' });
    await step('PUT', 'sortie', {
      keysOn: '2026-11-18',
      isInventoryConform: true,
      retained: [{ label: 'Clé perdue', cents: 5000 }],
    });
    expect(await own()).toMatchObject({
      status: 'ended',
      deposit: { dueOn: '2026-12-18', owedCents: 77_000, penaltyCents: 0 },
    });
    await step('PUT', 'depot', { returnedOn: '2026-11-19', returnedCents: 77_000 });
    expect((await own())?.deposit?.returnedOn).toBe('2026-11-19');
  });
});

describe('a call', () => {
  const receiptOf = async (id: string) => {
    const answer = await owner.get(`${path}/appels/${id}/quittance`, { isProtocol: false });
    return { status: answer.status, name: answer.headers.get('content-disposition') ?? '' };
  };

  test('is paid in part and then wholly: a receipt, then a quittance; beyond that only in advance', async () => {
    const { id } = await callOf('B-2025-001', '2026-10');
    const pay = async (amountCents: number, isAdvance = false) =>
      (
        await owner.visit('POST', `${path}/appels/${id}/encaissements`, {
          data: { receivedOn: '2026-11-20', amountCents, method: 'transfer', transactionId: null, isAdvance },
        })
      ).page.props;
    expect((await receiptOf(id)).status).toBe(404);
    await pay(30_000);
    expect((await receiptOf(id)).name).toContain('recu-B-2025-001-2026-10.pdf');
    expect(errorsOf(await pay(50_000))['amountCents']).toMatch(/L’encaissement dépasse le solde/);
    await pay(43_000);
    expect((await receiptOf(id)).name).toContain('quittance-B-2025-001-2026-10.pdf');
    expect((await callOf('B-2025-001', '2026-10')).state).toBe('paid');
  });

  test('is sent to its renter, with its lines', async () => {
    const { id } = await callOf('B-2023-001', '2026-11');
    await owner.visit('POST', `${path}/appels/${id}/envoi`, { data: { what: 'receipt' } });
    const mails = await server.deps.db
      .select()
      .from(outgoingMails)
      .where(eq(outgoingMails.kind, 'rent.notice'));
    expect(mails.map(({ toAddress }) => toAddress)).toEqual(['noemie.faure@example.test']);
    expect(mails[0]?.subject).toContain('Quittance de loyer de novembre 2026');
  });
});

describe('a company in the franchise en base', () => {
  const set = (vatRegime: 'franchise' | 'reel_normal') =>
    server.deps.db
      .update(tenants)
      .set({ vatRegime })
      .where(eq(tenants.id, tenantId('T1')));
  const garage = leaseId('B-2025-002');
  const mention = 'TVA non applicable, art. 293 B du CGI.';

  test('calls parking without VAT, shops with theirs, and its papers say why', async () => {
    const { db } = server.deps;
    // From before the company changed its regime.
    await db.update(leases).set({ vatBps: 2000 }).where(eq(leases.id, garage));
    await set('franchise');
    await db.update(contacts).set({ email: 'ouali@example.test' }).where(eq(contacts.lastName, 'Ouali'));
    const leaseIds = [garage, leaseId('B-2024-003')];
    await owner.visit('POST', `${path}/appels`, { data: { month: '2026-12', leaseIds } });
    const called = await callOf('B-2025-002', '2026-12');
    expect(called).toMatchObject({ vatCents: 0, totalCents: 8500 });
    expect(await callOf('B-2024-003', '2026-12')).toMatchObject({ vatCents: 29_000 });
    const paid = {
      receivedOn: '2026-11-20',
      amountCents: 8500,
      method: 'transfer',
      transactionId: null,
      isAdvance: true,
    };
    await owner.visit('POST', `${path}/appels/${called.id}/encaissements`, { data: paid });
    const receipt = await owner.get(`${path}/appels/${called.id}/quittance`, { isProtocol: false });
    // Texts of a PDF stand in it as the codes of their signs.
    expect(receipt.text).toContain(Buffer.from(mention).toString('hex'));
    await owner.visit('POST', `${path}/appels/${called.id}/envoi`, { data: { what: 'receipt' } });
    const mails = await db.select().from(outgoingMails).where(eq(outgoingMails.kind, 'rent.notice'));
    expect(mails.filter(({ text }) => text.includes(mention))).toHaveLength(1);
    const row = (await read()).leases.find(({ id }) => id === garage);
    const data = { ...row?.values, version: row?.version };
    const refused = await owner.visit('PATCH', `${path}/baux/${garage}`, { data });
    expect(errorsOf(refused.page.props)['vatBps']).toContain('franchise en base');
    await set('reel_normal');
    await db.update(leases).set({ vatBps: 0 }).where(eq(leases.id, garage));
  });
});

describe('a revision', () => {
  const notify = async (number: string) => {
    const revision = (await read()).revisions.find(
      (known) => known.number === number && known.status !== 'applied',
    );
    const href = `${path}/revisions/${revision?.id}/notification`;
    return errorsOf((await owner.visit('PUT', href, { data: { requestedOn: '2026-11-20' } })).page.props)[
      'base'
    ];
  };

  test('is refused to a dwelling of class F, and while its index is not published', async () => {
    expect(await notify('B-2025-001')).toBe('Révision impossible : logement classé F.');
    expect(await notify('B-2023-001')).toBe('L’indice 2026T3 n’est pas encore saisi.');
  });
});

describe('each morning', () => {
  test('people are told once of what is late and what is to be revised, and the month is called on its first day', async () => {
    const first = await turnRents(server.deps);
    expect(first.notices).toBeGreaterThan(0);
    expect((await turnRents(server.deps)).notices).toBe(0);
    const notices = await server.deps.db.select().from(notifications);
    expect(notices.filter(({ kind }) => kind === 'rent.revision_due').length).toBeGreaterThan(0);
    const calls = await server.deps.db
      .select()
      .from(rentCalls)
      .where(eq(rentCalls.leaseId, leaseId('B-2023-001')));
    expect(calls.filter(({ month }) => month === '2026-12')).toEqual([]);
  });
});
