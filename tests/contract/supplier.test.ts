import { and, eq, isNull, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SupplierFormProps } from '#contracts/client/supplier/form.ts';
import type { SupplierIndexProps } from '#contracts/client/supplier/index.ts';
import {
  auditEntries,
  notifications,
  sessions,
  storedFiles,
  supplierContacts,
  supplierDocuments,
  supplierRatings,
  suppliers,
  users,
} from '#mocks/db/schema/index.ts';
import { contactId as contactIdOf } from '#mocks/db/seed/contacts/index.ts';
import { operationId as operationIdOf } from '#mocks/db/seed/operations/index.ts';
import { supplierDocumentId, supplierId } from '#mocks/db/seed/suppliers/index.ts';
import { testOrigin } from '#mocks/hosts/vitest/server.ts';
import { watchSupplierPapers } from '#mocks/handlers/client/supplier/watch-papers.ts';
import { jobs } from '#mocks/handlers/jobs/index.ts';
import { runDueJobs } from '#mocks/server/jobs/run-due.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import { testPassword } from '#tests/support/database.ts';
import type { Visitor } from '#tests/support/visitor.ts';

/** Sends fields and files as a form does. */
async function sendForm(
  visitor: Visitor,
  path: string,
  fields: Readonly<Record<string, string | File>>,
): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return fetch(new URL(path, testOrigin), {
    method: 'POST',
    redirect: 'manual',
    body,
    headers: {
      'x-inertia': 'true',
      'x-xsrf-token': decodeURIComponent(visitor.cookies.get('XSRF-TOKEN') ?? ''),
      cookie: [...visitor.cookies].map(([key, value]) => `${key}=${value}`).join('; '),
    },
  });
}

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

const pathOf = (key: string): string => `/fournisseurs/${supplierId('T1', key)}`;
const stored = async (id: string) => {
  const [row] = await server.deps.db.select().from(suppliers).where(eq(suppliers.id, id));
  return row;
};
const formOf = async (visitor: Visitor, key: string) =>
  (await visitor.get(`${pathOf(key)}/modifier`)).page.props as unknown as SupplierFormProps;
const listOf = async (visitor: Visitor, query = '') =>
  (await visitor.get(`/fournisseurs${query}`)).page.props as unknown as SupplierIndexProps;

const payload = {
  name: 'Essai',
  trade: 'lift',
  legalForm: null,
  siren: null,
  siret: null,
  vatNumber: null,
  email: '',
  phone: null,
  website: '',
  addressLine: '',
  addressLine2: '',
  postalCode: '',
  city: '',
  departments: [],
  paymentTermsDays: 30,
  retentionBps: 500,
  vatRateBps: null,
  tags: [],
  notes: '',
};

describe('the list of suppliers', () => {
  test('shows how each stands with its papers, on the first day of the demonstration', async () => {
    const { list } = await listOf(owner, '?perPage=50');
    const shown = new Map(list.items.map((row) => [row.name, row]));
    expect(shown.get('Maçonnerie Ferrand & Cie')).toMatchObject({ compliance: 'compliant' });
    expect(shown.get('Élec’Garonne')).toMatchObject({
      compliance: 'expires-soon',
      vigilance: 'expires_soon',
    });
    expect(shown.get('Toitures Garnaud')).toMatchObject({
      compliance: 'expired',
      tenYearInsurance: 'expired',
    });
    expect(shown.get('Peintures Colibri')).toMatchObject({
      compliance: 'missing',
      tenYearInsurance: 'missing',
    });
    expect(shown.get('BET Structura')).toMatchObject({ compliance: 'not-expected', vigilance: null });
    expect(shown.get('Plomberie Vial-Roche')).toMatchObject({ ratingHundredths: 458, operationsCount: 4 });
  });

  test('is filtered by an operation on which they were evaluated', async () => {
    const { list } = await listOf(owner);
    const [operation] = (list.facets['operationId'] ?? []).toSorted((a, b) => b.count - a.count);
    const filtered = await listOf(owner, `?operationId=${operation?.value ?? ''}`);
    expect(operation?.count).toBeGreaterThan(0);
    expect(filtered.list.meta.total).toBe(operation?.count);
  });

  test('proposes duplicates to those who may merge them alone', async () => {
    expect((await listOf(owner)).duplicates).toMatchObject([
      { name: 'Géomètres de l’Isle', otherName: 'Géomètres de l’Isle' },
    ]);
    expect((await listOf(viewer)).duplicates).toEqual([]);
  });
});

