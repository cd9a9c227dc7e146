import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AccountingCodeProps } from '#contracts/client/accounting-code.ts';
import { exampleRule, type RuleTestAnswer } from '#contracts/client/accounting-code/payload.ts';
import { accountingCodes, auditEntries } from '#mocks/db/schema/index.ts';
import { codeId } from '#mocks/db/seed/ledger/index.ts';
import { tenantId } from '#mocks/db/seed/tenant-id.ts';
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
  const made = Array.from({ length: 5 }, () => server.visitor());
  [owner, collaborator, accountant, viewer, stranger] = made as [Visitor, Visitor, Visitor, Visitor, Visitor];
  await owner.signIn('hugo.lartigue@example.test');
  await collaborator.signIn('ines.duprat@example.test');
  await accountant.signIn('marc.soubiran@example.test');
  await viewer.signIn('lea.pons@example.test');
  await stranger.signIn('karim.belkacem@example.test');
});
afterAll(() => server.close());

const path = '/plan-comptable';
const errorsOf = ({ page }: VisitAnswer) => page.props.errors;
const read = async (visitor: Visitor, query = '') =>
  (await visitor.get(`${path}${query}`)).page.props as unknown as AccountingCodeProps;
const pathOf = (code: string): string => `${path}/${codeId('T1', code)}`;
const accountOf = async (visitor: Visitor, code: string) =>
  (await read(visitor)).accounts.find((account) => account.code === code);
const settings = {
  label: 'Travaux de nos lots',
  nature: 'travaux',
  vatDefault: '10',
  isOperationRequired: true,
  isActive: true,
};

describe('the chart of a company', () => {
  test('is the platform’s model and its own sub-accounts, in the order of the numbers', async () => {
    const { accounts, scheme, year } = await read(owner);
    const shown = accounts.map(({ code, depth }) => `${'-'.repeat(depth)}${code}`);
    const at = shown.indexOf('-6051');
    expect(shown.slice(at, at + 3)).toEqual(['-6051', '--60511', '--60512']);
    expect(accounts.find(({ code }) => code === '60511')).toMatchObject({
      origin: 'tenant',
      isChanged: false,
    });
    expect(accounts.find(({ code }) => code === '6051')).toMatchObject({ origin: 'ilot', version: 0 });
    expect([scheme, year]).toEqual(['transformation', 2026]);
    expect(shown.join()).not.toContain('70411');
  });

  test('tells movements and the balance of the year to the cent', async () => {
    const tax = await accountOf(owner, '44566');
    expect(tax?.movementsCount).toBeGreaterThan(50);
    const salaries = await accountOf(owner, '641');
    // Nine salaries of the year: that of October waits for its account.
    expect(salaries).toMatchObject({ movementsCount: 12, balanceCents: 5_760_000 });
    expect(await accountOf(stranger, '641')).toMatchObject({ movementsCount: 0, balanceCents: 0 });
  });

  test('is read by collaborators and refused to viewers', async () => {
    expect((await read(collaborator)).can).toEqual({ create: false, update: false, delete: false });
    expect((await viewer.get(path)).status).toBe(403);
    const answer = await collaborator.visit('PATCH', pathOf('6051'), { data: { ...settings, version: 0 } });
    expect(answer.status).toBe(403);
    expect((await read(accountant)).can.create).toBe(true);
  });

  test('is a file, of what the filters let through', async () => {
    const answer = await accountant.get(`${path}/telecharger?class=5&format=csv`, {
      isProtocol: false,
    });
    const { text } = answer;
    expect(text).toContain('51211');
    expect(text).not.toContain('6051');
  });
});

describe('an account of the platform', () => {
  test('is called otherwise by one company alone, and given its own words back', async () => {
    const change = { ...settings, version: 0 };
    const saved = await owner.visit('PATCH', pathOf('6051'), { data: change });
    expect(errorsOf(saved)).toEqual({});
    expect(await accountOf(owner, '6051')).toMatchObject({
      label: settings.label,
      vatDefault: '10',
      isChanged: true,
      version: 1,
      origin: 'ilot',
      id: codeId('T1', '6051'),
    });
    expect(await accountOf(stranger, '6051')).toMatchObject({ label: 'Travaux par lot', isChanged: false });
    // Somebody who read it before is told.
    const late = await accountant.visit('PATCH', pathOf('6051'), { data: change });
    expect(errorsOf(late)['version']).toBeTruthy();
    const again = await accountant.visit('PATCH', pathOf('6051'), {
      data: { ...change, isActive: false, version: 1 },
    });
    expect(errorsOf(again)).toEqual({});
    expect(await accountOf(owner, '6051')).toMatchObject({ isActive: false, version: 2 });
    await owner.visit('POST', `${path}/modele`, { data: { code: '6051' } });
    expect(await accountOf(owner, '6051')).toMatchObject({
      label: 'Travaux par lot',
      version: 0,
      isActive: true,
    });
    const entries = await server.deps.db
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(and(eq(auditEntries.tenantId, tenantId('T1')), eq(auditEntries.subjectType, 'accounting-code')));
    expect(entries.map(({ action }) => action)).toEqual([
      'accounting-code.update',
      'accounting-code.update',
      'accounting-code.reset',
    ]);
  });

  test('cannot be deleted, and has nothing to go back from where it is the company’s own', async () => {
    expect(errorsOf(await owner.visit('DELETE', pathOf('6051')))['base']).toContain('modèle');
    const answer = await owner.visit('POST', `${path}/modele`, { data: { code: '60511' } });
    expect(errorsOf(answer)['base']).toContain('propre à votre société');
  });
});

