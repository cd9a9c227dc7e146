import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProfileFormProps } from '#contracts/client/profile/form.ts';
import type { ProfileIndexProps } from '#contracts/client/profile/index.ts';
import { exampleProfile } from '#contracts/client/profile/payload.ts';
import {
  exampleFinancialAsset,
  exampleOrgNode,
  examplePropertyAsset,
  exampleReference,
} from '#contracts/client/profile/parts.ts';
import { auditEntries, orgNodes, profiles, profileReferences } from '#mocks/db/schema/index.ts';
import { operationId } from '#mocks/db/seed/operations/index.ts';
import { profileId } from '#mocks/db/seed/profiles/id.ts';
import { testOrigin } from '#mocks/hosts/vitest/server.ts';
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

const company = `/profils/${profileId('T1', 'company')}`;
const individual = `/profils/${profileId('T1', 'individual')}`;
const errorsOf = ({ page }: VisitAnswer) => page.props.errors;
const pageOf = async (visitor: Visitor, path: string) =>
  (await visitor.get(path)).page.props as unknown as ProfileFormProps;
const listOf = async (visitor: Visitor, query = '') =>
  (await visitor.get(`/profils${query}`)).page.props as unknown as ProfileIndexProps;
const namesOf = ({ profiles: shown }: ProfileIndexProps) => shown.map(({ name }) => name);

const person = {
  ...exampleProfile,
  kind: 'individual',
  firstName: 'Claire',
  lastName: 'Vasseur',
  birthDate: '1990-02-01',
  email: 'claire.vasseur@example.test',
  legalName: '',
  legalForm: null,
  siren: null,
  representatives: [],
  shareholders: [],
};

/** A new profile; its path. */
async function made(visitor: Visitor, data: unknown = exampleProfile): Promise<string> {
  const answer = await visitor.visit('POST', '/profils', { data });
  expect(errorsOf(answer)).toEqual({});
  return answer.page.url.split('?')[0] ?? '';
}

describe('the profiles of a company', () => {
  test('are shown with what they own, owe, carry and lack on the first day of the demonstration', async () => {
    const { profiles: shown, counts } = await listOf(owner);
    expect(counts).toEqual({ all: 2, company: 1, individual: 1 });
    const [first, second] = shown;
    expect(first).toMatchObject({
      name: 'Garonne Patrimoine',
      isDefault: true,
      canShare: true,
      equityToDebtBps: 3270,
      netWealthCents: null,
      operationsCount: 7,
      latePapersCount: 2,
    });
    expect(second).toMatchObject({
      name: 'Hugo Lartigue',
      netWealthCents: 83_172_500,
      debtRatioBps: 4273,
      referencesCount: 3,
      latePapersCount: 2,
    });
    expect(namesOf(await listOf(owner, '?kind=individual'))).toEqual(['Hugo Lartigue']);
  });

  test('stand in the order that is asked for, the default ones first', async () => {
    const path = await made(owner, { ...exampleProfile, legalName: 'Aquitaine Foncière' });
    expect(namesOf(await listOf(owner, '?kind=company'))).toEqual([
      'Garonne Patrimoine',
      'Aquitaine Foncière',
    ]);
    await made(owner, { ...exampleProfile, legalName: 'Zola Patrimoine' });
    const isFirst = eq(profiles.name, 'Aquitaine Foncière');
    await server.deps.db
      .update(profiles)
      .set({ updatedAt: new Date('2026-01-05T08:00:00Z') })
      .where(isFirst);
    const latest = namesOf(await listOf(owner, '?kind=company&sort=-updatedAt'));
    expect(latest).toEqual(['Garonne Patrimoine', 'Zola Patrimoine', 'Aquitaine Foncière']);
    const complete = (await listOf(owner, '?kind=company&sort=-completeness')).profiles.slice(1);
    const shares = complete.map(({ completenessBps }) => completenessBps);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    const { profiles: all } = await listOf(owner);
    for (const { id, isDefault, kind } of all) {
      if (!isDefault && kind === 'company') await owner.visit('DELETE', `/profils/${id}`);
    }
    expect((await owner.get(path)).status).toBe(404);
  });

  test('show personal ones to the owner and to whom they are about, and to nobody else', async () => {
    expect(namesOf(await listOf(collaborator))).toEqual(['Garonne Patrimoine']);
    expect(namesOf(await listOf(accountant))).toEqual(['Garonne Patrimoine']);
    expect((await collaborator.get(individual)).status).toBe(403);
    expect((await accountant.get(individual)).status).toBe(403);
    expect((await accountant.get(company)).status).toBe(200);
    expect(namesOf(await listOf(viewer))).toEqual(['Garonne Patrimoine']);
    expect((await viewer.get(company)).status).toBe(200);
    expect((await viewer.get(individual)).status).toBe(403);
    expect((await stranger.get(company)).status).toBe(404);
    const history = await collaborator.get(`/historique/profile/${profileId('T1', 'individual')}`);
    expect(history.status).toBe(404);
  });

  test('that a collaborator makes of a person are about themselves', async () => {
    const path = await made(collaborator, person);
    expect((await pageOf(collaborator, path)).form.values.userId).not.toBeNull();
    expect((await accountant.get(path)).status).toBe(403);
    expect((await owner.get(path)).status).toBe(200);
  });

  test('cannot be changed by whoever only reads them', async () => {
    const answer = await accountant.visit('POST', `${company}/archivage`);
    expect(answer.status).toBe(403);
    expect((await collaborator.visit('DELETE', company)).status).toBe(403);
    expect((await viewer.visit('POST', `${company}/copie`)).status).toBe(403);
    expect((await viewer.get(`${company}/partage`)).status).toBe(403);
  });
});

