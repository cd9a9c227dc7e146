import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ShareProfileProps } from '#contracts/client/share/profile.ts';
import type { SharedFilesProps } from '#contracts/shared-files/index.ts';
import { exampleImage } from '#contracts/files.ts';
import { profileDocuments } from '#mocks/db/schema/index.ts';
import { operationId } from '#mocks/db/seed/operations/index.ts';
import { profileId } from '#mocks/db/seed/profiles/id.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor, VisitAnswer } from '#tests/support/visitor.ts';

let server: TestServer;
let owner: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  owner = server.visitor();
  await owner.signIn('hugo.lartigue@example.test');
  await addPaper(company);
  await addPaper(person);
});
afterAll(() => server.close());

const company = profileId('T1', 'company');
const person = profileId('T1', 'individual');
// Of the collaborator of the demonstration.
const assigned = operationId('T1', 'OP-2025-001');
const unassigned = operationId('T1', 'OP-2025-003');
const pageOf = (profile: string): string => `/profils/${profile}/partage`;
const propsOf = (answer: VisitAnswer) => answer.page.props as unknown as ShareProfileProps;

/** Adds a paper to a profile. */
async function addPaper(profile: string): Promise<void> {
  const data = new FormData();
  data.set('kind', 'identity');
  for (const name of ['year', 'issuedOn', 'validTo']) data.set(name, '');
  data.set('file', exampleImage());
  const answer = await owner.visit('POST', `/profils/${profile}/pieces`, { data });
  expect(answer.page.props.errors).toEqual({});
}

async function paperOf(profile: string): Promise<string> {
  const [row] = await server.deps.db
    .select({ id: profileDocuments.id })
    .from(profileDocuments)
    .where(and(eq(profileDocuments.profileId, profile), isNotNull(profileDocuments.fileId)));
  return row?.id ?? '';
}

const wishFor = async (profile: string) => ({
  recipientName: 'Antoine Lescure',
  recipientEmail: 'antoine.lescure@example.test',
  audience: 'bank',
  message: '',
  sections: [],
  fileIds: [await paperOf(profile)],
  hideAmounts: 'none',
  hiddenFields: [],
  code: '',
  expiresOn: '2026-12-31',
  allowDownload: true,
  watermark: true,
  maxOpenings: null,
  notice: 'first',
  sendsMail: false,
});

test('a personal profile asks for a code, and lives sixty days at most', async () => {
  const wish = await wishFor(person);
  const bare = await owner.visit('POST', pageOf(person), { data: wish });
  expect(bare.page.props.errors['code']).toBe('Un mot de passe est obligatoire pour un profil personnel.');
  const long = await owner.visit('POST', pageOf(person), {
    data: { ...wish, code: 'clé-de-hugo-2026', expiresOn: '2027-01-20' },
  });
  expect(long.page.props.errors['expiresOn']).toContain('60 jours');
  expect(propsOf(await owner.get(pageOf(person))).lastDay).toBe('2027-01-19');
});

test('its papers are read behind the code, and no other profile’s', async () => {
  const code = 'clé-de-hugo-2026';
  const answer = await owner.visit('POST', pageOf(person), { data: { ...(await wishFor(person)), code } });
  expect(answer.page.props.errors).toEqual({});
  const path = new URL(propsOf(answer).shares[0]?.href ?? '').pathname;
  const guest = server.visitor();
  await guest.get(path);
  const opened = await guest.visit('POST', path, { data: { code } });
  const { content, summary } = opened.page.props as unknown as SharedFilesProps;
  expect([summary?.title, content?.files.length]).toEqual(['Hugo Lartigue', 1]);
  expect((await guest.get(`${path}/fichiers/${await paperOf(person)}`)).status).toBe(200);
  expect((await guest.get(`${path}/fichiers/${await paperOf(company)}`)).status).toBe(403);
});

test('a company’s profile lives longer, without a code', async () => {
  const answer = await owner.visit('POST', pageOf(company), {
    data: { ...(await wishFor(company)), expiresOn: '2027-05-19' },
  });
  expect(answer.page.props.errors).toEqual({});
  expect(propsOf(answer).shares.map(({ target }) => target)).toEqual(['profile', 'profile']);
});

test('links to a profile are the owner’s: others are refused, and see none of them in the company’s list', async () => {
  const [collaborator, accountant, stranger] = [server.visitor(), server.visitor(), server.visitor()];
  await collaborator.signIn('ines.duprat@example.test');
  await accountant.signIn('marc.soubiran@example.test');
  await stranger.signIn('karim.belkacem@example.test');
  for (const profile of [company, person]) {
    expect((await collaborator.get(pageOf(profile))).status).toBe(403);
    expect((await accountant.get(pageOf(profile))).status).toBe(403);
    expect((await stranger.get(pageOf(profile))).status).toBe(404);
  }
  const all = propsOf(await collaborator.get(`/operations/${assigned}/partage?scope=all`));
  expect(all.shares.some(({ target }) => target === 'profile')).toBe(false);
  const [link] = propsOf(await owner.get(pageOf(company))).shares;
  expect((await collaborator.visit('POST', `/partages/${link?.id}/revocation`)).status).toBe(403);
});

test('a collaborator shares the operations that are theirs, and meets no link to another', async () => {
  const collaborator = server.visitor();
  await collaborator.signIn('ines.duprat@example.test');
  const path = (operation: string): string => `/operations/${operation}/partage`;
  const wish = { ...(await wishFor(company)), sections: ['cover'], fileIds: [] };
  const made = await collaborator.visit('POST', path(assigned), { data: wish });
  expect(made.page.props.errors).toEqual({});
  const others = await owner.visit('POST', path(unassigned), { data: wish });
  const [link] = propsOf(others).shares;
  expect((await collaborator.get(path(unassigned))).status).toBe(404);
  expect((await collaborator.visit('POST', `/partages/${link?.id}/revocation`)).status).toBe(404);
  const seen = propsOf(await collaborator.get(`${path(assigned)}?scope=all`)).shares;
  expect(seen.some(({ id }) => id === link?.id)).toBe(false);
  // By the link they are a reader like any other.
  const address = new URL(link?.href ?? '').pathname;
  const before = (await collaborator.get(address)).page.props as unknown as SharedFilesProps;
  expect([before.share.isPreview, before.content]).toEqual([false, null]);
});
