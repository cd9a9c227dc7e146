import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { channels } from '#contracts/realtime/channels.ts';
import { exampleImage } from '#contracts/files.ts';
import { exampleZone } from '#contracts/client/operation/urban-planning/payload.ts';
import type { UrbanPlanningProps } from '#contracts/client/operation/urban-planning.ts';
import { auditEntries, permits, stateChanges, urbanDocuments } from '#mocks/db/schema/index.ts';
import { lotId, operationId } from '#mocks/db/seed/operations/index.ts';
import { tenantId } from '#mocks/db/seed/tenant-id.ts';
import { declarationId, permitId } from '#mocks/db/seed/urban-planning/index.ts';
import type { RealtimeEvent } from '#mocks/services/events.ts';
import { testOrigin } from '#mocks/hosts/vitest/server.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let owner: Visitor;
let collaborator: Visitor;
let viewer: Visitor;
let stranger: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  [owner, collaborator, viewer, stranger] = [
    server.visitor(),
    server.visitor(),
    server.visitor(),
    server.visitor(),
  ];
  await owner.signIn('hugo.lartigue@example.test');
  await collaborator.signIn('ines.duprat@example.test');
  await viewer.signIn('lea.pons@example.test');
  await stranger.signIn('karim.belkacem@example.test');
});
afterAll(() => server.close());

const golden = operationId('T1', 'OP-2025-001');
const base = `/operations/${golden}/urbanisme`;

const shown = async (visitor: Visitor, path = base) =>
  (await visitor.get(path)).page.props as unknown as UrbanPlanningProps;
const send = async (method: string, path: string, data: object, visitor = owner) =>
  (await visitor.visit(method, path, { data })).page.props as unknown as UrbanPlanningProps & {
    readonly errors: Record<string, string>;
    readonly flash: { readonly text: string; readonly undo?: { readonly href: string } } | null;
  };

const permit = {
  kind: 'PC',
  number: 'PC 033 243 26 00001',
  subject: 'Surélévation',
  extraMonths: 0,
  extensionsCount: 0,
  isProtectedSite: false,
  isInspectionMandatory: false,
  replacesPermitId: null,
};

/** Prepares a permission; its props. */
async function prepared(given: Partial<typeof permit> = {}) {
  const props = await send('POST', `${base}/autorisations`, { ...permit, ...given });
  expect(props.errors).toEqual({});
  const [made] = props.permits;
  if (made === undefined) throw new Error('no permission was made');
  return made;
}

const blank = {
  notifiedOn: null,
  deferredUntilOn: null,
  appealKind: null,
  appealOutcome: null,
  reason: '',
  isConfirmed: false,
  overrideReason: '',
};

/** Takes steps one after another; the permission after the last, and what the last was told. */
async function taken(id: string, steps: readonly (readonly [string, string, object?])[]) {
  let errors: Record<string, string> = {};
  let flash: Awaited<ReturnType<typeof send>>['flash'] = null;
  for (const [step, on, more] of steps) {
    const now = (await shown(owner)).permits.find((row) => row.id === id);
    const props = await send('POST', `${base}/autorisations/${id}/etapes`, {
      ...blank,
      ...more,
      version: now?.version,
      step,
      on,
    });
    ({ errors, flash } = props);
  }
  const after = (await shown(owner)).permits.find((row) => row.id === id);
  if (after === undefined) throw new Error('the permission is gone');
  return { permit: after, errors, flash };
}

const clockOf = ({ clocks }: UrbanPlanningProps['permits'][number], kind: string) =>
  clocks.find((clock) => clock.kind === kind);

const today = '2026-11-20';
const declaration = {
  side: 'purchase',
  lotId: null,
  priceCents: 48_000_000,
  receivedOn: '2026-11-16',
  isConfirmed: false,
};
async function declared(given: Partial<typeof declaration> | object = {}) {
  const before = new Set((await shown(owner)).declarations.map(({ id }) => id));
  const props = await send('POST', `${base}/dia`, { ...declaration, ...given });
  expect(props.errors).toEqual({});
  const made = props.declarations.find(({ id }) => !before.has(id));
  if (made === undefined) throw new Error('no declaration was made');
  return made;
}
const declarationStep = (id: string, version: number, step: string, on: string, isPriceByCourt = false) =>
  send('POST', `${base}/dia/${id}/etapes`, { version, step, on, isPriceByCourt });

