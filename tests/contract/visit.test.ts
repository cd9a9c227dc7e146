import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { VisitFormProps } from '#contracts/client/operation/visit/form.ts';
import type { VisitIndexProps } from '#contracts/client/operation/visit/index.ts';
import {
  auditEntries,
  stateChanges,
  storedFiles,
  tasks,
  visitFindings,
  visitPhotos,
  visits,
} from '#mocks/db/schema/index.ts';
import { contactId } from '#mocks/db/seed/contacts/index.ts';
import { lotId, operationId } from '#mocks/db/seed/operations/index.ts';
import { personId } from '#mocks/db/seed/people.ts';
import { visitId } from '#mocks/db/seed/visits/index.ts';
import { testOrigin } from '#mocks/hosts/vitest/server.ts';
import { exampleImage } from '#contracts/files.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

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

const golden = operationId('T1', 'OP-2025-001');
const base = `/operations/${golden}/visites`;
const plan = {
  kind: 'buyer',
  startOn: '2026-12-08',
  startTime: '10:00',
  durationMin: 45,
  hostId: personId('hugo.lartigue'),
  lotIds: [lotId('T1', 'OP-2025-001', 'G01')],
  contactIds: [contactId('T1', 'buyer-4')],
  isOverlapAccepted: false,
};

const formOf = async (visitor: Visitor, path: string) =>
  (await visitor.get(path)).page.props as unknown as VisitFormProps;
const stored = async (id: string) => {
  const [row] = await server.deps.db.select().from(visits).where(eq(visits.id, id));
  return row;
};

/** Plans a visit; its path and identifier. */
async function planned(given: Partial<typeof plan> = {}) {
  const answer = await owner.visit('POST', base, { data: { ...plan, isOverlapAccepted: true, ...given } });
  expect(answer.page.props.errors).toEqual({});
  const { form } = answer.page.props as unknown as VisitFormProps;
  const id = form.record?.id ?? '';
  return { id, path: `${base}/${id}` };
}

const refusals = async (method: string, path: string, data: object): Promise<Record<string, string>> =>
  (await owner.visit(method, path, { data })).page.props.errors;

/** Sends JSON or a file as a device does that was away from the network. */
async function deliver(
  method: string,
  path: string,
  body: object | FormData,
  visitor = owner,
): Promise<Response> {
  const isForm = body instanceof FormData;
  return fetch(new URL(path, testOrigin), {
    method,
    redirect: 'manual',
    body: isForm ? body : JSON.stringify(body),
    headers: {
      accept: 'application/json',
      ...(!isForm && { 'content-type': 'application/json' }),
      'x-requested-with': 'XMLHttpRequest',
      'x-xsrf-token': decodeURIComponent(visitor.cookies.get('XSRF-TOKEN') ?? ''),
      cookie: [...visitor.cookies].map(([key, value]) => `${key}=${value}`).join('; '),
    },
  });
}
const photo = (): FormData => {
  const body = new FormData();
  body.append('file', exampleImage(), 'photo.png');
  return body;
};
const idEnding = (end: string): string => `01jgfjjz00${'0'.repeat(16 - end.length)}${end}`;
const finding = {
  room: 'Cave',
  topic: 'damp',
  severity: 2,
  estimateCents: 450_000,
  note: 'Pied de mur humide.',
  writtenAt: '2026-11-20T08:00:00.000Z',
};

describe('the visits of an operation', () => {
  test('are listed with their figures, the latest first', async () => {
    const props = (await owner.get(base)).page.props as unknown as VisitIndexProps;
    expect(props.visits).toHaveLength(8);
    const starts = props.visits.map(({ startAt }) => startAt);
    expect(starts).toEqual(starts.toSorted().toReversed());
    // Five took place, one was missed; three of November.
    expect(props.figures).toEqual({
      monthCount: 3,
      attendanceBps: 8333,
      doneCount: 5,
      offersCount: 2,
    });
  });

  test('keep to the company and to the rights', async () => {
    const id = visitId('T1', 'OP-2025-001', '2025-09-18T08:00:00Z');
    expect((await stranger.get(base)).status).toBe(404);
    expect((await stranger.get(`${base}/${id}`)).status).toBe(404);
    expect((await viewer.get(base)).status).toBe(200);
    expect((await viewer.get(`${base}/nouvelle`)).status).toBe(403);
    expect((await viewer.visit('POST', base, { data: plan })).status).toBe(403);
    const elsewhere = `/operations/${operationId('T1', 'OP-2026-004')}/visites/${id}`;
    expect((await owner.get(elsewhere)).status).toBe(404);
  });

  test('the technical visit of the golden operation has four findings of 12 500 € in all', async () => {
    const props = await formOf(viewer, `${base}/${visitId('T1', 'OP-2025-001', '2025-09-18T08:00:00Z')}`);
    expect(props.findings).toHaveLength(4);
    expect(props.findings.reduce((sum, { estimateCents }) => sum + (estimateCents ?? 0), 0)).toBe(1_250_000);
    expect(props.can.update).toBe(false);
  });
});

