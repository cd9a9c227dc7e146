import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { memberships, plans, roles } from '#mocks/db/schema/index.ts';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import type { OperationIndexMapProps } from '#contracts/client/operation/index-map.ts';
import { exampleOperationPayload } from '#contracts/client/operation/payload.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const golden = seedId('operation:T1:OP-2025-001');
const talence = seedId('operation:T1:OP-2025-002');
const bacalan = seedId('operation:T1:OP-2026-002');
const hugoId = seedId('person:hugo.lartigue');
const payload = { ...exampleOperationPayload, managerId: hugoId };

let server: TestServer;
let owner: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  owner = server.visitor();
  await owner.signIn('hugo.lartigue@example.test');
});
afterAll(() => server.close());

/** The props that a test reads, typed by what it expects. */
async function propsOf<Props>(visitor: Visitor, path: string): Promise<Props> {
  const answer = await visitor.get(path);
  expect(answer.status).toBe(200);
  return answer.page.props as unknown as Props;
}

interface IndexProps {
  operations: { items: { id: string; ref: string; name: string; city: string }[]; meta: { total: number } };
  counters: { status: string; count: number; purchasePriceCents: number | null }[];
  totalCount: number;
  query: { sort: string; page: number };
  mineCount: number;
  facets: Record<string, { value: string; label: string; count: number }[]>;
}