describe('the planning of the golden operation', () => {
  test('has its permission of 10 February 2026 with the days of the table of deadlines', async () => {
    const props = await shown(owner);
    const [own] = props.permits;
    expect(own).toMatchObject({ status: 'started', purgeOn: '2026-05-11', isNumberUnusual: false });
    expect(clockOf(own as never, 'third_party_appeal')).toMatchObject({
      endsOn: '2026-04-14',
      effectOn: '2026-04-15',
      strictEndsOn: '2026-04-12',
    });
    expect(clockOf(own as never, 'authority_withdrawal')).toMatchObject({ endsOn: '2026-05-10' });
    expect(clockOf(own as never, 'permit_lapse')).toMatchObject({ endsOn: '2029-02-10', status: 'met' });
    expect(clockOf(own as never, 'permit_review')).toMatchObject({ endsOn: '2026-02-28', status: 'met' });
    expect(props.declarations[0]).toMatchObject({ status: 'silent', isCleared: true, side: 'purchase' });
    expect(props.declarations[0]?.clocks[0]).toMatchObject({ endsOn: '2026-01-24' });
  });

  test('tells the operation and the planning of the company of a deadline that moves', async () => {
    const heard: RealtimeEvent[] = [];
    const leave = server.deps.events.subscribe((event) => heard.push(event));
    const made = await declared();
    leave();
    expect(heard).toContainEqual(
      expect.objectContaining({
        kind: 'message',
        name: 'deadline.changed',
        channels: [channels.operation(golden), channels.tenant(tenantId('T1'))],
        data: expect.objectContaining({ id: made.id, operationId: golden }) as object,
      }),
    );
    await send('DELETE', `${base}/dia/${made.id}`, {});
  });

  test('keeps to the company and to the rights', async () => {
    expect((await stranger.get(base)).status).toBe(404);
    expect((await viewer.get(base)).status).toBe(200);
    expect((await viewer.visit('POST', `${base}/autorisations`, { data: permit })).status).toBe(403);
    expect((await shown(viewer)).can).toEqual({ update: false, delete: false });
    const ofOther = permitId('T2', 'OP-2025-002', 'pc');
    const step = { ...blank, version: 1, step: 'file', on: today };
    const answer = await owner.visit('POST', `${base}/autorisations/${ofOther}/etapes`, { data: step });
    expect(answer.status).toBe(404);
    const id = permitId('T1', 'OP-2025-001', 'pc');
    expect((await collaborator.visit('DELETE', `${base}/autorisations/${id}`)).status).toBe(403);
  });

  test('Montbrison waits for 10 December, by the prudent reading of 23 November', async () => {
    const props = await shown(stranger, `/operations/${operationId('T2', 'OP-2026-003')}/urbanisme`);
    const own = props.permits[0];
    expect(own).toMatchObject({ status: 'posted', purgeOn: '2026-12-11' });
    expect(clockOf(own as never, 'third_party_appeal')).toMatchObject({
      strictEndsOn: '2026-11-20',
      endsOn: '2026-11-23',
    });
    expect(props.due.map(({ on }) => on)).toEqual(expect.arrayContaining(['2026-11-23', '2026-12-10']));
  });
});