describe('a profile that is entered', () => {
  test.each([
    ['a company without a SIREN', { ...exampleProfile, siren: null }, 'siren'],
    ['a wrong SIREN', { ...exampleProfile, siren: '732829321' }, 'siren'],
    ['a VAT number of another company', { ...exampleProfile, vatNumber: 'FR61999123458' }, 'vatNumber'],
    [
      'shares that do not make 100 %',
      { ...exampleProfile, shareholders: [{ name: 'A', profileId: null, bps: 9999 }] },
      'shareholders',
    ],
    [
      'a year twice',
      {
        ...exampleProfile,
        accounts: [2024, 2024].map((year) => ({
          year,
          turnoverCents: null,
          ebitdaCents: null,
          netIncomeCents: null,
          equityCents: null,
          financialDebtCents: null,
          cashCents: null,
        })),
      },
      'accounts',
    ],
    ['a person without a name', { ...person, lastName: '' }, 'lastName'],
    ['a person who is not of age', { ...person, birthDate: '2008-11-21' }, 'birthDate'],
  ])('is refused for %s', async (_what, data, field) => {
    const answer = await owner.visit('POST', '/profils', { data });
    expect(errorsOf(answer)).toHaveProperty([field]);
  });

  test('keeps its kind, and none of what is of the other kind', async () => {
    const path = await made(owner, { ...exampleProfile, firstName: 'Sans', incomes: [] });
    const { form } = await pageOf(owner, path);
    expect(form.values.firstName).toBe('');
    const data = { ...person, version: 1 };
    expect(errorsOf(await owner.visit('PUT', path, { data }))).toHaveProperty('kind');
  });

  test('loses what its texts must not hold', async () => {
    const path = await made(owner, {
      ...exampleProfile,
      pitch: '<p onclick="x()">Bien</p><script>1</script>',
    });
    expect((await pageOf(owner, path)).form.values.pitch).toBe('<p>Bien</p>');
  });
});