describe('a supplier', () => {
  test.each([
    ['siret', { siren: '732829320', siret: '55210055400013' }],
    ['vatNumber', { siren: '732829320', vatNumber: 'FR83552100554' }],
    ['paymentTermsDays', { paymentTermsDays: 61 }],
    ['retentionBps', { retentionBps: 501 }],
    ['vatRateBps', { vatRateBps: 1960 }],
    ['website', { website: 'javascript:alert(1)' }],
    ['trade', { trade: 'unknown' }],
    ['siren', { siren: '732829321' }],
  ])('with a wrong %s is refused at that field', async (field, wrong) => {
    const answer = await owner.visit('POST', '/fournisseurs', { data: { ...payload, ...wrong } });
    expect(Object.keys(answer.page.props.errors)).toEqual([field]);
  });

  test('of a trade that builds lacks its papers as soon as it is created, and owes none in another trade', async () => {
    await owner.visit('POST', '/fournisseurs', { data: { ...payload, name: 'Ascenseurs Essai' } });
    const [row] = await server.deps.db.select().from(suppliers).where(eq(suppliers.name, 'Ascenseurs Essai'));
    expect(row).toMatchObject({ compliance: 'missing', vigilance: 'missing', tenYearInsurance: 'missing' });
    const data = { ...payload, name: 'Ascenseurs Essai', trade: 'bank', version: 1 };
    await owner.visit('PATCH', `/fournisseurs/${row?.id ?? ''}`, { data });
    expect(await stored(row?.id ?? '')).toMatchObject({ compliance: 'not-expected', vigilance: null });
  });

  test('is read by who may only look, and changed by them by no way', async () => {
    const { form } = await formOf(viewer, 'ferrand');
    expect(form.can).toEqual({ save: false, delete: false });
    for (const [method, path] of [
      ['PATCH', pathOf('ferrand')],
      ['DELETE', pathOf('ferrand')],
      ['PATCH', `${pathOf('ferrand')}/blocage`],
      ['DELETE', `${pathOf('lacoste')}/blocage`],
      ['POST', `${pathOf('ferrand')}/fusion`],
    ] as const) {
      expect((await viewer.visit(method, path, { data: {} })).status, `${method} ${path}`).toBe(403);
    }
  });

  test('of another company is not there', async () => {
    expect((await stranger.get(`${pathOf('ferrand')}/modifier`)).status).toBe(404);
    const data = { targetId: supplierId('T2', 'gier') };
    expect((await stranger.visit('POST', `${pathOf('ferrand')}/fusion`, { data })).status).toBe(404);
    const into = { targetId: supplierId('T2', 'gier') };
    const refused = await owner.visit('POST', `${pathOf('ferrand')}/fusion`, { data: into });
    expect(refused.page.props.errors).toHaveProperty('targetId');
  });

  test('is blocked for a reason, which is shown, and unblocked', async () => {
    const path = `${pathOf('colibri')}/blocage`;
    const refused = await owner.visit('PATCH', path, { data: { reason: ' ' } });
    expect(refused.page.props.errors).toHaveProperty('reason');
    await owner.visit('PATCH', path, { data: { reason: 'Chantier abandonné.' } });
    expect((await formOf(owner, 'colibri')).current).toMatchObject({
      status: 'blocked',
      blockedReason: 'Chantier abandonné.',
    });
    await owner.visit('DELETE', path);
    expect((await formOf(owner, 'colibri')).current).toMatchObject({
      status: 'active',
      blockedReason: null,
    });
    const again = await owner.visit('DELETE', path);
    expect(again.page.props.errors).toHaveProperty('base');
    const entries = await server.deps.db
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, supplierId('T1', 'colibri')))
      .orderBy(auditEntries.seq);
    expect(entries.map(({ action }) => action)).toEqual(['supplier.block', 'supplier.unblock']);
  });
});