describe('planning a visit', () => {
  test('keeps it at the hour of Paris, and writes it into the journal', async () => {
    const { id } = await planned({ startOn: '2027-07-06', startTime: '09:30' });
    expect((await stored(id))?.startAt.toISOString()).toBe('2027-07-06T07:30:00.000Z');
    const entries = await server.deps.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 'operation.visit.plan'), eq(auditEntries.subjectId, golden)));
    expect(entries.length).toBeGreaterThan(0);
  });

  test('refuses an hour gone by, a length out of range, records of others', async () => {
    expect(await refusals('POST', base, { ...plan, startOn: '2026-11-19' })).toHaveProperty('startOn');
    expect(await refusals('POST', base, { ...plan, durationMin: 10 })).toHaveProperty('durationMin');
    expect(await refusals('POST', base, { ...plan, durationMin: 481 })).toHaveProperty('durationMin');
    const foreign = {
      lotIds: [lotId('T2', 'OP-2025-002', 'Z12')],
      contactIds: [contactId('T2', 'buyer-1')],
      hostId: personId('karim.belkacem'),
    };
    const errors = await refusals('POST', base, { ...plan, ...foreign });
    expect(Object.keys(errors).toSorted()).toEqual(['contactIds', 'hostId', 'lotIds']);
  });

  test('warns of another visit of the host at that hour, and lets it be confirmed', async () => {
    await planned({ startOn: '2026-12-10', startTime: '14:00' });
    const again = { ...plan, startOn: '2026-12-10', startTime: '14:30' };
    const errors = await refusals('POST', base, again);
    expect(errors['isOverlapAccepted']).toContain('Hugo Lartigue a déjà une visite à cette heure.');
    expect(await refusals('POST', base, { ...again, startTime: '14:45' })).toEqual({});
  });

  test('refuses a change over a version gone by', async () => {
    const { path } = await planned({ startOn: '2026-12-11' });
    const given = { ...plan, startOn: '2026-12-11', durationMin: 60, isOverlapAccepted: true };
    expect(await refusals('PUT', path, { ...given, version: 1 })).toEqual({});
    expect(await refusals('PUT', path, { ...given, durationMin: 90, version: 1 })).toHaveProperty('version');
    expect((await formOf(owner, path)).form.values.durationMin).toBe(60);
  });
});

describe('the life of a visit', () => {
  const report = {
    version: 1,
    rating: null,
    notes: '',
    followUpKind: 'none',
    followUpDueOn: null,
  };

  test('it is done with a report or a finding, not without either', async () => {
    const { id, path } = await planned({ startOn: '2026-12-14' });
    expect((await refusals('POST', `${path}/compte-rendu`, report))['base']).toContain(
      'ni compte rendu ni constat',
    );
    await deliver('PUT', `${path}/constats/${idEnding('a1')}`, finding);
    expect(await refusals('POST', `${path}/compte-rendu`, { ...report, rating: 4 })).toEqual({});
    expect(await stored(id)).toMatchObject({ status: 'done', rating: 4, version: 2 });
    const [change] = await server.deps.db.select().from(stateChanges).where(eq(stateChanges.entityId, id));
    expect(change).toMatchObject({ fromState: 'planned', toState: 'done' });
  });

  test('what is to be done after it is a task of its host, which its report leads to', async () => {
    const { id, path } = await planned({ startOn: '2027-02-09' });
    const given = { ...report, notes: 'À revoir.', followUpKind: 'call', followUpDueOn: '2027-02-15' };
    const done = await owner.visit('POST', `${path}/compte-rendu`, { data: given });
    const { errors, flash } = done.page.props as unknown as { errors: object; flash: { text: string } };
    expect(errors).toEqual({});
    expect(flash.text).toContain('Une tâche est créée pour la suite à donner.');
    const taskId = (await stored(id))?.followUpTaskId ?? '';
    const [task] = await server.deps.db.select().from(tasks).where(eq(tasks.id, taskId));
    expect(task).toMatchObject({
      title: 'Rappeler – visite acquéreur du 09/02/2027',
      dueOn: '2027-02-15',
      assigneeIds: [plan.hostId],
      operationId: golden,
      status: 'todo',
    });
    expect((await formOf(owner, path)).outcome?.followUpTaskId).toBe(taskId);
    await server.deps.db.delete(tasks).where(eq(tasks.id, taskId));
    expect((await formOf(owner, path)).outcome?.followUpTaskId).toBeNull();
  });

  test('it is cancelled for a reason, and nothing follows', async () => {
    const { id, path } = await planned({ startOn: '2026-12-15' });
    expect(await refusals('POST', `${path}/annulation`, { version: 1, cancelReason: ' ' })).toHaveProperty(
      'cancelReason',
    );
    expect(await refusals('POST', `${path}/annulation`, { version: 1, cancelReason: 'Malade' })).toEqual({});
    expect(await stored(id)).toMatchObject({ status: 'cancelled', cancelReason: 'Malade' });
    expect(await refusals('POST', `${path}/absence`, { version: 2 })).toHaveProperty('base');
    const change = { ...plan, isOverlapAccepted: true, version: 2 };
    expect(await refusals('PUT', path, change)).toHaveProperty('base');
  });

  test('an absence is noted', async () => {
    const { id, path } = await planned({ startOn: '2026-12-16' });
    expect(await refusals('POST', `${path}/absence`, { version: 1 })).toEqual({});
    expect(await stored(id)).toMatchObject({ status: 'no_show' });
    expect((await viewer.visit('POST', `${path}/absence`, { data: { version: 2 } })).status).toBe(403);
  });
});

