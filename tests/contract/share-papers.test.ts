import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ErrorProps } from '#contracts/error/global.ts';
import type { ShareOperationProps } from '#contracts/client/share/operation.ts';
import type { ProjectPaperProps } from '#contracts/export/project.ts';
import type { ReferenceProps } from '#contracts/export/reference.ts';
import type { StocksProps } from '#contracts/export/stocks.ts';
import { isFinancial } from '#domain/share/sections.ts';
import { operations, profiles } from '#mocks/db/schema/index.ts';
import { operationId } from '#mocks/db/seed/operations/index.ts';
import { demoShareTokens } from '#mocks/db/seed/shares/index.ts';
import { sectionPages, type SectionPage } from '#mocks/server/share/section-targets.ts';
import { heldIn, isSecret } from '#tests/support/secret-figures.ts';
import { marginTexts } from '#tests/support/bank-papers.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor, VisitAnswer } from '#tests/support/visitor.ts';

// Whatever paper is added is tried here without a word.
let server: TestServer;
let owner: Visitor;
let pages: SectionPage[];
beforeAll(async () => {
  server = await openTestServer();
  owner = server.visitor();
  await owner.signIn('hugo.lartigue@example.test');
  const { db } = server.deps;
  const [operation = null] = await db.select().from(operations).where(eq(operations.id, golden));
  const [profile = null] = await db
    .select()
    .from(profiles)
    .where(eq(profiles.id, operation?.ownerProfileId ?? ''));
  pages = await sectionPages(server.deps, db, { target: 'operation', operation, profile });
});
afterAll(() => server.close());

const golden = operationId('T1', 'OP-2025-001');

const printedMargins = (answer: VisitAnswer): string[] =>
  heldIn(answer.page.props)
    .filter(isSecret)
    .map(({ key, value }) => `${key} ${value}`);

async function guestOf(wish: object): Promise<{ guest: Visitor; token: string }> {
  const answer = await owner.visit('POST', `/operations/${golden}/partage`, {
    data: {
      recipientName: 'Lecteur',
      recipientEmail: 'lecteur@example.test',
      audience: 'bank',
      message: '',
      sections: [...new Set(pages.map(({ section }) => section))],
      fileIds: [],
      hideAmounts: 'none',
      hiddenFields: [],
      code: '',
      expiresOn: '2026-12-20',
      allowDownload: true,
      watermark: true,
      maxOpenings: null,
      notice: 'none',
      sendsMail: false,
      ...wish,
    },
  });
  expect(answer.page.props.errors).toEqual({});
  const { shares } = answer.page.props as unknown as ShareOperationProps;
  const path = new URL(shares[0]?.href ?? '').pathname;
  const guest = server.visitor();
  await guest.get(path);
  await guest.visit('POST', path, { data: { code: '' } });
  return { guest, token: path.split('/').at(-1) ?? '' };
}

test('every paper that stands is read by a guest whose link has it', async () => {
  const { guest, token } = await guestOf({});
  for (const { href, section } of pages) {
    const answer = await guest.get(`${href}?share=${token}`);
    expect([section, answer.status, answer.page.props['auth']]).toEqual([
      section,
      200,
      { user: null, impersonator: null },
    ]);
  }
});

test('a borrower’s references are told by a link, though they are of operations that it does not show', async () => {
  const { guest, token } = await guestOf({ sections: ['reference'] });
  const { href } = pages.find(({ section }) => section === 'reference') ?? { href: '' };
  const { references } = (await guest.get(`${href}?share=${token}`)).page.props as unknown as ReferenceProps;
  expect(references.map(({ city, revenueCents }) => [city, revenueCents])).toEqual([
    ['Périgueux', 37_200_000],
  ]);
});

test('photographs of references and perspectives open for the guest whose link shows them, and for no other', async () => {
  const { guest, token } = await guestOf({ sections: ['reference', 'project'] });
  const read = async (name: string) => {
    const { href } = pages.find(({ section }) => section === name) ?? { href: '' };
    return (await guest.get(`${href}?share=${token}`)).page.props;
  };
  const { references } = (await read('reference')) as unknown as ReferenceProps;
  const { renderings } = (await read('project')) as unknown as ProjectPaperProps;
  const hrefs = [
    ...references.map(({ photoHref }) => photoHref ?? ''),
    ...renderings.map(({ href }) => href),
  ];
  expect(hrefs).toHaveLength(5);
  for (const href of hrefs) {
    expect((await guest.get(href)).status).toBe(200);
    expect((await server.visitor().get(href)).status).toBe(404);
  }
});

test('the list of stock names whoever sent the link as contact, never its reader', async () => {
  const { guest, token } = await guestOf({ sections: ['stocks'] });
  const { href } = pages.find(({ section }) => section === 'stocks') ?? { href: '' };
  const { contact } = (await guest.get(`${href}?share=${token}`)).page.props as unknown as StocksProps;
  expect(contact).toEqual({ name: 'Hugo Lartigue', email: 'hugo.lartigue@example.test' });
});

