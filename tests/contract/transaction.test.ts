import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TransactionPageProps } from '#contracts/client/transaction.ts';
import { auditEntries, sessions, transactions, worksSituations } from '#mocks/db/schema/index.ts';
import { codeId, treasuryAccountId } from '#mocks/db/seed/ledger/index.ts';
import { operationId } from '#mocks/db/seed/operations/index.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import { testPassword } from '#tests/support/database.ts';
import type { VisitAnswer, Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let owner: Visitor;
let collaborator: Visitor;
let accountant: Visitor;
let viewer: Visitor;
let stranger: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  const made = Array.from({ length: 5 }, () => server.visitor());
  [owner, collaborator, accountant, viewer, stranger] = made as [Visitor, Visitor, Visitor, Visitor, Visitor];
  await owner.signIn('hugo.lartigue@example.test');
  await collaborator.signIn('ines.duprat@example.test');
  await accountant.signIn('marc.soubiran@example.test');
  await viewer.signIn('lea.pons@example.test');
  await stranger.signIn('karim.belkacem@example.test');
});
afterAll(() => server.close());

const path = '/mouvements';
const courant = treasuryAccountId('T1', 'courant');
const errorsOf = ({ page }: VisitAnswer) => page.props.errors;
const read = async (visitor: Visitor, query = '') =>
  (await visitor.get(`${path}${query}`)).page.props as unknown as TransactionPageProps;
const openedOf = async (id: string, visitor = owner) => {
  const { opened } = await read(visitor, `?open=${id}`);
  if (opened === null) throw new Error(`no movement ${id}`);
  return opened;
};
const idOf = async (label: string): Promise<string> =>
  (await read(owner, `?q=${encodeURIComponent(label)}`)).list.items[0]?.id ?? '';

describe('the movements of a company', () => {
  test('are counted by state, the latest first, with what something fits', async () => {
    const { counts, list, months, favourites } = await read(owner);
    expect(counts).toMatchObject({ to_code: 23, ignored: 0 });
    expect(counts.to_code + counts.coded + counts.validated).toBe(310);
    expect(list.totalCount).toBe(310);
    const days = list.items.map(({ bookedOn }) => bookedOn);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(counts.proposed).toBeGreaterThanOrEqual(6);
    expect((await read(owner, '?proposal=proposed')).list.meta.total).toBe(counts.proposed);
    expect(months[0]).toMatchObject({ month: '2026-11', isLocked: false });
    expect(favourites).toHaveLength(9);
  });

  test('tell the balance of their account to the cent', async () => {
    const { list } = await read(owner, `?accountId=${courant}`);
    expect(list.items[0]?.balanceCents).toBe(18_432_215);
    const [last, before] = list.items;
    expect((before?.balanceCents ?? 0) + (last?.amountCents ?? 0)).toBe(last?.balanceCents);
  });

  test('are found by an amount as people write it, and by account of the chart', async () => {
    const { list } = await read(owner, '?q=12480%2C00');
    expect(list.items.map(({ label, codes, vatCents }) => [label, codes, vatCents])).toEqual([
      ['FERRAND SITUATION 3', '44566, 6051', -208_000],
    ]);
    expect((await read(owner, '?code=641')).list.meta.total).toBe(12);
    expect(
      (await read(owner, '?size=huge&side=out')).list.items.every(
        ({ amountCents }) => amountCents <= -1_000_000,
      ),
    ).toBe(true);
  });

  test('are found from anywhere by an amount, within what the person may see', async () => {
    const find = async (visitor: Visitor) =>
      (await visitor.get('/recherche?q=12480%2C00&types=transaction', { isProtocol: false })).text;
    expect(await find(owner)).toContain('FERRAND SITUATION 3');
    expect(await find(viewer)).not.toContain('FERRAND');
    expect(await find(stranger)).not.toContain('FERRAND');
  });

  test('are read by collaborators of their operations alone, and refused to viewers', async () => {
    const { list } = await read(collaborator);
    expect(list.items.every(({ operation }) => operation !== null)).toBe(true);
    expect(list.can).toMatchObject({ create: false, update: false });
    const id = await idOf('VIR SALAIRES');
    expect((await read(collaborator, `?open=${id}`)).opened).toBeNull();
    expect((await viewer.get(path)).status).toBe(403);
    expect((await collaborator.visit('PUT', `${path}/${id}/validation`)).status).toBe(403);
  });

  test('are not there for another company', async () => {
    const id = await idOf('VIR SALAIRES');
    expect((await read(stranger, `?open=${id}`)).opened).toBeNull();
    const splits = [
      { codeId: codeId('T2', '641'), operationId: null, label: '', amountCents: -1, vatBps: 0 },
    ];
    for (const [method, end, data] of [
      ['PUT', '/ventilation', { version: 1, splits }],
      ['PATCH', '/ecart', { reason: 'Non' }],
      ['PUT', '/validation', {}],
      ['DELETE', '', {}],
    ] as const) {
      expect((await stranger.visit(method, `${path}/${id}${end}`, { data })).status).toBe(404);
    }
  });

  test('are a file, and an exchange file whose entries balance', async () => {
    const csv = await accountant.get(`${path}/telecharger?q=12480%2C00&format=csv`, { isProtocol: false });
    expect(csv.text).toContain('FERRAND SITUATION 3');
    const { text, status } = await accountant.get(`${path}/echange?year=2025`, { isProtocol: false });
    expect(status).toBe(200);
    const lines = text
      .trim()
      .split('\r\n')
      .map((line) => line.split('|'));
    expect(lines[0]).toHaveLength(18);
    const sum = (column: number): number =>
      lines
        .slice(1)
        .reduce((all, line) => all + Math.round(Number((line[column] ?? '').replace(',', '.')) * 100), 0);
    expect(sum(11)).toBe(sum(12));
    expect(sum(11)).toBeGreaterThan(0);
    expect((await collaborator.get(`${path}/echange`)).status).toBe(403);
  });
});