describe('the life of a permission', () => {
  test('from its filing to its posting, each step with its day, its clocks and its line of history', async () => {
    const { id } = await prepared();
    const { permit: posted, flash } = await taken(id, [
      ['file', '2026-06-02'],
      ['grant', '2026-08-20', { notifiedOn: '2026-08-24' }],
      ['post', '2026-08-28', { isConfirmed: true }],
    ]);
    expect(posted.status).toBe('posted');
    expect(flash?.text).toContain('PC 033 243 26 00001 : Affiché.');
    expect(clockOf(posted, 'permit_lapse')?.startOn).toBe('2026-08-24');
    const rows = await server.deps.db
      .select()
      .from(stateChanges)
      .where(and(eq(stateChanges.entityId, id), eq(stateChanges.entity, 'permit')));
    expect(rows.map(({ toState }) => toState).toSorted()).toEqual(['draft', 'filed', 'granted', 'posted']);
    const entriesCount = await server.deps.db.$count(
      auditEntries,
      and(eq(auditEntries.action, 'operation.urban.permit.step'), eq(auditEntries.subjectId, golden)),
    );
    expect(entriesCount).toBeGreaterThanOrEqual(3);
  });

  test('is refused out of order, in the future, or without what a step asks for', async () => {
    const { id } = await prepared();
    expect((await taken(id, [['grant', today]])).errors['base']).toContain('À déposer');
    expect((await taken(id, [['file', '2026-11-21']])).errors).toHaveProperty('on');
    await taken(id, [['file', '2026-09-10']]);
    expect((await taken(id, [['grant', '2026-09-01', { notifiedOn: '2026-09-02' }]])).errors).toHaveProperty(
      'on',
    );
    expect((await taken(id, [['grant', today]])).errors).toHaveProperty('notifiedOn');
    expect((await taken(id, [['request-pieces', '2026-10-11']])).errors['on']).toContain('10/10/2026');
    expect((await taken(id, [['request-pieces', '2026-10-10']])).errors).toEqual({});
  });

  test('posting before the decision is refused; without a report it asks to be confirmed', async () => {
    const { id } = await prepared();
    const granted = ['grant', '2026-08-20', { notifiedOn: '2026-08-20' }] as const;
    const early = await taken(id, [
      ['file', '2026-06-02'],
      granted,
      ['post', '2026-08-19', { isConfirmed: true }],
    ]);
    expect(early.errors['on']).toContain('La date d’affichage ne peut pas précéder la décision');
    const bare = await taken(id, [['post', '2026-08-21']]);
    expect(bare.errors['isConfirmed']).toContain('Ajoutez un constat d’affichage');
    await upload({ kind: 'posting_report', on: '2026-08-21', permitId: id });
    expect((await taken(id, [['post', '2026-08-21']])).errors).toEqual({});
  });

  test('a request for pieces stops the review, which starts anew once they came', async () => {
    const { id } = await prepared({ kind: 'DP', number: '' });
    const stopped = await taken(id, [
      ['file', '2026-09-01'],
      ['request-pieces', '2026-09-15'],
    ]);
    expect(clockOf(stopped.permit, 'permit_review')).toMatchObject({ state: 'stopped', endsOn: null });
    expect(clockOf(stopped.permit, 'permit_pieces_supply')?.endsOn).toBe('2026-12-15');
    const again = await taken(id, [['complete-file', '2026-10-02']]);
    expect(clockOf(again.permit, 'permit_review')?.endsOn).toBe('2026-11-02');
    expect(again.permit.label).toBe('Déclaration préalable');
  });

  test('silence permits from the day after, but near a monument only by the account holder’s reason', async () => {
    const { id } = await prepared({ kind: 'DP', isProtectedSite: true });
    const filed = await taken(id, [['file', '2026-09-01']]);
    expect(clockOf(filed.permit, 'permit_review')?.endsOn).toBe('2026-11-01');
    const refused = await taken(id, [['become-tacit', today]]);
    expect(refused.errors['overrideReason']).toContain('le silence peut valoir refus');
    const reason = 'Certificat de la mairie reçu';
    const tacit = await taken(id, [['become-tacit', today, { overrideReason: reason }]]);
    expect(tacit.permit).toMatchObject({ status: 'tacit', days: { decisionOn: '2026-11-02' } });
    expect(tacit.permit.history[0]?.reason).toBe(reason);
  });

  test('a deferral waits for its end, then for the confirmation, after which two months of silence permit', async () => {
    const { id } = await prepared({ kind: 'PC', number: '' });
    await taken(id, [['file', '2023-02-01']]);
    const endless = await taken(id, [['defer', '2023-04-10']]);
    expect(endless.errors['deferredUntilOn']).toBeDefined();
    const long = await taken(id, [['defer', '2023-04-10', { deferredUntilOn: '2025-04-11' }]]);
    expect(long.errors['deferredUntilOn']).toContain('deux ans au maximum');
    const deferred = await taken(id, [['defer', '2023-04-10', { deferredUntilOn: '2025-04-10' }]]);
    expect(deferred.permit).toMatchObject({ status: 'deferred', deferredUntilOn: '2025-04-10' });
    expect(clockOf(deferred.permit, 'permit_review')?.status).toBe('cancelled');
    expect(clockOf(deferred.permit, 'permit_confirmation')?.endsOn).toBe('2025-06-10');
    const early = await taken(id, [['confirm-request', '2025-04-10']]);
    expect(early.errors['on']).toContain('après la fin du sursis');
    const confirmed = await taken(id, [['confirm-request', '2025-05-02']]);
    expect(confirmed.permit.status).toBe('filed');
    expect(clockOf(confirmed.permit, 'permit_final_review')?.endsOn).toBe('2025-07-02');
    const tacit = await taken(id, [['become-tacit', today]]);
    expect(tacit.permit).toMatchObject({ status: 'tacit', days: { decisionOn: '2025-07-03' } });
  });

  test('an appeal holds the purge until it is settled; one that wins annuls', async () => {
    const { id } = await prepared();
    const appealed = await taken(id, [
      ['file', '2026-06-02'],
      ['grant', '2026-08-20', { notifiedOn: '2026-08-20' }],
      ['post', '2026-08-21', { isConfirmed: true }],
      ['appeal', '2026-09-30', { appealKind: 'court', notifiedOn: '2026-10-05' }],
    ]);
    expect(appealed.permit).toMatchObject({
      status: 'appealed',
      appeals: [{ kind: 'court', outcome: null }],
    });
    const settled = await taken(id, [['settle-appeal', '2026-11-10', { appealOutcome: 'dropped' }]]);
    expect(settled.permit).toMatchObject({ status: 'posted', appeals: [{ outcome: 'dropped' }] });
    const won = await taken(id, [
      ['appeal', '2026-11-12', { appealKind: 'informal' }],
      ['annul', '2026-11-19'],
    ]);
    expect(won.permit).toMatchObject({ status: 'annulled', steps: [] });
  });

  test('a lost permission is replaced by a new application, and counts no more', async () => {
    const { id } = await prepared();
    await taken(id, [
      ['file', '2026-06-02'],
      ['refuse', '2026-08-20'],
    ]);
    const next = await prepared({ replacesPermitId: id as never });
    expect(next.replacesPermitId).toBe(id);
    expect((await shown(owner)).permits.find((row) => row.id === id)?.isReplaced).toBe(true);
    const foreign = { ...permit, replacesPermitId: permitId('T2', 'OP-2025-002', 'pc') };
    const props = await send('POST', `${base}/autorisations`, foreign);
    expect(props.errors).toHaveProperty('replacesPermitId');
  });

  test('the conformity that is contested is declared again, with a new period', async () => {
    const { id } = await prepared({ kind: 'DP' });
    const built = [
      ['file', '2025-09-01'],
      ['grant', '2025-10-01', { notifiedOn: '2025-10-01' }],
      ['post', '2025-10-02', { isConfirmed: true }],
    ] as const;
    await taken(id, built);
    // What the night does.
    await server.deps.db
      .update(permits)
      .set({ status: 'purged', purgedOn: '2026-01-02' })
      .where(eq(permits.id, id));
    const contested = await taken(id, [
      ['start', '2026-02-02'],
      ['complete', '2026-07-01'],
      ['contest', '2026-09-01', { reason: 'Hauteur de la lucarne' }],
    ]);
    expect(contested.permit).toMatchObject({ status: 'contested', contestReason: 'Hauteur de la lucarne' });
    expect(contested.permit.steps.map(({ name }) => name)).toEqual(['redeclare', 'lift-contest']);
    const early = await taken(id, [['redeclare', '2026-08-31']]);
    expect(early.errors['on']).toContain('ne peut pas précéder la contestation');
    const again = await taken(id, [['redeclare', '2026-10-15']]);
    expect(again.permit.status).toBe('completed');
    expect(clockOf(again.permit, 'conformity')).toMatchObject({
      startOn: '2026-10-15',
      endsOn: '2027-01-15',
    });
  });

  test('a certificate of planning is asked for and answered, never posted', async () => {
    const { id } = await prepared({ kind: 'CU_op', number: '' });
    const { permit: granted } = await taken(id, [
      ['file', '2026-06-02'],
      ['grant', '2026-07-20', { notifiedOn: '2026-07-20' }],
    ]);
    expect(granted.steps).toEqual([]);
    expect(granted.clocks.map(({ kind }) => kind)).toEqual(['permit_review']);
    expect((await taken(id, [['post', '2026-07-21', { isConfirmed: true }]])).errors).toHaveProperty('base');
  });
});

