import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EstimationFormProps } from '#contracts/client/operation/estimation/form.ts';
import type { EstimationIndexProps } from '#contracts/client/operation/estimation/index.ts';
import { estimations, opportunities, stateChanges } from '#mocks/db/schema/index.ts';
import { estimationId } from '#mocks/db/seed/estimations/index.ts';
import { lotId, operationId } from '#mocks/db/seed/operations/index.ts';
import { opportunityId } from '#mocks/db/seed/sourcing.ts';
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

const golden = operationId('T1', 'OP-2025-001');
const base = `/operations/${golden}/estimations`;
const a11 = estimationId('T1', 'OP-2025-001', 'a11');
const whole = estimationId('T1', 'OP-2025-001', 'whole');

const formOf = async (path: string, visitor = owner) =>
  (await visitor.get(path)).page.props as unknown as EstimationFormProps;
const listOf = async (visitor = owner) =>
  (await visitor.get(base)).page.props as unknown as EstimationIndexProps;
const send = async (method: string, path: string, data: object = {}, visitor = owner) =>
  visitor.visit(method, path, { data });
const refusals = async (method: string, path: string, data: object = {}) =>
  (await send(method, path, data)).page.props.errors;

const sale = {
  source: 'notary',
  addressLine: '1 rue des Essais',
  city: 'Libourne',
  soldOn: '2026-06-20',
  priceCents: 20_000_000,
  areaM2: '62.00',
  rooms: 3,
  type: 'Apartment',
  condition: null,
  lat: null,
  lng: null,
  distanceM: 300,
  adjustBps: 0,
  isIncluded: true,
};

/** Begins an estimation of lot A11; its path, and its form. */
async function started(given: object = {}) {
  const answer = await send('POST', base, {
    title: 'Essai',
    on: '2026-11-20',
    lotId: lotId('T1', 'OP-2025-001', 'A11'),
    method: 'comparison',
    ...given,
  });
  expect(answer.page.props.errors).toEqual({});
  const props = answer.page.props as unknown as EstimationFormProps;
  const id = props.form.record?.id ?? '';
  return { id, path: `${base}/${id}`, props };
}

async function withSales(count: number) {
  const made = await started();
  for (let rank = 0; rank < count; rank += 1) {
    const data = { ...sale, priceCents: 19_000_000 + rank * 500_000 };
    expect(await refusals('POST', `${made.path}/comparables`, data)).toEqual({});
  }
  return made;
}

const versionOf = async (path: string): Promise<number> => (await formOf(path)).form.record?.version ?? 0;
const finalize = async (path: string) =>
  refusals('POST', `${path}/finalisation`, { version: await versionOf(path) });

describe('the estimations of an operation', () => {
  test('give the golden figures of lot A11 and of the developer’s balance', async () => {
    const { estimations: rows } = await listOf();
    expect(rows).toHaveLength(2);
    expect(rows.find(({ id }) => id === a11)).toMatchObject({
      comparablesCount: 6,
      lowCents: 20_000_000,
      medianCents: 20_600_000,
      highCents: 20_800_000,
      retainedCents: 20_300_000,
      confidence: 'high',
      confidencePoints: '71.24',
    });
    const props = await formOf(`${base}/${a11}`);
    expect(props.values).toMatchObject({ meanPerM2Cents: 320_164, meanCents: 20_300_000 });
    expect(props.comparables.map(({ weight }) => weight)).toEqual([
      '0.8598',
      '0.7612',
      '0.5885',
      '0.5664',
      '0.3815',
      '0.2429',
    ]);
    expect((await formOf(`${base}/${whole}`)).balance?.maxPurchaseCents).toBe(49_060_443);
  });

  test('keep to the company and to the rights', async () => {
    expect((await stranger.get(base)).status).toBe(404);
    expect((await stranger.get(`${base}/${a11}`)).status).toBe(404);
    expect((await viewer.get(`${base}/${a11}`)).status).toBe(200);
    expect((await send('POST', base, {}, viewer)).status).toBe(403);
    expect((await send('POST', `${base}/${a11}/duplication`, {}, viewer)).status).toBe(403);
    const elsewhere = `/operations/${operationId('T1', 'OP-2026-004')}/estimations/${a11}`;
    expect((await owner.get(elsewhere)).status).toBe(404);
  });
});

