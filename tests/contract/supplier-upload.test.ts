import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SupplierFormProps } from '#contracts/client/supplier/form.ts';
import type { UploadProps } from '#contracts/supplier/upload.ts';
import {
  auditEntries,
  notifications,
  storedFiles,
  supplierDocumentRequests,
  supplierDocuments,
  suppliers,
} from '#mocks/db/schema/index.ts';
import { demoDepositTokens } from '#mocks/db/seed/suppliers/requests.ts';
import { supplierId } from '#mocks/db/seed/suppliers/index.ts';
import { exampleImage } from '#contracts/files.ts';
import { linkOfMail, mailsTo } from '#tests/support/mails.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let owner: Visitor;
let guest: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  owner = server.visitor();
  await owner.signIn('hugo.lartigue@example.test');
});
afterAll(() => server.close());
beforeEach(() => {
  guest = server.visitor();
});

const idOf = (key: string): string => supplierId('T1', key);
const formOf = async (key: string, visitor = owner) =>
  (await visitor.get(`/fournisseurs/${idOf(key)}/modifier`)).page.props as unknown as SupplierFormProps;
const ask = (keys: readonly string[], more: object = {}, visitor = owner) =>
  visitor.visit('POST', '/fournisseurs/demandes', {
    data: { rows: { kind: 'ids', ids: keys.map(idOf) }, kinds: [], message: '', ...more },
  });
const depositOf = async (path: string, visitor = guest) => {
  const answer = await visitor.get(path);
  return { status: answer.status, props: answer.page.props as unknown as UploadProps };
};

/** Sends a paper as the form does, and what came of it: the page that follows, or the refusals. */
async function deposit(path: string, fields: Readonly<Record<string, string | File>> = {}, visitor = guest) {
  await visitor.get(path);
  const body = new FormData();
  const paper = {
    kind: 'ten-year-insurance',
    file: exampleImage(),
    validFrom: '2026-11-01',
    validTo: '2027-10-31',
    ...fields,
  };
  for (const [name, value] of Object.entries(paper)) body.set(name, value);
  const answer = await visitor.visit('POST', path, { data: body });
  return { status: answer.status, url: answer.page.url, errors: answer.page.props.errors };
}

describe('asking suppliers for papers', () => {
  test('mails a link to those who lack one, and names those who have no address or owe nothing', async () => {
    const { db } = server.deps;
    await db
      .update(suppliers)
      .set({ email: null })
      .where(eq(suppliers.id, idOf('vial-roche')));
    const { page } = await ask(['colibri', 'vial-roche', 'geometres-isle']);
    expect(page.props.flash).toMatchObject({
      type: 'success',
      text: expect.stringMatching(
        /^Demande envoyée à contact\.colibri@example\.test\. Sans adresse e-mail : .+\. Rien à demander : .+\.$/,
      ),
    });
    const [mail] = await mailsTo(server, 'supplier.document-request', 'contact.colibri@example.test');
    expect(mail?.text).toContain('Assurance décennale');
    expect(mail?.replyTo).toBe('hugo.lartigue@example.test');
    const [request] = (await formOf('colibri')).requests;
    expect(request).toMatchObject({ kinds: ['ten-year-insurance'], state: 'sent', by: 'Hugo Lartigue' });
  });

  test('changes nothing where nobody can be asked, and says why', async () => {
    const before = await server.deps.db.$count(supplierDocumentRequests);
    const { page } = await ask(['geometres-isle']);
    expect(page.props.errors['kinds']).toMatch(/^Rien ne lui manque : /);
    expect(await server.deps.db.$count(supplierDocumentRequests)).toBe(before);
  });

  test('writes to one of the supplier’s people where it has no address of its own', async () => {
    const { db } = server.deps;
    const { contacts } = await formOf('ferrand');
    const email = contacts.find((contact) => contact.email !== null)?.email ?? '';
    await db
      .update(suppliers)
      .set({ email: null })
      .where(eq(suppliers.id, idOf('ferrand')));
    expect((await formOf('ferrand')).requestEmail).toBe(email);
    await ask(['ferrand'], { kinds: ['kbis'] });
    expect(await mailsTo(server, 'supplier.document-request', email)).toHaveLength(1);
  });

  test('is for those who may change suppliers, and reaches those of their company alone', async () => {
    const viewer = server.visitor();
    await viewer.signIn('lea.pons@example.test');
    expect((await ask(['colibri'], {}, viewer)).status).toBe(403);
    const stranger = server.visitor();
    await stranger.signIn('karim.belkacem@example.test');
    const { page } = await ask(['colibri'], { kinds: ['kbis'] }, stranger);
    expect(page.props.errors['base']).toBeDefined();
  });
});