describe('client.operation.index', () => {
  test('shows the company its eight operations, the last changed first', async () => {
    const { operations, totalCount } = await propsOf<IndexProps>(owner, '/operations');
    expect(totalCount).toBe(8);
    expect(operations.items.map((row) => row.ref)[0]).toBe('OP-2025-001');
  });

  test('finds by any word of name, reference, address or commune, accents and capitals aside', async () => {
    for (const q of ['chais', 'LIBOURNE', 'op-2025-001', 'bastide libourne']) {
      const { operations } = await propsOf<IndexProps>(owner, `/operations?q=${encodeURIComponent(q)}`);
      expect(
        operations.items.map((row) => row.id),
        q,
      ).toEqual([golden]);
    }
    const { operations } = await propsOf<IndexProps>(owner, '/operations?q=merignac');
    expect(operations.items.map((row) => row.city)).toEqual(['Mérignac']);
    const none = await propsOf<IndexProps>(owner, '/operations?q=%25');
    expect(none.operations.meta.total).toBe(0);
  });

  test('counts by state over the other filters, so that a state can be left again', async () => {
    const { counters, operations } = await propsOf<IndexProps>(owner, '/operations?status=selling');
    expect(operations.items.map((row) => row.id)).toEqual([golden]);
    expect(Object.fromEntries(counters.map((counter) => [counter.status, counter.count]))).toEqual({
      sourcing: 1,
      study: 1,
      offer: 1,
      promise: 1,
      owned: 0,
      works: 1,
      selling: 1,
      closed: 1,
      abandoned: 1,
    });
  });

  test.each([
    '',
    'status=selling,works',
    'city=Libourne',
    'tag=Centre-ville&city=Libourne',
    `managerId=${hugoId}`,
    'q=a',
  ])('counts what each filter can be set to over the other filters: %s', async (asked) => {
    const { facets, mineCount } = await propsOf<IndexProps>(owner, `/operations?${asked}`);
    for (const [name, choices] of Object.entries(facets)) {
      for (const { value, count } of choices) {
        const others = new URLSearchParams(asked);
        others.set(name, value);
        const { operations } = await propsOf<IndexProps>(owner, `/operations?${others}`);
        expect(operations.meta.total, `${asked} with ${name}=${value}`).toBe(count);
      }
    }
    const mine = await propsOf<IndexProps>(owner, `/operations?managerId=${hugoId}`);
    expect(mineCount).toBe(mine.operations.meta.total);
  });

  test('keeps what is chosen where nothing is left of it, and tells nobody else’s name', async () => {
    const { facets } = await propsOf<IndexProps>(owner, '/operations?city=Libourne,Paris&q=thalassa');
    expect(facets['city']).toContainEqual({ value: 'Libourne', label: 'Libourne', count: 0 });
    expect(facets['city']?.map(({ value }) => value)).not.toContain('Paris');
    const stranger = seedId('person:camille.roussel');
    const asked = await propsOf<IndexProps>(owner, `/operations?managerId=${stranger}`);
    expect(asked.facets['managerId']?.map(({ value }) => value)).not.toContain(stranger);
  });

  test.each([
    ['7', '2026-11-27'],
    ['30', '2026-12-20'],
    ['7,30', '2026-12-20'],
  ])('lets through what is overdue or due within %s days', async (days, limit) => {
    interface Due {
      operations: { items: { ref: string; next: { on: string } | null }[] };
    }
    const all = await propsOf<Due>(owner, '/operations');
    const due = all.operations.items.filter(({ next }) => next !== null && next.on <= limit);
    expect(due.length).toBeGreaterThan(0);
    expect(due.length).toBeLessThan(all.operations.items.length);
    const found = await propsOf<Due>(owner, `/operations?deadline=${days}`);
    expect(found.operations.items).toEqual(due);
  });

  test('lets through the margins from a part of the revenue without VAT, on the list, the map and in the file', async () => {
    const found = await propsOf<{ operations: { items: { ref: string; marginBps: number }[] } }>(
      owner,
      '/operations?marginMin=12,20',
    );
    const all = await propsOf<typeof found>(owner, '/operations');
    const enough = all.operations.items.filter(({ marginBps }) => marginBps !== null && marginBps >= 1200);
    expect(enough.map(({ ref }) => ref)).toContain('OP-2025-001');
    expect(enough.length).toBeLessThan(all.operations.items.length);
    expect(found.operations.items).toEqual(enough);
    const map = await propsOf<{ foundCount: number }>(owner, '/operations/carte?marginMin=12');
    expect(map.foundCount).toBe(enough.length);
    const file = await owner.get('/operations/telecharger?marginMin=12', { isProtocol: false });
    expect(file.text.trim().split('\r\n')).toHaveLength(1 + enough.length);
  });

  test('has the sales of estimations beside it where they are asked for, and takes its edges from the address', async () => {
    type MapProps = OperationIndexMapProps;
    expect((await propsOf<MapProps>(owner, '/operations/carte')).sales).toEqual([]);
    const edges = '-0.26,44.9,-0.21,44.93';
    const map = await propsOf<MapProps>(owner, `/operations/carte?layers=sales,nonsense&bbox=${edges}`);
    expect(map.query).toMatchObject({ layers: ['sales'], bbox: edges });
    expect(map.sales.length).toBeGreaterThan(0);
    expect(new Set(map.sales.map(({ source }) => source))).toEqual(new Set(['notary']));
    expect(map.sales.map(({ soldOn }) => soldOn)).toEqual(
      map.sales.map(({ soldOn }) => soldOn).toSorted((a, b) => (a < b ? 1 : -1)),
    );
    const [sale] = map.sales;
    const perM2 = (sale?.priceCents ?? 0) / Number(sale?.areaM2);
    expect(sale?.pricePerM2Cents).toBe(Math.round(perM2));
    const broken = await propsOf<MapProps>(owner, '/operations/carte?bbox=1,2,1,4');
    expect(broken.query.bbox).toBe('');
  });

  test('asks nothing of margins for who may not see them: a filter would tell them', async () => {
    const role = 'lecteur-sans-marges';
    const lea = seedId('person:lea.pons');
    const at = new Date('2026-11-20T08:00:00Z');
    const { db } = server.deps;
    await db.insert(roles).values({
      id: seedId(`role:${role}`),
      name: role,
      label: 'Lecteur sans marges',
      scope: 'tenant',
      permissions: ['operation.list'],
      createdAt: at,
      updatedAt: at,
    });
    const [before] = await db.select().from(memberships).where(eq(memberships.userId, lea));
    await db.update(memberships).set({ role }).where(eq(memberships.userId, lea));
    const viewer = server.visitor();
    await viewer.signIn('lea.pons@example.test');
    interface Seen extends IndexProps {
      can: { seeMargins: boolean };
      places: unknown[][] | null;
    }
    const asked = await propsOf<Seen>(viewer, '/operations?marginMin=12&look=map');
    expect(asked.operations.meta.total).toBe(asked.totalCount);
    expect(asked.can.seeMargins).toBe(false);
    expect(asked.places?.every((place) => place.at(-1) === null)).toBe(true);
    await db.update(memberships).set({ role: before?.role }).where(eq(memberships.userId, lea));
  });

  test('offers communes by French rules', async () => {
    const { facets } = await propsOf<IndexProps>(owner, '/operations');
    const cities = facets['city']?.map(({ label }) => label) ?? [];
    expect(cities).toEqual(expect.arrayContaining(['Bègles', 'Bordeaux']));
    expect(cities).toEqual(cities.toSorted((a, b) => a.localeCompare(b, 'fr')));
  });

  test('sorts, pages and falls back silently from values that make no sense', async () => {
    const byName = await propsOf<IndexProps>(owner, '/operations?sort=name');
    const names = byName.operations.items.map((row) => row.name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'fr')));
    const odd = await propsOf<IndexProps>(owner, '/operations?sort=drop&page=-4&perPage=7&status=nope');
    expect(odd.query).toMatchObject({ sort: '-updatedAt', page: 1, perPage: 25, status: [] });
    const beyond = await propsOf<IndexProps>(owner, '/operations?page=99');
    expect(beyond.query.page).toBe(1);
  });

  test('shows its board by state with what each card may become, and its map in places, by the same filters', async () => {
    interface Looks extends IndexProps {
      board: {
        columns: { status: string; count: number; cards: { id: string; transitions: { to: string }[] }[] }[];
        barred: { from: string; to: string; reason: string }[];
      } | null;
      places: unknown[][] | null;
    }
    const { board, operations, places } = await propsOf<Looks>(owner, '/operations?look=board&city=Libourne');
    expect(operations).toMatchObject({ items: [], meta: { total: 1 } });
    const filled = board?.columns.filter(({ count }) => count > 0);
    expect(filled).toMatchObject([{ status: 'selling', count: 1, cards: [{ id: golden, soldBps: 5966 }] }]);
    expect(filled?.[0]?.cards[0]?.transitions.map(({ to }) => to)).toEqual(['works', 'closed']);
    expect(board?.barred.find(({ to }) => to === 'study')?.reason).toContain('ne revient pas');
    expect(places).toBeNull();

    const map = await propsOf<Looks>(owner, '/operations?look=map&city=Libourne');
    expect(map.places).toEqual([
      [
        golden,
        'Les Chais de la Bastide',
        'Libourne',
        'selling',
        44.9131,
        -0.2347,
        48_000_000,
        128_400_000,
        1208,
      ],
    ]);
    expect(map.board).toBeNull();
    const unplaced = await propsOf<Looks>(owner, '/operations?look=map&place=missing');
    expect(unplaced.places).toEqual([]);

    const viewer = server.visitor();
    await viewer.signIn('lea.pons@example.test');
    const read = await propsOf<Looks>(viewer, '/operations?look=board');
    expect(
      read.board?.columns.flatMap(({ cards }) => cards.flatMap(({ transitions }) => transitions)),
    ).toEqual([]);
  });

  test('shows a collaborator only the operations assigned to her', async () => {
    const visitor = server.visitor();
    await visitor.signIn('ines.duprat@example.test');
    const { operations, totalCount } = await propsOf<IndexProps>(visitor, '/operations');
    expect(totalCount).toBe(2);
    expect(operations.items.map((row) => row.id).toSorted()).toEqual([golden, talence].toSorted());
    expect((await visitor.get(`/operations/${bacalan}`)).status).toBe(404);
  });
});

