import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examplePurchase } from '#contracts/client/operation/notary/purchase/payload.ts';
import type { PurchaseFormProps } from '#contracts/client/operation/notary/purchase/form.ts';
import { operationId } from '#mocks/db/seed/operations/index.ts';
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
const thalassa = operationId('T1', 'OP-2026-001');
const roanne = operationId('T2', 'OP-2026-002');
const at = (operation: string) => `/operations/${operation}/notaire/achat`;
const pageOf = async (operation: string, visitor = owner) =>
  (await visitor.get(at(operation))).page.props as unknown as PurchaseFormProps;
const refusals = async (method: string, path: string, data: object, visitor = owner) =>
  (await visitor.visit(method, path, { data })).page.props.errors;

describe('the purchase of the golden operation', () => {
  test('costs 10 490,84 beside its price, line by line', async () => {
    const { cost, purchase } = await pageOf(chais);
    expect(cost).toMatchObject({
      priceCents: 48_000_000,
      emolumentsCents: 423_245,
      emolumentsVatCents: 84_649,
      dutiesCents: 343_190,
      // 3 360,00 + 71,90 €: each line to the euro.
      dutiesDueCents: 343_200,
      csiCents: 48_000,
      disbursementsCents: 150_000,
      feesTtcCents: 1_049_084,
    });
    expect(purchase).toMatchObject({
      status: 'deed_signed',
      actualFeesCents: 1_049_084,
      deedOn: '2026-04-16',
    });
  });

  test('is committed to resell by 2031-04-16, and pre-emption is cleared', async () => {
    const { commitment, preemption, conditions, steps } = await pageOf(chais);
    expect(commitment?.clock.endsOn).toBe('2031-04-16');
    expect(commitment?.breach?.cents).toBeGreaterThan(0);
    expect(preemption?.isCleared).toBe(true);
    expect(conditions.map(({ status }) => status)).toEqual(['met', 'met', 'met']);
    expect(steps).toEqual([]);
  });

  test('no longer changes what was signed, and is not there for a stranger', async () => {
    const { purchase } = await pageOf(chais);
    const version = purchase?.version ?? 0;
    const given = { ...examplePurchase, version, acceptanceOn: '2025-10-16', priceCents: 47_000_000 };
    expect(await refusals('PUT', at(chais), given)).toHaveProperty('priceCents');
    expect((await viewer.visit('PUT', at(chais), { data: given })).status).toBe(403);
    expect((await stranger.get(at(chais))).status).toBe(404);
    expect((await viewer.get(at(chais))).status).toBe(200);
  });
});

describe('a purchase', () => {
  test('goes from the accepted offer to the promise, its conditions and the deed', async () => {
    const draft = { ...examplePurchase, version: 0, acceptanceOn: null, priceCents: 85_000_000 };
    expect(await refusals('PUT', at(thalassa), draft)).toEqual({});
    const promise = {
      version: 1,
      promiseOn: '2026-11-19',
      promiseExpiresOn: '2027-04-30',
      depositCents: 4_250_000,
    };
    // No offer was accepted yet.
    expect(await refusals('POST', `${at(thalassa)}/promesse`, promise)).toHaveProperty('base');
    const accepted = { ...draft, version: 1, acceptanceOn: '2026-11-18', form: 'private' };
    expect(await refusals('PUT', at(thalassa), accepted)).toEqual({});
    // A private promise of a natural person may not last more than eighteen months.
    const long = { ...promise, version: 2, promiseExpiresOn: '2028-06-30' };
    const { promiseExpiresOn } = await refusals('POST', `${at(thalassa)}/promesse`, long);
    expect(promiseExpiresOn).toContain('doit être notariée');
    const loan = { type: 'loan', detail: '', deadlineOn: '2027-01-29' };
    expect(await refusals('POST', `${at(thalassa)}/conditions`, loan)).toEqual({});
    expect(await refusals('POST', `${at(thalassa)}/promesse`, { ...promise, version: 2 })).toEqual({});
    const signed = await pageOf(thalassa);
    expect(signed.purchase).toMatchObject({
      status: 'conditions_pending',
      registrationDeadlineOn: '2026-11-28',
    });
    expect(signed.operation.status).toBe('promise');
    const [condition] = signed.conditions;
    const settle = (status: string) =>
      refusals('POST', `${at(thalassa)}/conditions/${condition?.id}`, {
        version: condition?.version,
        status,
        metOn: '2026-11-20',
      });
    // A condition that is met needs its proof.
    expect(await settle('met')).toHaveProperty('status');
    expect(await settle('waived')).toEqual({});
    const met = await pageOf(thalassa);
    expect(met.purchase?.status).toBe('conditions_met');
    const deed = {
      version: met.purchase?.version,
      deedOn: '2026-11-20',
      deedPriceCents: 85_000_000,
      regime: 'mdb',
      actualFeesCents: 1_800_000,
      isConfirmed: true,
    };
    // Pre-emption still stands against it.
    expect(await refusals('POST', `${at(thalassa)}/acte`, deed)).toHaveProperty('deedOn');
  });

  test('is ended with a reason and the outcome of the deposit, by the account holder', async () => {
    const { purchase, steps } = await pageOf(roanne, stranger);
    expect(purchase?.status).toBe('conditions_pending');
    expect(steps.map(({ name }) => name)).toContain('terminate');
    const path = `${at(roanne)}/resolution`;
    const given = { version: purchase?.version, reason: '', depositOutcome: null };
    const errors = await refusals('POST', path, given, stranger);
    expect(Object.keys(errors).toSorted()).toEqual(['depositOutcome', 'reason']);
    const cancellation = { ...given, reason: 'Prêt refusé', depositOutcome: 'refunded' };
    expect(await refusals('POST', path, cancellation, stranger)).toEqual({});
    const after = await pageOf(roanne, stranger);
    expect(after.purchase?.status).toBe('terminated');
    expect(after.operation.status).toBe('study');
    expect((await owner.visit('POST', path, { data: cancellation })).status).toBe(404);
  });
});