describe('the default profile', () => {
  test('is one of its kind, is never an archived one, and an archived one carries no new operation', async () => {
    const path = await made(owner, { ...exampleProfile, legalName: 'Garonne Bis' });
    expect(errorsOf(await owner.visit('POST', `${path}/defaut`))).toEqual({});
    const { profiles: shown } = await listOf(owner, '?kind=company');
    expect(shown.filter(({ isDefault }) => isDefault).map(({ name }) => name)).toEqual(['Garonne Bis']);
    expect(errorsOf(await owner.visit('POST', `${path}/archivage`))).toEqual({});
    expect(errorsOf(await owner.visit('POST', `${path}/defaut`))).toHaveProperty('base');
    expect(errorsOf(await owner.visit('POST', `${path}/archivage`))).toHaveProperty('base');
    expect(namesOf(await listOf(owner))).not.toContain('Garonne Bis');
    expect(namesOf(await listOf(owner, '?archived=1'))).toContain('Garonne Bis');
    const { choices } = (await owner.get('/operations/creer')).page.props as unknown as {
      choices: { profiles: { name: string }[] };
    };
    expect(choices.profiles.map(({ name }) => name)).not.toContain('Garonne Bis');
    expect(errorsOf(await owner.visit('DELETE', `${path}/archivage`))).toEqual({});
    await owner.visit('POST', `${company}/defaut`);
  });

  test('that carries operations cannot be deleted; another one can, and comes back', async () => {
    expect(errorsOf(await owner.visit('DELETE', company))).toHaveProperty('base');
    const path = await made(owner, { ...exampleProfile, legalName: 'À supprimer' });
    const gone = await owner.visit('DELETE', path);
    expect((await owner.get(path)).status).toBe(404);
    const { undo } = gone.page.props.flash as unknown as { undo: { href: string; method: string } };
    await owner.visit(undo.method, undo.href);
    expect((await owner.get(path)).status).toBe(200);
  });
});

describe('a copy of a profile', () => {
  test('has its parts and chart, but neither papers nor the default', async () => {
    const answer = await owner.visit('POST', `${company}/copie`);
    const copy = answer.page.props as unknown as ProfileFormProps;
    const source = await pageOf(owner, company);
    expect(copy.form.values.legalName).toBe('Garonne Patrimoine (copie)');
    expect(copy.nodes.map(({ label, depth, indirectBps }) => [label, depth, indirectBps])).toEqual(
      source.nodes.map(({ label, depth, indirectBps }) => [label, depth, indirectBps]),
    );
    expect(copy.references).toHaveLength(source.references.length);
    expect(copy.papers).toEqual([]);
    expect(copy.current?.isDefault).toBe(false);
  });
});

describe('what belongs to a profile', () => {
  test.each([
    ['biens', examplePropertyAsset, { valueCents: 100 }, 'properties', 'property-asset'],
    ['avoirs', exampleFinancialAsset, { valueCents: 100 }, 'holdings', 'financial-asset'],
    ['references', exampleReference, { year: 2020 }, 'references', 'reference'],
  ] as const)(
    '%s: is added, changed over its version, removed, and told',
    async (path, example, change, prop, name) => {
      const at = await made(owner, { ...exampleProfile, legalName: `Essai ${path}` });
      expect(errorsOf(await owner.visit('POST', `${at}/${path}`, { data: example }))).toEqual({});
      const [item] = (await pageOf(owner, at))[prop];
      const own = `${at}/${path}/${item?.id ?? ''}`;
      const data = { ...example, ...change, version: 1 };
      expect(errorsOf(await owner.visit('PUT', own, { data }))).toEqual({});
      expect(errorsOf(await owner.visit('PUT', own, { data }))).toHaveProperty('version');
      expect((await pageOf(owner, at))[prop][0]).toMatchObject(change);
      expect((await owner.visit('PUT', `${company}/${path}/${item?.id ?? ''}`, { data })).status).toBe(404);
      expect((await accountant.visit('DELETE', own)).status).toBe(403);
      expect(errorsOf(await owner.visit('DELETE', own))).toEqual({});
      expect((await pageOf(owner, at))[prop]).toEqual([]);
      const entries = await server.deps.db
        .select({ action: auditEntries.action })
        .from(auditEntries)
        .where(eq(auditEntries.subjectId, at.split('/').at(-1) ?? ''));
      expect(entries.map(({ action }) => action)).toEqual(
        expect.arrayContaining([
          `profile.${name}.create`,
          `profile.${name}.update`,
          `profile.${name}.delete`,
        ]),
      );
    },
  );

  test('counts for the share that is held', async () => {
    const at = await made(owner, person);
    await owner.visit('POST', `${at}/biens`, { data: { ...examplePropertyAsset, ownershipBps: 5000 } });
    const { figures, properties } = await pageOf(owner, at);
    expect(properties[0]?.shareNetCents).toBe(8_400_000);
    expect(figures.find(({ key }) => key === 'netCents')?.cents).toBe(8_400_000);
  });

  test('takes from a closed operation what it tells, once', async () => {
    const at = await made(owner, { ...exampleProfile, legalName: 'Références' });
    const data = { operationId: operationId('T1', 'OP-2025-003') };
    expect(errorsOf(await owner.visit('POST', `${at}/references/operation`, { data }))).toEqual({});
    const [reference] = (await pageOf(owner, at)).references;
    expect(reference).toMatchObject({
      title: 'Rue Gambetta',
      city: 'Périgueux',
      year: 2026,
      lotsCount: 4,
      purchaseCents: 21_000_000,
      revenueCents: 37_200_000,
      durationMonths: 13,
      marginBps: null,
    });
    // Its cover goes with it, as a picture of its own.
    expect(reference?.photoHref).toContain('/fichiers/');
    expect(errorsOf(await owner.visit('POST', `${at}/references/operation`, { data }))).toHaveProperty(
      'operationId',
    );
    const open = { operationId: operationId('T1', 'OP-2025-001') };
    expect(errorsOf(await owner.visit('POST', `${at}/references/operation`, { data: open }))).toHaveProperty(
      'operationId',
    );
    const foreign = { operationId: operationId('T2', 'OP-2025-101') };
    expect(
      errorsOf(await owner.visit('POST', `${at}/references/operation`, { data: foreign })),
    ).toHaveProperty('operationId');
  });

  test('shows the margin of Périgueux as its closed operation came to', async () => {
    const { references } = await pageOf(owner, `${company}?tab=references`);
    expect(references[0]).toMatchObject({ title: 'Rue Gambetta', marginBps: 1249 });
    const rows = await server.deps.db
      .select()
      .from(profileReferences)
      .where(eq(profileReferences.profileId, profileId('T1', 'company')));
    expect(rows).toHaveLength(1);
  });
});