describe('client.operation.nearby', () => {
  const spot = '/operations/a-proximite?lat=44.9133&lng=-0.2347';
  const nearby = async (visitor: Visitor, path: string): Promise<unknown> => {
    const answer = await visitor.get(path, { isProtocol: false });
    expect(answer.status).toBe(200);
    return (JSON.parse(answer.text) as { operation: unknown }).operation;
  };

  test('names the operation on the same spot, the one being changed aside', async () => {
    expect(await nearby(owner, spot)).toEqual({ id: golden, ref: 'OP-2025-001' });
    expect(await nearby(owner, `${spot}&except=${golden}`)).toBeNull();
    expect(await nearby(owner, '/operations/a-proximite?lat=44.92&lng=-0.2347')).toBeNull();
    expect(await nearby(owner, '/operations/a-proximite?lat=x')).toBeNull();
  });

  test('names no operation of another company', async () => {
    const karim = server.visitor();
    await karim.signIn('karim.belkacem@example.test');
    expect(await nearby(karim, spot)).toBeNull();
  });
});

describe('client.operation.download', () => {
  test('gives the filtered list as a file that a spreadsheet opens, formulas defused', async () => {
    const answer = await owner.get('/operations/telecharger?q=chais', { isProtocol: false });
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="operations-2026-11-20.csv"$/,
    );
    const lines = answer.text.trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('Les Chais de la Bastide;Libourne;33;');
    expect(lines[1]).toContain(';480000,00;1284000,00;138960,08;12,08;49,89;9;');
  });

  test('is refused to those who may not export', async () => {
    const viewer = server.visitor();
    await viewer.signIn('lea.pons@example.test');
    expect((await viewer.get('/operations/telecharger', { isProtocol: false })).status).toBe(403);
  });
});

