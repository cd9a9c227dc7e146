import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OfferTemplateFormProps } from '#contracts/client/offer-template/form.ts';
import type { OfferTemplateIndexProps } from '#contracts/client/offer-template/index.ts';
import { exampleOfferTemplate } from '#contracts/client/offer-template/payload.ts';
import type { OfferPreview } from '#contracts/client/offer-template/preview.ts';
import { offerTemplateVersions } from '#mocks/db/schema/index.ts';
import { operationId } from '#mocks/db/seed/operations/index.ts';
import { offerTemplateId } from '#mocks/db/seed/templates/index.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { VisitAnswer, Visitor } from '#tests/support/visitor.ts';

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

const list = '/modeles-offre';
const pathOf = (key: string): string => `${list}/${offerTemplateId('T1', key)}`;
const errorsOf = ({ page }: VisitAnswer) => page.props.errors;
const listOf = async (visitor: Visitor, query = '') =>
  ((await visitor.get(`${list}${query}`)).page.props as unknown as OfferTemplateIndexProps).list;
const formOf = async (visitor: Visitor, path: string) =>
  (await visitor.get(path)).page.props as unknown as OfferTemplateFormProps;
let made = 0;
/** A new template; its path. */
async function make(visitor: Visitor = owner, change: object = {}): Promise<string> {
  made += 1;
  const data = { ...exampleOfferTemplate, name: `Essai ${made}`, ...change };
  const answer = await visitor.visit('POST', list, { data });
  expect(errorsOf(answer)).toEqual({});
  return answer.page.url;
}

describe('the templates of offers of a company', () => {
  test('begin with the three of the platform and its own', async () => {
    const { items, can } = await listOf(owner);
    expect(items.map(({ name, isSystem, isDefault, author }) => [name, isSystem, isDefault, author])).toEqual(
      [
        ['Lettre d’intention', true, true, null],
        ['Offre d’achat simple', true, true, null],
        ['Offre immeuble à rénover', false, false, 'Hugo Lartigue'],
        ['Offre sous conditions (prêt, permis purgé)', true, false, null],
      ],
    );
    expect(can).toMatchObject({ create: true, update: true, delete: true });
    expect((await listOf(owner, '?kind=loi')).items.map(({ name }) => name)).toEqual(['Lettre d’intention']);
    expect((await listOf(stranger)).items.map(({ name }) => name)).toContain('Offre terrain à diviser');
  });

  test('are read by readers, who change nothing, and by no other company', async () => {
    expect((await formOf(viewer, pathOf('building'))).form.can).toEqual({ save: false, delete: false });
    expect((await viewer.visit('POST', list, { data: exampleOfferTemplate })).status).toBe(403);
    expect((await viewer.visit('POST', `${pathOf('building')}/copie`)).status).toBe(403);
    expect((await collaborator.visit('DELETE', pathOf('building'))).status).toBe(403);
    expect((await stranger.get(pathOf('building'))).status).toBe(404);
    expect((await stranger.visit('POST', `${pathOf('simple')}/copie`)).status).toBe(404);
  });
});

describe('a template of the platform', () => {
  test('is not changed nor deleted: its copy is the company’s own, with its first version', async () => {
    const { form } = await formOf(collaborator, pathOf('conditional'));
    expect(form.can.save).toBe(false);
    const data = { ...form.values, version: form.record?.version };
    expect(errorsOf(await owner.visit('PUT', pathOf('conditional'), { data }))).toMatchObject({
      base: 'Un modèle système ne peut pas être modifié : dupliquez-le.',
    });
    expect(errorsOf(await owner.visit('DELETE', pathOf('conditional')))).toHaveProperty('base');
    const copy = await collaborator.visit('POST', `${pathOf('conditional')}/copie`);
    const copied = await formOf(collaborator, copy.page.url);
    expect(copied.form.values).toEqual({ ...form.values, name: `${form.values.name} (copie)` });
    expect(copied.versions.map(({ version, by }) => [version, by])).toEqual([[1, 'Inès Duprat']]);
  });
});

