import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleSale, type SalePayload } from '#contracts/client/operation/notary/sale/payload.ts';
import type { NotarySaleFormProps } from '#contracts/client/operation/notary/sale/form.ts';
import type { NotarySaleIndexProps } from '#contracts/client/operation/notary/sale/index.ts';
import { contactId } from '#mocks/db/seed/contacts/index.ts';
import { lotId, operationId } from '#mocks/db/seed/operations/index.ts';
import { notarySaleId } from '#mocks/db/seed/notary-sales/index.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let owner: Visitor;
let viewer: Visitor;
let stranger: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  [owner, viewer, stranger] = [server.visitor(), server.visitor(), server.visitor()];
  await owner.signIn('hugo.lartigue@example.test');
  await viewer.signIn('lea.pons@example.test');
  await stranger.signIn('karim.belkacem@example.test');
});
afterAll(() => server.close());

const chais = operationId('T1', 'OP-2025-001');
const list = `/operations/${chais}/notaire/ventes`;
const at = (key: string) => `${list}/${notarySaleId('T1', 'OP-2025-001', key)}`;
const indexOf = async (visitor = owner) =>
  (await visitor.get(list)).page.props as unknown as NotarySaleIndexProps;
const fileOf = async (path: string, visitor = owner) =>
  (await visitor.get(path)).page.props as unknown as NotarySaleFormProps;
const refusals = async (method: string, path: string, data: object, visitor = owner) =>
  (await visitor.visit(method, path, { data })).page.props.errors;
const versionOf = async (path: string, visitor = owner) =>
  (await fileOf(path, visitor)).current?.version ?? 0;

const box: SalePayload = {
  ...exampleSale,
  lots: [
    {
      lotId: lotId('T1', 'OP-2025-001', 'G01'),
      priceTtcCents: 1_500_000,
      existingPriceCents: null,
      worksPriceCents: null,
    },
  ],
  buyers: [
    {
      contactId: contactId('T1', 'buyer-9'),
      shareBps: 10_000,
      kind: 'individual',
      capacity: 'non_professional',
    },
  ],
};