describe('the page of a deposit', () => {
  const path = `/depot/${demoDepositTokens.garnaud}`;

  test('tells who asks, for what and until when, and nothing else of the company', async () => {
    const { status, props } = await depositOf(path);
    expect(status).toBe(200);
    expect(props).toMatchObject({
      sender: { company: 'Garonne Patrimoine', author: 'Hugo Lartigue' },
      asked: [{ kind: 'ten-year-insurance', isReceived: false }],
      received: [],
      isPreview: false,
    });
    expect(JSON.stringify(props)).not.toContain(idOf('garnaud'));
  });

  test('notes the first opening by the supplier, not a look by the company', async () => {
    const own = `/depot/${demoDepositTokens.colibri}`;
    expect((await depositOf(own, owner)).props.isPreview).toBe(true);
    const openedAt = async () =>
      (await formOf('colibri')).requests.find(({ kinds }) => kinds.includes('kbis'))?.openedAt;
    expect(await openedAt()).toBeNull();
    await depositOf(own);
    expect(await openedAt()).not.toBeNull();
  });

  test('is not there for a token that nobody was sent, and over for one that ended or was closed', async () => {
    expect((await depositOf(`/depot/${'x'.repeat(43)}`)).status).toBe(404);
    await ask(['lacoste'], { kinds: ['kbis'] });
    const link = await linkOfMail(server, 'supplier.document-request', 'contact.lacoste@example.test');
    const [request] = (await formOf('lacoste')).requests;
    await owner.visit('DELETE', `/fournisseurs/${idOf('lacoste')}/demandes/${request?.id ?? ''}`);
    expect((await depositOf(link)).status).toBe(410);
    expect((await deposit(link)).status).toBe(410);
    await ask(['lacoste'], { kinds: ['kbis'] });
    const second = await linkOfMail(server, 'supplier.document-request', 'contact.lacoste@example.test');
    expect((await depositOf(second)).status).toBe(200);
    await server.deps.db
      .update(supplierDocumentRequests)
      .set({ expiresOn: '2026-11-19' })
      .where(eq(supplierDocumentRequests.supplierId, idOf('lacoste')));
    expect((await depositOf(second)).status).toBe(410);
  });
});

describe('a deposited paper', () => {
  const path = `/depot/${demoDepositTokens.garnaud}`;
  const compliance = async () => {
    const [row] = await server.deps.db
      .select()
      .from(suppliers)
      .where(eq(suppliers.id, idOf('garnaud')));
    return row?.tenYearInsurance;
  };

  test('is refused in a wrong format, or without its end, at the field', async () => {
    const text = new File(['bonjour'], 'attestation.txt', { type: 'text/plain' });
    expect((await deposit(path, { file: text })).errors).toHaveProperty('file');
    expect((await deposit(path, { validTo: '' })).errors).toEqual({ validTo: 'Ce champ est obligatoire.' });
    expect((await deposit(path, { validTo: '2026-10-01' })).errors).toHaveProperty('validTo');
    expect((await deposit(path, {}, owner)).errors).toHaveProperty('base');
    expect((await depositOf(path)).props.received).toEqual([]);
  });

  test('is confirmed, told to whoever asked, and counts once it is verified', async () => {
    expect(await compliance()).toBe('expired');
    expect((await deposit(path)).url).toContain('/confirmation/depot?');
    expect((await depositOf(path)).props).toMatchObject({
      asked: [{ isReceived: true }],
      received: [{ kind: 'ten-year-insurance', name: 'point.png' }],
    });
    const notices = await server.deps.db
      .select()
      .from(notifications)
      .where(eq(notifications.kind, 'share.document_deposited'));
    expect(notices.map(({ href }) => href)).toEqual([`/fournisseurs/${idOf('garnaud')}/modifier`]);
    const journal = await server.deps.db
      .select()
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.action, 'supplier.document.deposit'),
          eq(auditEntries.subjectId, idOf('garnaud')),
        ),
      );
    expect(journal).toMatchObject([{ actorId: null }]);

    const before = await formOf('garnaud');
    const paper = before.documents.find(({ isDeposited }) => isDeposited);
    expect(paper).toMatchObject({ kind: 'ten-year-insurance', state: 'valid', verified: null });
    expect(before.requests[0]?.state).toBe('answered');
    expect(await compliance()).toBe('expired');
    await owner.visit('PATCH', `/fournisseurs/${idOf('garnaud')}/documents/${paper?.id ?? ''}`);
    expect(await compliance()).toBe('valid');
  });

  test('is opened by the company that asked, and by no guest', async () => {
    const paper = (await formOf('garnaud')).documents.find(({ isDeposited }) => isDeposited);
    const href = paper?.file?.href ?? '';
    expect((await owner.get(href)).status).toBe(200);
    expect((await guest.get(href)).status).not.toBe(200);
  });

  test('goes into another supplier with the rest when two are one', async () => {
    const target = idOf('structura');
    await owner.visit('POST', `/fournisseurs/${idOf('garnaud')}/fusion`, { data: { targetId: target } });
    const moved = await server.deps.db
      .select()
      .from(supplierDocumentRequests)
      .where(eq(supplierDocumentRequests.supplierId, target));
    expect(moved).toHaveLength(1);
    expect((await depositOf(path)).props.supplier).toContain('Structura');
  });

  test('of the same link is taken twenty times an hour, thirty times in all', async () => {
    await ask(['diag-aquitaine'], { kinds: ['other'] });
    const link = await linkOfMail(server, 'supplier.document-request', 'contact.diag@example.test');
    const taken = { kind: 'other', validFrom: '', validTo: '' };
    let refusals = 0;
    for (let round = 0; round < 21; round += 1) {
      const { errors } = await deposit(link, taken);
      if (errors['base'] !== undefined) refusals += 1;
    }
    expect(refusals).toBe(1);
    const papers = () =>
      server.deps.db.$count(supplierDocuments, eq(supplierDocuments.supplierId, idOf('diag-aquitaine')));
    server.clock.advance(3_700_000);
    for (let round = 0; round < 12; round += 1) await deposit(link, taken);
    expect(await papers()).toBe(1 + 30);
    expect(await server.deps.db.$count(storedFiles, eq(storedFiles.name, 'point.png'))).toBeGreaterThan(0);
  });
});