describe('a template that is written', () => {
  const long = 'Nous vous offrons d’acquérir ce bien au prix convenu entre nous. ';

  test.each([
    [
      'a placeholder that nothing fills',
      { body: `<p>${long}{{offer.prix}}</p>` },
      'body',
      'Variable inconnue : {{offer.prix}}.',
    ],
    ['one in its subject', { subject: 'Offre {{x}}' }, 'subject', 'Variable inconnue : {{x}}.'],
    [
      'less than 50 characters',
      { body: `<p>${'<strong>a</strong>'.repeat(49)}</p>` },
      'body',
      '50 caractères au minimum.',
    ],
    ['no day of validity', { defaultValidityDays: 0 }, 'defaultValidityDays', null],
    ['91 days of validity', { defaultValidityDays: 91 }, 'defaultValidityDays', null],
    ['a name that is taken', { name: 'offre D’ACHAT simple' }, 'name', 'Cette valeur est déjà utilisée.'],
  ])('is refused for %s', async (_what, change, field, text) => {
    const data = { ...exampleOfferTemplate, name: 'Refusé', ...change };
    const errors = errorsOf(await owner.visit('POST', list, { data }));
    expect(Object.keys(errors)).toEqual([field]);
    if (text !== null) expect(errors[field]).toBe(text);
  });

  test('begins with a text to adapt, which is accepted as it stands', async () => {
    const { form, versions } = await formOf(owner, `${list}/nouveau`);
    expect(form.values.body).toContain('{{offer.priceInWords}}');
    expect(versions).toEqual([]);
    await make(owner, { body: form.values.body });
  });

  test('keeps what it said at each version', async () => {
    const path = await make();
    const first = await formOf(owner, path);
    const data = { ...first.form.values, defaultValidityDays: 45, version: 1 };
    expect(errorsOf(await collaborator.visit('PUT', path, { data }))).toEqual({});
    const { form, versions } = await formOf(owner, path);
    expect(form.record?.version).toBe(2);
    expect(versions.map(({ version, by, content }) => [version, by, content.defaultValidityDays])).toEqual([
      [2, 'Inès Duprat', 45],
      [1, 'Hugo Lartigue', 10],
    ]);
  });

  test('is the default of its kind alone, and hands it back when it is archived', async () => {
    const path = await make();
    expect(errorsOf(await owner.visit('POST', `${path}/defaut`))).toEqual({});
    const defaults = async () =>
      (await listOf(owner, '?kind=letter')).items
        .filter(({ isDefault }) => isDefault)
        .map(({ name }) => name);
    expect(await defaults()).toEqual([`Essai ${made}`]);
    const data = { ...exampleOfferTemplate, name: `Essai ${made}`, kind: 'loi', version: 2 };
    expect(errorsOf(await owner.visit('PUT', path, { data }))).toHaveProperty('kind');
    expect(errorsOf(await owner.visit('DELETE', path))).toHaveProperty('base');
    expect(errorsOf(await owner.visit('POST', `${path}/archivage`))).toEqual({});
    // Built in, which stands first among those that may take its place.
    expect(await defaults()).toHaveLength(1);
    expect(await defaults()).toEqual(['Offre d’achat simple']);
    expect((await listOf(owner, '?status=archived')).items.map(({ name }) => name)).toEqual([
      `Essai ${made}`,
    ]);
    expect(errorsOf(await owner.visit('DELETE', path))).toEqual({});
  });

  test('has its versions of the seed in their order', async () => {
    const rows = await server.deps.db
      .select()
      .from(offerTemplateVersions)
      .where(eq(offerTemplateVersions.templateId, offerTemplateId('T1', 'building')))
      .orderBy(asc(offerTemplateVersions.version));
    expect(rows.map(({ version }) => version)).toEqual([1, 2]);
    expect((await formOf(owner, pathOf('building'))).form.values).toEqual(rows[1]?.content);
  });
});

describe('the preview of a text', () => {
  const previewOf = async (visitor: Visitor, operation: string) => {
    const answer = await visitor.get(`${list}/apercu/${operation}`, { isProtocol: false });
    return { status: answer.status, text: answer.text };
  };

  test('has the data of the operation, of its seller and of the company', async () => {
    const answer = await previewOf(owner, operationId('T1', 'OP-2025-001'));
    expect(answer.status).toBe(200);
    const preview = JSON.parse(answer.text) as OfferPreview;
    expect(preview.operation.name).toBe('Les Chais de la Bastide');
    expect(preview.operation.address).toContain('Libourne');
    expect(preview.buyer).toMatchObject({ siren: '999 123 458', representative: 'Hugo Lartigue' });
    expect(preview.today).toBe('2026-11-20');
    expect(preview.priceCents).toBe(48_000_000);
  });

  test('is of no operation of another company, nor of one that is not open to the person', async () => {
    expect((await previewOf(stranger, operationId('T1', 'OP-2025-001'))).status).toBe(404);
    expect((await previewOf(owner, operationId('T2', 'OP-2025-001'))).status).toBe(404);
    const { operations } = await formOf(collaborator, pathOf('building'));
    const all = (await formOf(owner, pathOf('building'))).operations;
    expect(operations).toHaveLength(2);
    const closed = all.find(({ id }) => !operations.some((open) => open.id === id));
    expect((await previewOf(collaborator, closed?.id ?? '')).status).toBe(404);
  });
});