describe('what was recorded wrongly', () => {
  test('the last step is taken back with its day, and then the one before', async () => {
    const { id } = await prepared();
    const { flash } = await taken(id, [
      ['file', '2026-06-02'],
      ['refuse', '2026-08-20'],
    ]);
    await send('POST', flash?.undo?.href ?? '', {});
    const back = (await shown(owner)).permits.find((row) => row.id === id);
    expect(back).toMatchObject({ status: 'filed', days: { decisionOn: null, filedOn: '2026-06-02' } });
    const last = back?.history.find(({ canUndo }) => canUndo);
    expect(last?.to).toBe('En instruction');
    await send('POST', `${base}/etapes/${last?.id ?? ''}/annulation`, {});
    const draft = (await shown(owner)).permits.find((row) => row.id === id);
    expect(draft).toMatchObject({ status: 'draft', days: { filedOn: null } });
    expect((await owner.visit('POST', flash?.undo?.href ?? '', { data: {} })).status).toBe(404);
  });

  test('a permission of five years by the decree of 2025 is not extended, and an extension kept keeps no page closed', async () => {
    const { id } = await prepared();
    const { permit: granted } = await taken(id, [
      ['file', '2023-02-01'],
      ['grant', '2023-04-20', { notifiedOn: '2023-04-20' }],
    ]);
    const { kind, number, subject, extraMonths, isProtectedSite, isInspectionMandatory, version, days } =
      granted;
    const change = {
      kind,
      number,
      subject,
      extraMonths,
      isProtectedSite,
      isInspectionMandatory,
      version,
      days,
    };
    const { errors } = await send('PUT', `${base}/autorisations/${id}`, { ...change, extensionsCount: 1 });
    expect(errors['extensionsCount']).toContain('2025-461');
    await server.deps.db.update(permits).set({ extensionsCount: 1 }).where(eq(permits.id, id));
    const kept = (await shown(owner)).permits.find((row) => row.id === id);
    expect(kept?.clocks.find((clock) => clock.kind === 'permit_lapse')).toMatchObject({ endsOn: null });
    await server.deps.db.update(permits).set({ extensionsCount: 0 }).where(eq(permits.id, id));
    const right = (await shown(owner)).permits.find((row) => row.id === id);
    expect(right?.clocks.find((clock) => clock.kind === 'permit_lapse')?.endsOn).toBe('2028-04-20');
  });

  test('days are corrected in their order, steps are not skipped, a version gone by is told', async () => {
    const { id } = await prepared();
    const { permit: filed } = await taken(id, [['file', '2026-06-02']]);
    const path = `${base}/autorisations/${id}`;
    const { kind, number, subject, extraMonths, extensionsCount, isProtectedSite, isInspectionMandatory } =
      filed;
    const fields = {
      kind,
      number,
      subject,
      extraMonths,
      extensionsCount,
      isProtectedSite,
      isInspectionMandatory,
    };
    const change = (days: object, version = filed.version) =>
      send('PUT', path, { ...fields, version, days: { ...filed.days, ...days } });
    expect((await change({ decisionOn: '2026-08-01' })).errors).toHaveProperty('days.decisionOn');
    expect((await change({ filedOn: null })).errors).toHaveProperty('days.filedOn');
    expect((await change({ filedOn: '2026-12-01' })).errors).toHaveProperty('days.filedOn');
    expect((await change({ filedOn: '2026-06-04' })).errors).toEqual({});
    expect((await change({ filedOn: '2026-06-05' })).errors).toHaveProperty('version');
  });

  test('a permission goes into the bin and comes back', async () => {
    const { id } = await prepared();
    const props = await send('DELETE', `${base}/autorisations/${id}`, {});
    expect(props.permits.some((row) => row.id === id)).toBe(false);
    await send('POST', props.flash?.undo?.href ?? '', {});
    expect((await shown(owner)).permits.some((row) => row.id === id)).toBe(true);
    await send('DELETE', `${base}/autorisations/${id}`, {});
  });
});

