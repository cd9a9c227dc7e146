import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { VisitFormProps } from '#contracts/client/operation/visit/form.ts';
import { simulations } from '#mocks/db/schema/index.ts';
import { operationId } from '#mocks/db/seed/operations/index.ts';
import { visitId } from '#mocks/db/seed/visits/index.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let owner: Visitor;
let viewer: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  [owner, viewer] = [server.visitor(), server.visitor()];
  await owner.signIn('hugo.lartigue@example.test');
  await viewer.signIn('lea.pons@example.test');
});
afterAll(() => server.close());

const golden = operationId('T1', 'OP-2025-001');
const path = `/operations/${golden}/visites/${visitId('T1', 'OP-2025-001', '2025-09-18T08:00:00Z')}`;

const formOf = async (visitor: Visitor) => (await visitor.get(path)).page.props as unknown as VisitFormProps;
const studies = () =>
  server.deps.db
    .select()
    .from(simulations)
    .where(and(eq(simulations.operationId, golden), isNull(simulations.deletedAt)));
const studyOf = async (id: string) => (await studies()).find((row) => row.id === id);
const carry = async (data: object, visitor = owner) => visitor.visit('POST', `${path}/etude`, { data });

/** The findings of the technical visit by what is chosen for them. */
async function choice(worksCount: number) {
  const { findings } = await formOf(owner);
  const ids = findings.filter(({ estimateCents }) => (estimateCents ?? 0) > 0).map(({ id }) => id);
  const sumOf = (chosen: readonly string[]): number =>
    findings.reduce(
      (sum, { id, estimateCents }) => sum + (chosen.includes(id) ? (estimateCents ?? 0) : 0),
      0,
    );
  const [worksIds, contingencyIds] = [ids.slice(0, worksCount), ids.slice(worksCount)];
  return {
    payload: { worksIds, contingencyIds },
    worksCents: sumOf(worksIds),
    restCents: sumOf(contingencyIds),
  };
}

test('a validated study is copied, and the copy bears the estimates of the visit', async () => {
  const before = await studies();
  const validated = before.find(({ status }) => status === 'validated');
  const { payload, restCents } = await choice(0);
  expect(restCents).toBe(1_250_000);
  const answer = await carry({ ...payload, simulationId: validated?.id });
  expect(answer.page.props.errors).toEqual({});
  const after = await studies();
  const copy = after.find(({ id }) => before.every((row) => row.id !== id));
  expect(copy).toMatchObject({ status: 'draft', name: 'Central après visite' });
  expect(copy?.study.reserveLines.at(-1)).toMatchObject({ category: 'contingency', value: 1_250_000 });
  expect(await studyOf(validated?.id ?? '')).toEqual(validated);
});

test('a draft takes works and reserve once: taking them again replaces what was there', async () => {
  const draft = (await formOf(owner)).choices.simulations.find(({ isDraft }) => isDraft);
  const id = draft?.id ?? '';
  const linesBefore = (await studyOf(id))?.study.worksLines.length ?? 0;
  const two = await choice(2);
  expect((await carry({ ...two.payload, simulationId: id })).page.props.errors).toEqual({});
  const all = await choice(4);
  expect((await carry({ ...all.payload, simulationId: id })).page.props.errors).toEqual({});
  const study = (await studyOf(id))?.study;
  expect(study?.worksLines).toHaveLength(linesBefore + 1);
  expect(study?.worksLines.at(-1)).toMatchObject({ category: 'works', value: 1_250_000, basis: 'amount' });
  const simulation = (await formOf(owner)).choices.simulations.find((row) => row.id === id);
  expect(simulation?.carriedCents).toBe(1_250_000);
  // Nothing chosen takes it back.
  expect((await carry({ worksIds: [], contingencyIds: [], simulationId: id })).page.props.errors).toEqual({});
  expect((await studyOf(id))?.study.worksLines).toHaveLength(linesBefore);
});

test('without a study one begins with the lots and the estimates', async () => {
  const before = await studies();
  const { payload } = await choice(1);
  expect((await carry({ ...payload, simulationId: null })).page.props.errors).toEqual({});
  const made = (await studies()).find(({ id }) => before.every((row) => row.id !== id));
  expect(made?.study.lots.length).toBeGreaterThan(0);
  expect(made?.study.worksLines.at(-1)?.category).toBe('works');
});

test('what is not there, chosen twice or not chosen at all is refused at its place', async () => {
  const { payload } = await choice(1);
  const errorsOf = async (data: object) => (await carry(data)).page.props.errors;
  const [first] = payload.worksIds;
  const twice = { simulationId: null, worksIds: [first], contingencyIds: [first] };
  expect(await errorsOf(twice)).toHaveProperty('contingencyIds');
  expect(await errorsOf({ ...payload, simulationId: golden })).toHaveProperty('simulationId');
  expect(await errorsOf({ simulationId: null, worksIds: [golden], contingencyIds: [] })).toHaveProperty(
    'worksIds',
  );
  expect(await errorsOf({ simulationId: null, worksIds: [], contingencyIds: [] })).toHaveProperty('base');
});

test('whoever only reads carries nothing and is offered no study', async () => {
  const { payload } = await choice(1);
  expect((await carry({ ...payload, simulationId: null }, viewer)).status).toBe(403);
  expect((await formOf(viewer)).choices.simulations).toEqual([]);
});