describe('invitations', () => {
  test('go by mail with an entry for the calendar, and are withdrawn with the visit', async () => {
    const { path } = await planned({ startOn: '2026-12-17' });
    const data = { contactIds: plan.contactIds };
    expect(await refusals('POST', `${path}/invitations`, data)).toEqual({});
    const [mail] = await mailsTo(server, 'visit.invitation', 'benoit.sarrazin@example.test');
    expect(mail?.calendar).toContain('METHOD:REQUEST');
    expect(mail?.calendar).toContain('DTSTART:20261217T090000Z');
    expect(mail?.replyTo).toBe('hugo.lartigue@example.test');
    expect((await formOf(owner, path)).attendees[0]?.isInvited).toBe(true);
    await owner.visit('POST', `${path}/annulation`, { data: { version: 2, cancelReason: 'Reportée' } });
    const [withdrawn] = await mailsTo(server, 'visit.cancelled', 'benoit.sarrazin@example.test');
    expect(withdrawn?.calendar).toContain('METHOD:CANCEL');
  });

  test('go to participants of the visit alone', async () => {
    const { path } = await planned({ startOn: '2026-12-18' });
    const data = { contactIds: [contactId('T1', 'buyer-5')] };
    expect(await refusals('POST', `${path}/invitations`, data)).toHaveProperty('contactIds');
  });

  test('the calendar file of a visit is there for whoever may see it', async () => {
    const { path } = await planned({ startOn: '2026-12-21' });
    const answer = await viewer.get(`${path}/agenda`, { isProtocol: false });
    expect(answer.headers.get('content-type')).toContain('text/calendar');
    expect(answer.text).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect((await stranger.get(`${path}/agenda`)).status).toBe(404);
  });
});

describe('the signed voucher', () => {
  const sending = (file: File) => {
    const data = new FormData();
    data.append('voucher', file, file.name);
    return data;
  };
  const pdf = new File(['%PDF-1.4\n%%EOF\n'], 'bon.pdf', { type: 'application/pdf' });

  test('is kept with the visit, replaced and taken away, with one file at a time', async () => {
    const { path } = await planned({ startOn: '2027-02-02' });
    expect((await formOf(owner, path)).outcome?.voucher).toBeNull();
    const before = await server.deps.db.$count(storedFiles);
    const { version } = (await formOf(owner, path)).form.record ?? {};
    for (const file of [exampleImage(), pdf]) {
      // oxlint-disable-next-line no-await-in-loop
      const kept = await owner.visit('PUT', `${path}/bon`, { data: sending(file) });
      expect(kept.page.props.errors).toEqual({});
    }
    expect(await server.deps.db.$count(storedFiles)).toBe(before + 1);
    const { outcome, form } = await formOf(viewer, path);
    expect(outcome?.voucher?.name).toBe('bon.pdf');
    // Whoever plans meanwhile is not in the way of whoever files a paper.
    expect(form.record?.version).toBe(version);
    const href = outcome?.voucher?.href ?? '';
    expect((await viewer.get(href, { isProtocol: false })).status).toBe(200);
    expect((await stranger.get(href, { isProtocol: false })).status).not.toBe(200);
    await owner.visit('PUT', `${path}/bon`, { data: { voucher: null } });
    expect((await formOf(owner, path)).outcome?.voucher).toBeNull();
    expect(await server.deps.db.$count(storedFiles)).toBe(before);
  });

  test('is no other kind of file, and none of a cancelled visit', async () => {
    const { path } = await planned({ startOn: '2027-02-03' });
    const text = new File(['bonjour'], 'bon.txt', { type: 'text/plain' });
    const refused = await owner.visit('PUT', `${path}/bon`, { data: sending(text) });
    expect(refused.page.props.errors).toHaveProperty('voucher');
    expect((await viewer.visit('PUT', `${path}/bon`, { data: sending(pdf) })).status).toBe(403);
    expect((await stranger.visit('PUT', `${path}/bon`, { data: sending(pdf) })).status).toBe(404);
    await owner.visit('POST', `${path}/annulation`, { data: { version: 1, cancelReason: 'Reportée' } });
    const late = await owner.visit('PUT', `${path}/bon`, { data: sending(pdf) });
    expect(late.page.props.errors).toHaveProperty('voucher');
  });
});