describe('several suppliers', () => {
  const rows = { kind: 'ids', ids: [supplierId('T1', 'lacoste'), supplierId('T1', 'structura')] };

  test('are archived together, and what was blocked is blocked again once that is undone', async () => {
    const answer = await owner.visit('PATCH', '/fournisseurs', {
      data: { rows, set: { field: 'archived', isArchived: true } },
    });
    expect(await stored(supplierId('T1', 'lacoste'))).toMatchObject({
      status: 'archived',
      blockedReason: null,
    });
    const { flash } = answer.page.props as unknown as { flash: { undo: { href: string } } };
    await owner.visit('POST', flash.undo.href);
    const lacoste = await stored(supplierId('T1', 'lacoste'));
    expect(lacoste).toMatchObject({ status: 'blocked' });
    expect(lacoste?.blockedReason).toMatch(/^Malfaçons/);
    expect(await stored(supplierId('T1', 'structura'))).toMatchObject({ status: 'active' });
  });

  test('that are blocked are not let loose by bringing others back from the archive', async () => {
    await owner.visit('PATCH', '/fournisseurs', {
      data: { rows, set: { field: 'archived', isArchived: false } },
    });
    expect(await stored(supplierId('T1', 'lacoste'))).toMatchObject({ status: 'blocked' });
  });

  test('get tags beside those they have, and are blocked for one reason', async () => {
    await owner.visit('PATCH', '/fournisseurs', {
      data: { rows, set: { field: 'tags', tags: ['à revoir'] } },
    });
    expect((await stored(supplierId('T1', 'structura')))?.tags).toContain('à revoir');
    await owner.visit('PATCH', '/fournisseurs', {
      data: { rows, set: { field: 'blocked', reason: 'Litige en cours.' } },
    });
    expect(await stored(supplierId('T1', 'structura'))).toMatchObject({
      status: 'blocked',
      blockedReason: 'Litige en cours.',
    });
  });
});

describe('two suppliers that are one', () => {
  test('are merged: the one that is kept gets what it lacks and what hangs on the other, which goes to the bin', async () => {
    const [from, to] = [supplierId('T1', 'garnaud'), supplierId('T1', 'geometres-isle-double')];
    const before = await stored(to);
    await owner.visit('POST', `/fournisseurs/${to}/fusion`, { data: { targetId: to } });
    expect((await stored(to))?.deletedAt).toBeNull();
    await owner.visit('POST', `/fournisseurs/${from}/fusion`, { data: { targetId: to } });
    const kept = await stored(to);
    expect(kept).toMatchObject({
      name: before?.name,
      email: 'contact.garnaud@example.test',
      city: before?.city,
      departments: ['33'],
      tags: ['chantier'],
      ratingHundredths: 300,
      version: (before?.version ?? 0) + 1,
    });
    expect((await stored(from))?.deletedAt).not.toBeNull();
    for (const table of [supplierDocuments, supplierRatings, supplierContacts]) {
      expect(await server.deps.db.select().from(table).where(eq(table.supplierId, from))).toEqual([]);
    }
  });

  test('keep numbers of different firms apart', async () => {
    const { db } = server.deps;
    const [from, to] = [supplierId('T1', 'diag-aquitaine'), supplierId('T1', 'novembre')];
    await db
      .update(suppliers)
      .set({ siren: '552100554', siret: '55210055400013' })
      .where(eq(suppliers.id, from));
    await db.update(suppliers).set({ siren: '732829320' }).where(eq(suppliers.id, to));
    await owner.visit('POST', `/fournisseurs/${from}/fusion`, { data: { targetId: to } });
    expect(await stored(to)).toMatchObject({ siren: '732829320', siret: null });
  });
});

describe('an import of suppliers', () => {
  const upload = (visitor: Visitor, content: string): Promise<Response> =>
    sendForm(visitor, '/imports/supplier/fichier', {
      file: new File([content], 'fournisseurs.csv', { type: 'text/csv' }),
    });
  const imported = () =>
    server.deps.db
      .select()
      .from(suppliers)
      .where(and(like(suppliers.name, 'Import %'), isNull(suppliers.deletedAt)));

  test('reads trades by their names, refuses wrong numbers, and is taken back but for what was changed', async () => {
    const file =
      'Nom;Corps de métier;SIREN;Ville\nImport A;Gros œuvre;732 829 320;Libourne\nImport B;Notaire;;Pessac\nImport C;Gros œuvre;123;\n';
    const path = (await upload(owner, file)).headers.get('location') ?? '';
    await owner.visit('POST', `${path}/lancement`, { data: { lines: 'valid' }, follows: false });
    await runDueJobs(server.deps, jobs);
    const rows = await imported();
    expect(rows.toSorted((a, b) => (a.name < b.name ? -1 : 1))).toMatchObject([
      { name: 'Import A', trade: 'structural-work', siren: '732829320', compliance: 'missing' },
      { name: 'Import B', trade: 'notary', siren: null, compliance: 'not-expected' },
    ]);
    await server.deps.db.update(suppliers).set({ version: 2 }).where(eq(suppliers.name, 'Import A'));
    await owner.visit('POST', `${path}/annulation`, { follows: false });
    expect((await imported()).map(({ name }) => name)).toEqual(['Import A']);
  });

  test('is refused to who may not import', async () => {
    expect((await upload(viewer, 'Nom;Corps de métier\nX;Notaire\n')).status).toBe(403);
  });
});