interface ShowProps {
  operation: { name: string; status: string; version?: number };
  steps: { phase: string; position: string; on: string | null; isTarget: boolean }[];
  lots: { ref: string; priceTtcCents: number; pricePerM2Cents: number; status: string }[];
  journal: { kind: string; id: string; text?: string; canDelete?: boolean; to?: string }[];
}

describe('client.operation.show', () => {
  test('dates each phase of the golden operation as its history has it', async () => {
    const { steps } = await propsOf<ShowProps>(owner, `/operations/${golden}`);
    expect(steps.map((step) => [step.phase, step.position, step.on])).toEqual([
      ['sourcing', 'done', '2025-09-08'],
      ['study', 'done', '2025-09-18'],
      ['offer', 'done', '2025-09-25'],
      ['promise', 'done', '2025-11-17'],
      ['owned', 'done', '2026-04-16'],
      ['works', 'done', '2026-05-04'],
      ['selling', 'current', '2026-05-04'],
      ['closed', 'ahead', '2027-03-12'],
    ]);
  });

  test('lists its nine lots at 1 284 000 €, with the price per square metre, and no floor price', async () => {
    const answer = await owner.get(`/operations/${golden}`);
    const { lots } = answer.page.props as unknown as ShowProps;
    expect(lots).toHaveLength(9);
    expect(lots.reduce((sum, lot) => sum + lot.priceTtcCents, 0)).toBe(128_400_000);
    expect(lots.find((lot) => lot.ref === 'A11')?.pricePerM2Cents).toBe(323_344);
    expect(answer.text).not.toContain('minPrice');
  });

  test('is another company’s: 404, as if it were not there', async () => {
    const karim = server.visitor();
    await karim.signIn('karim.belkacem@example.test');
    for (const path of [
      `/operations/${golden}`,
      `/operations/${golden}/modifier`,
      `/export/operations/${golden}/couverture`,
    ]) {
      expect((await karim.get(path)).status, path).toBe(404);
    }
    const update = await karim.visit('PUT', `/operations/${golden}`, { data: { ...payload, version: 1 } });
    expect(update.status).toBe(404);
  });

  test('an id that is not one is no route at all', async () => {
    expect((await owner.get('/operations/ABC')).status).toBe(404);
  });
});