describe('coding', () => {
  test('asks for parts that come to the movement, each with the tax in it', async () => {
    const id = (await read(owner, `?status=to_code&accountId=${courant}`)).list.items[0]?.id ?? '';
    const { amountCents, version } = await openedOf(id);
    const part = { codeId: codeId('T1', '6063'), operationId: null, label: '', vatBps: 2000 };
    const send = (amount: number, change: object = {}) =>
      owner.visit('PUT', `${path}/${id}/ventilation`, {
        data: { version, splits: [{ ...part, amountCents: amount, ...change }] },
      });
    expect(errorsOf(await send(amountCents + 100))['splits']).toMatch(
      /^La ventilation doit être égale au montant du mouvement \(écart 1\s€\)\.$/,
    );
    const works = await send(amountCents, { codeId: codeId('T1', '60511') });
    expect(errorsOf(works)['splits.0.operationId']).toBe('Rattachez une opération à ce compte.');
    expect(
      errorsOf(await send(amountCents, { codeId: codeId('T2', '70411') }))['splits.0.codeId'],
    ).toBeTruthy();
    expect(errorsOf(await send(amountCents))).toEqual({});
    const coded = await openedOf(id);
    expect(coded.status).toBe('coded');
    expect(coded.splits[0]).toMatchObject({ amountCents, vatBps: 2000 });
    expect((coded.splits[0]?.baseCents ?? 0) + (coded.splits[0]?.vatCents ?? 0)).toBe(amountCents);
    expect(errorsOf(await send(amountCents))['version']).toBeTruthy();
  });

  test('is answered for, opened again with a reason, or set aside', async () => {
    const [first, second] = (await read(owner, '?status=coded')).list.items;
    const id = first?.id ?? '';
    expect(errorsOf(await owner.visit('PUT', `${path}/${id}/validation`))).toEqual({});
    expect(
      errorsOf(await owner.visit('PATCH', `${path}/${id}/ecart`, { data: { reason: 'x' } }))['base'],
    ).toContain('validé');
    expect(
      errorsOf(await owner.visit('DELETE', `${path}/${id}/validation`, { data: { reason: '' } }))['reason'],
    ).toBeTruthy();
    await owner.visit('DELETE', `${path}/${id}/validation`, { data: { reason: 'Mauvais compte' } });
    expect(await openedOf(id)).toMatchObject({ status: 'coded', stateReason: 'Mauvais compte' });
    await owner.visit('PATCH', `${path}/${second?.id}/ecart`, { data: { reason: 'Doublon' } });
    expect((await read(owner)).counts.ignored).toBe(1);
    const entries = await server.deps.db
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectType, 'transaction'), eq(auditEntries.subjectId, id)));
    expect(entries.map(({ action }) => action).slice(-2)).toEqual([
      'transaction.validate',
      'transaction.unvalidate',
    ]);
  });

  test('works on several at once', async () => {
    const ids = (await read(owner, '?status=to_code')).list.items.slice(0, 3).map(({ id }) => id);
    const data = {
      rows: { kind: 'ids', ids },
      set: { field: 'code', codeId: codeId('T1', '6063'), vatBps: 2000 },
    };
    expect(errorsOf(await owner.visit('PATCH', path, { data }))).toEqual({});
    expect((await openedOf(ids[0] ?? '')).status).toBe('coded');
    await owner.visit('PATCH', path, { data: { rows: data.rows, set: { field: 'validated' } } });
    expect((await openedOf(ids[0] ?? '')).status).toBe('validated');
    expect(errorsOf(await owner.visit('PATCH', path, { data }))['base']).toContain('validé');
  });
});

