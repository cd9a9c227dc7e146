import { and, desc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TaskPageProps } from '#contracts/client/task.ts';
import type { TaskFormProps } from '#contracts/client/task/form.ts';
import { exampleTask } from '#contracts/client/task/payload.ts';
import { watchDueTasks } from '#mocks/handlers/client/task/watch-due.ts';
import { auditEntries, notifications, taskComments, tasks } from '#mocks/db/schema/index.ts';
import { operationId } from '#mocks/db/seed/operations/index.ts';
import { personId } from '#mocks/db/seed/people.ts';
import { taskId } from '#mocks/db/seed/tasks.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let owner: Visitor;
let collaborator: Visitor;
let accountant: Visitor;
let viewer: Visitor;
let stranger: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  const signedIn = async (email: string): Promise<Visitor> => {
    const visitor = server.visitor();
    await visitor.signIn(`${email}@example.test`);
    return visitor;
  };
  owner = await signedIn('hugo.lartigue');
  collaborator = await signedIn('ines.duprat');
  accountant = await signedIn('marc.soubiran');
  viewer = await signedIn('lea.pons');
  stranger = await signedIn('karim.belkacem');
});
afterAll(() => server.close());
beforeEach(() => server.deps.db.delete(notifications));

const pathOf = (key: string): string => `/taches/${taskId('T1', key)}`;
const stored = async (key: string) => {
  const [row] = await server.deps.db
    .select()
    .from(tasks)
    .where(eq(tasks.id, taskId('T1', key)));
  return row;
};
const listOf = async (visitor: Visitor, query = '') =>
  (await visitor.get(`/taches${query}`)).page.props as unknown as TaskPageProps;
const formOf = async (visitor: Visitor, key: string) =>
  (await visitor.get(pathOf(key))).page.props as unknown as TaskFormProps;
const move = (
  visitor: Visitor,
  key: string,
  status: string,
  more: { reason?: string; isForced?: boolean } = {},
) =>
  visitor.visit('PATCH', `${pathOf(key)}/position`, {
    data: {
      status,
      reason: '',
      isForced: false,
      ...more,
    },
  });
const noticesSent = async () =>
  (await server.deps.db.select().from(notifications)).map(({ kind, userId }) => ({ kind, userId }));

describe('the page of tasks', () => {
  test('counts what is one’s own, late, due today and by Sunday, and leads there', async () => {
    const { shortcuts, list } = await listOf(owner);
    expect(list.totalCount).toBe(18);
    expect(shortcuts.map(({ id, count }) => [id, count])).toEqual([
      ['mine', 7],
      ['overdue', 4],
      ['today', 1],
      ['week', 1],
    ]);
    for (const { href, count } of shortcuts) {
      const led = (await owner.get(href)).page.props as unknown as TaskPageProps;
      expect(led.list.meta.total).toBe(count);
      expect(led.shortcuts.filter(({ isCurrent }) => isCurrent).map((shortcut) => shortcut.count)).toEqual([
        count,
      ]);
    }
  });

  test('shows the board with every state and the same tasks, only when it is asked for', async () => {
    expect((await listOf(owner)).board).toBeNull();
    const { board } = await listOf(owner, '?look=board');
    expect(board?.map(({ status, count }) => [status, count])).toEqual([
      ['todo', 11],
      ['in_progress', 2],
      ['blocked', 2],
      ['done', 2],
      ['cancelled', 1],
    ]);
    const { board: filtered } = await listOf(owner, '?look=board&priority=urgent');
    expect(filtered?.flatMap(({ cards }) => cards).map(({ priority }) => priority)).toEqual(['urgent']);
  });
});

