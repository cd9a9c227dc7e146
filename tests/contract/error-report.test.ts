import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { errorReports, outgoingMails } from '#mocks/db/schema/index.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let owner: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  owner = server.visitor();
  await owner.signIn('hugo.lartigue@example.test');
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.deps.db.delete(errorReports);
  await server.deps.db.delete(outgoingMails);
});

const requestId = '01k8n3v5x7z9b1d3f5h7k9m1n3';
const report = async (data: unknown, visitor = owner): Promise<unknown> => {
  const answer = await visitor.visit('POST', '/erreurs', { data, isProtocol: false });
  return answer.status === 200 ? JSON.parse(answer.text) : answer.status;
};

test('keeps what a person wrote, with the code of the request, and tells the support', async () => {
  const message = 'En enregistrant <b>la fiche</b>.';
  expect(await report({ requestId, message })).toEqual({ outcome: 'received' });
  const [kept] = await server.deps.db.select().from(errorReports);
  expect(kept).toMatchObject({ requestId, message });
  const [mail] = await server.deps.db.select().from(outgoingMails);
  expect(mail).toMatchObject({ toAddress: 'assistance@example.test', tenantId: null });
  expect(mail?.text).toContain(requestId);
  expect(mail?.html).not.toContain('<b>la fiche');
});

test('says what cannot be taken, and keeps nothing of it', async () => {
  expect(await report({ requestId, message: '  ' })).toMatchObject({ outcome: 'refused' });
  expect(await report({ requestId, message: 'é'.repeat(1001) })).toMatchObject({
    error: '1000 caractères au maximum.',
  });
  expect(await report({ message: 42 })).toMatchObject({ outcome: 'refused' });
  expect(await server.deps.db.$count(errorReports)).toBe(0);
  expect(await report({ requestId, message: 'é'.repeat(1000) })).toEqual({ outcome: 'received' });
});

test('writes no code that is none into the log and the mail', async () => {
  await report({ requestId: 'x\nBcc: a@b.fr', message: 'Bonjour' });
  expect(await server.deps.db.select().from(errorReports)).toMatchObject([{ requestId: '-' }]);
});

test('is for signed-in people, ten times an hour', async () => {
  const guest = server.visitor();
  await guest.get('/connexion');
  await guest.visit('POST', '/erreurs', { data: { requestId, message: 'x' } });
  const julie = server.visitor();
  await julie.signIn('julie.fayolle@example.test');
  for (let count = 0; count < 10; count += 1) await report({ requestId, message: 'x' }, julie);
  expect(await report({ requestId, message: 'x' }, julie)).toMatchObject({ outcome: 'refused' });
  expect(await server.deps.db.$count(errorReports)).toBe(10);
});