describe('an organisation chart', () => {
  const nodesOf = async (at: string) => (await pageOf(owner, `${at}?tab=organigramme`)).nodes;

  test('tells direct and indirect shares', async () => {
    const shown = (await nodesOf(company)).map(({ label, depth, indirectBps }) => [
      label,
      depth,
      indirectBps,
    ]);
    expect(shown).toEqual([
      ['Hugo Lartigue', 0, null],
      ['Holding HL', 1, 10_000],
      ['Garonne Patrimoine', 2, 8000],
      ['SCCV Bastide', 3, 8000],
      ['Claire Vasseur', 3, null],
    ]);
  });

  test('refuses loops, too much held, and entities of another chart', async () => {
    const at = await made(owner, { ...exampleProfile, legalName: 'Organigramme' });
    const add = (data: object) =>
      owner.visit('POST', `${at}/organigramme`, { data: { ...exampleOrgNode, ...data } });
    await add({ label: 'Tête' });
    const [top] = await nodesOf(at);
    await add({ label: 'Fille', parentId: top?.id });
    const [, daughter] = await nodesOf(at);
    const move = (id: string | undefined, data: object) =>
      owner.visit('POST', `${at}/organigramme/${id ?? ''}/place`, { data });
    expect(errorsOf(await move(top?.id, { parentId: daughter?.id, order: 0 }))).toEqual({
      parentId: 'L’organigramme contient une boucle.',
    });
    expect(errorsOf(await move(top?.id, { parentId: top?.id, order: 0 }))).toHaveProperty('parentId');
    const tooMuch = await add({ label: 'Associée', parentId: daughter?.id, link: 'holder', ownershipBps: 1 });
    expect(errorsOf(tooMuch)).toHaveProperty('ownershipBps');
    const [foreign] = await nodesOf(company);
    expect(errorsOf(await add({ label: 'Ailleurs', parentId: foreign?.id }))).toHaveProperty('parentId');
    expect(errorsOf(await owner.visit('DELETE', `${at}/organigramme/${top?.id ?? ''}`))).toHaveProperty(
      'base',
    );
    expect(await nodesOf(at)).toHaveLength(2);
  });

  test('refuses a seventh level, and moves entities among their like', async () => {
    const at = await made(owner, { ...exampleProfile, legalName: 'Profond' });
    let parentId: string | null = null;
    for (const level of [1, 2, 3, 4, 5, 6]) {
      const data = { ...exampleOrgNode, label: `Niveau ${level}`, parentId };
      expect(errorsOf(await owner.visit('POST', `${at}/organigramme`, { data }))).toEqual({});
      parentId = (await nodesOf(at)).at(-1)?.id ?? null;
    }
    const seventh = { ...exampleOrgNode, label: 'Niveau 7', parentId };
    expect(errorsOf(await owner.visit('POST', `${at}/organigramme`, { data: seventh }))).toHaveProperty(
      'parentId',
    );
    await owner.visit('POST', `${at}/organigramme`, { data: { ...exampleOrgNode, label: 'Autre tête' } });
    const other = (await nodesOf(at)).find(({ label }) => label === 'Autre tête');
    const data = { parentId: null, order: 0 };
    await owner.visit('POST', `${at}/organigramme/${other?.id ?? ''}/place`, { data });
    expect((await nodesOf(at))[0]?.label).toBe('Autre tête');
    const rows = await server.deps.db
      .select()
      .from(orgNodes)
      .where(and(eq(orgNodes.profileId, at.split('/').at(-1) ?? ''), eq(orgNodes.label, 'Niveau 7')));
    expect(rows).toEqual([]);
  });
});