describe('the papers of a supplier', () => {
  const pdf = () => new File(['%PDF-1.7 essai'], 'attestation.pdf', { type: 'application/pdf' });
  const add = (visitor: Visitor, key: string, fields: Readonly<Record<string, string>>, file = pdf()) =>
    sendForm(visitor, `${pathOf(key)}/documents`, { ...fields, file });

  test('that is missing is added with its file and its days: the supplier stands better at once', async () => {
    const before = await formOf(owner, 'terres-du-libournais');
    expect(before.missingDocuments).toEqual(['vigilance', 'ten-year-insurance']);
    await add(owner, 'terres-du-libournais', { kind: 'vigilance', validFrom: '', validTo: '2027-03-01' });
    const after = await formOf(owner, 'terres-du-libournais');
    expect(after.missingDocuments).toEqual(['ten-year-insurance']);
    expect(after.documents).toMatchObject([
      { kind: 'vigilance', state: 'valid', file: { name: 'attestation.pdf' }, validTo: '2027-03-01' },
    ]);
    const id = supplierId('T1', 'terres-du-libournais');
    expect(await stored(id)).toMatchObject({ compliance: 'missing', vigilance: 'valid', version: 1 });
    const file = await owner.get(after.documents[0]?.file?.href ?? '', { isProtocol: false });
    expect(file.text).toBe('%PDF-1.7 essai');
  });

  test.each([
    ['validTo', { kind: 'kbis', validFrom: '2026-11-02', validTo: '2026-11-02' }],
    ['validTo', { kind: 'ten-year-insurance', validFrom: '2026-11-02', validTo: '' }],
    ['kind', { kind: 'unknown', validFrom: '', validTo: '' }],
  ])('are refused at %s: %o', async (field, fields) => {
    const before = await server.deps.db.select().from(supplierDocuments);
    await add(owner, 'structura', fields);
    expect(Object.keys((await owner.get(`${pathOf('structura')}/modifier`)).page.props.errors)).toEqual([
      field,
    ]);
    expect(await server.deps.db.select().from(supplierDocuments)).toHaveLength(before.length);
  });

  test('take no file that a browser would run', async () => {
    const html = new File(['<script>alert(1)</script>'], 'a.pdf', { type: 'application/pdf' });
    await add(owner, 'structura', { kind: 'kbis', validFrom: '', validTo: '' }, html);
    const { errors } = (await owner.get(`${pathOf('structura')}/modifier`)).page.props;
    expect(Object.keys(errors)).toEqual(['file']);
  });

  test('are verified by a name, and removed with their file', async () => {
    const { documents } = await formOf(owner, 'terres-du-libournais');
    const path = `${pathOf('terres-du-libournais')}/documents/${documents[0]?.id ?? ''}`;
    expect((await viewer.visit('PATCH', path)).status).toBe(403);
    const elsewhere = path.replace(pathOf('terres-du-libournais'), pathOf('ferrand'));
    expect((await owner.visit('PATCH', elsewhere)).status).toBe(404);
    await owner.visit('PATCH', path);
    const verified = (await formOf(owner, 'terres-du-libournais')).documents[0]?.verified;
    expect(verified?.by).toBe('Hugo Lartigue');
    const files = () =>
      server.deps.db.select().from(storedFiles).where(eq(storedFiles.name, 'attestation.pdf'));
    expect(await files()).toHaveLength(1);
    await owner.visit('DELETE', path);
    expect(await files()).toEqual([]);
    expect(await stored(supplierId('T1', 'terres-du-libournais'))).toMatchObject({ vigilance: 'missing' });
  });

  test('that run out are told thirty days, seven days and no days before, once each; states follow by night', async () => {
    const id = supplierId('T1', 'elec-garonne');
    const paper = supplierDocumentId('T1', 'elec-garonne', 'vigilance');
    const noticesSent = async () =>
      (
        await server.deps.db
          .select({ userId: notifications.userId, textKey: notifications.textKey })
          .from(notifications)
          .where(eq(notifications.subjectId, paper))
      ).length;
    const remindedDays = async () =>
      (await server.deps.db.select().from(supplierDocuments).where(eq(supplierDocuments.id, paper)))[0]
        ?.remindedDays;
    const watch = () => watchSupplierPapers(server.deps);
    await watch();
    expect(await remindedDays()).toBe(30);
    const people = await noticesSent();
    expect(people).toBeGreaterThan(1);
    const { reminders } = await watch();
    expect(reminders).toBe(0);
    const { businessNow } = server.deps.clock;
    const later = (days: number) => new Date(businessNow().getTime() + days * 86_400_000);
    const onDay = (days: number) => ({
      ...server.deps,
      clock: { ...server.deps.clock, businessNow: () => later(days) },
    });
    await watchSupplierPapers(onDay(5));
    expect(await remindedDays()).toBe(7);
    await watchSupplierPapers(onDay(12));
    expect(await remindedDays()).toBe(0);
    expect(await stored(id)).toMatchObject({ vigilance: 'expires_soon' });
    await watchSupplierPapers(onDay(13));
    expect(await stored(id)).toMatchObject({ vigilance: 'expired', compliance: 'expired' });
    expect(await noticesSent()).toBe(people);
  });
});

