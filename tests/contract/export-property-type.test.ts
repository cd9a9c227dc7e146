import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DossierProps } from '#contracts/export/dossier.ts';
import type { SheetProps } from '#contracts/export/property-type/sheet.ts';
import { lots } from '#mocks/db/schema/index.ts';
import { lotId, operationId } from '#mocks/db/seed/operations/index.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let owner: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  owner = server.visitor();
  await owner.signIn('hugo.lartigue@example.test');
});
afterAll(() => server.close());

const golden = 'OP-2025-001';
const lot = (ref: string, operation = golden): string => lotId('T1', operation, ref);
const get = (id: string, sheet: string, query = '', visitor = owner) =>
  visitor.get(`/export/lots/${id}/${sheet}${query}`);
const sheetOf = async (...asked: Parameters<typeof get>): Promise<SheetProps> =>
  (await get(...asked)).page.props as unknown as SheetProps;

describe('the sheet of an apartment', () => {
  test('tells price, price per m² and both parts of a VIR, with its calls to the cent', async () => {
    const { lots: shown } = await sheetOf(lot('A11'), 'appartement');
    expect(shown).toHaveLength(1);
    expect(shown[0]).toMatchObject({
      ref: 'A11',
      priceTtcCents: 20_500_000,
      pricePerM2Cents: 323_344,
      existingPriceCents: 12_300_000,
      worksPriceCents: 8_200_000,
      bank: null,
      isDpeMissing: false,
    });
    expect(shown[0]?.calls.map(({ amountCents }) => amountCents)).toEqual([
      12_300_000, 4_100_000, 3_690_000, 410_000,
    ]);
  });

  test('tells a bank what it costs and earns, as the reference simulation has it', async () => {
    const { lots: shown } = await sheetOf(lot('A11'), 'appartement', '?mode=bank');
    expect(shown[0]?.bank).toMatchObject({ marginCents: 1_754_814, marginBps: 960 });
    const kept = await sheetOf(lot('A11'), 'appartement', '?mode=bank&hide=margin');
    expect(kept.lots[0]?.bank).toBeNull();
    const viewer = server.visitor();
    await viewer.signIn('lea.pons@example.test');
    const forViewer = await sheetOf(lot('A11'), 'appartement', '?mode=bank', viewer);
    expect(forViewer.lots[0]?.bank).toBeNull();
    // VAT on the margin would tell it.
    expect(forViewer.lots[0]?.vat?.mode).not.toBe('margin');
  });

  test('holds no amount where amounts are hidden', async () => {
    const sent = JSON.stringify(await sheetOf(lot('A11'), 'appartement', '?mode=bank&hide=amounts'));
    for (const figure of ['20500000', '323344', '12300000', '8200000', '1754814']) {
      expect(sent).not.toContain(figure);
    }
  });
});

describe('the sheets of other lots', () => {
  test('two garages share a sheet, whichever of them is asked for', async () => {
    for (const ref of ['G01', 'G02']) {
      const { lots: shown } = await sheetOf(lot(ref), 'garage');
      expect(shown.map((garage) => garage.ref)).toEqual(['G01', 'G02']);
    }
    const [first] = (await sheetOf(lot('G01'), 'garage')).lots;
    expect(first).toMatchObject({ priceTtcCents: 1_500_000, areaM2: '15.00', pricePerM2Cents: 100_000 });
  });

  test('business premises tell their price per m², and that they are free', async () => {
    const { lots: shown } = await sheetOf(lot('C01'), 'local');
    expect(shown[0]).toMatchObject({ priceTtcCents: 11_500_000, areaM2: '71.50', pricePerM2Cents: 160_839 });
    expect(Object.keys(shown[0]?.details ?? {}).filter((name) => name.startsWith('lease'))).toEqual([]);
  });

  test('a plot tells that it is not surveyed, and its services', async () => {
    const { lots: shown } = await sheetOf(lot('L1', 'OP-2025-004'), 'terrain');
    expect(shown[0]?.details).toMatchObject({ surveyed: false, serviceWater: 'at_boundary' });
    expect(shown[0]?.vat?.mode).toBe('margin');
    const kept = await sheetOf(lot('L1', 'OP-2025-004'), 'terrain', '?hide=margin');
    expect(kept.lots[0]?.vat).toBeNull();
  });

  test('a building tells its rents over its price, and how much of it is empty', async () => {
    const id = lot('IMM', 'OP-2026-002');
    const { db } = server.deps;
    await db
      .update(lots)
      .set({
        priceTtcCents: 18_000_000,
        details: { unitsCount: 3, rentedUnits: 2, totalM2: '210.00', annualRentCents: 1_704_000 },
      })
      .where(eq(lots.id, id));
    const [shown] = (await sheetOf(id, 'immeuble')).lots;
    expect(shown?.yields).toEqual({ grossBps: 947, potentialBps: null });
    expect(shown?.vacancyBps).toBe(3333);
    const [kept] = (await sheetOf(id, 'immeuble', '?hide=amounts')).lots;
    expect(kept?.details['annualRentCents']).toBeUndefined();
  });
});

describe('who reads a sheet', () => {
  test('a lot of another type has no such sheet, another company no such lot', async () => {
    expect((await get(lot('A11'), 'garage')).status).toBe(404);
    const stranger = server.visitor();
    await stranger.signIn('karim.belkacem@example.test');
    expect((await get(lot('A11'), 'appartement', '', stranger)).status).toBe(404);
  });

  test('a file holds one sheet for each lot, and one for two garages; none of a lot that was withdrawn', async () => {
    const file = async (): Promise<DossierProps> =>
      (
        await owner.get(
          `/export/operations/${operationId('T1', golden)}/dossier?sections=property-type.apartment,property-type.garage`,
        )
      ).page.props as unknown as DossierProps;
    const sections = (await file()).parts.map(({ section }) => section);
    expect(sections.filter((section) => section === 'property-type.apartment')).toHaveLength(6);
    expect(sections.filter((section) => section === 'property-type.garage')).toHaveLength(1);
    await server.deps.db
      .update(lots)
      .set({ status: 'withdrawn' })
      .where(eq(lots.id, lot('A31')));
    expect((await file()).parts).toHaveLength(6);
  });
});