describe('the sales of the golden operation', () => {
  test('come to what was signed, contracted, reserved and left, and to what is unpaid', async () => {
    const { cards, sales } = await indexOf();
    expect(cards).toMatchObject({
      signedCents: 76_600_000,
      contractsCents: 22_700_000,
      reservedCents: 27_600_000,
      availableCents: 1_500_000,
      calledCents: 63_580_000,
      receivedCents: 60_480_000,
      unpaidCents: 3_100_000,
      lateDays: 3,
      next: { on: '2026-11-30' },
    });
    expect(sales).toHaveLength(8);
    const firm = sales.find(({ status }) => status === 'firm');
    expect(firm).toMatchObject({ loanConditionEndsOn: '2026-11-30', loanDaysLeft: 10 });
    expect(firm?.lots.map(({ ref }) => ref)).toEqual(['A21', 'G02']);
    expect(sales.find(({ status }) => status === 'contract')).toMatchObject({
      withdrawalEndsOn: '2026-11-30',
      withdrawalDaysLeft: 10,
    });
  });

  test('tell how a withdrawal is counted, what the buyer pays beside the price, and the VAT of the lot', async () => {
    const running = await fileOf(at('A31'));
    const [withdrawal] = running.clocks;
    expect(withdrawal).toMatchObject({ kind: 'buyer_withdrawal', endsOn: '2026-11-30', status: 'running' });
    expect(running.prices[0]).toMatchObject({ vatCents: 2_920_000, priceHtCents: 24_680_000 });
    const sold = await fileOf(at('A11'));
    expect(sold.buyerCost?.feesCents).toBe(1_680_017);
    expect(sold.calls.map(({ amountCents }) => amountCents)).toEqual([
      12_300_000, 4_100_000, 3_690_000, 410_000,
    ]);
    expect(sold.steps.find(({ name }) => name === 'deliver')?.reason).toContain('achèvement');
  });

  test('count the duties on the price without VAT once the deed states it, and at a lower rate for a first home', async () => {
    const path = at('A31');
    const feesOf = async () => (await fileOf(path)).buyerCost?.feesCents ?? 0;
    const saved = async (more: object) => {
      const { form, current } = await fileOf(path);
      return refusals('PUT', path, { ...form.values, ...more, version: current?.version });
    };
    const before = await feesOf();
    expect(await saved({ isVatStated: true })).toEqual({});
    // 29 200 € of VAT bear no duty at 5 % × 1,0237 + 1,20 %, and no contribution at 0,10 %.
    const stated = await feesOf();
    expect(before - stated).toBe(187_420);
    expect(await saved({ isVatStated: false, isFirstTimeBuyer: true })).toEqual({});
    // 276 000 € at 4,50 % instead of 5 %, with the levy of 2,37 %.
    expect(before - (await feesOf())).toBe(141_271);
    expect(await saved({ isFirstTimeBuyer: false })).toEqual({});
    expect(await feesOf()).toBe(before);
    const sold = await fileOf(at('A11'));
    const signed = { ...sold.form.values, isVatStated: true, version: sold.current?.version };
    expect(await refusals('PUT', at('A11'), signed)).toHaveProperty('isVatStated');
  });

  test('are read by all of the company, changed by those who may, and not there for strangers', async () => {
    expect((await viewer.get(list)).status).toBe(200);
    expect((await viewer.get(at('A31'))).status).toBe(200);
    expect((await viewer.get(`${list}/creer`)).status).toBe(403);
    expect((await viewer.visit('POST', list, { data: box })).status).toBe(403);
    expect((await stranger.get(list)).status).toBe(404);
    expect((await stranger.get(at('A31'))).status).toBe(404);
    expect((await stranger.visit('POST', list, { data: box })).status).toBe(404);
    // A sale of another operation is not there under this one.
    expect((await owner.get(`${list}/${notarySaleId('T1', 'OP-2025-002', 'B2')}`)).status).toBe(404);
  });

  test('no longer change what was signed', async () => {
    const { form, current } = await fileOf(at('A31'));
    const values = { ...form.values, version: current?.version };
    const [lot] = form.values.lots;
    const cheaper = { ...lot, priceTtcCents: 27_000_000, existingPriceCents: 15_960_000 };
    expect(await refusals('PUT', at('A31'), { ...values, lots: [cheaper] })).toHaveProperty('lots');
    expect(await refusals('PUT', at('A31'), { ...values, depositCents: 1 })).toHaveProperty('depositCents');
    expect(await refusals('PUT', at('A31'), { ...values, version: 1 })).toHaveProperty('version');
    expect(await refusals('PUT', at('A31'), values)).toEqual({});
  });

  test('may be left by the buyer until the last day, and by nobody afterwards', async () => {
    const late = { version: await versionOf(at('A21')), withdrawnOn: '2026-11-19', receivedBy: 'Étude' };
    expect(await refusals('POST', `${at('A21')}/retractation`, late)).toHaveProperty('base');
    const given = { version: await versionOf(at('A31')), withdrawnOn: '2026-11-19', receivedBy: 'Étude' };
    expect(await refusals('POST', `${at('A31')}/retractation`, given)).toEqual({});
    const after = await fileOf(at('A31'));
    expect(after.current).toMatchObject({ status: 'cancelled', cancelReason: 'withdrawn' });
    expect(after.clocks.map(({ kind }) => kind)).toContain('withdrawal_refund');
    const { cards } = await indexOf();
    expect(cards).toMatchObject({ reservedCents: 0, availableCents: 29_100_000 });
  });
});