describe('a declaration of intent to sell', () => {
  test('is suspended once by a request, and resumes for a month at least', async () => {
    const { id, version } = await declared({ receivedOn: '2026-02-10' });
    expect((await declarationStep(id, version, 'suspend', '2026-03-25')).errors).toEqual({});
    const stopped = (await shown(owner)).declarations.find((row) => row.id === id);
    expect(stopped?.clocks[0]).toMatchObject({ state: 'stopped' });
    expect((await declarationStep(id, version + 1, 'resume', '2026-03-24')).errors).toHaveProperty('on');
    expect((await declarationStep(id, version + 1, 'resume', '2026-04-02')).errors).toEqual({});
    const resumed = (await shown(owner)).declarations.find((row) => row.id === id);
    expect(resumed?.clocks[0]?.endsOn).toBe('2026-05-02');
    const again = await declarationStep(id, version + 2, 'suspend', '2026-04-20');
    expect(again.errors['base']).toContain('n’en permet qu’une');
  });

  test('a pre-empted purchase proposes to give the operation up', async () => {
    const { id, version } = await declared();
    const props = await declarationStep(id, version, 'preempt', today);
    expect(props).toMatchObject({ isPurchasePreempted: true });
    expect(props.flash?.text).toContain('l’abandon de l’opération est proposé');
    await send('POST', props.flash?.undo?.href ?? '', {});
    expect((await shown(owner)).isPurchasePreempted).toBe(false);
  });

  test('a contested price leads on: waiver by the court’s price for five years, or the sale is dropped', async () => {
    const { id, version } = await declared();
    const contested = await declarationStep(id, version, 'contest-price', '2026-11-18');
    const own = contested.declarations.find((row) => row.id === id);
    expect(own?.steps.map(({ name }) => name).toSorted()).toEqual(['drop-sale', 'preempt', 'waive']);
    const waived = await declarationStep(id, version + 1, 'waive', today, true);
    const after = waived.declarations.find((row) => row.id === id);
    expect(after).toMatchObject({ status: 'waived', isPriceByCourt: true, isCleared: true });
    expect(after?.clocks.find(({ kind }) => kind === 'preemption_waiver')?.endsOn).toBe('2031-11-20');
    const other = await declared();
    await declarationStep(other.id, other.version, 'contest-price', '2026-11-18');
    const dropped = await declarationStep(other.id, other.version + 1, 'drop-sale', today);
    expect(dropped.declarations.find((row) => row.id === other.id)?.status).toBe('sale_dropped');
  });

  test('of a sale names its lot, and asks where the property is not noted as subject to pre-emption', async () => {
    const bare = { ...declaration, side: 'sale' };
    expect((await send('POST', `${base}/dia`, bare)).errors).toHaveProperty('lotId');
    const foreign = { ...bare, lotId: lotId('T2', 'OP-2025-002', 'Z12') };
    expect((await send('POST', `${base}/dia`, foreign)).errors).toHaveProperty('lotId');
    const path = `/operations/${operationId('T1', 'OP-2025-002')}/urbanisme/dia`;
    const unsaid = { ...bare, lotId: lotId('T1', 'OP-2025-002', 'B1') };
    const refused = await send('POST', path, unsaid);
    expect(refused.errors['isConfirmed']).toContain('n’est pas noté comme soumis');
    expect((await send('POST', path, { ...unsaid, isConfirmed: true })).errors).toEqual({});
  });

  test('keeps to its operation', async () => {
    const path = `${base}/dia/${declarationId('T2', 'OP-2026-002', 'purchase')}`;
    expect((await owner.visit('DELETE', path)).status).toBe(404);
  });
});