describe('client.operation.store', () => {
  test('enters an operation in sourcing and shows it, with its first line of history', async () => {
    const answer = await owner.visit('POST', '/operations', { data: payload });
    expect(answer.page.component).toBe('Client/Operation/Show');
    expect(answer.page.props.flash).toMatchObject({ type: 'success', text: 'Opération créée.' });
    const props = answer.page.props as unknown as ShowProps;
    expect(props.operation).toMatchObject({ name: 'Cours Tourny', status: 'sourcing', departmentCode: '33' });
    expect(props.journal).toMatchObject([{ kind: 'state', to: 'sourcing', by: 'Hugo Lartigue' }]);
  });

  test('refuses what the contract refuses, at the field and in French', async () => {
    const data = {
      ...payload,
      ref: '',
      name: ' ',
      kind: null,
      postalCode: '335',
      parcels: [{ prefix: '', section: 'ABC', number: '1', areaM2: null }],
    };
    const { page } = await owner.visit('POST', '/operations', { data });
    expect(page.props.errors).toEqual({
      ref: 'Ce champ est obligatoire.',
      name: 'Ce champ est obligatoire.',
      kind: 'Ce champ est obligatoire.',
      postalCode: 'Le code postal comporte 5 chiffres.',
      'parcels.0.section': 'La section comporte 1 ou 2 lettres ou chiffres.',
    });
  });

  test('refuses what only the server can know', async () => {
    const next: unknown = expect.stringMatching(/^Cette référence existe déjà : OP-2026-\d{3} est libre\.$/);
    const cases: [object, string, unknown][] = [
      [{ ref: 'OP-2025-001' }, 'ref', next],
      [{ ref: 'X1', inseeCode: '33063' }, 'inseeCode', 'Le code INSEE ne correspond pas au code postal.'],
      [
        { ref: 'X1', postalCode: '33000', city: 'LIBOURNE', inseeCode: '33243' },
        'postalCode',
        'Ce code postal n’est pas celui de Libourne (33500).',
      ],
      [
        { ref: 'X2', managerId: seedId('person:karim.belkacem') },
        'managerId',
        'Cet élément n’existe plus ou ne vous est pas accessible.',
      ],
      [
        { ref: 'X3', targetDeedOn: '2027-05-01', targetCloseOn: '2027-04-01' },
        'targetCloseOn',
        'Les dates cibles doivent se suivre.',
      ],
    ];
    for (const [change, field, text] of cases) {
      const { page } = await owner.visit('POST', '/operations', { data: { ...payload, ...change } });
      expect(page.props.errors, field).toEqual({ [field]: text });
    }
  });

  test('takes an operation of which only the commune is known, and shows no lonely comma', async () => {
    const data = { ...payload, ref: 'X9', addressLine: '' };
    const { page } = await owner.visit('POST', '/operations', { data });
    expect(page.props.errors).toEqual({});
    expect(page.component).toBe('Client/Operation/Show');
    await owner.visit('DELETE', page.url);
  });

  test('drops what a presentation must not hold', async () => {
    const description = '<p onclick="x()">Bel <strong>immeuble</strong><script>alert(1)</script></p>';
    const { page } = await owner.visit('POST', '/operations', {
      data: { ...payload, ref: 'X4', description },
    });
    const { operation } = page.props as unknown as { operation: { description: string } };
    expect(operation.description).toBe('<p>Bel <strong>immeuble</strong></p>');
  });

  test('is refused to those who only read', async () => {
    const viewer = server.visitor();
    await viewer.signIn('lea.pons@example.test');
    expect((await viewer.visit('POST', '/operations', { data: { ...payload, ref: 'X5' } })).status).toBe(403);
    expect((await viewer.get('/operations/creer')).status).toBe(403);
  });
});

interface FormProps {
  operation: { id: string; version: number } | null;
  values: typeof payload;
  conflict: { by: string; fields: string[] } | null;
  can: { delete: boolean };
}

