import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AccountingCodeIndexProps } from '#contracts/admin/accounting-code/index.ts';
import { accountingCodes } from '#mocks/db/schema/index.ts';
import { tenantId } from '#mocks/db/seed/tenant-id.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let admin: Visitor;
let chief: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  [admin, chief] = [server.visitor(), server.visitor()];
  await admin.signIn('thomas.lefevre@example.test', { isStaff: true });
  await chief.signIn('camille.roussel@example.test', { isStaff: true });
});
afterAll(() => server.close());

const path = '/admin/plan-comptable';
const errorsOf = (props: unknown) => (props as { errors: Record<string, string> }).errors;
const read = async (query = '') =>
  (await admin.get(`${path}${query}`)).page.props as unknown as AccountingCodeIndexProps;
const stored = async (code: string) =>
  (
    await server.deps.db
      .select()
      .from(accountingCodes)
      .where(and(eq(accountingCodes.code, code), isNull(accountingCodes.tenantId)))
  )[0];
const payload = (more: Readonly<Record<string, unknown>> = {}) => ({
  code: '60512',
  label: 'Charpente',
  parentCode: '6051',
  kind: 'charge',
  nature: 'travaux',
  vatDefault: '20',
  side: 'debit',
  isOperationRequired: true,
  isActive: true,
  ...more,
});
const create = (visitor: Visitor, more: Readonly<Record<string, unknown>> = {}) =>
  visitor.visit('POST', path, { data: payload(more) });

describe('the chart', () => {
  test('is a tree in the order of the numbers, with its classes, and as the edition of the PCG has it', async () => {
    const { list, classes, edition } = await read('?class=6&perPage=100');
    const shown = list.items.map(({ code, depth }) => `${'-'.repeat(depth)}${code}`);
    expect(shown.slice(0, 4)).toEqual(['601', '-6011', '-6012', '602']);
    expect(shown).toContain('-6051');
    expect(classes.find(({ id }) => id === '6')).toMatchObject({ count: list.meta.total, isCurrent: true });
    expect(edition).toMatchObject({ on: '2026-01-01', renamed: [], missing: [] });
    expect(list.items.find(({ code }) => code === '6051')).toMatchObject({
      origin: 'ilot',
      edition: 'own',
      nature: 'travaux',
      vatDefault: '20',
      isOperationRequired: true,
    });
  });

  test('tells what differs from the edition', async () => {
    const row = await stored('607');
    await admin.visit('PATCH', `${path}/${row?.id}`, {
      data: {
        ...payload({ code: '607', parentCode: null, label: 'Achats revendus' }),
        version: row?.version,
      },
    });
    expect((await read()).edition.renamed).toEqual([
      { code: '607', label: 'Achats revendus', pcgLabel: 'Achats de marchandises' },
    ]);
    expect((await read('?edition=renamed')).list.items.map(({ code }) => code)).toEqual(['607']);
    expect((await stored('607'))?.origin).toBe('pcg');
  });
});

