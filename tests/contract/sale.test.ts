import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LotFormProps } from '#contracts/client/operation/sale/form.ts';
import type { SaleIndexProps } from '#contracts/client/operation/sale/index.ts';
import { exampleLot } from '#contracts/client/operation/sale/lot.ts';
import { exampleImage } from '#contracts/files.ts';
import { undo } from '#generated/routes/root.ts';
import { auditEntries, lotDiagnostics, lotPrices, lots, stateChanges } from '#mocks/db/schema/index.ts';
import { lotId, operationId } from '#mocks/db/seed/operations/index.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let owner: Visitor;
let collaborator: Visitor;
let accountant: Visitor;
let viewer: Visitor;
let stranger: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  [owner, collaborator, accountant, viewer, stranger] = [
    server.visitor(),
    server.visitor(),
    server.visitor(),
    server.visitor(),
    server.visitor(),
  ];
  await owner.signIn('hugo.lartigue@example.test');
  await collaborator.signIn('ines.duprat@example.test');
  await accountant.signIn('marc.soubiran@example.test');
  await viewer.signIn('lea.pons@example.test');
  await stranger.signIn('karim.belkacem@example.test');
});
afterAll(() => server.close());

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
  const [row] = await server.deps.db.select().from(lots).where(eq(lots.id, id));
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
      const isDisclosed = visitor === accountant;
      expect(rows.some(({ marginCents, costCents }) => (marginCents ?? costCents) !== null)).toBe(
        isDisclosed,
      );
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