describe('the state of a task', () => {
  test('changes, is told to the journal, and is taken back by what the answer offers', async () => {
    const answer = await move(owner, 'photos', 'in_progress');
    expect(answer.page.props.errors).toEqual({});
    expect((await stored('photos'))?.status).toBe('in_progress');
    const [entry] = await server.deps.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, taskId('T1', 'photos')))
      .orderBy(desc(auditEntries.seq))
      .limit(1);
    expect(entry).toMatchObject({ action: 'task.move', result: 'ok' });
    const { undo } = answer.page.props.flash as unknown as { undo: { href: string } };
    await owner.visit('POST', undo.href, { data: {} });
    expect((await stored('photos'))?.status).toBe('todo');
  });

  test('« bloquée » needs a reason, which those concerned are told', async () => {
    const refused = await move(owner, 'permit-display', 'blocked');
    expect(refused.page.props.errors).toEqual({ reason: 'Indiquez la raison du blocage.' });
    await move(owner, 'permit-display', 'blocked', { reason: 'Panneau volé.' });
    expect(await stored('permit-display')).toMatchObject({
      status: 'blocked',
      blockedReason: 'Panneau volé.',
    });
    expect(await noticesSent()).toEqual([{ kind: 'task.blocked', userId: personId('ines.duprat') }]);
    const done = await move(owner, 'permit-display', 'done');
    expect(done.page.props.errors['base']).toContain('reprenez-la');
    await move(owner, 'permit-display', 'in_progress');
    expect(await stored('permit-display')).toMatchObject({ status: 'in_progress', blockedReason: null });
  });

  test('« terminée » is confirmed while points remain, and says who finished it', async () => {
    const refused = await owner.visit('POST', `${pathOf('insurance-site')}/terminee`, {
      data: { isForced: false },
    });
    expect(refused.page.props.errors['base']).toBe('Il reste 2 points à vérifier.');
    await owner.visit('POST', `${pathOf('insurance-site')}/terminee`, { data: { isForced: true } });
    expect(await stored('insurance-site')).toMatchObject({
      status: 'done',
      completedOn: '2026-11-20',
      completedBy: personId('hugo.lartigue'),
    });
    await owner.visit('DELETE', `${pathOf('insurance-site')}/terminee`);
    expect(await stored('insurance-site')).toMatchObject({ status: 'todo', completedBy: null });
  });

  test('of one that comes again makes the next, a week later and with its list unticked', async () => {
    const answer = await move(owner, 'site-meeting', 'done');
    expect(answer.page.props.flash?.text).toContain('01/12/2026');
    const [next] = await server.deps.db
      .select()
      .from(tasks)
      .where(eq(tasks.previousTaskId, taskId('T1', 'site-meeting')));
    expect(next).toMatchObject({
      status: 'todo',
      dueOn: '2026-12-01',
      dueTime: '08:00',
      assigneeIds: [personId('hugo.lartigue'), personId('ines.duprat')],
    });
  });
});

describe('a right that reaches some tasks', () => {
  test('lets a collaborator change what is theirs or given to them, an accountant what is theirs', async () => {
    expect((await formOf(collaborator, 'syndic-quote')).form.can).toEqual({ save: true, delete: true });
    expect((await formOf(collaborator, 'accounts')).form.can).toEqual({ save: false, delete: false });
    expect((await move(collaborator, 'accounts', 'in_progress')).status).toBe(403);
    expect((await collaborator.visit('DELETE', pathOf('accounts'))).status).toBe(403);
    // Given to the accountant by the owner, but not made by them.
    expect((await move(accountant, 'bank-statement', 'in_progress')).status).toBe(403);
    expect((await move(accountant, 'vat-return', 'in_progress')).page.props.errors).toEqual({});
    expect((await move(viewer, 'photos', 'done')).status).toBe(403);
    expect((await stored('accounts'))?.deletedAt).toBeNull();
  });

  test('refuses several at once when one of them is out of reach, and changes none', async () => {
    const ids = [taskId('T1', 'syndic-quote'), taskId('T1', 'accounts')];
    const data = { rows: { kind: 'ids', ids }, set: { field: 'priority', priority: 'urgent' } };
    const refused = await collaborator.visit('PATCH', '/taches', { data });
    expect(refused.page.props.errors['base']).toContain('droits nécessaires');
    expect((await stored('syndic-quote'))?.priority).toBe('normal');
  });

  test('ends at the company', async () => {
    expect((await stranger.get(pathOf('photos'))).status).toBe(404);
    expect((await move(stranger, 'photos', 'done')).status).toBe(404);
  });
});