describe('the bank details of a supplier', () => {
  const iban = 'FR7699999000010001002003034';
  const path = `${pathOf('ferrand')}/iban`;
  const id = supplierId('T1', 'ferrand');

  test('are changed after the password alone, lie sealed in the database, and are shown masked', async () => {
    await server.deps.db.update(sessions).set({ confirmedPasswordAt: null });
    const refused = await owner.visit('PUT', path, { data: { iban, bic: null } });
    expect(refused.page.props.errors).toHaveProperty('confirmation');
    expect(await stored(id)).toMatchObject({ ibanSealed: null });
    await owner.visit('POST', '/confirmer-mot-de-passe', { data: { password: testPassword } });
    const wrong = await owner.visit('PUT', path, { data: { iban: 'FR7699999000010001002003035', bic: 'X' } });
    expect(Object.keys(wrong.page.props.errors).toSorted()).toEqual(['bic', 'iban']);
    await owner.visit('PUT', path, { data: { iban: 'FR76 9999 9000 0100 0100 2003 034', bic: null } });
    expect(JSON.stringify(await stored(id))).not.toContain('99990000100010020');
    expect((await formOf(owner, 'ferrand')).bank).toMatchObject({
      ibanMasked: 'FR76 •••• 3034',
      iban: null,
      canReveal: true,
    });
    const [entry] = await server.deps.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'supplier.iban.update'));
    expect(JSON.stringify(entry)).not.toContain('99990000100010020');
  });

  test('that are refused are not kept for the form in the session', async () => {
    const data = { iban: 'FR7699999000010001002003035', bic: 'X' };
    await owner.visit('PUT', path, { data, follows: false });
    const kept = await server.deps.db.select({ data: sessions.data }).from(sessions);
    expect(JSON.stringify(kept)).toContain('"iban"');
    expect(JSON.stringify(kept)).not.toContain(data.iban);
  });

  test('that changed are told to the owner and to the accountant, whoever did it, and warned of for 48 hours', async () => {
    const notified = await server.deps.db
      .select({ email: users.email })
      .from(notifications)
      .innerJoin(users, eq(users.id, notifications.userId))
      .where(and(eq(notifications.kind, 'supplier.iban_changed'), eq(notifications.subjectId, id)));
    expect(notified.map(({ email }) => email).toSorted()).toEqual([
      'hugo.lartigue@example.test',
      'marc.soubiran@example.test',
    ]);
    expect((await formOf(viewer, 'ferrand')).bank?.changedAt).not.toBeNull();
    const old = new Date(server.deps.clock.businessNow().getTime() - 48 * 3_600_000);
    await server.deps.db.update(suppliers).set({ ibanChangedAt: old }).where(eq(suppliers.id, id));
    expect((await formOf(viewer, 'ferrand')).bank?.changedAt).toBeNull();
  });

  test('are shown whole once, to who pays, and their look is kept in the journal', async () => {
    const shown = await owner.visit('POST', path);
    expect((shown.page.props as unknown as SupplierFormProps).bank?.iban).toBe(iban);
    expect((await formOf(owner, 'ferrand')).bank?.iban).toBeNull();
    const looked = await server.deps.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'supplier.iban.reveal'));
    expect(looked).toMatchObject([{ subjectId: id }]);
  });

  test('are shown whole to nobody else: collaborators, readers, other companies, and no page of another supplier', async () => {
    const collaborator = server.visitor();
    await collaborator.signIn('ines.duprat@example.test');
    expect((await collaborator.visit('POST', path)).status).toBe(403);
    expect((await formOf(collaborator, 'ferrand')).bank).toMatchObject({ canReveal: false });
    expect((await viewer.visit('POST', path)).status).toBe(403);
    expect((await stranger.visit('POST', path)).status).toBe(404);
    await owner.visit('POST', path, { follows: false });
    expect((await formOf(owner, 'structura')).bank?.iban).toBeNull();
  });

  test('that are sent again unchanged are told to nobody', async () => {
    const changedAt = (await stored(id))?.ibanChangedAt;
    const answer = await owner.visit('PUT', path, { data: { iban, bic: null } });
    expect(answer.page.props.flash?.type).toBe('info');
    expect((await stored(id))?.ibanChangedAt).toEqual(changedAt);
  });
});

