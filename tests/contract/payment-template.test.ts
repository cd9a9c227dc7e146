import { and, desc, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentTemplateFormProps } from '#contracts/client/payment-template/form.ts';
import type { PaymentTemplateIndexProps } from '#contracts/client/payment-template/index.ts';
import { examplePaymentTemplate } from '#contracts/client/payment-template/payload.ts';
import { auditEntries, offerTemplates, paymentTemplates, tenants } from '#mocks/db/schema/index.ts';
import { paymentTemplateId } from '#mocks/db/seed/templates/index.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { VisitAnswer, Visitor } from '#tests/support/visitor.ts';

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

const list = '/modeles-echeancier';
const pathOf = (key: string): string => `${list}/${paymentTemplateId('T1', key)}`;
const errorsOf = ({ page }: VisitAnswer) => page.props.errors;
const listOf = async (visitor: Visitor, query = '') =>
  (await visitor.get(`${list}${query}`)).page.props as unknown as PaymentTemplateIndexProps;
const formOf = async (visitor: Visitor, path: string) =>
  (await visitor.get(path)).page.props as unknown as PaymentTemplateFormProps;
let made = 0;
/** A new schedule; its path. */
async function make(visitor: Visitor = owner, change: object = {}): Promise<string> {
  made += 1;
  const data = { ...examplePaymentTemplate, name: `Essai ${made}`, ...change };
  const answer = await visitor.visit('POST', list, { data });
  expect(errorsOf(answer)).toEqual({});
  return answer.page.url;
}

describe('the schedules of a company', () => {
  test('begin with the four of the platform, each the default of its regime, and its own', async () => {
    const { paymentTemplates: shown, counts, archivedCount } = await listOf(owner);
    expect(counts).toEqual({ all: 6, asis: 1, vir: 2, vefa: 2, tab: 1 });
    expect(archivedCount).toBe(1);
    expect(shown.filter(({ isSystem }) => isSystem).map(({ name }) => name)).toEqual([
      'VIR – R262-10',
      'VEFA – R261-14',
      'Comptant à l’acte',
      'Terrain à bâtir – comptant',
    ]);
    expect(shown.filter(({ isDefault }) => isDefault)).toHaveLength(4);
    const vefa = shown.find(({ name }) => name === 'VEFA – R261-14');
    expect(vefa?.steps.map(({ shareBps }) => shareBps)).toEqual([3500, 3500, 2500, 500]);
    expect(vefa).toMatchObject({ article: 'R261-14', breaches: [] });
    const vir = await listOf(owner, '?regime=vir');
    expect(vir.paymentTemplates.map(({ name }) => name)).toEqual([
      'VIR – R262-10',
      'VIR 3 paliers avec dépôt',
    ]);
    const archived = await listOf(owner, '?archived=1');
    expect(archived.paymentTemplates.map(({ name }) => name)).toEqual(['Solde à la remise des clés']);
  });

  test('are read by accountants and readers, who change nothing, and by no other company', async () => {
    for (const reader of [accountant, viewer]) {
      expect((await listOf(reader)).can).toEqual({ create: false, update: false, delete: false });
      expect((await formOf(reader, pathOf('three-steps'))).form.can).toEqual({ save: false, delete: false });
      expect((await reader.visit('POST', list, { data: examplePaymentTemplate })).status).toBe(403);
      expect((await reader.visit('POST', `${pathOf('three-steps')}/copie`)).status).toBe(403);
      expect((await reader.visit('POST', `${pathOf('three-steps')}/archivage`)).status).toBe(403);
    }
    expect((await collaborator.visit('DELETE', pathOf('three-steps'))).status).toBe(403);
    expect((await stranger.get(pathOf('three-steps'))).status).toBe(404);
    expect((await stranger.get(pathOf('vir'))).status).toBe(404);
    expect((await stranger.visit('POST', `${pathOf('vir')}/copie`)).status).toBe(404);
  });

  test('are there for every company of the demonstration', async () => {
    const { db } = server.deps;
    for (const { id } of await db.select({ id: tenants.id }).from(tenants)) {
      const schedules = and(eq(paymentTemplates.tenantId, id), eq(paymentTemplates.isDefault, true));
      expect(await db.$count(paymentTemplates, schedules)).toBe(4);
      const texts = and(eq(offerTemplates.tenantId, id), isNull(offerTemplates.createdBy));
      expect(await db.$count(offerTemplates, texts)).toBe(3);
    }
  });
});