describe('what is entered', () => {
  const save = async (values: Readonly<Record<string, unknown>>) =>
    (await owner.visit('POST', '/taches', { data: { ...exampleTask, ...values } })).page.props.errors;

  test('is refused at its field when it makes no sense', async () => {
    expect(await save({ startOn: '2026-12-01', dueOn: '2026-11-27' })).toHaveProperty('dueOn');
    expect(await save({ recurrence: 'weekly', dueOn: null })).toHaveProperty('dueOn');
    expect(await save({ dueTime: '9h' })).toEqual({ dueTime: 'Saisissez une heure valide (hh:mm).' });
    expect(await save({ assigneeIds: [personId('karim.belkacem')] })).toHaveProperty('assigneeIds');
    expect(await save({ operationId: taskId('T2', 'loan') })).toHaveProperty('operationId');
  });

  test('is not given to somebody who does not see its operation', async () => {
    const given = { operationId: operationId('T1', 'OP-2025-004'), assigneeIds: [personId('ines.duprat')] };
    expect((await save(given))['assigneeIds']).toContain('Inès Duprat ne voit pas cette opération');
    expect(await save({ ...given, operationId: operationId('T1', 'OP-2025-001') })).toEqual({});
  });

  test('tells those to whom it is given, once', async () => {
    await save({ title: 'Pour Inès', assigneeIds: [personId('ines.duprat'), personId('hugo.lartigue')] });
    expect(await noticesSent()).toEqual([{ kind: 'task.assigned', userId: personId('ines.duprat') }]);
    const [row] = await server.deps.db.select().from(tasks).where(like(tasks.title, 'Pour Inès'));
    const data = { ...exampleTask, title: 'Pour Inès', assigneeIds: row?.assigneeIds, version: 1 };
    await server.deps.db.delete(notifications);
    await owner.visit('PATCH', `/taches/${row?.id ?? ''}`, { data });
    expect(await noticesSent()).toEqual([]);
  });
});

describe('the comments of a task', () => {
  test('are open to whoever sees it; « @Prénom Nom » tells that person', async () => {
    const path = `${pathOf('accounts')}/commentaires`;
    await viewer.visit('POST', path, { data: { body: 'Vu avec @marc soubiran hier.' } });
    const { comments } = await formOf(viewer, 'accounts');
    expect(comments).toMatchObject([{ author: 'Léa Pons', isOwn: true }]);
    expect(await noticesSent()).toEqual([{ kind: 'task.mentioned', userId: personId('marc.soubiran') }]);
    const own = `${path}/${comments[0]?.id ?? ''}`;
    expect((await owner.visit('DELETE', own)).status).toBe(403);
    await viewer.visit('DELETE', own);
    const left = await server.deps.db
      .select()
      .from(taskComments)
      .where(eq(taskComments.taskId, taskId('T1', 'accounts')));
    expect(left).toEqual([]);
  });

  test('and following it need no right to change it', async () => {
    await viewer.visit('PUT', `${pathOf('accounts')}/suivi`, { data: {} });
    expect((await formOf(viewer, 'accounts')).current?.isWatched).toBe(true);
    await viewer.visit('DELETE', `${pathOf('accounts')}/suivi`);
    expect((await stored('accounts'))?.watcherIds).toEqual([]);
  });
});

test('those who have a task due today or tomorrow are told in the morning, once a day', async () => {
  await server.deps.db
    .update(tasks)
    .set({ dueOn: '2026-11-21' })
    .where(eq(tasks.id, taskId('T1', 'prices')));
  expect(await watchDueTasks(server.deps)).toEqual({ reminders: 2 });
  expect(await noticesSent()).toEqual(
    expect.arrayContaining([
      { kind: 'task.due', userId: personId('marc.soubiran') },
      { kind: 'task.due', userId: personId('hugo.lartigue') },
    ]),
  );
  expect(await watchDueTasks(server.deps)).toEqual({ reminders: 0 });
});

describe('several tasks at once', () => {
  const set = async (keys: readonly string[], change: Readonly<Record<string, unknown>>) => {
    const ids = keys.map((key) => taskId('T1', key));
    const data = { rows: { kind: 'ids', ids }, set: change };
    return (await owner.visit('PATCH', '/taches', { data })).page.props.errors;
  };

  test('are given, dated and moved together, each with its line of the journal', async () => {
    await set(['neighbour', 'prices'], { field: 'owner', ownerUserId: personId('ines.duprat') });
    await set(['neighbour', 'prices'], { field: 'dueOn', dueOn: '2026-12-04' });
    await set(['neighbour', 'prices'], { field: 'status', status: 'in_progress' });
    const expected = {
      assigneeIds: [personId('ines.duprat')],
      dueOn: '2026-12-04',
      status: 'in_progress',
      blockedReason: null,
    };
    expect(await stored('neighbour')).toMatchObject(expected);
    expect(await stored('prices')).toMatchObject(expected);
    const entries = await server.deps.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectId, taskId('T1', 'prices')), like(auditEntries.action, 'task.%')));
    expect(entries.map(({ action }) => action)).toEqual(['task.assign', 'task.schedule', 'task.move']);
  });

  test('what would ask a question is sent to the task itself', async () => {
    const refused = await set(['deed-papers'], { field: 'status', status: 'done' });
    expect(refused['base']).toContain('depuis sa fiche');
    expect((await stored('deed-papers'))?.status).toBe('in_progress');
  });
});