describe('the evaluations of a supplier', () => {
  const path = `${pathOf('colibri')}/evaluations`;
  const id = supplierId('T1', 'colibri');
  const notes = { quality: 5, delay: 3, price: 4, comment: '' };

  test('are added per operation, shown the latest first, and their mean stands in the list', async () => {
    const operationId = operationIdOf('T1', 'OP-2025-001');
    await owner.visit('POST', path, { data: { operationId, ...notes } });
    await owner.visit('POST', path, { data: { operationId, ...notes, quality: 1, comment: 'Reprises.' } });
    const { ratings, ratingHundredths } = await formOf(owner, 'colibri');
    expect(ratings).toMatchObject([
      { quality: 1, comment: 'Reprises.', by: 'Hugo Lartigue' },
      { quality: 5, comment: null },
    ]);
    expect(ratingHundredths).toBe(333);
    const { list } = await listOf(owner, '?q=colibri');
    expect(list.items).toMatchObject([{ ratingHundredths: 333, operationsCount: 1 }]);
  });

  test('are refused out of 1 to 5, on operations of others, and by who may only look', async () => {
    const operationId = operationIdOf('T1', 'OP-2025-001');
    const wrong = await owner.visit('POST', path, { data: { operationId, ...notes, delay: 6 } });
    expect(Object.keys(wrong.page.props.errors)).toEqual(['delay']);
    const foreign = { operationId: operationIdOf('T2', 'OP-2025-001'), ...notes };
    const refused = await owner.visit('POST', path, { data: foreign });
    expect(Object.keys(refused.page.props.errors)).toEqual(['operationId']);
    expect((await viewer.visit('POST', path, { data: { operationId, ...notes } })).status).toBe(403);
  });

  test('on operations that a collaborator does not see are not shown to them, and count all the same', async () => {
    const collaborator = server.visitor();
    await collaborator.signIn('ines.duprat@example.test');
    const seen = await formOf(collaborator, 'colibri');
    const known = new Set(seen.operations.map(({ name }) => name));
    expect(seen.ratings.every(({ operation }) => known.has(operation))).toBe(true);
    const [mine] = seen.operations;
    await collaborator.visit('POST', path, { data: { operationId: mine?.id, ...notes, comment: 'À moi.' } });
    const all = await server.deps.db.select().from(supplierRatings).where(eq(supplierRatings.supplierId, id));
    expect(all).toHaveLength(3);
    expect((await stored(id))?.ratingHundredths).toBe(356);
  });
});

describe('the contacts of a supplier', () => {
  const path = `${pathOf('structura')}/contacts`;
  const namesOf = async () => (await formOf(owner, 'structura')).contacts.map(({ name }) => name);

  test('are attached once, and detached; the contact itself stays', async () => {
    const contact = contactIdOf('T1', 'architect-3');
    await owner.visit('PUT', path, { data: { contactId: contact } });
    const again = await owner.visit('PUT', path, { data: { contactId: contact } });
    expect(again.page.props.flash?.type).toBe('info');
    expect(await namesOf()).toEqual(['M. Vincent Mallet']);
    await owner.visit('DELETE', `${path}/${contact}`);
    expect(await namesOf()).toEqual([]);
    expect((await owner.get(`/contacts/${contact}/modifier`)).status).toBe(200);
    expect((await owner.visit('DELETE', `${path}/${contact}`)).status).toBe(404);
  });

  test('are those of the company alone', async () => {
    const data = { contactId: contactIdOf('T2', 'architect-1') };
    const refused = await owner.visit('PUT', path, { data });
    expect(Object.keys(refused.page.props.errors)).toEqual(['contactId']);
    expect((await viewer.visit('PUT', path, { data })).status).toBe(403);
  });
});