describe('client.operation.update', () => {
  test('proposes the next free reference for a new operation', async () => {
    const { values } = await propsOf<FormProps>(owner, '/operations/creer');
    expect(values.ref).toMatch(/^OP-2026-\d{3}$/);
    expect(values.managerId).toBe(hugoId);
  });

  test('saves and shows the change', async () => {
    const { values, operation } = await propsOf<FormProps>(owner, `/operations/${bacalan}/modifier`);
    const data = { ...values, name: 'Quai de Bacalan, lot B', version: operation?.version };
    const { page } = await owner.visit('PUT', `/operations/${bacalan}`, { data });
    expect(page.component).toBe('Client/Operation/Show');
    expect((page.props as unknown as ShowProps).operation.name).toBe('Quai de Bacalan, lot B');
  });

  test('never overwrites what someone else saved meanwhile, and says who, when and what', async () => {
    const first = await propsOf<FormProps>(owner, `/operations/${golden}/modifier`);
    const ines = server.visitor();
    await ines.signIn('ines.duprat@example.test');
    const version = first.operation?.version;
    await ines.visit('PUT', `/operations/${golden}`, {
      data: { ...first.values, summary: 'Vu par Inès', version },
    });
    await owner.get(`/operations/${golden}/modifier`);
    const { page } = await owner.visit('PUT', `/operations/${golden}`, {
      data: { ...first.values, summary: 'Vu par Hugo', version },
    });
    const props = page.props as unknown as FormProps;
    expect(page.props.errors['version']).toMatch(/^Cette fiche a été modifiée par Inès Duprat à \d\d:\d\d/);
    expect(props.conflict).toMatchObject({ by: 'Inès Duprat', fields: ['summary'] });
    expect((await propsOf<FormProps>(owner, `/operations/${golden}/modifier`)).values.summary).toBe(
      'Vu par Inès',
    );
  });
});

describe('two people who save at the same instant', () => {
  test('one is kept, the other is told; neither waits for ever', async () => {
    const ines = server.visitor();
    await ines.signIn('ines.duprat@example.test');
    const { values, operation } = await propsOf<FormProps>(owner, `/operations/${talence}/modifier`);
    const save = (visitor: Visitor, summary: string) =>
      visitor.visit('PUT', `/operations/${talence}`, {
        data: { ...values, summary, version: operation?.version },
        follows: false,
      });
    const answers = await Promise.all([save(owner, 'Hugo'), save(ines, 'Inès')]);
    const isSaved = answers.map(({ headers }) => headers.get('location') === `/operations/${talence}`);
    expect(isSaved.filter(Boolean)).toHaveLength(1);
    const after = await propsOf<FormProps>(owner, `/operations/${talence}/modifier`);
    expect(after.values.summary).toBe(isSaved[0] ? 'Hugo' : 'Inès');
    expect(after.operation?.version).toBe((operation?.version ?? 0) + 1);
  });
});

describe('client.operation.destroy', () => {
  test('deletes what is in sourcing, and brings it back', async () => {
    const created = await owner.visit('POST', '/operations', { data: { ...payload, ref: 'X6' } });
    const path = created.page.url;
    const deleted = await owner.visit('DELETE', path);
    expect(deleted.page.component).toBe('Client/Operation/Index');
    expect((await owner.get(path)).status).toBe(404);
    const { undo } = deleted.page.props.flash as unknown as { undo: { href: string; method: string } };
    expect((await owner.visit(undo.method, undo.href)).page.url).toBe(path);
  });

  test('refuses an operation that is under way, with the reason', async () => {
    await owner.get(`/operations/${golden}`);
    const { page } = await owner.visit('DELETE', `/operations/${golden}`);
    expect(page.props.errors).toEqual({ base: 'Seule une opération en sourcing peut être supprimée.' });
  });

  test('belongs to the owner alone', async () => {
    const ines = server.visitor();
    await ines.signIn('ines.duprat@example.test');
    expect((await ines.visit('DELETE', `/operations/${golden}`)).status).toBe(403);
  });
});

