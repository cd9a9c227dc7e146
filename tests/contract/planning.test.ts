import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import type { PlanningPageProps } from '#contracts/client/planning.ts';
import type { PlanningFormProps } from '#contracts/client/planning/form.ts';
import { exampleEvent } from '#contracts/client/planning/payload.ts';
import { notifications, planningEvents } from '#mocks/db/schema/index.ts';
import { personId } from '#mocks/db/seed/people.ts';
import { eventId } from '#mocks/db/seed/planning-events.ts';
import { operationId } from '#mocks/db/seed/operations/index.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let owner: Visitor;
let collaborator: Visitor;
let accountant: Visitor;
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
  stranger = await signedIn('karim.belkacem');
});
afterAll(() => server.close());
beforeEach(() => server.deps.db.delete(notifications));

const pageOf = async (visitor: Visitor, query = '') =>
  (await visitor.get(`/planning${query}`)).page.props as unknown as PlanningPageProps;
const titlesOf = ({ items }: PlanningPageProps): string[] => items.map(({ title }) => title);
const noticesSent = async () =>
  (await server.deps.db.select().from(notifications)).map(({ kind, userId }) => ({ kind, userId }));

describe('a month of the planning', () => {
  test('holds the events, the due tasks, the days of operations and the papers that run out, in order', async () => {
    const props = await pageOf(owner);
    expect(props.month).toBe('2026-11');
    expect(new Set(props.items.map(({ kind }) => kind))).toEqual(
      new Set(['site', 'meeting', 'notary', 'task', 'supplier']),
    );
    const starts = props.items.map(({ startsOn, startTime }) => `${startsOn}T${startTime ?? ''}`);
    expect(starts).toEqual(starts.toSorted());
    expect(titlesOf(props)).toContain('Signature de l’acte du Clos des Pins');
    expect(titlesOf(props)).toContain('Attestation de vigilance de Élec’Garonne : dernier jour');
    expect(props.holidays).toEqual([
      { on: '2026-11-01', name: 'Toussaint' },
      { on: '2026-11-11', name: 'Armistice de 1918' },
    ]);
  });

  test('is another one when the address says so; what makes no sense is the current one', async () => {
    expect(titlesOf(await pageOf(owner, '?month=2026-12'))).toContain('Congé de Marc');
    expect((await pageOf(owner, '?month=2026-13')).month).toBe('2026-11');
  });

  test('is filtered, and counts what each choice would leave', async () => {
    const { facets } = await pageOf(owner);
    for (const [name, choices] of Object.entries(facets)) {
      for (const { value, count } of choices) {
        const left = await pageOf(owner, `?${name}=${value}`);
        expect(left.items.length, `${name} ${value}`).toBe(count);
      }
    }
  });

  test('shows where somebody is expected twice, to those who see it and of one’s own company', async () => {
    const conflicts = (await pageOf(owner)).items.filter(({ hasConflict }) => hasConflict);
    expect(conflicts.map(({ title }) => title)).toEqual([
      'Réunion de chantier',
      'Choix des finitions avec l’architecte',
    ]);
    expect(titlesOf(await pageOf(collaborator))).not.toContain('Signature de l’acte du Clos des Pins');
    expect(titlesOf(await pageOf(stranger))).toContain('Livraison de la grue');
    expect(titlesOf(await pageOf(stranger))).not.toContain('Réunion de chantier');
  });
});

describe('an event', () => {
  const save = async (visitor: Visitor, values: Readonly<Record<string, unknown>>) =>
    (await visitor.visit('POST', '/planning', { data: { ...exampleEvent, ...values } })).page.props.errors;

  test('is refused at its field when its end is not after its start, or one hour is missing', async () => {
    expect(await save(owner, { endTime: '08:00' })).toEqual({
      endsOn: 'La fin doit être postérieure au début.',
    });
    expect(await save(owner, { endTime: '' })).toHaveProperty('endTime');
    expect(await save(owner, { startTime: '' })).toHaveProperty('startTime');
    expect(await save(owner, { startTime: '8 h' })).toHaveProperty('startTime');
    expect(await save(owner, { attendeeIds: [personId('karim.belkacem')] })).toHaveProperty('attendeeIds');
    const unseen = { operationId: operationId('T1', 'OP-2025-004'), attendeeIds: [personId('ines.duprat')] };
    expect((await save(owner, unseen))['attendeeIds']).toContain('Inès Duprat');
  });

  test('invites those who are new, and tells the others when it moves', async () => {
    await save(owner, {
      title: 'Bornage',
      startTime: '17:00',
      endTime: '18:00',
      attendeeIds: [personId('ines.duprat')],
    });
    expect(await noticesSent()).toEqual([{ kind: 'planning.invited', userId: personId('ines.duprat') }]);
    const [row] = await server.deps.db
      .select()
      .from(planningEvents)
      .where(eq(planningEvents.title, 'Bornage'));
    const update = async (version: number, values: Readonly<Record<string, unknown>>) => {
      await server.deps.db.delete(notifications);
      await owner.visit('PATCH', `/planning/${row?.id ?? ''}`, {
        data: {
          ...exampleEvent,
          title: 'Bornage',
          startTime: '17:00',
          endTime: '18:00',
          attendeeIds: [personId('ines.duprat')],
          ...values,
          version,
        },
      });
      return noticesSent();
    };
    expect(await update(1, { description: 'Plans' })).toEqual([]);
    expect(await update(2, { startTime: '17:30' })).toEqual([
      { kind: 'planning.changed', userId: personId('ines.duprat') },
    ]);
  });

  test('is changed by its author, those expected or the owner, as the role says', async () => {
    const path = `/planning/${eventId('T1', 'architect')}`;
    expect((await accountant.visit('DELETE', path)).status).toBe(403);
    expect((await stranger.get(path)).status).toBe(404);
    const form = (await collaborator.get(path)).page.props as unknown as PlanningFormProps;
    expect(form.form.can).toEqual({ save: true, delete: true });
    expect(form.conflicts[0]).toMatchObject({ person: 'Inès Duprat', title: 'Réunion de chantier' });
  });

  test('starts on the day that the link names', async () => {
    const props = (await owner.get('/planning/nouveau?on=2026-12-24')).page
      .props as unknown as PlanningFormProps;
    expect(props.form.values).toMatchObject({ startsOn: '2026-12-24', endsOn: '2026-12-24' });
  });
});