describe('a schedule of the platform', () => {
  test('is not changed, archived nor deleted: it is copied', async () => {
    const path = pathOf('vir');
    const { form, current } = await formOf(owner, path);
    expect(form.can).toEqual({ save: false, delete: false });
    expect(current).toMatchObject({ isSystem: true, isDefault: true });
    const data = { ...form.values, name: 'Autre', version: form.record?.version };
    expect(errorsOf(await owner.visit('PUT', path, { data }))).toMatchObject({
      base: 'Un modèle système ne peut pas être modifié : dupliquez-le.',
    });
    expect(errorsOf(await owner.visit('POST', `${path}/archivage`))).toHaveProperty('base');
    expect(errorsOf(await owner.visit('DELETE', path))).toHaveProperty('base');
    const names = [];
    for (let time = 0; time < 2; time += 1) {
      const copy = await owner.visit('POST', `${path}/copie`);
      expect(errorsOf(copy)).toEqual({});
      const copied = await formOf(owner, copy.page.url);
      expect(copied.form.can.save).toBe(true);
      expect(copied.form.values.steps).toEqual(form.values.steps);
      names.push(copied.form.values.name);
    }
    expect(names).toEqual(['VIR – R262-10 (copie)', 'VIR – R262-10 (copie 2)']);
    const [entry] = await server.deps.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'payment-template.duplicate'))
      .orderBy(desc(auditEntries.seq))
      .limit(1);
    expect(entry?.subjectLabel).toBe('VIR – R262-10 (copie 2)');
  });
});

describe('a schedule that is saved', () => {
  const vefa = (firstBps: number) => ({
    regime: 'vefa',
    penaltyKind: 'none',
    penaltyRateBps: null,
    steps: [
      { label: 'Fondations', event: 'foundations', base: 'total', cumulativeBps: firstBps },
      { label: 'Livraison', event: 'delivery', base: 'total', cumulativeBps: 10_000 },
    ],
  });

  test('keeps the caps of its regime: 35 % pass, 35,01 % are refused at their step', async () => {
    await make(owner, vefa(3500));
    const data = { ...examplePaymentTemplate, name: 'Trop tôt', ...vefa(3501) };
    const refused = errorsOf(await owner.visit('POST', list, { data }));
    expect(refused).toEqual({
      'steps.0.cumulativeBps':
        'VEFA : 35 % maximum avant l’achèvement des fondations : l’étape 1 porte le cumul à 35,01 %.',
    });
  });

  test.each([
    ['no steps', { steps: [] }, 'steps'],
    ['a name that is taken, whatever its case', { name: 'vir 3 PALIERS avec dépôt' }, 'name'],
    ['61 days', { paymentTermDays: 61 }, 'paymentTermDays'],
    ['a penalty without a rate', { penaltyRateBps: null }, 'penaltyRateBps'],
    ['more than two points', { penaltyRateBps: 201 }, 'penaltyRateBps'],
    ['an existing part that no step calls', { steps: examplePaymentTemplate.steps.slice(1) }, 'steps'],
    [
      'a base of another regime',
      { steps: [{ label: 'Tout', event: 'deed', base: 'total', cumulativeBps: 10_000 }] },
      'steps.0.base',
    ],
  ])('is refused for %s', async (_what, change, field) => {
    const data = { ...examplePaymentTemplate, name: 'Refusé', ...change };
    expect(errorsOf(await owner.visit('POST', list, { data }))).toHaveProperty([field]);
  });

  test('is the default of its regime alone, and hands it back when it is archived', async () => {
    const path = await make(collaborator);
    expect(errorsOf(await owner.visit('POST', `${path}/defaut`))).toEqual({});
    const defaults = async () =>
      (await listOf(owner, '?regime=vir')).paymentTemplates
        .filter(({ isDefault }) => isDefault)
        .map(({ name }) => name);
    expect(await defaults()).toEqual([`Essai ${made}`]);
    expect(errorsOf(await owner.visit('DELETE', path))).toHaveProperty('base');
    const asAnother = { ...examplePaymentTemplate, ...vefa(3000), name: `Essai ${made}`, version: 2 };
    expect(errorsOf(await owner.visit('PUT', path, { data: asAnother }))).toHaveProperty('regime');
    expect(errorsOf(await owner.visit('POST', `${path}/archivage`))).toEqual({});
    expect(await defaults()).toEqual(['VIR – R262-10']);
    expect(errorsOf(await owner.visit('POST', `${path}/defaut`))).toHaveProperty('base');
    expect(errorsOf(await owner.visit('POST', `${path}/archivage`))).toHaveProperty('base');
    const { form } = await formOf(owner, path);
    expect(form.can.save).toBe(false);
    const data = { ...form.values, version: form.record?.version };
    expect(errorsOf(await owner.visit('PUT', path, { data }))).toHaveProperty('base');
    expect(errorsOf(await owner.visit('DELETE', `${path}/archivage`))).toEqual({});
    expect(errorsOf(await owner.visit('DELETE', `${path}/archivage`))).toHaveProperty('base');
  });

  test('that was deleted does not come back under a name given to another meanwhile', async () => {
    const path = await make();
    const name = `Essai ${made}`;
    const gone = await owner.visit('DELETE', path);
    expect((await owner.get(path)).status).toBe(404);
    const { undo } = gone.page.props.flash as unknown as { undo: { href: string; method: string } };
    await make(owner, { name });
    expect(errorsOf(await owner.visit(undo.method, undo.href))).toHaveProperty('base');
    expect((await owner.get(path)).status).toBe(404);
  });
});