describe('client.operation.note', () => {
  test('adds to the journal, newest first, and lets only its author remove it', async () => {
    const { page } = await owner.visit('POST', `/operations/${golden}/notes`, {
      data: { text: '  Appeler la mairie  ' },
    });
    const [note] = (page.props as unknown as ShowProps).journal;
    expect(note).toMatchObject({ kind: 'note', text: 'Appeler la mairie', canDelete: true });
    const ines = server.visitor();
    await ines.signIn('ines.duprat@example.test');
    const path = `/operations/${golden}/notes/${note?.id}`;
    expect((await ines.visit('DELETE', path)).status).toBe(403);
    expect((await owner.visit('DELETE', path)).status).toBe(200);
    expect((await owner.visit('DELETE', path)).status).toBe(404);
  });

  test('keeps a note once that its device sends twice, and no other under its identifier', async () => {
    const id = '01k8n3v5x7z9b1d3f5h7k9m1n3';
    const data = { noteId: id, text: 'Envoyée deux fois' };
    const send = async (visitor: typeof owner, operation: string) =>
      visitor.visit('POST', `/operations/${operation}/notes`, { data });
    expect((await send(owner, golden)).status).toBe(200);
    const { page } = await send(owner, golden);
    const journal = (page.props as unknown as ShowProps).journal;
    expect(journal.filter(({ text }) => text === data.text).map((note) => note.id)).toEqual([id]);
    const ines = server.visitor();
    await ines.signIn('ines.duprat@example.test');
    expect((await send(ines, golden)).status).toBe(404);
    expect((await send(owner, bacalan)).status).toBe(404);
  });

  test('refuses an empty note and one over 2,000 signs', async () => {
    await owner.get(`/operations/${golden}`);
    for (const text of ['  ', 'a'.repeat(2001)]) {
      const { page } = await owner.visit('POST', `/operations/${golden}/notes`, { data: { text } });
      expect(page.props.errors['text']).toBeTruthy();
    }
  });
});

describe('search', () => {
  test('folds every accent of French names, ligature included', async () => {
    await owner.visit('POST', '/operations', {
      data: { ...payload, ref: 'X7', name: 'Où le cœur naît, à Noël' },
    });
    for (const q of ['ou coeur', 'coeur', 'cœur', 'nait', 'noel', 'NOËL']) {
      const { operations } = await propsOf<IndexProps>(owner, `/operations?q=${encodeURIComponent(q)}`);
      expect(
        operations.items.map((row) => row.ref),
        q,
      ).toEqual(['X7']);
    }
  });
});

describe('a collaborator with assigned operations', () => {
  test('sees what they enter themselves, and still none of the others', async () => {
    const ines = server.visitor();
    await ines.signIn('ines.duprat@example.test');
    const entered = await ines.visit('POST', '/operations', { data: { ...payload, ref: 'OP-INES-1' } });
    expect(entered.status).toBe(200);
    expect(entered.page.component).toBe('Client/Operation/Show');
    expect((await ines.get(`/operations/${bacalan}`)).status).toBe(404);
  });
});

describe('the offer’s limit of active operations', () => {
  test('refuses one more, with the limit, and loses nothing that was typed', async () => {
    const db = server.deps.db;
    const [before] = await db.select().from(plans).where(eq(plans.code, 'pro'));
    if (!before) throw new Error('the seed has no such offer');
    await db
      .update(plans)
      .set({ limits: { ...before.limits, activeOperations: 3 } })
      .where(eq(plans.id, before.id));
    const { page } = await owner.visit('POST', '/operations', { data: { ...payload, ref: 'OP-2026-777' } });
    expect(page.props.errors['base']).toBe(
      'Votre offre est limitée à 3 opérations actives. Changez d’offre pour continuer.',
    );
    await db.update(plans).set({ limits: before.limits }).where(eq(plans.id, before.id));
    const stored = await owner.visit('POST', '/operations', { data: { ...payload, ref: 'OP-2026-777' } });
    expect(stored.page.component).toBe('Client/Operation/Show');
  });
});