describe('a new estimation', () => {
  test('takes the property from the lot', async () => {
    const { props } = await started();
    expect(props.form.values).toMatchObject({ type: 'Apartment', areaM2: '63.40', rooms: 3 });
    expect(props.place).toEqual({ lat: 44.9131, lng: -0.2347 });
    expect(props.status).toBe('draft');
  });

  test('without a lot takes the kind and rooms that the opportunity of the operation told', async () => {
    expect((await started({ lotId: null })).props.form.values).toMatchObject({
      type: 'Building',
      rooms: null,
    });
    const isIt = eq(opportunities.id, opportunityId('T1', 'victor-hugo'));
    await server.deps.db.update(opportunities).set({ operationId: golden, roomsCount: 5 }).where(isIt);
    expect((await started({ lotId: null })).props.form.values).toMatchObject({ type: 'House', rooms: 5 });
    await server.deps.db.update(opportunities).set({ operationId: null }).where(isIt);
  });

  test('refuses a day to come and a lot of another operation', async () => {
    const data = {
      title: 'Essai',
      on: '2026-11-21',
      lotId: null,
      method: 'comparison',
    };
    expect(await refusals('POST', base, data)).toHaveProperty('on');
    const foreign = lotId('T1', 'OP-2026-004', 'P1');
    expect(await refusals('POST', base, { ...data, on: '2026-11-20', lotId: foreign })).toHaveProperty(
      'lotId',
    );
  });
});

describe('comparables', () => {
  test('have borders: price, area, date, correction, and a distance or a place', async () => {
    const { path } = await started();
    const at = `${path}/comparables`;
    expect(await refusals('POST', at, { ...sale, priceCents: 99_999 })).toHaveProperty('priceCents');
    expect(await refusals('POST', at, { ...sale, areaM2: '0' })).toHaveProperty('areaM2');
    expect(await refusals('POST', at, { ...sale, soldOn: '2026-11-21' })).toHaveProperty('soldOn');
    expect(await refusals('POST', at, { ...sale, adjustBps: -3001 })).toHaveProperty('adjustBps');
    expect(await refusals('POST', at, { ...sale, distanceM: null })).toHaveProperty('distanceM');
    expect(await refusals('POST', at, { ...sale, priceCents: 100_000, adjustBps: 3000 })).toEqual({});
  });

  test('measure their distance from a place', async () => {
    const { path } = await started();
    const place = { lat: 44.9221, lng: -0.2347, distanceM: null };
    await send('POST', `${path}/comparables`, { ...sale, ...place });
    expect((await formOf(path)).comparables[0]?.distanceM).toBe(1001);
  });

  test('are left out, changed over the version that was read, deleted and brought back', async () => {
    const { path } = await withSales(3);
    const before = await formOf(path);
    expect(before.count).toBe(3);
    const [first] = before.comparables;
    const one = `${path}/comparables/${first?.id}`;
    await send('PATCH', `${one}/retenu`, { isIncluded: false });
    const after = await formOf(path);
    expect([after.count, after.values]).toEqual([2, null]);
    expect(await refusals('PUT', one, { ...sale, version: 1 })).toHaveProperty('version');
    expect(await refusals('PUT', one, { ...sale, version: 2 })).toEqual({});
    const gone = (await send('DELETE', one)).page.props as unknown as EstimationFormProps & {
      readonly flash: { readonly undo: { readonly href: string } };
    };
    expect(gone.comparables).toHaveLength(2);
    expect(await refusals('POST', gone.flash.undo.href)).toEqual({});
    expect((await formOf(path)).comparables).toHaveLength(3);
  });
});