describe('a movement entered by hand', () => {
  const movement = {
    accountId: courant,
    bookedOn: '2026-11-19',
    valueOn: null,
    amountCents: -5000,
    label: 'Achat de timbres',
    counterpartyName: 'La Poste',
    operationId: null,
    note: '',
  };

  test('waits for its account, is changed, deleted and brought back', async () => {
    expect(
      errorsOf(await owner.visit('POST', path, { data: { ...movement, amountCents: 0 } }))['amountCents'],
    ).toBe('Le montant ne peut pas être nul.');
    expect(
      errorsOf(await owner.visit('POST', path, { data: { ...movement, bookedOn: '2025-01-01' } }))[
        'bookedOn'
      ],
    ).toContain('ouverture');
    expect(errorsOf(await owner.visit('POST', path, { data: movement }))).toEqual({});
    const id = await idOf('Achat de timbres');
    expect(await openedOf(id)).toMatchObject({
      kind: 'manual',
      status: 'to_code',
      counterpartyName: 'La Poste',
    });
    await owner.visit('PATCH', `${path}/${id}`, { data: { ...movement, label: 'Timbres', version: 1 } });
    expect(await openedOf(id)).toMatchObject({ label: 'Timbres', version: 2 });
    expect(errorsOf(await owner.visit('DELETE', `${path}/${id}`))).toEqual({});
    expect((await read(owner, `?open=${id}`)).opened).toBeNull();
    await owner.visit('POST', `/corbeille/transaction/${id}/restauration`);
    expect(await openedOf(id)).toMatchObject({ label: 'Timbres' });
  });

  test('alone can be deleted, and have its amount changed', async () => {
    const id = await idOf('PRLV URSSAF');
    expect(errorsOf(await owner.visit('DELETE', `${path}/${id}`))['base']).toContain('à la main');
    const { bookedOn, accountId, version, status } = await openedOf(id);
    expect(status).not.toBe('validated');
    const data = { ...movement, accountId, bookedOn, amountCents: -1, version };
    expect(errorsOf(await owner.visit('PATCH', `${path}/${id}`, { data }))['amountCents']).toContain(
      'banque',
    );
  });

  test('to another account of the company has two sides', async () => {
    await owner.visit('POST', path, {
      data: { ...movement, label: 'Vers le chantier', amountCents: -100_000 },
    });
    const id = await idOf('Vers le chantier');
    const to = (accountId: string) => owner.visit('POST', `${path}/${id}/virement`, { data: { accountId } });
    expect(errorsOf(await to(courant))['accountId']).toBe('Les deux comptes doivent être différents.');
    expect(errorsOf(await to(treasuryAccountId('T2', 'courant')))['accountId']).toBeTruthy();
    expect(errorsOf(await to(treasuryAccountId('T1', 'chais')))).toEqual({});
    const { transfer, status, splits } = await openedOf(id);
    expect([transfer?.accountLabel, status, splits[0]?.codeId]).toEqual([
      'Opération Chais de la Bastide',
      'coded',
      codeId('T1', '58'),
    ]);
    expect(await openedOf(transfer?.id ?? '')).toMatchObject({ amountCents: 100_000, kind: 'transfer' });
  });
});

