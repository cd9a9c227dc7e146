import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Paper } from '#contracts/export/paper.ts';
import { cover, organisationChart } from '#generated/routes/export.ts';
import { operationId } from '#mocks/db/seed/operations/index.ts';
import { profileId } from '#mocks/db/seed/profiles/id.ts';
import { demoShareTokens } from '#mocks/db/seed/shares/index.ts';
import { bankPapers } from '#tests/support/bank-papers.ts';
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

/** The frame of a paper, as whoever asks for it gets it. */
async function frameOf(visitor: Visitor, path: string): Promise<Paper> {
  const { paper } = (await visitor.get(path)).page.props as unknown as { paper: Paper };
  return paper;
}

const logoOf = async (visitor: Visitor, path: string): Promise<string | null> =>
  (await frameOf(visitor, path)).logoHref;

test('every paper names the logo of its company by a signed address', async () => {
  for (const [component, path] of bankPapers) {
    const href = (await logoOf(owner, path)) ?? '';
    expect(href, component).toContain('sceau=');
    expect((await owner.get(href)).status, component).toBe(200);
    expect((await server.visitor().get(href)).status, component).not.toBe(200);
  }
});

test('whoever reads a paper by a link sees the logo of the company that sent it', async () => {
  const token = demoShareTokens.bank;
  const guest = server.visitor();
  await guest.get(`/partage/${token}`);
  await guest.visit('POST', `/partage/${token}`, { data: { code: '' } });
  const golden = operationId('T1', 'OP-2025-001');
  const href = (await logoOf(guest, `${cover(golden)}?share=${token}`)) ?? '';
  expect((await guest.get(href)).status).toBe(200);
});

test('a company without a logo names none', async () => {
  await owner.visit('DELETE', '/compte/societe/logo');
  expect(await logoOf(owner, organisationChart(profileId('T1', 'company')))).toBeNull();
});

test('every paper is in colours, or in greys where its address asks for them', async () => {
  const themeOf = async (path: string) => (await frameOf(owner, path)).theme;
  for (const [component, path] of bankPapers) {
    expect(
      [await themeOf(path), await themeOf(`${path}?theme=grey`), await themeOf(`${path}?theme=pink`)],
      component,
    ).toEqual(['color', 'grey', 'color']);
  }
});