describe('what a device sends after it was away from the network', () => {
  const rowsOf = (id: string) => server.deps.db.select().from(visitFindings).where(eq(visitFindings.id, id));

  test('a finding and its photograph that come twice stand there once', async () => {
    const { id, path } = await planned({ startOn: '2027-01-05' });
    const at = `${path}/constats/${idEnding('b1')}`;
    const answers = await Promise.all([deliver('PUT', at, finding), deliver('PUT', at, finding)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await deliver('PUT', at, finding)).status).toBe(200);
    const photoPath = `${at}/photos/${idEnding('c1')}`;
    const filesBefore = await server.deps.db.$count(storedFiles);
    for (const _ of [1, 2]) expect((await deliver('POST', photoPath, photo())).status).toBe(200);
    expect(await server.deps.db.$count(storedFiles)).toBe(filesBefore + 1);
    const props = await formOf(owner, path);
    expect(props.findings).toHaveLength(1);
    expect(props.findings[0]?.photos).toHaveLength(1);
    expect(await server.deps.db.$count(visitFindings, eq(visitFindings.visitId, id))).toBe(1);
    const href = props.findings[0]?.photos[0]?.href ?? '';
    expect((await viewer.get(href, { isProtocol: false })).status).toBe(200);
    expect((await stranger.get(href, { isProtocol: false })).status).not.toBe(200);
  });

  test('of two versions the one written later stays, whichever comes first', async () => {
    const { path } = await planned({ startOn: '2027-01-06' });
    const id = idEnding('b2');
    const later = { ...finding, note: 'Plus tard', writtenAt: '2026-11-20T08:05:00.000Z' };
    await deliver('PUT', `${path}/constats/${id}`, later);
    await deliver('PUT', `${path}/constats/${id}`, finding);
    expect((await rowsOf(id))[0]?.note).toBe('Plus tard');
  });

  test('what was removed does not come back with a late copy', async () => {
    const { path } = await planned({ startOn: '2027-01-07' });
    const id = idEnding('b3');
    const at = `${path}/constats/${id}`;
    await deliver('PUT', at, finding);
    await deliver('POST', `${at}/photos/${idEnding('c3')}`, photo());
    for (const _ of [1, 2]) expect((await deliver('DELETE', at, {})).status).toBe(200);
    await deliver('PUT', at, { ...finding, writtenAt: '2026-11-20T09:00:00.000Z' });
    expect((await formOf(owner, path)).findings).toEqual([]);
    const [row] = await server.deps.db.select().from(visitPhotos).where(eq(visitPhotos.findingId, id));
    expect(row?.fileId).toBeNull();
    expect((await deliver('POST', `${at}/photos/${idEnding('c4')}`, photo())).status).toBe(422);
  });

  test('an identifier of another visit, of another company, or without the right is refused', async () => {
    const [one, other] = [await planned({ startOn: '2027-01-08' }), await planned({ startOn: '2027-01-11' })];
    const id = idEnding('b4');
    await deliver('PUT', `${one.path}/constats/${id}`, finding);
    expect((await deliver('PUT', `${other.path}/constats/${id}`, finding)).status).toBe(404);
    expect((await deliver('PUT', `${one.path}/constats/${idEnding('b5')}`, finding, stranger)).status).toBe(
      404,
    );
    expect((await deliver('PUT', `${one.path}/constats/${idEnding('b6')}`, finding, viewer)).status).toBe(
      403,
    );
    const wrong = { ...finding, severity: 4 };
    expect((await deliver('PUT', `${one.path}/constats/${idEnding('b7')}`, wrong)).status).toBe(422);
  });
});
