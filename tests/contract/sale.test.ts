import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LotFormProps } from '#contracts/client/operation/sale/form.ts';
import type { SaleIndexProps } from '#contracts/client/operation/sale/index.ts';
import { exampleLot } from '#contracts/client/operation/sale/lot.ts';
import { exampleImage } from '#contracts/files.ts';
import { undo } from '#generated/routes/root.ts';
import { auditEntries, lotDiagnostics, lotPrices, lots, stateChanges } from '#mocks/db/schema/index.ts';
import { lotId, operationId } from '#mocks/db/seed/operations/index.ts';
import { openTestStandIn, type TestStandIn } from '#tests/support/stand-in.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let standIn: TestStandIn;
let owner: Visitor;
let collaborator: Visitor;
let accountant: Visitor;
let viewer: Visitor;
let stranger: Visitor;
beforeAll(async () => {
  standIn = await openTestStandIn();
  [owner, collaborator, accountant, viewer, stranger] = [
    standIn.visitor(),
    standIn.visitor(),
    standIn.visitor(),
    standIn.visitor(),
    standIn.visitor(),
  ];
  await owner.signIn('hugo.lartigue@example.test');
  await collaborator.signIn('ines.duprat@example.test');
  await accountant.signIn('marc.soubiran@example.test');
  await viewer.signIn('lea.pons@example.test');
  await stranger.signIn('karim.belkacem@example.test');
});
afterAll(() => standIn.close());

const golden = operationId('T1', 'OP-2025-001');
const talence = operationId('T1', 'OP-2025-002');
const merignac = operationId('T1', 'OP-2025-004');
const base = `/operations/${golden}/vente`;
const goldenLot = (ref: string): string => lotId('T1', 'OP-2025-001', ref);
const talenceLot = (ref: string): string => lotId('T1', 'OP-2025-002', ref);

const planOf = async (path: string, visitor = owner) =>
  (await visitor.get(path)).page.props as unknown as SaleIndexProps;
const formOf = async (path: string, visitor = owner) =>
  (await visitor.get(path)).page.props as unknown as LotFormProps;
const stored = async (id: string) => {
  const [row] = await standIn.deps.db.select().from(lots).where(eq(lots.id, id));
  return row;
};
const refusals = async (
  method: string,
  path: string,
  data: object,
  visitor = owner,
): Promise<Record<string, string>> => (await visitor.visit(method, path, { data })).page.props.errors;

describe('the sale plan', () => {
  test('tells the golden figures: value, sold, pre-sold, mean price, days, pace', async () => {
    const { cards, plan, lots: rows } = await planOf(base);
    expect(cards).toMatchObject({
      revenueCents: 128_400_000,
      lotsCount: 9,
      areaM2: '451.90',
      soldBps: 5966,
      soldCents: 76_600_000,
      preSoldBps: 9883,
      availableCents: 1_500_000,
      availableCount: 1,
      perM2Cents: 325_057,
      isPerM2OfApartments: true,
      averageSaleDays: 145.4,
      pacePerMonth: 0.83,
    });
    expect(plan).toMatchObject({ status: 'open', openedOn: '2026-05-04', feeRateBps: 400 });
    expect(rows.find(({ ref }) => ref === 'A31')?.buyers).toEqual(['M. et Mme Yanis et Laure Haddad']);
    expect(rows.find(({ ref }) => ref === 'G01')).toMatchObject({ ageDays: 200, ageBucket: 'upTo365' });
  });

  test('gives each lot the cost and margin of the reference simulation', async () => {
    const { lots: rows } = await planOf(base);
    const margins = Object.fromEntries(
      rows.map((lot) => [lot.ref, [lot.costCents, lot.marginCents, lot.marginBps]]),
    );
    expect(margins).toEqual({
      A01: [11_123_544, 1_259_789, 1017],
      A11: [16_528_519, 1_754_814, 960],
      A12: [12_097_651, 1_433_016, 1059],
      A21: [16_940_044, 1_942_623, 1029],
      A22: [12_329_978, 1_466_689, 1063],
      A31: [22_647_135, 2_032_865, 824],
      C01: [7_737_877, 2_965_456, 2771],
      G01: [849_622, 520_378, 3798],
      G02: [849_622, 520_378, 3798],
    });
  });

  test('keeps floor prices for the owner, and margins for owner and accountant', async () => {
    const [own] = (await planOf(base)).lots;
    expect(own).toMatchObject({ minPriceCents: 13_500_000, marginBps: 1017 });
    for (const visitor of [accountant, collaborator, viewer]) {
      const { lots: rows } = await planOf(base, visitor);
      expect(rows.every(({ minPriceCents }) => minPriceCents === null)).toBe(true);
      const isTold = visitor === accountant;
      expect(rows.some(({ marginCents, costCents }) => (marginCents ?? costCents) !== null)).toBe(isTold);
    }
    const { tax, form } = await formOf(`${base}/lots/${goldenLot('A11')}`, viewer);
    expect(tax?.costCents).toBeNull();
    expect(form.values.minPriceCents).toBeNull();
  });

  test('is of its company alone, and only read by who may only read', async () => {
    expect((await stranger.get(base)).status).toBe(404);
    expect((await stranger.get(`${base}/lots/${goldenLot('A11')}`)).status).toBe(404);
    const lotIds = [talenceLot('B1')];
    const answer = await viewer.visit('POST', `/operations/${talence}/vente/publication`, {
      data: { lotIds },
    });
    expect(answer.status).toBe(403);
    const change = { lotIds, percentBps: 100 };
    const moved = await accountant.visit('POST', `/operations/${talence}/vente/revalorisation`, {
      data: change,
    });
    expect(moved.status).toBe(403);
    const off = await collaborator.visit('POST', `/operations/${talence}/vente/retrait`, {
      data: { lotIds, reason: 'Loué' },
    });
    expect(off.status).toBe(403);
  });
});
