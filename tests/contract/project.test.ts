import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProjectFormProps } from '#contracts/client/operation/project/form.ts';
import type { ProjectIndexProps } from '#contracts/client/operation/project/index.ts';
import { exampleProject } from '#contracts/client/operation/project/payload.ts';
import { exampleImage } from '#contracts/files.ts';
import { undo } from '#generated/routes/root.ts';
import {
  auditEntries,
  lots,
  operations,
  projectMedia,
  projects,
  stateChanges,
  storedFiles,
} from '#mocks/db/schema/index.ts';
import { contactId } from '#mocks/db/seed/contacts/index.ts';
import { operationId } from '#mocks/db/seed/operations/index.ts';
import { projectId } from '#mocks/db/seed/projects/ids.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let owner: Visitor;
let collaborator: Visitor;
let viewer: Visitor;
let stranger: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  [owner, collaborator, viewer, stranger] = [
    server.visitor(),
    server.visitor(),
    server.visitor(),
    server.visitor(),
  ];
  await owner.signIn('hugo.lartigue@example.test');
  await collaborator.signIn('ines.duprat@example.test');
  await viewer.signIn('lea.pons@example.test');
  await stranger.signIn('karim.belkacem@example.test');
});
afterAll(() => server.close());

const golden = operationId('T1', 'OP-2025-001');
const pessac = operationId('T1', 'OP-2026-004');
const arcachon = operationId('T1', 'OP-2026-001');
const base = `/operations/${golden}/projets`;
const goldenA = projectId('T1', 'OP-2025-001', 'A');
const goldenB = projectId('T1', 'OP-2025-001', 'B');
const goldenC = projectId('T1', 'OP-2025-001', 'C');

const formOf = async (path: string, visitor = owner) =>
  (await visitor.get(path)).page.props as unknown as ProjectFormProps;
const stored = async (id: string) => {
  const [row] = await server.deps.db.select().from(projects).where(eq(projects.id, id));
  return row;
};
const refusals = async (method: string, path: string, data: object): Promise<Record<string, string>> =>
  (await owner.visit(method, path, { data })).page.props.errors;
const activeOf = async (id: string) => {
  const [row] = await server.deps.db.select().from(operations).where(eq(operations.id, id));
  return row?.activeProjectId;
};

/** Enters a project; its path and identifier. */
async function drafted(operation: string, given: Partial<typeof exampleProject> = {}) {
  const answer = await owner.visit('POST', `/operations/${operation}/projets`, {
    data: { ...exampleProject, ...given },
  });
  expect(answer.page.props.errors).toEqual({});
  const { form } = answer.page.props as unknown as ProjectFormProps;
  const id = form.record?.id ?? '';
  return { id, path: `/operations/${operation}/projets/${id}` };
}

describe('the projects of an operation', () => {
  test('are listed by variant with what they come to, those that are archived last', async () => {
    const props = (await owner.get(base)).page.props as unknown as ProjectIndexProps;
    expect(props.projects.map(({ variant, status }) => [variant, status])).toEqual([
      ['A', 'selected'],
      ['B', 'draft'],
      ['C', 'archived'],
    ]);
    const [selected] = props.projects;
    expect(selected).toMatchObject({ id: goldenA, lotsCount: 9, worksMonths: 10, deliveryOn: '2027-03-04' });
    expect(selected?.totals.all).toMatchObject({
      count: 9,
      revenueCents: 128_400_000,
      worksCents: 34_000_000,
      worksPerM2Cents: 97_032,
    });
    expect(await activeOf(golden)).toBe(goldenA);
  });

  test('keep to the company and to the rights', async () => {
    expect((await stranger.get(base)).status).toBe(404);
    expect((await stranger.get(`${base}/${goldenA}`)).status).toBe(404);
    expect((await owner.get(`/operations/${pessac}/projets/${goldenA}`)).status).toBe(404);
    expect((await viewer.get(base)).status).toBe(200);
    expect((await formOf(`${base}/${goldenA}`, viewer)).form.can.save).toBe(false);
    expect((await viewer.get(`${base}/nouveau`)).status).toBe(403);
    expect((await viewer.visit('POST', base, { data: exampleProject })).status).toBe(403);
    expect(
      (await viewer.visit('POST', `${base}/${goldenB}/selection`, { data: { version: 1 } })).status,
    ).toBe(403);
    expect((await collaborator.visit('DELETE', `${base}/${goldenB}`)).status).toBe(403);
  });
});