describe('finalizing', () => {
  test('refuses fewer than three comparables', async () => {
    const { path } = await withSales(2);
    expect(await finalize(path)).toEqual({
      base: 'Au moins trois comparables retenus sont nécessaires.',
    });
  });

  test('keeps the mean where no value was typed, and locks the estimation', async () => {
    const { id, path } = await withSales(3);
    expect(await finalize(path)).toEqual({});
    const [row] = await server.deps.db.select().from(estimations).where(eq(estimations.id, id));
    const { values } = await formOf(path);
    expect(row).toMatchObject({ status: 'final', retainedCents: values?.meanCents });
    expect(await refusals('POST', `${path}/comparables`, sale)).toHaveProperty('base');
    const history = await server.deps.db
      .select()
      .from(stateChanges)
      .where(and(eq(stateChanges.entity, 'estimation'), eq(stateChanges.entityId, id)));
    expect(history.map(({ fromState, toState }) => [fromState, toState])).toEqual([['draft', 'final']]);
    expect(await refusals('DELETE', path)).toHaveProperty('base');
  });

  test('asks for twenty signs where the value leaves the band', async () => {
    const { path } = await withSales(3);
    const { form } = await formOf(path);
    const values = { ...form.values, retainedCents: 30_000_000, justification: 'Vue sur la Dordogne' };
    expect(await refusals('PUT', path, { ...values, version: form.record?.version })).toEqual({});
    const refused = await finalize(path);
    expect(refused['base']).toContain('sort de la fourchette');
    const longer = { ...values, justification: 'Vue dégagée sur la Dordogne et terrasse' };
    expect(await refusals('PUT', path, { ...longer, version: await versionOf(path) })).toEqual({});
    expect(await finalize(path)).toEqual({});
  });

  test('refuses a version that somebody else has replaced', async () => {
    const { path } = await withSales(3);
    const version = await versionOf(path);
    const income = { version, annualRentCents: 1, vacancyBps: 0, chargesCents: 0, capRateBps: 1 };
    expect(await refusals('PUT', `${path}/rendement`, income)).toEqual({});
    expect(await refusals('POST', `${path}/finalisation`, { version })).toHaveProperty('version');
  });
});

describe('other methods', () => {
  test('value a let property by its net income', async () => {
    const { path } = await started({ method: 'income' });
    const data = {
      version: await versionOf(path),
      annualRentCents: 1_020_000,
      vacancyBps: 500,
      chargesCents: 180_000,
      capRateBps: 450,
    };
    expect(await refusals('PUT', `${path}/rendement`, data)).toEqual({});
    const props = await formOf(path);
    // (10 200 − 510 − 1 800) ÷ 4,5 % = 175 333, to the nearest thousand.
    expect(props.income).toMatchObject({ netIncomeCents: 789_000, valueCents: 17_500_000 });
    expect(props.retained).toMatchObject({ cents: 17_500_000, isGiven: false });
  });

  test('refuse figures out of range', async () => {
    const { path } = await started();
    const version = await versionOf(path);
    const balance = { version, revenueHtCents: 1, otherCostsCents: 0, targetMarginBps: 10_001 };
    expect(await refusals('PUT', `${path}/bilan-promoteur`, balance)).toHaveProperty('targetMarginBps');
    const income = { version, annualRentCents: 1, vacancyBps: 0, chargesCents: 0, capRateBps: 0 };
    expect(await refusals('PUT', `${path}/rendement`, income)).toHaveProperty('capRateBps');
  });
});

describe('the reference', () => {
  test('is one an operation, never archived, never without a value', async () => {
    const { id, path } = await withSales(3);
    const reference = `${base}/reference`;
    expect(await refusals('POST', reference, { estimationId: id })).toEqual({});
    const references = (await listOf()).estimations.filter(({ isReference }) => isReference);
    expect(references.map((row) => row.id)).toEqual([id]);
    const empty = await started();
    expect(await refusals('POST', reference, { estimationId: empty.id })).toHaveProperty('estimationId');
    await finalize(path);
    expect(await refusals('POST', `${path}/archivage`, { version: await versionOf(path) })).toEqual({});
    expect((await listOf()).estimations.find((row) => row.id === id)?.isReference).toBe(false);
    expect(await refusals('POST', reference, { estimationId: id })).toHaveProperty('estimationId');
    expect(await refusals('POST', reference, { estimationId: whole })).toEqual({});
  });
});

test('a copy is a draft with the same comparables', async () => {
  const answer = await send('POST', `${base}/${a11}/duplication`);
  const copy = answer.page.props as unknown as EstimationFormProps;
  expect(copy.status).toBe('draft');
  expect(copy.isReference).toBe(false);
  expect(copy.comparables).toHaveLength(6);
  expect(copy.values?.meanCents).toBe(20_300_000);
});