describe('a reservation', () => {
  test('is refused where shares, prices, lots or the floor do not fit', async () => {
    const [buyer] = box.buyers;
    const half = { ...box, buyers: [{ ...buyer, shareBps: 5_000 }] };
    expect((await refusals('POST', list, half))['buyers']).toContain('100');
    const [lot] = box.lots;
    const split = { ...box, lots: [{ ...lot, existingPriceCents: 1, worksPriceCents: 1 }] };
    expect(await refusals('POST', list, split)).toHaveProperty(['lots.0.worksPriceCents']);
    const taken = { ...box, lots: [{ ...lot, lotId: lotId('T1', 'OP-2025-001', 'A01') }], regime: 'vir' };
    expect(await refusals('POST', list, taken)).toHaveProperty('lots');
    const cheap = { ...box, lots: [{ ...lot, priceTtcCents: 1_300_000 }] };
    expect(await refusals('POST', list, cheap)).toHaveProperty('isFloorConfirmed');
    const foreign = { ...box, buyers: [{ ...buyer, contactId: contactId('T2', 'buyer-1') }] };
    expect(await refusals('POST', list, foreign)).toHaveProperty('buyers');
  });

  test('goes from the option to the deed, and its lot with it', async () => {
    const [{ lotId: lot } = { lotId: '' }] = box.lots;
    const option = { lotIds: [lot], contactId: contactId('T1', 'buyer-9'), optionUntil: '2026-11-25' };
    expect(await refusals('POST', `${list}/option`, { ...option, optionUntil: '2026-11-01' })).toHaveProperty(
      'optionUntil',
    );
    expect(await refusals('POST', `${list}/option`, option)).toEqual({});
    // Somebody else was quicker.
    expect(await refusals('POST', `${list}/option`, option)).toHaveProperty('lotIds');
    const optioned = (await indexOf()).sales.find(({ status }) => status === 'option');
    const path = `${list}/${optioned?.id}`;
    expect(await refusals('POST', `${path}/reservation`, { version: 1, isFloorConfirmed: false })).toEqual(
      {},
    );
    expect(
      await refusals('PUT', path, { ...box, hasLoanWaiver: false, version: await versionOf(path) }),
    ).toEqual({});
    const contract = {
      version: await versionOf(path),
      contractKind: 'compromis',
      contractOn: '2026-11-20',
      depositCents: 75_000,
      loanConditionEndsOn: null,
      isConfirmed: false,
    };
    const { depositCents } = await refusals('POST', `${path}/avant-contrat`, {
      ...contract,
      depositCents: 80_000,
    });
    expect(depositCents).toContain('dépôt');
    // A natural person who buys without a loan writes so by hand.
    expect(await refusals('POST', `${path}/avant-contrat`, contract)).toHaveProperty('isConfirmed');
    expect(await refusals('POST', `${path}/avant-contrat`, { ...contract, isConfirmed: true })).toEqual({});
    // A box is no housing: nobody may withdraw, and nothing holds the sale up.
    const lifted = await fileOf(path);
    expect(lifted.current?.status).toBe('conditions_lifted');
    const deed = {
      version: lifted.current?.version,
      deedOn: '2026-11-20',
      actualPriceCents: 1_500_000,
      notaryId: contactId('T1', 'notary-3'),
    };
    expect(await refusals('POST', `${path}/acte`, { ...deed, actualPriceCents: 1 })).toHaveProperty(
      'actualPriceCents',
    );
    expect(await refusals('POST', `${path}/acte`, deed)).toEqual({});
    const signed = await fileOf(path);
    expect(signed.current?.status).toBe('deed');
    expect(signed.calls).toMatchObject([{ amountCents: 1_500_000, status: 'callable' }]);
    expect((await indexOf()).cards).toMatchObject({ signedCents: 78_100_000 });
    const given = { version: await versionOf(path), deliveredOn: '2026-11-20', reserves: 'Porte\n' };
    expect(await refusals('POST', `${path}/livraison`, given)).toEqual({});
    expect((await fileOf(path)).current).toMatchObject({
      status: 'delivered',
      deliveryReserves: ['Porte'],
    });
  });
});

describe('the conditions of a sale', () => {
  test('hold it up until the loan is accepted after ten days, or waived', async () => {
    const path = at('A21');
    const outcome = async (given: object) =>
      refusals('PUT', `${path}/pret`, { version: await versionOf(path), ...given });
    expect(await outcome({ outcome: 'accepted', on: '2026-11-20' })).toHaveProperty('outcome');
    expect(await outcome({ outcome: 'offered', on: '2026-11-18' })).toEqual({});
    const { on } = await outcome({ outcome: 'accepted', on: '2026-11-20' });
    expect(on).toContain('29/11/2026');
    const added = {
      version: await versionOf(path),
      type: 'sale_of_other',
      detail: 'Vente de son logement',
      deadlineOn: '2027-01-15',
    };
    expect(await refusals('POST', `${path}/conditions`, added)).toEqual({});
    expect(await outcome({ outcome: 'waived', on: '2026-11-20' })).toEqual({});
    const waiting = await fileOf(path);
    expect(waiting.current?.status).toBe('firm');
    const [condition] = waiting.conditions;
    const settled = { version: waiting.current?.version, status: 'met', metOn: '2026-11-20' };
    expect(await refusals('POST', `${path}/conditions/${condition?.id}`, settled)).toEqual({});
    expect((await fileOf(path)).current?.status).toBe('conditions_lifted');
  });

  test('let a sale be cancelled for a refused loan only with its proof, and free the lots', async () => {
    const path = at('A21');
    const given = {
      version: await versionOf(path),
      reason: 'loan_refused',
      depositOutcome: 'refunded',
    };
    expect(await refusals('POST', `${path}/annulation`, given)).toHaveProperty('reason');
    const { depositOutcome } = await refusals('POST', `${path}/annulation`, {
      ...given,
      reason: 'amicable',
      depositOutcome: null,
    });
    expect(depositOutcome).toBeTruthy();
    expect(await refusals('POST', `${path}/annulation`, { ...given, reason: 'amicable' })).toEqual({});
    expect((await fileOf(path)).current?.status).toBe('cancelled');
    const { choices } = await indexOf();
    const free = [lotId('T1', 'OP-2025-001', 'A21'), lotId('T1', 'OP-2025-001', 'G02')];
    expect(choices.lots.map(({ id }) => id)).toEqual(expect.arrayContaining(free));
  });
});