describe('an account of a company', () => {
  const pathOfMade = async (code: string): Promise<string> =>
    `${path}/${(await accountOf(owner, code))?.id ?? ''}`;
  const create = (change: object = {}) =>
    owner.visit('POST', path, {
      data: {
        code: '60513',
        parentCode: '6051',
        label: 'Charpente',
        nature: 'travaux',
        vatDefault: '20',
        isOperationRequired: true,
        ...change,
      },
    });

  test('prolongs an account that the chart has', async () => {
    expect(errorsOf(await create())).toEqual({});
    expect(await accountOf(owner, '60513')).toMatchObject({ depth: 2, kind: 'charge', side: 'debit' });
    const prolongs = 'Le compte doit prolonger un compte existant (ex. 6051 → 60511).';
    expect(errorsOf(await create({ code: '70513' }))['code']).toBe(prolongs);
    expect(errorsOf(await create({ code: '69991', parentCode: '6999' }))['parentCode']).toBe(prolongs);
    expect(errorsOf(await create())['code']).toBe('Ce numéro existe déjà.');
    expect(errorsOf(await create({ code: '605139999' }))['code']).toBe('Le numéro comporte 2 à 8 chiffres.');
  });

  test('is deleted while nothing uses it, and brought back', async () => {
    const answer = await owner.visit('DELETE', await pathOfMade('60513'));
    expect(errorsOf(answer)).toEqual({});
    expect(await accountOf(owner, '60513')).toBeUndefined();
    const [row] = await server.deps.db
      .select()
      .from(accountingCodes)
      .where(eq(accountingCodes.code, '60513'));
    await owner.visit('POST', `/corbeille/accounting-code/${row?.id}/restauration`);
    expect(await accountOf(owner, '60513')).toBeDefined();
  });

  test('stays while movements use it or others stand below it', async () => {
    const used = errorsOf(await owner.visit('DELETE', pathOf('51211')))['base'];
    expect(used).toMatch(/^Ce compte est utilisé par \d+ mouvements : désactivez-le\.$/);
    await create({ code: '605131', parentCode: '60513' });
    expect(errorsOf(await owner.visit('DELETE', await pathOfMade('60513')))['base']).toContain(
      'sous-comptes',
    );
  });

  test('is not there for another company', async () => {
    const answer = await stranger.visit('PATCH', pathOf('60511'), { data: { ...settings, version: 1 } });
    expect(answer.status).toBe(404);
    expect((await stranger.visit('DELETE', pathOf('60511'))).status).toBe(404);
  });
});

describe('the rules', () => {
  const store = (change: object = {}) =>
    owner.visit('POST', '/regles', { data: { ...exampleRule, codeId: codeId('T1', '7061'), ...change } });

  test('stand in their order, each with the bank lines that it takes before the others', async () => {
    const { rules } = await read(owner, '?tab=rules');
    expect(rules.map(({ name }) => name).slice(0, 3)).toEqual([
      'Loyers encaissés',
      'Loyer des bureaux',
      'Situations de Ferrand',
    ]);
    // Three tenants, fourteen months each.
    expect(rules[0]).toMatchObject({ hitsCount: 42, lastHitOn: '2026-11-08' });
    expect(rules.find(({ isActive }) => !isActive)?.hitsCount).toBe(0);
  });

  test('are refused without a condition and for what is not the company’s', async () => {
    const none = { ...exampleRule.conditions, labelHolds: [], sign: null };
    expect(errorsOf(await store({ conditions: none }))['conditions']).toContain('aucune condition');
    expect(errorsOf(await store({ codeId: codeId('T2', '70411') }))['codeId']).toBeTruthy();
    const foreign = { ...exampleRule.conditions, accountId: codeId('T1', '7061') };
    expect(errorsOf(await store({ conditions: foreign }))['conditions.accountId']).toBeTruthy();
  });

  test('are tried without being kept: how many bank lines fit, and the latest', async () => {
    const conditions = { ...exampleRule.conditions, labelHolds: ['loyer faure'] };
    const { text, status } = await collaborator.visit('POST', '/regles/essai', { data: { conditions } });
    expect(status).toBe(200);
    const answer = JSON.parse(text) as RuleTestAnswer;
    expect(answer.count).toBe(14);
    expect(answer.lines[0]).toMatchObject({
      bookedOn: '2026-11-05',
      label: 'VIR LOYER FAURE',
      amountCents: 90_756,
      accountLabel: 'Courant pro',
    });
    expect((await viewer.visit('POST', '/regles/essai', { data: { conditions } })).status).toBe(403);
    const foreign = await stranger.visit('POST', '/regles/essai', { data: { conditions } });
    expect(JSON.parse(foreign.text)).toMatchObject({ count: 0, lines: [] });
  });

  test('are added last, moved and deleted', async () => {
    expect(errorsOf(await store({ name: 'Essai' }))).toEqual({});
    const { rules } = await read(owner, '?tab=rules');
    const added = rules.at(-1);
    expect(added?.name).toBe('Essai');
    const ids = [added?.id, ...rules.slice(0, -1).map(({ id }) => id)];
    await owner.visit('PUT', '/regles/ordre', { data: { ids } });
    expect((await read(owner, '?tab=rules')).rules[0]).toMatchObject({ name: 'Essai', hitsCount: 42 });
    const deleted = await owner.visit('DELETE', `/regles/${added?.id}`);
    expect(errorsOf(deleted)).toEqual({});
    expect((await stranger.visit('DELETE', `/regles/${rules[0]?.id}`)).status).toBe(404);
  });
});