describe('matching', () => {
  test('proposes what is owed, pays it in part, and is taken back', async () => {
    const [claim] = await server.deps.db
      .select()
      .from(worksSituations)
      .where(eq(worksSituations.operationId, operationId('T1', 'OP-2025-001')));
    if (claim === undefined) throw new Error('no claim');
    await server.deps.db
      .update(worksSituations)
      .set({ status: 'approved', dueOn: '2026-11-18' })
      .where(eq(worksSituations.id, claim.id));
    const data = {
      accountId: treasuryAccountId('T1', 'chais'),
      bookedOn: '2026-11-19',
      valueOn: null,
      amountCents: -claim.toPayTtcCents,
      label: `VIR SITUATION ${claim.number}`,
      counterpartyName: '',
      operationId: null,
      note: '',
    };
    await owner.visit('POST', path, { data });
    const id = await idOf(data.label);
    const { suggestions } = await openedOf(id);
    expect(suggestions[0]).toMatchObject({ id: claim.id, type: 'works_situation', isProposed: true });
    const pay = (amountCents: number) =>
      owner.visit('PUT', `${path}/${id}/rapprochement`, {
        data: { targets: [{ type: 'works_situation', id: claim.id, amountCents }] },
      });
    expect(errorsOf(await pay(-claim.toPayTtcCents - 1))['base']).toContain('reste dû');
    expect(errorsOf(await pay(100))['base']).toContain('même sens');
    expect(errorsOf(await pay(-claim.toPayTtcCents))).toEqual({});
    expect((await openedOf(id)).matches).toMatchObject([{ id: claim.id, amountCents: -claim.toPayTtcCents }]);
    await owner.visit('DELETE', `${path}/${id}/rapprochement`);
    expect((await openedOf(id)).matches).toEqual([]);
  });
});

describe('a month', () => {
  test('is locked once all of it is coded, then nothing of it changes until an owner opens it', async () => {
    expect(errorsOf(await owner.visit('PUT', `${path}/mois/2026-11`))['base']).toContain('à coder');
    expect(errorsOf(await accountant.visit('PUT', `${path}/mois/2026-01`))).toEqual({});
    const [row] = await server.deps.db
      .select()
      .from(transactions)
      .where(and(eq(transactions.bookedOn, '2026-01-20'), eq(transactions.label, 'PRLV URSSAF AQUITAINE')));
    const reopened = await owner.visit('DELETE', `${path}/${row?.id}/validation`, {
      data: { reason: 'Essai' },
    });
    expect(errorsOf(reopened)['base']).toBe('Le mois janvier 2026 est verrouillé.');
    expect((await accountant.visit('DELETE', `${path}/mois/2026-01`)).status).toBe(403);
    await server.deps.db.update(sessions).set({ confirmedPasswordAt: null });
    const asked = await owner.visit('DELETE', `${path}/mois/2026-01`);
    expect(errorsOf(asked)['confirmation']).toBeTruthy();
    await owner.visit('POST', '/confirmer-mot-de-passe', { data: { password: testPassword } });
    await owner.visit('DELETE', `${path}/mois/2026-01`);
    expect((await read(owner)).months.find(({ month }) => month === '2026-01')?.isLocked).toBe(false);
  });
});