describe('the papers of a profile', () => {
  const send = async (visitor: Visitor, at: string, fields: Readonly<Record<string, string | File>>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    return fetch(new URL(`${at}/pieces`, testOrigin), {
      method: 'POST',
      redirect: 'manual',
      body,
      headers: {
        'x-inertia': 'true',
        'x-xsrf-token': decodeURIComponent(visitor.cookies.get('XSRF-TOKEN') ?? ''),
        cookie: [...visitor.cookies].map(([key, value]) => `${key}=${value}`).join('; '),
      },
    });
  };
  const pdf = () =>
    new File(['%PDF-1.7\n%âãÏÓ\n1 0 obj<<>>endobj\n%%EOF\n'], 'kbis.pdf', { type: 'application/pdf' });

  test('are a checklist: an extract of the register holds three months', async () => {
    const at = await made(owner, { ...exampleProfile, legalName: 'Pièces' });
    const before = await pageOf(owner, at);
    expect(before.checklist.map(({ kind, year, state }) => [kind, year, state])).toContainEqual([
      'kbis',
      null,
      'missing',
    ]);
    await send(owner, at, { kind: 'kbis', file: pdf(), year: '', issuedOn: '2026-11-02', validTo: '' });
    const after = await pageOf(owner, at);
    expect(after.papers).toMatchObject([{ kind: 'kbis', validTo: '2027-02-02', file: { name: 'kbis.pdf' } }]);
    expect(after.current?.completenessBps).toBeGreaterThan(before.current?.completenessBps ?? 0);
    const href = after.papers[0]?.file?.href ?? '';
    expect((await fetch(new URL(href, testOrigin), { headers: cookieOf(owner) })).status).toBe(200);
    const id = after.papers[0]?.id ?? '';
    expect((await viewer.visit('DELETE', `${at}/pieces/${id}`)).status).toBe(403);
    expect(errorsOf(await owner.visit('DELETE', `${at}/pieces/${id}`))).toEqual({});
    expect((await pageOf(owner, at)).papers).toEqual([]);
  });

  test('of a person are not handed to colleagues', async () => {
    await send(owner, individual, {
      kind: 'tax_notice',
      file: pdf(),
      year: '2024',
      issuedOn: '',
      validTo: '',
    });
    const papers = (await pageOf(owner, individual)).papers.filter(({ file }) => file !== null);
    const href = papers[0]?.file?.href ?? '';
    expect((await fetch(new URL(href, testOrigin), { headers: cookieOf(owner) })).status).toBe(200);
    const refused = await fetch(new URL(href, testOrigin), { headers: cookieOf(collaborator) });
    expect(refused.status).toBeGreaterThanOrEqual(403);
  });

  const cookieOf = (visitor: Visitor) => ({
    cookie: [...visitor.cookies].map(([key, value]) => `${key}=${value}`).join('; '),
  });
});

test('a seeded profile of each kind is the default of its kind', async () => {
  const rows = await server.deps.db.select().from(profiles).where(eq(profiles.isDefault, true));
  expect(rows.map(({ name }) => name).toSorted()).toContain('Forez Habitat et Rénovation');
});