test.each(['margin', 'all'])('hiding %s, no paper tells the margin', async (hideAmounts) => {
  const { guest, token } = await guestOf({ hideAmounts });
  for (const { href, section } of pages)
    for (const query of ['', '&hide=', '&hide[]=', '&hide=none&watermark=']) {
      const answer = await guest.get(`${href}?share=${token}${query}`);
      expect([section, answer.status, printedMargins(answer)]).toEqual([section, 200, []]);
    }
});

test('a buyer’s link shows what it is for, and no paper of the financing', async () => {
  const token = demoShareTokens.buyer;
  const guest = server.visitor();
  await guest.get(`/partage/${token}`);
  const opened = await guest.visit('POST', `/partage/${token}`, { data: { code: '' } });
  const { content } = opened.page.props as never as { content: { sections: { section: string }[] } };
  const shown = new Set(content.sections.map(({ section }) => section));
  expect([...shown].some(isFinancial)).toBe(false);
  for (const { href, section } of pages) {
    const answer = await guest.get(`${href}?share=${token}`);
    const { reason = null } = answer.page.props as unknown as Partial<ErrorProps>;
    expect([section, answer.status, reason]).toEqual(
      shown.has(section) ? [section, 200, null] : [section, 403, 'link-page'],
    );
  }
});

describe('all sections as one document', () => {
  const documentAt = (token: string, id = golden) => `/export/operations/${id}/dossier?share=${token}`;
  type Document = { parts: { section: string; props: unknown }[]; copies: unknown; chosen: string[] };
  const documentOf = (answer: VisitAnswer) => answer.page.props as unknown as Document;

  test('hold what was ticked, in the order of the link, whatever the address asks for', async () => {
    const sections = ['photos', 'cover', 'presentation'];
    const { guest, token } = await guestOf({ sections });
    const asked = `${documentAt(token)}&sections=simulation.show,cover&preset=bank&titles[cover]=Autre`;
    const { chosen, parts, copies } = documentOf(await guest.get(asked));
    expect(chosen).toEqual(sections);
    expect([...new Set(parts.map(({ section }) => section))]).toEqual(sections);
    expect(copies).toBeNull();
    const files = (await guest.get(`/partage/${token}`)).page.props as never as {
      content: { documentHref: string };
    };
    expect(files.content.documentHref).toBe(documentAt(token));
  });

  test.each(['margin', 'all'])('hiding %s, the document tells no margin', async (hideAmounts) => {
    const { guest, token } = await guestOf({ hideAmounts });
    for (const query of ['', '&hide=', '&preset=bank', '&hide[]=none']) {
      const answer = await guest.get(`${documentAt(token)}${query}`);
      expect([answer.status, printedMargins(answer)]).toEqual([200, []]);
      expect(documentOf(answer).parts.length).toBeGreaterThan(10);
    }
  });

  test('hiding margins, neither the page of the link nor the names of what is taken home tell one', async () => {
    const { guest, token } = await guestOf({ hideAmounts: 'margin' });
    const path = `/partage/${token}`;
    const shown = await guest.get(path);
    expect(printedMargins(shown)).toEqual([]);
    for (const { href } of pages)
      expect(printedMargins(await guest.get(`${href}?share=${token}`))).toEqual([]);
    const archive = await guest.get(`${path}/archive`);
    expect(archive.headers.get('content-disposition') ?? '').not.toMatch(marginTexts);
  });

  test('the same search finds margins where nothing is hidden', async () => {
    const { guest, token } = await guestOf({ hideAmounts: 'none' });
    expect(printedMargins(await guest.get(documentAt(token))).length).toBeGreaterThan(10);
  });

  test('a workbook is none of what a guest reaches: lists ask for a person', async () => {
    const { guest, token } = await guestOf({});
    for (const list of ['/stock/telecharger?format=xlsx', '/operations/telecharger?format=xlsx'])
      expect((await guest.get(`${list}&share=${token}`)).page.component).toBe('Auth/Login');
  });

  test('another operation’s document is refused, and so is one of a profile', async () => {
    const { guest, token } = await guestOf({ sections: ['cover', 'photos'] });
    const other = await guest.get(documentAt(token, operationId('T1', 'OP-2025-002')));
    expect([other.status, (other.page.props as unknown as ErrorProps).reason]).toEqual([403, 'link-page']);
    const reader = server.visitor();
    expect((await reader.get(documentAt(token))).page.component).toBe('SharedFiles/Index');
  });

  test('the company is told that it was read, and for how long', async () => {
    const { guest, token } = await guestOf({ sections: ['cover', 'photos'] });
    const answer = await guest.get(documentAt(token));
    const { link } = answer.page.props as never as { link: { reading: { id: string; href: string } } };
    await guest.visit('POST', link.reading.href, { data: { view: link.reading.id, seconds: 20 } });
    const page = `/operations/${golden}/partage`;
    const [newest] = ((await owner.get(page)).page.props as unknown as ShareOperationProps).shares;
    const { reads } = (await owner.get(`${page}?link=${newest?.id}`)).page
      .props as unknown as ShareOperationProps;
    expect(reads?.openings[0]?.parts).toMatchObject([{ kind: 'read', section: 'dossier', durationS: 20 }]);
  });
});