describe('an account', () => {
  test.each([
    [{ code: '6' }, 'code', 'Le numéro comporte 2 à 8 chiffres.'],
    [
      { code: '80512', parentCode: null, kind: 'bilan' },
      'code',
      'La classe doit être comprise entre 1 et 7.',
    ],
    [{ code: '6071', parentCode: null }, 'code', 'Ce numéro existe déjà.'],
    [{ code: '60712' }, 'code', 'Le numéro doit commencer par celui de son compte parent.'],
    [{ code: '605199', parentCode: '60519' }, 'parentCode', 'Cet élément n’existe plus'],
    [{ kind: 'produit' }, 'kind', 'Choix non valide.'],
  ])('is refused given %o', async (more, field, text) => {
    const errors = errorsOf((await create(admin, more)).page.props);
    expect(Object.keys(errors)).toEqual([field]);
    expect(errors[field]).toContain(text);
  });

  test('that is added stands below its parent; its number stays', async () => {
    await create(admin);
    const row = await stored('60512');
    expect(row).toMatchObject({ tenantId: null, origin: 'ilot', label: 'Charpente' });
    const answer = await admin.visit('PATCH', `${path}/${row?.id}`, {
      data: { ...payload({ code: '60513' }), version: 1 },
    });
    expect(errorsOf(answer.page.props)['code']).toContain('ne change pas');
  });

  test('of the PCG, with sub-accounts, or that companies use is not deleted', async () => {
    const remove = async (code: string) =>
      errorsOf((await chief.visit('DELETE', `${path}/${(await stored(code))?.id}`)).page.props)['base'];
    expect(await remove('512')).toContain('désactivez-le');
    expect(await remove('6051')).toContain('sous-comptes');
    const model = await stored('7061');
    await server.deps.db.insert(accountingCodes).values({
      id: server.deps.newId(),
      tenantId: tenantId('T1'),
      code: '70611',
      label: 'Loyers Libourne',
      parentCode: '7061',
      kind: 'produit',
      nature: 'loyer',
      side: 'credit',
      origin: 'tenant',
      createdAt: new Date(),
      updatedAt: new Date(),
    });
    expect(await remove('7061')).toBe('Compte utilisé (sociétés : 1) : désactivez-le.');
    expect((await read('?q=7061')).list.items).toMatchObject([{ id: model?.id, companiesCount: 1 }]);
    await chief.visit('DELETE', `${path}/${(await stored('63581'))?.id}`);
    expect((await stored('63581'))?.deletedAt).not.toBeNull();
  });

  test('of a company is not there for the platform', async () => {
    const [own] = await server.deps.db
      .select()
      .from(accountingCodes)
      .where(eq(accountingCodes.code, '70611'));
    const sent = { data: { ...payload({ code: '70611', parentCode: null, kind: 'produit' }), version: 1 } };
    expect((await admin.visit('PATCH', `${path}/${own?.id}`, sent)).status).toBe(404);
    expect((await chief.visit('DELETE', `${path}/${own?.id}`)).status).toBe(404);
  });
});

describe('a file', () => {
  const send = (text: string, isDryRun: boolean) =>
    admin.visit('POST', `${path}/fichier`, { data: { text, isDryRun } });
  const csv =
    'code;label;nature;isOperationRequired\n60521;Couverture;travaux;oui\n512;Autre nom;tresorerie;non';

  test('is checked, then adds what the chart lacks and leaves the rest', async () => {
    const checked = await send(csv, true);
    expect(checked.page.props.flash?.text).toBe('Fichier correct : 1 à ajouter, 1 déjà présents.');
    expect(await stored('60521')).toBeUndefined();
    await send(csv, false);
    expect(await stored('60521')).toMatchObject({
      label: 'Couverture',
      parentCode: '605',
      nature: 'travaux',
    });
    expect((await stored('512'))?.label).toBe('Banques');
    await send(JSON.stringify([{ code: '60522', label: 'Bardage' }]), false);
    expect(await stored('60522')).toMatchObject({ label: 'Bardage', kind: 'charge', side: 'debit' });
  });

  test('with wrong lines is refused whole, and says which', async () => {
    const answer = await send('code;label\n60523;Bon\n9;Mauvais\n60524;', false);
    expect(errorsOf(answer.page.props)['text']).toBe('Lignes à corriger (2) : 2, 3.');
    expect(await stored('60523')).toBeUndefined();
    expect(errorsOf((await send('{"code":', true)).page.props)['text']).toContain('illisible');
  });
});

test('support reads, an admin deletes nothing, sales and editors see nothing', async () => {
  const visitor = async (email: string) => {
    const made = server.visitor();
    await made.signIn(email, { isStaff: true });
    return made;
  };
  const support = await visitor('hugo.marchal@example.test');
  expect((await support.get(path)).status).toBe(200);
  expect((await create(support)).status).toBe(403);
  expect((await admin.visit('DELETE', `${path}/${(await stored('7041'))?.id}`)).status).toBe(403);
  for (const email of ['ines.benali@example.test', 'lea.fontaine@example.test']) {
    expect((await (await visitor(email)).get(path)).status).toBe(403);
  }
  const owner = server.visitor();
  await owner.signIn('hugo.lartigue@example.test');
  expect((await owner.get(path)).status).not.toBe(200);
});