async function upload(given: { kind: string; on: string; permitId?: string }): Promise<Response> {
  const body = new FormData();
  body.append('file', exampleImage(), 'constat.png');
  body.append('declarationId', '');
  for (const [name, value] of Object.entries({ permitId: '', ...given })) body.append(name, value);
  return fetch(new URL(`${base}/documents`, testOrigin), {
    method: 'POST',
    redirect: 'manual',
    body,
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      'x-xsrf-token': decodeURIComponent(owner.cookies.get('XSRF-TOKEN') ?? ''),
      cookie: [...owner.cookies].map(([key, value]) => `${key}=${value}`).join('; '),
    },
  });
}

describe('papers', () => {
  test('are kept with their record, shown to readers, counted in the checklist and removed', async () => {
    expect((await upload({ kind: 'decision', on: '2026-02-10' })).status).toBe(303);
    const props = await shown(viewer);
    const own = props.documents.find(({ kind }) => kind === 'decision');
    expect(own).toMatchObject({ name: 'constat.png', on: '2026-02-10', by: 'Hugo Lartigue' });
    expect(props.checklist.find(({ kind }) => kind === 'decision')?.count).toBe(1);
    await send('DELETE', `${base}/documents/${own?.id ?? ''}`, {});
    const left = await server.deps.db.$count(urbanDocuments, eq(urbanDocuments.id, own?.id ?? ''));
    expect(left).toBe(0);
  });
});