describe('lots and their prices', () => {
  const drafted = async (given: Partial<typeof exampleLot> = {}) => {
    const answer = await owner.visit('POST', `/operations/${talence}/vente/lots`, {
      data: { ...exampleLot, ...given },
    });
    expect(answer.page.props.errors).toEqual({});
    const { form } = answer.page.props as unknown as LotFormProps;
    const id = form.record?.id ?? '';
    return { id, path: `/operations/${talence}/vente/lots/${id}`, version: form.record?.version ?? 0 };
  };

  test('a lot is entered as a draft, published, priced with its log, and withdrawn by the owner', async () => {
    const { id, path } = await drafted({ ref: 'X1' });
    expect(await stored(id)).toMatchObject({ status: 'draft', details: { rooms: 2, bedrooms: 1, floor: 1 } });
    const sale = `/operations/${talence}/vente`;
    expect(await refusals('POST', `${sale}/publication`, { lotIds: [id] })).toEqual({});
    expect(await stored(id)).toMatchObject({ status: 'available', forSaleOn: '2026-11-20' });
    expect(await refusals('POST', `${sale}/revalorisation`, { lotIds: [id], percentBps: 500 })).toEqual({});
    expect((await stored(id))?.priceTtcCents).toBe(15_960_000);
    const dear = { lotId: id, priceTtcCents: 20_000_000, existingPriceCents: null, worksPriceCents: null };
    expect((await refusals('PUT', `${sale}/prix`, { changes: [dear] }))['reason']).toContain('plus de 10 %');
    expect(await refusals('PUT', `${sale}/prix`, { changes: [dear], reason: 'Vue dégagée' })).toEqual({});
    const log = await server.deps.db.select().from(lotPrices).where(eq(lotPrices.lotId, id));
    expect(log.map(({ newCents }) => newCents).toSorted((a, b) => a - b)).toEqual([
      15_200_000, 15_960_000, 20_000_000,
    ]);
    expect((await refusals('DELETE', path, {}))['base']).toContain('brouillon');
    expect(await refusals('POST', `${sale}/retrait`, { lotIds: [id], reason: 'Loué' })).toEqual({});
    const states = await server.deps.db.select().from(stateChanges).where(eq(stateChanges.entityId, id));
    expect(states.map(({ toState }) => toState).toSorted()).toEqual(['available', 'draft', 'withdrawn']);
    const entries = await server.deps.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectId, talence), eq(auditEntries.action, 'operation.lot.withdraw')));
    expect(entries.length).toBe(1);
  });

  test('a lot that cannot be put on sale is refused with a link to where that is put right', async () => {
    const { id, path } = await drafted({ ref: 'X3', priceTtcCents: null });
    const { page } = await owner.visit('POST', `/operations/${talence}/vente/publication`, {
      data: { lotIds: [id] },
    });
    expect(page.props.errors['lotIds']).toBe('X3 : Renseignez : prix de vente.');
    expect(page.props.flash).toMatchObject({
      remedies: [{ label: 'Compléter la fiche du lot', href: path }],
    });
  });

  test('the form refuses what does not fit, at its field', async () => {
    const refuse = (given: object) =>
      refusals('POST', `/operations/${talence}/vente/lots`, { ...exampleLot, ref: 'X2', ...given });
    expect(await refuse({ areaM2: null })).toEqual({ areaM2: 'Surface obligatoire.' });
    expect(await refuse({ bedrooms: 3 })).toEqual({
      bedrooms: 'Le nombre de chambres ne peut pas dépasser le nombre de pièces.',
    });
    expect((await refuse({ rooms: null, bedrooms: null }))['rooms']).toBe('Ce champ est obligatoire.');
    expect((await refuse({ dpeOn: '2020-01-01' }))['dpeOn']).toContain('01/07/2021');
    expect((await refuse({ ref: 'B1' }))['ref']).toBe('Le lot B1 existe déjà.');
    const split = { saleMode: 'vir', existingPriceCents: 1, worksPriceCents: 2 };
    expect((await refuse(split))['worksPriceCents']).toContain('Existant + travaux');
    expect((await refuse({ annexLotIds: [goldenLot('G01')] }))['annexLotIds']).toBeDefined();
  });

  test('a price that somebody holds stands, also in the form', async () => {
    const { form } = await formOf(`${base}/lots/${goldenLot('A21')}`);
    const data = { ...form.values, priceTtcCents: 21_300_000, worksPriceCents: 8_580_000, version: 1 };
    const errors = await refusals('PUT', `${base}/lots/${goldenLot('A21')}`, data);
    expect(errors['priceTtcCents']).toContain('Prix verrouillé : lot réservé par M. Benoît Sarrazin.');
  });

  test('who may not know a floor price does not change it either', async () => {
    const path = `/operations/${talence}/vente/lots/${talenceLot('B3')}`;
    const { form } = await formOf(path, collaborator);
    expect(form.values.minPriceCents).toBeNull();
    const data = { ...form.values, label: 'T3 traversant', minPriceCents: 1, version: form.record?.version };
    expect(await refusals('PUT', path, data, collaborator)).toEqual({});
    expect(await stored(talenceLot('B3'))).toMatchObject({
      label: 'T3 traversant',
      minPriceCents: 17_800_000,
    });
    expect((await refusals('PUT', path, data, collaborator))['version']).toBeDefined();
  });

  test('a draft is copied, deleted and brought back; the price of a VIR is divided', async () => {
    const { id, path } = await drafted({ ref: 'X5', saleMode: 'vir' });
    expect(await refusals('POST', `${path}/copie`, { count: 2 })).toEqual({});
    const rows = await server.deps.db.select().from(lots).where(eq(lots.operationId, talence));
    expect(rows.map(({ ref }) => ref)).toEqual(expect.arrayContaining(['X5-2', 'X5-3']));
    const split = { version: 1, worksRatioBps: 4000, worksPriceCents: null };
    expect(await refusals('POST', `${path}/repartition`, split)).toEqual({});
    expect(await stored(id)).toMatchObject({ existingPriceCents: 9_120_000, worksPriceCents: 6_080_000 });
    expect(await refusals('DELETE', path, {})).toEqual({});
    expect((await owner.get(path)).status).toBe(404);
    await owner.visit('POST', undo({ type: 'lot', id }), { data: {} });
    expect((await owner.get(path)).status).toBe(200);
  });

  test('a lot keeps photographs in the library, and reports with the end of their validity', async () => {
    const { id, path } = await drafted({ ref: 'X6' });
    const photo = new FormData();
    photo.set('kind', 'photo');
    photo.set('file', exampleImage());
    expect((await owner.visit('POST', `${path}/medias`, { data: photo })).page.props.errors).toEqual({});
    expect((await stored(id))?.photoMediaIds.length).toBe(1);
    const report = new FormData();
    for (const [name, value] of Object.entries({
      kind: 'erp',
      on: '2026-05-20',
      result: '',
      finding: 'clear',
    })) {
      report.set(name, value);
    }
    expect((await owner.visit('POST', `${path}/diagnostics`, { data: report })).page.props.errors).toEqual(
      {},
    );
    const { diagnostics } = await formOf(path);
    expect(diagnostics[0]).toMatchObject({ kind: 'erp', validUntil: '2026-11-20', isOver: false });
    expect(await refusals('DELETE', `${path}/diagnostics/${diagnostics[0]?.id ?? ''}`, {})).toEqual({});
    const left = await server.deps.db.select().from(lotDiagnostics).where(eq(lotDiagnostics.lotId, id));
    expect(left).toEqual([]);
    const gone = await stranger.visit('DELETE', `${path}/diagnostics/${diagnostics[0]?.id ?? ''}`, {
      data: {},
    });
    expect(gone.status).toBe(404);
  });

  test('the settings of a sale are saved over what was read', async () => {
    const path = `/operations/${merignac}/vente`;
    const { plan } = await planOf(path);
    expect(plan).toMatchObject({ version: null, mode: 'tab', status: 'draft', optionDays: 5 });
    const { status: _status, openedOn: _openedOn, ...values } = plan;
    expect(await refusals('PUT', `${path}/plan`, { ...values, optionDays: 7 })).toEqual({});
    expect((await planOf(path)).plan).toMatchObject({ version: 1, optionDays: 7 });
    expect((await refusals('PUT', `${path}/plan`, values))['version']).toBeDefined();
    expect(
      (await refusals('PUT', `${path}/plan`, { ...values, optionDays: 20 }))['optionDays'],
    ).toBeDefined();
  });
});