describe('a composition', () => {
  test('is saved and read back, and written into the journal', async () => {
    const { id, path } = await drafted(golden);
    expect(await stored(id)).toMatchObject({ status: 'draft', variant: 'D', version: 1 });
    const { form } = await formOf(path);
    expect(form.values).toEqual(exampleProject);
    const entries = await server.deps.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 'operation.project.create'), eq(auditEntries.subjectId, golden)));
    expect(entries.length).toBeGreaterThan(0);
    expect((await owner.visit('DELETE', path)).page.props.errors).toEqual({});
  });

  test('refuses counts, areas and prices that cannot be, each at its cell', async () => {
    const [row] = exampleProject.rows;
    const rows = [
      { ...row, count: 0 },
      { ...row, avgAreaM2: '0' },
      { ...row, pricePerM2Cents: null },
      { ...row, unitPriceCents: 100 },
      { ...row, count: 'trois', type: 'Château' },
    ];
    const errors = await refusals('POST', base, { ...exampleProject, rows });
    expect(Object.keys(errors).toSorted()).toEqual([
      'rows.0.count',
      'rows.1.avgAreaM2',
      'rows.2.unitPriceCents',
      'rows.3.unitPriceCents',
      'rows.4.count',
      'rows.4.type',
    ]);
  });

  test('refuses a variant that exists, works without duration, an architect of others', async () => {
    expect((await refusals('POST', base, { ...exampleProject, variant: 'A' }))['variant']).toBe(
      'La variante A existe déjà : choisissez une autre lettre.',
    );
    expect(await refusals('POST', base, { ...exampleProject, worksMonths: 0 })).toHaveProperty('worksMonths');
    expect(await refusals('POST', base, { ...exampleProject, worksMonths: 61 })).toHaveProperty(
      'worksMonths',
    );
    const foreign = { ...exampleProject, architectContactId: contactId('T2', 'architect-1') };
    expect(await refusals('POST', base, foreign)).toHaveProperty('architectContactId');
  });

  test('refuses a change over a version gone by, and any of an archived project', async () => {
    const { path } = await drafted(pessac, { variant: 'B' });
    expect(await refusals('PUT', path, { ...exampleProject, variant: 'B', version: 1 })).toEqual({});
    const late = await refusals('PUT', path, { ...exampleProject, variant: 'B', name: 'Tard', version: 1 });
    expect(late).toHaveProperty('version');
    expect((await formOf(path)).form.values.name).toBe(exampleProject.name);
    const archived = await refusals('PUT', `${base}/${goldenC}`, { ...exampleProject, version: 1 });
    expect(archived['base']).toContain('archivé');
  });
});

describe('the life of a project', () => {
  test('another one cannot be selected while lots of the selected one are being sold', async () => {
    const errors = await refusals('POST', `${base}/${goldenB}/selection`, { version: 1 });
    expect(errors['base']).toContain('Des ventes sont en cours sur le projet sélectionné');
    const archive = await refusals('POST', `${base}/${goldenA}/archivage`, { version: 1 });
    expect(archive['base']).toContain('Des ventes sont en cours');
    expect((await stored(goldenA))?.status).toBe('selected');
  });

  test('an archived one says so when it is selected', async () => {
    const errors = await refusals('POST', `${base}/${goldenC}/selection`, { version: 1 });
    expect(errors['base']).toContain('Projet archivé');
  });

  test('selecting one unselects the other, and the operation names it', async () => {
    const former = projectId('T1', 'OP-2026-001', 'A');
    const { id, path } = await drafted(arcachon, { variant: 'B' });
    expect(await refusals('POST', `${path}/selection`, { version: 1 })).toEqual({});
    expect((await stored(id))?.status).toBe('selected');
    expect(await stored(former)).toMatchObject({ status: 'draft', version: 2 });
    expect(await activeOf(arcachon)).toBe(id);
    const changes = await server.deps.db.select().from(stateChanges).where(eq(stateChanges.entityId, former));
    expect(changes.at(-1)).toMatchObject({ fromState: 'selected', toState: 'draft' });
    expect(await refusals('POST', `${path}/archivage`, { version: 2 })).toEqual({});
    expect(await activeOf(arcachon)).toBeNull();
  });

  test('a step over a version gone by is refused', async () => {
    const { path } = await drafted(arcachon, { variant: 'C' });
    await owner.visit('PUT', path, { data: { ...exampleProject, variant: 'C', version: 1 } });
    expect(await refusals('POST', `${path}/archivage`, { version: 1 })).toHaveProperty('version');
  });

  test('a copy takes the first letter that is free, until none is left', async () => {
    const copied = await owner.visit('POST', `${base}/${goldenA}/copie`);
    const copy = copied.page.props as unknown as ProjectFormProps;
    expect(copy.form.values).toMatchObject({
      variant: 'C',
      name: 'Six appartements, un local et deux box (copie)',
    });
    expect(copy.form.values.rows).toHaveLength(6);
    expect(copy.life).toEqual({ status: 'draft', lotRefs: [] });
    expect((await owner.visit('POST', `${base}/${goldenA}/copie`)).page.props.errors).toEqual({});
    const errors = await refusals('POST', `${base}/${goldenA}/copie`, {});
    expect(errors['base']).toContain('Les quatre variantes existent déjà');
  });

  test('the selected one and one with lots are not deleted; another comes back from the bin', async () => {
    expect((await refusals('DELETE', `${base}/${goldenA}`, {}))['base']).toContain('Ce projet est retenu');
    const { id, path } = await drafted(pessac, { variant: 'C' });
    expect((await owner.visit('DELETE', path)).page.props.errors).toEqual({});
    expect((await owner.get(path)).status).toBe(404);
    expect((await owner.visit('POST', undo({ type: 'project', id }))).page.props.errors).toEqual({});
    expect((await formOf(path)).form.record?.id).toBe(id);
  });
});