describe('the rules of the place', () => {
  const path = `/operations/${operationId('T1', 'OP-2026-004')}/urbanisme`;
  test('are written down once, changed over the version that was read, and give the tax of 2026', async () => {
    expect((await shown(owner, path)).zone).toBeNull();
    const first = await send('PUT', `${path}/zone`, { ...exampleZone, version: 0 });
    expect(first.errors).toEqual({});
    // The worked example: 80 m², 5 % and 2,5 %, at 892 € a square metre.
    expect(first.tax).toMatchObject({
      total: { cents: 267_600 },
      commune: { cents: 178_400 },
      department: { cents: 89_200 },
      // A raised storey: nothing is dug.
      archaeology: { cents: 0 },
    });
    const stale = await send('PUT', `${path}/zone`, { ...exampleZone, version: 0 });
    expect(stale.errors).toHaveProperty('version');
    const second = await send('PUT', `${path}/zone`, { ...exampleZone, communeBps: null, version: 1 });
    expect(second).toMatchObject({ tax: null, taxProblem: 'rates' });
    const wrong = await send('PUT', `${path}/zone`, { ...exampleZone, communeBps: 10_001, version: 2 });
    expect(wrong.errors).toHaveProperty('communeBps');
    const taxedAreas = exampleZone.taxedAreas.map((area) => ({ ...area, ground: 'dug' }));
    const dug = await send('PUT', `${path}/zone`, { ...exampleZone, taxedAreas, version: 2 });
    // 40 m² counted × 892 € × 0,40 %.
    expect(dug.tax).toMatchObject({ archaeology: { cents: 14_272 } });
  });
});