describe('lots of a project', () => {
  const numbering = { pattern: '[lettre][etage][rang]', buildingLabel: 'Bâtiment B' };

  test('are made as drafts of the lines that are saved, and not a second time', async () => {
    const { id, path } = await drafted(pessac, { variant: 'D' });
    const data = { ...numbering, version: 1, rows: [{ row: 0, fromLevel: 1, toLevel: 3 }] };
    expect(await refusals('POST', `${path}/lots`, data)).toEqual({});
    const made = await server.deps.db
      .select()
      .from(lots)
      .where(and(eq(lots.projectId, id), isNull(lots.deletedAt)))
      .orderBy(lots.ref);
    expect(made.map(({ ref, level, priceTtcCents, status }) => [ref, level, priceTtcCents, status])).toEqual([
      ['A11', 1, 20_640_000, 'draft'],
      ['A21', 2, 20_640_000, 'draft'],
      ['A31', 3, 20_640_000, 'draft'],
    ]);
    expect(made[0]).toMatchObject({
      tantiemes: 310,
      buildingLabel: 'Bâtiment B',
      details: { rooms: 3, floor: 1 },
    });
    const changes = await server.deps.db
      .select()
      .from(stateChanges)
      .where(eq(stateChanges.entityId, made[0]?.id ?? ''));
    expect(changes).toMatchObject([{ entity: 'lot', fromState: null, toState: 'draft' }]);
    expect(await refusals('POST', `${path}/lots`, data)).toHaveProperty('version');
    const again = await refusals('POST', `${path}/lots`, { ...data, version: 2 });
    expect(again['pattern']).toBe('Le lot A11 existe déjà.');
    expect((await formOf(path)).life?.lotRefs).toEqual(['A11', 'A21', 'A31']);
    expect((await refusals('DELETE', path, {}))['base']).toContain('a des lots');
  });

  test('are taken back together as long as nobody has touched one, and can then be made again', async () => {
    const { id, path } = await drafted(arcachon, { variant: 'D' });
    const data = { ...numbering, pattern: 'Z[numero]', rows: [{ row: 0, fromLevel: 1, toLevel: 3 }] };
    const generate = async (version: number): Promise<string> => {
      const { page } = await owner.visit('POST', `${path}/lots`, { data: { ...data, version } });
      const { flash } = page.props as unknown as { flash: { undo?: { href: string } } | null };
      return flash?.undo?.href ?? '';
    };
    const live = () => server.deps.db.$count(lots, eq(lots.projectId, id));
    const undoHref = await generate(1);
    expect(await live()).toBe(3);
    expect((await viewer.visit('POST', undoHref, { data: {} })).status).toBe(403);
    expect((await stranger.visit('POST', undoHref, { data: {} })).status).toBe(404);
    expect(await refusals('POST', undoHref, {})).toEqual({});
    expect(await live()).toBe(0);
    expect((await owner.visit('POST', undoHref, { data: {} })).status).toBe(404);
    const again = await generate(3);
    expect(await live()).toBe(3);
    const [touched] = await server.deps.db.select().from(lots).where(eq(lots.projectId, id)).limit(1);
    await server.deps.db
      .update(lots)
      .set({ version: 2 })
      .where(eq(lots.id, touched?.id ?? ''));
    expect((await refusals('POST', again, {}))['base']).toContain('a été modifié depuis');
    expect(await live()).toBe(3);
  });

  test('are refused as a whole for one reference that is taken, however they are asked for', async () => {
    const before = await server.deps.db.$count(lots, eq(lots.operationId, golden));
    const rows = [0, 1, 2, 3, 4, 5].map((row) => ({ row, fromLevel: 0, toLevel: 0 }));
    const errors = await refusals('POST', `${base}/${goldenA}/lots`, { ...numbering, version: 1, rows });
    expect(errors['pattern']).toBe('Le lot A01 existe déjà.');
    const path = `${base}/${goldenA}/lots`;
    expect(
      await refusals('POST', path, { ...numbering, pattern: '[lettre]', version: 1, rows }),
    ).toHaveProperty('pattern');
    const long = { ...numbering, pattern: 'Résidences-[numero]', version: 1, rows };
    expect((await refusals('POST', path, long))['pattern']).toContain('12 caractères');
    expect(
      await refusals('POST', path, {
        ...numbering,
        version: 1,
        rows: [{ row: 9, fromLevel: 0, toLevel: 0 }],
      }),
    ).toHaveProperty('rows');
    expect(
      await refusals('POST', path, {
        ...numbering,
        version: 1,
        rows: [{ row: 0, fromLevel: 2, toLevel: 1 }],
      }),
    ).toHaveProperty('rows.0.toLevel');
    expect(await refusals('POST', path, { ...numbering, version: 9, rows })).toHaveProperty('version');
    expect(await server.deps.db.$count(lots, eq(lots.operationId, golden))).toBe(before);
  });
});

describe('plans and perspectives', () => {
  const form = (fields: Record<string, string | File>): FormData => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    return body;
  };

  test('are kept with their files, renamed, and let go of with them', async () => {
    const path = `${base}/${goldenB}/visuels`;
    const added = await owner.visit('POST', path, {
      data: form({ kind: 'plan', caption: 'Rez-de-chaussée', file: exampleImage() }),
    });
    expect(added.page.props.errors).toEqual({});
    const [item] = (await formOf(`${base}/${goldenB}`)).media;
    expect(item).toMatchObject({ kind: 'plan', caption: 'Rez-de-chaussée', isPicture: true });
    expect((await owner.get(item?.href ?? '')).status).toBe(200);
    expect((await stranger.get(item?.href ?? '')).status).not.toBe(200);
    const renamed = await refusals('PATCH', `${path}/${item?.id}`, { kind: 'perspective', caption: '' });
    expect(renamed).toEqual({});
    const [row] = await server.deps.db
      .select()
      .from(projectMedia)
      .where(eq(projectMedia.id, item?.id ?? ''));
    expect(row).toMatchObject({ kind: 'perspective', caption: null });
    expect((await owner.visit('DELETE', `${base}/${goldenA}/visuels/${item?.id}`)).status).toBe(404);
    expect((await viewer.visit('DELETE', `${path}/${item?.id}`)).status).toBe(403);
    expect((await owner.visit('DELETE', `${path}/${item?.id}`)).page.props.errors).toEqual({});
    expect(await server.deps.db.$count(storedFiles, eq(storedFiles.id, row?.fileId ?? ''))).toBe(0);
  });

  test('are put in another order, all of them at once', async () => {
    const path = `${base}/${goldenB}/visuels`;
    for (const caption of ['Un', 'Deux']) {
      const data = form({ kind: 'plan', caption, file: exampleImage() });
      await owner.visit('POST', path, { data });
    }
    const captions = async () => (await formOf(`${base}/${goldenB}`)).media.map(({ caption }) => caption);
    const ids = (await formOf(`${base}/${goldenB}`)).media.map(({ id }) => id);
    expect(await captions()).toEqual(['Un', 'Deux']);
    expect(await refusals('PATCH', path, { ids: ids.toReversed() })).toEqual({});
    expect(await captions()).toEqual(['Deux', 'Un']);
    expect(await refusals('PATCH', path, { ids: ids.slice(1) })).toHaveProperty('base');
    expect(await captions()).toEqual(['Deux', 'Un']);
    expect((await viewer.visit('PATCH', path, { data: { ids } })).status).toBe(403);
    for (const id of ids) await owner.visit('DELETE', `${path}/${id}`);
  });

  test('of other formats are refused', async () => {
    const file = new File(['a;b'], 'tableau.csv', { type: 'text/csv' });
    const answer = await owner.visit('POST', `${base}/${goldenB}/visuels`, {
      data: form({ kind: 'plan', caption: '', file }),
    });
    expect(answer.page.props.errors).toHaveProperty('file');
  });
});
