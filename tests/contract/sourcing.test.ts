import { and, desc, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OperationFormProps } from '#contracts/client/operation/form.ts';
import { exampleOperationPayload } from '#contracts/client/operation/payload.ts';
import type { SourcingPageProps } from '#contracts/client/sourcing.ts';
import type { OpportunityFormProps } from '#contracts/client/sourcing/form.ts';
import type { ImportUrlAnswer } from '#contracts/client/sourcing/import-url.ts';
import { marketAnswer } from '#contracts/client/sourcing/market.ts';
import { exampleImage } from '#contracts/files.ts';
import { exampleOpportunity } from '#contracts/client/sourcing/payload.ts';
import {
  auditEntries,
  notifications,
  operationNotes,
  operations,
  opportunities,
  stateChanges,
} from '#mocks/db/schema/index.ts';
import { personId } from '#mocks/db/seed/people.ts';
import { alertId, opportunityId } from '#mocks/db/seed/sourcing.ts';
import { AdvertPageError } from '#mocks/services/adverts/source.ts';
import type { RealtimeEvent } from '#mocks/services/events.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let owner: Visitor;
let collaborator: Visitor;
let viewer: Visitor;
let stranger: Visitor;
let heard: RealtimeEvent[] = [];
beforeAll(async () => {
  server = await openTestServer();
  server.deps.events.subscribe((event) => heard.push(event));
  const signedIn = async (email: string): Promise<Visitor> => {
    const visitor = server.visitor();
    await visitor.signIn(`${email}@example.test`);
    return visitor;
  };
  owner = await signedIn('hugo.lartigue');
  collaborator = await signedIn('ines.duprat');
  viewer = await signedIn('lea.pons');
  stranger = await signedIn('karim.belkacem');
});
afterAll(() => server.close());
beforeEach(() => {
  heard = [];
});

const pathOf = (key: string): string => `/sourcing/${opportunityId('T1', key)}`;
const stored = async (key: string) => {
  const [row] = await server.deps.db
    .select()
    .from(opportunities)
    .where(eq(opportunities.id, opportunityId('T1', key)));
  if (row === undefined) throw new Error(`no opportunity ${key}`);
  return row;
};
const listOf = async (visitor: Visitor, query = '') =>
  (await visitor.get(`/sourcing${query}`)).page.props as unknown as SourcingPageProps;
const formOf = async (visitor: Visitor, path: string) =>
  (await visitor.get(path)).page.props as unknown as OpportunityFormProps;
const send = async (visitor: Visitor, method: 'POST' | 'PUT' | 'PATCH', path: string, data: object) => {
  const { page } = await visitor.visit(method, path, { data });
  return { url: page.url, ...(page.props as unknown as { errors: Record<string, string>; flash: unknown }) };
};
let made = 0;
const another = (more: object = {}) => {
  made += 1;
  return {
    ...exampleOpportunity,
    addressLine: `${made} rue du Test`,
    url: `https://annonces.example.test/test-${made}`,
    ...more,
  };
};

describe('the page of the sourcing', () => {
  test('shows what the company looks at by stage, in the pipeline and on the map', async () => {
    const { list, board, shortcuts, alerts } = await listOf(owner);
    expect(list.totalCount).toBe(9);
    expect(board).toBeNull();
    expect(shortcuts.map(({ id, count }) => [id, count])).toEqual([
      ['mine', 4],
      ['to_qualify', 2],
      ['to_visit', 2],
      ['analysis', 2],
      ['offer', 1],
    ]);
    expect(alerts.map(({ name, count }) => [name, count])).toEqual([
      ['Échoppes à Bordeaux', 1],
      ['Immeubles, Libourne et Bordeaux', 3],
    ]);
    const pipeline = await listOf(owner, '?look=board');
    expect(pipeline.board?.map(({ stage, count }) => [stage, count])).toEqual([
      ['to_qualify', 2],
      ['to_visit', 2],
      ['analysis', 2],
      ['offer', 1],
      ['rejected', 2],
      ['converted', 0],
    ]);
    const map = await listOf(owner, '?look=map&city=Bordeaux');
    expect(map.places).toHaveLength(5);
    expect(map.places?.every(({ lat, lng }) => lat !== null && lng !== null)).toBe(true);
  });

  test('belongs to one company: another’s opportunity is not there', async () => {
    expect((await stranger.get(pathOf('fonneuve'))).status).toBe(404);
    expect((await listOf(stranger)).list.totalCount).toBe(6);
  });

  test('is read by a viewer, who changes nothing', async () => {
    expect((await formOf(viewer, pathOf('fonneuve'))).form.can).toEqual({ save: false, delete: false });
    const { status } = await viewer.visit('PATCH', `${pathOf('fonneuve')}/etape`, {
      data: { stage: 'offer' },
    });
    expect(status).toBe(403);
  });
});

describe('entering an opportunity', () => {
  test('keeps the address of its advert in one form, and lands on the first answer', async () => {
    const url = 'https://www.annonces.example.test/neuve/?utm_source=mail#photos';
    const { errors, url: landed } = await send(owner, 'POST', '/sourcing', another({ url }));
    expect(errors).toEqual({});
    const { form, current } = await formOf(owner, landed);
    expect(form.values.url).toBe('https://annonces.example.test/neuve');
    expect(current?.stage).toBe('to_qualify');
    expect(current?.score).not.toBeNull();
  });

  test('refuses a price or an area of 0, and an address that is none', async () => {
    const given = another({ askingPriceCents: 0, areaM2: '0', url: 'pas une adresse' });
    const { errors } = await send(owner, 'POST', '/sourcing', given);
    expect(errors).toEqual({
      askingPriceCents: 'Le montant doit être supérieur à 0 €.',
      areaM2: 'La surface doit être supérieure à 0 m².',
      url: 'Saisissez une adresse web complète (https://…).',
    });
  });

  test('tells of the same advert and of the same address, however they are written', async () => {
    const url = 'annonces.example.test/bordeaux/immeuble-saint-louis?gclid=1';
    const again = await send(owner, 'POST', '/sourcing', another({ url }));
    expect(again.errors).toEqual({ url: 'Opportunité déjà enregistrée le 20/10/2026.' });
    const addressLine = '41, R. FONNEUVE';
    const there = await send(owner, 'POST', '/sourcing', another({ addressLine }));
    expect(there.errors).toEqual({ addressLine: 'Opportunité déjà enregistrée le 12/11/2026.' });
  });

  test('lets another property stand at the same address once that is said', async () => {
    const given = another({ addressLine: '41 rue Fonneuve', isOtherAtAddress: true });
    expect((await send(owner, 'POST', '/sourcing', given)).errors).toEqual({});
  });

  test('of another company is no double', async () => {
    const url = 'https://annonces.example.test/bordeaux/immeuble-saint-louis';
    expect((await send(stranger, 'POST', '/sourcing', another({ url }))).errors).toEqual({});
  });

  test('refuses a commune that has not that postcode, and people of elsewhere', async () => {
    const given = another({ postalCode: '33000', assignedTo: personId('karim.belkacem') });
    const { errors } = await send(owner, 'POST', '/sourcing', given);
    expect(errors).toEqual({
      inseeCode: 'Le code INSEE ne correspond pas au code postal.',
      assignedTo: 'Cet élément n’existe plus ou ne vous est pas accessible.',
    });
  });
});

describe('the address of an advert', () => {
  const ask = async (url: string, visitor = owner) => {
    const { text, status } = await visitor.visit('POST', '/sourcing/annonce', {
      data: { url },
      isProtocol: false,
    });
    return { status, answer: (status === 200 ? JSON.parse(text) : null) as ImportUrlAnswer };
  };
  const page = {
    title: 'Maison à rénover',
    lead: 'Prix : 285000 €\nMaison à rénover, Libourne (33500)',
    body: 'Surface habitable : 112 m², 5 pièces. DPE : F. À voir aussi : appartement 90 000 € FAI',
  };
  let asked: string[] = [];
  beforeEach(() => {
    asked = [];
    server.deps.adverts = {
      pageOf: async (url) => {
        asked.push(url);
        return page;
      },
    };
  });
  afterAll(() => {
    server.deps.adverts = null;
  });

  test('tells where it comes from, and its page what is for sale', async () => {
    const { answer } = await ask('https://www.leboncoin.fr/ad/1?utm_source=x');
    expect(answer).toMatchObject({
      address: { url: 'https://leboncoin.fr/ad/1', host: 'leboncoin.fr', sourceKind: 'portal' },
      existing: null,
      unread: null,
      advert: {
        title: 'Maison à rénover',
        type: { value: 'House' },
        priceCents: { value: 28_500_000 },
        areaM2: { value: '112' },
        rooms: { value: 5 },
        postalCode: { value: '33500' },
        city: { value: 'Libourne' },
        energyClass: { value: 'F' },
      },
    });
    expect(asked).toEqual(['https://leboncoin.fr/ad/1']);
  });

  test('that is known already, or is none, is not asked for', async () => {
    const { answer } = await ask('https://annonces.example.test/bordeaux/immeuble-saint-louis');
    expect(answer).toMatchObject({
      existing: { id: opportunityId('T1', 'saint-louis'), stage: 'offer', on: '2026-10-20' },
      advert: null,
      unread: null,
    });
    expect((await ask('pas une adresse')).answer).toEqual({
      address: null,
      existing: null,
      advert: null,
      unread: null,
    });
    expect(asked).toEqual([]);
  });

  test('says why its page was not read', async () => {
    server.deps.adverts = {
      pageOf: async () => {
        throw new AdvertPageError('refused', 'answered 403');
      },
    };
    expect((await ask('https://portail.example.test/1')).answer).toMatchObject({
      address: { host: 'portail.example.test' },
      advert: null,
      unread: 'refused',
    });
    server.deps.adverts = { pageOf: async () => ({ title: 'Accueil', lead: 'Accueil', body: 'Bienvenue' }) };
    expect((await ask('https://portail.example.test/1')).answer.unread).toBe('nothing');
    server.deps.adverts = null;
    expect((await ask('https://portail.example.test/1')).answer.unread).toBe('offline');
  });

  test('is no way to a harvest, nor for whoever enters nothing', async () => {
    expect((await ask('https://portail.example.test/2', viewer)).status).toBe(403);
    const statuses: number[] = [];
    for (let rank = 0; rank < 61; rank += 1) {
      // One after the other: the last is one too many.
      // oxlint-disable-next-line no-await-in-loop
      statuses.push((await ask(`https://portail.example.test/lot-${rank}`, collaborator)).status);
    }
    expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
    expect(statuses[60]).toBe(429);
  });
});

describe('alerts', () => {
  beforeEach(() => server.deps.db.delete(notifications));
  const noticesSent = async () =>
    (await server.deps.db.select().from(notifications)).map(({ kind, userId }) => ({ kind, userId }));
  const names = () => heard.flatMap((event) => (event.kind === 'message' ? [event.name] : []));

  test('tell their author of what somebody else enters, and the page of those who look on', async () => {
    const given = another({ type: 'Building', askingPriceCents: 50_000_000, areaM2: '250' });
    expect((await send(collaborator, 'POST', '/sourcing', given)).errors).toEqual({});
    expect(await noticesSent()).toEqual([
      { kind: 'sourcing.alert_matched', userId: personId('hugo.lartigue') },
    ]);
    expect(names()).toContain('sourcing.alert-matched');
  });

  test('say it at once to whoever enters what they look for themselves', async () => {
    const given = another({ type: 'Building', askingPriceCents: 50_000_000, areaM2: '250' });
    const { flash } = await send(owner, 'POST', '/sourcing', given);
    expect((flash as { text: string }).text).toContain('votre alerte « Immeubles, Libourne et Bordeaux »');
    expect(await noticesSent()).toEqual([]);
  });

  test('hear of a price that came down to them, once', async () => {
    const given = another({ type: 'Building', askingPriceCents: 90_000_000, areaM2: '250' });
    const { url } = await send(collaborator, 'POST', '/sourcing', given);
    expect(await noticesSent()).toEqual([]);
    const cheaper = { ...given, askingPriceCents: 80_000_000 };
    expect((await send(collaborator, 'PATCH', url, { ...cheaper, version: 1 })).errors).toEqual({});
    expect(await noticesSent()).toHaveLength(1);
    await send(collaborator, 'PATCH', url, { ...cheaper, notes: 'Vu.', version: 2 });
    expect(await noticesSent()).toHaveLength(1);
  });

  test('ask for something, and are their author’s to change', async () => {
    const alert = {
      name: 'Tout',
      communes: [],
      types: [],
      maxPriceCents: null,
      minAreaM2: null,
      isActive: true,
    };
    const { errors } = await send(collaborator, 'POST', '/sourcing/alertes', alert);
    expect(errors).toEqual({ communes: 'Choisissez au moins une commune, un type, un prix ou une surface.' });
    const path = `/sourcing/alertes/${alertId('T1', 'buildings')}`;
    const { status } = await collaborator.visit('PATCH', path, {
      data: { ...alert, types: ['House'], version: 1 },
    });
    expect(status).toBe(403);
  });

  test('come back by the way that their deletion offers', async () => {
    const answer = await collaborator.visit('DELETE', `/sourcing/alertes/${alertId('T1', 'houses')}`);
    expect((await listOf(collaborator)).alerts).toHaveLength(1);
    const { undo } = answer.page.props.flash as unknown as { undo: { href: string } };
    await collaborator.visit('POST', undo.href, { data: {} });
    expect((await listOf(collaborator)).alerts).toHaveLength(2);
  });
});

describe('the stage of an opportunity', () => {
  test('changes, is told to the journal, and is taken back by what the answer offers', async () => {
    const { errors, flash } = await send(owner, 'PATCH', `${pathOf('malbec')}/etape`, { stage: 'analysis' });
    expect(errors).toEqual({});
    expect((await stored('malbec')).stage).toBe('analysis');
    const [entry] = await server.deps.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, opportunityId('T1', 'malbec')))
      .orderBy(desc(auditEntries.seq))
      .limit(1);
    expect(entry).toMatchObject({ action: 'opportunity.move', result: 'ok' });
    await owner.visit('POST', (flash as { undo: { href: string } }).undo.href, { data: {} });
    expect((await stored('malbec')).stage).toBe('to_qualify');
  });

  test('ends with a reason, and begins again without it', async () => {
    const path = `${pathOf('victor-hugo')}/ecart`;
    expect((await send(owner, 'POST', path, { reason: '  ' })).errors).toEqual({
      reason: 'Indiquez le motif d’écartement.',
    });
    await send(owner, 'POST', path, { reason: 'Humidité.' });
    expect(await stored('victor-hugo')).toMatchObject({ stage: 'rejected', rejectReason: 'Humidité.' });
    await send(owner, 'PATCH', `${pathOf('victor-hugo')}/etape`, { stage: 'to_visit' });
    expect(await stored('victor-hugo')).toMatchObject({ stage: 'to_visit', rejectReason: null });
  });
});

describe('the first look', () => {
  test('is saved over the version that was read, with margin, highest price and score', async () => {
    const before = await stored('thiers');
    const { simulated } = (await listOf(owner)).list.items.find(({ id }) => id === before.id) ?? {};
    const {
      locationNote: _l,
      sellerNote: _s,
      worksNote: _w,
      marketPerM2Cents: _m,
      ...terms
    } = simulated ?? {};
    const given = { ...terms, worksPerM2Cents: 70_000, exitPerM2Cents: 310_000, version: before.version };
    expect((await send(owner, 'POST', `${pathOf('thiers')}/simulation`, given)).errors).toEqual({});
    const after = await stored('thiers');
    expect(after.marginBps).not.toBeNull();
    expect(after.maxPriceCents).not.toBeNull();
    const late = await send(owner, 'POST', `${pathOf('thiers')}/simulation`, given);
    expect(late.errors).toHaveProperty('version');
  });

  test('counts the notes into the score', async () => {
    const { version, score } = await stored('saint-louis');
    const given = { locationNote: 0, sellerNote: 0, worksNote: 0, version };
    expect((await send(owner, 'PUT', `${pathOf('saint-louis')}/score`, given)).errors).toEqual({});
    expect((await stored('saint-louis')).score).toBeLessThan(score ?? 0);
  });
});

describe('converting an opportunity', () => {
  const given = {
    name: 'Cours Saint-Louis',
    kind: 'trading',
    acquisitionRegime: 'mdb',
    vatRegime: 'exempt',
    addressLine: '88 cours Saint-Louis',
  };

  test('makes an operation in sourcing with all it tells, linked both ways', async () => {
    const before = await stored('saint-louis');
    const { errors, url } = await send(owner, 'POST', `${pathOf('saint-louis')}/operation`, {
      ...given,
      version: before.version,
    });
    expect(errors).toEqual({});
    const after = await stored('saint-louis');
    expect(after.stage).toBe('converted');
    expect(url).toBe(`/operations/${after.operationId}`);
    const [operation] = await server.deps.db
      .select()
      .from(operations)
      .where(eq(operations.id, after.operationId ?? ''));
    expect(operation).toMatchObject({
      status: 'sourcing',
      name: 'Cours Saint-Louis',
      city: 'Bordeaux',
      inseeCode: '33063',
      departmentCode: '33',
      askingPriceCents: 73_500_000,
      builtAreaM2: '420.00',
      sourceKind: 'auction',
      managerId: personId('hugo.lartigue'),
    });
    const [change] = await server.deps.db
      .select()
      .from(stateChanges)
      .where(eq(stateChanges.operationId, after.operationId ?? ''));
    expect(change).toMatchObject({ fromState: null, toState: 'sourcing' });
    const [note] = await server.deps.db
      .select()
      .from(operationNotes)
      .where(and(eq(operationNotes.operationId, after.operationId ?? ''), isNull(operationNotes.deletedAt)));
    expect(note?.text).toContain('Classe énergie : E');
    const { operation: shown } = (await owner.get(url)).page.props as unknown as {
      operation: { opportunity: { id: string } };
    };
    expect(shown.opportunity.id).toBe(before.id);
    const { current } = await formOf(owner, pathOf('saint-louis'));
    expect(current?.operation?.id).toBe(after.operationId);
  });

  test('happens once, and its stage changes no more', async () => {
    const { version, operationId } = await stored('saint-louis');
    const { errors } = await send(owner, 'POST', `${pathOf('saint-louis')}/operation`, { ...given, version });
    expect(errors['base']).toMatch(/^Cette opportunité est déjà convertie : opération OP-2026-\d{3}\.$/);
    const moved = await send(owner, 'PATCH', `${pathOf('saint-louis')}/etape`, { stage: 'offer' });
    expect(moved.errors['base']).toBe(
      '« Immeuble, cours Saint-Louis » est devenue une opération : elle ne change plus d’étape.',
    );
    expect((await stored('saint-louis')).operationId).toBe(operationId);
  });

  test('is refused to what was rejected, to stale readers, and to those who make no operations', async () => {
    const rejected = await stored('benauge');
    const { errors } = await send(owner, 'POST', `${pathOf('benauge')}/operation`, {
      ...given,
      version: rejected.version,
    });
    expect(errors['base']).toBe('Une opportunité écartée ne se convertit pas : reprenez-la d’abord.');
    const { version } = await stored('saint-emilion');
    const stale = await send(owner, 'POST', `${pathOf('saint-emilion')}/operation`, {
      ...given,
      version: version + 1,
    });
    expect(stale.errors).toHaveProperty('version');
    const { status } = await viewer.visit('POST', `${pathOf('saint-emilion')}/operation`, {
      data: { ...given, version },
    });
    expect(status).toBe(403);
  });

  test('goes by the form of an operation as well: filled in beforehand, converted once it is saved', async () => {
    const before = await stored('saint-emilion');
    const form = (await owner.get(`/operations/creer?sourcing=${before.id}`)).page
      .props as unknown as OperationFormProps;
    expect(form.opportunity).toEqual({ id: before.id, title: before.title });
    expect(form.values).toMatchObject({
      name: before.title,
      city: before.city,
      askingPriceCents: before.askingPriceCents,
      kind: 'trading',
      sourcing: before.id,
    });
    expect((await stored('saint-emilion')).stage).toBe(before.stage);

    const payload = { ...form.values, addressLine: '2 rue de la Porte', landAreaM2: '512.00' };
    const { errors, url } = await send(owner, 'POST', '/operations', payload);
    expect(errors).toEqual({});
    const after = await stored('saint-emilion');
    expect(after).toMatchObject({ stage: 'converted', version: before.version + 1 });
    expect(url).toBe(`/operations/${after.operationId}`);
    const { operation } = (await owner.get(url)).page.props as unknown as {
      operation: { opportunity: { id: string } };
    };
    expect(operation.opportunity.id).toBe(before.id);

    const again = { ...payload, ref: 'OP-2026-900', sourcing: after.id };
    expect((await send(owner, 'POST', '/operations', again)).errors['base']).toMatch(/déjà convertie/);
    const blank = (await owner.get(`/operations/creer?sourcing=${before.id}`)).page
      .props as unknown as OperationFormProps;
    expect(blank).toMatchObject({ opportunity: null, values: { name: '', sourcing: null } });
  });

  test('by that form takes none of another company', async () => {
    const { id } = await stored('fonneuve');
    const form = (await stranger.get(`/operations/creer?sourcing=${id}`)).page
      .props as unknown as OperationFormProps;
    expect(form.opportunity).toBeNull();
    const own = { ...exampleOperationPayload, ref: 'OP-2026-901', managerId: form.values.managerId };
    const { status } = await stranger.visit('POST', '/operations', {
      data: { ...own, sourcing: id },
    });
    expect(status).toBe(404);
  });

  test('of a plot gives its area to the land, and the operation to a limited collaborator who made it', async () => {
    const { version } = await stored('vignes');
    const { errors, url } = await send(collaborator, 'POST', `${pathOf('vignes')}/operation`, {
      ...given,
      name: 'Chemin des Vignes',
      addressLine: '12 chemin des Vignes',
      version,
    });
    expect(errors).toEqual({});
    expect((await collaborator.get(url)).status).toBe(200);
    const { operationId } = await stored('vignes');
    const [operation] = await server.deps.db
      .select()
      .from(operations)
      .where(eq(operations.id, operationId ?? ''));
    expect(operation).toMatchObject({ landAreaM2: '1840.00', builtAreaM2: null });
  });
});

describe('an opportunity in the bin', () => {
  test('stays there once its advert was entered again', async () => {
    const given = another();
    const { url } = await send(owner, 'POST', '/sourcing', given);
    const answer = await owner.visit('DELETE', url);
    const { undo } = answer.page.props.flash as unknown as { undo: { href: string } };
    expect((await send(owner, 'POST', '/sourcing', { ...given, title: 'Encore' })).errors).toEqual({});
    const refused = await owner.visit('POST', undo.href, { data: {} });
    expect(refused.page.props.errors).toEqual({
      base: 'Une autre opportunité a été enregistrée depuis avec ce lien ou cette adresse.',
    });
  });
});

describe('the market price', () => {
  const asked = async (query: Record<string, string | number>, visitor = owner) => {
    const address = `/sourcing/marche?${new URLSearchParams(
      Object.entries(query).map(([name, value]) => [name, String(value)]),
    ).toString()}`;
    const answer = await visitor.get(address, { isProtocol: false });
    return marketAnswer.parse(JSON.parse(answer.text)).market;
  };
  const flat = {
    type: 'Apartment',
    areaM2: '63.4',
    inseeCode: '33243',
    city: 'Libourne',
  };

  test('is that of the known sales around the place, weighed as in an estimation', async () => {
    const near = await asked({ ...flat, lat: 44.9131, lng: -0.2347 });
    const within = await asked(flat);
    expect(within?.isNear).toBe(false);
    expect(within?.count).toBeGreaterThanOrEqual(3);
    // Its comparables lie within 15 % of the commune’s own price, whatever weighs them.
    const all = near ?? within;
    expect(all?.perM2Cents).toBeGreaterThan(250_000);
    expect(all?.perM2Cents).toBeLessThan(400_000);
  });

  test('is unknown where fewer than three sales are, for other kinds, and to other companies', async () => {
    expect(await asked({ ...flat, inseeCode: '29019', city: 'Brest' })).toBeNull();
    expect(await asked({ ...flat, type: 'Building' })).toBeNull();
    expect(await asked({ ...flat, areaM2: '' })).toBeNull();
    expect(await asked(flat, stranger)).toBeNull();
  });
});

describe('the photo of an opportunity', () => {
  const photo = (key: string, file: File | null, visitor = owner) => {
    const body = new FormData();
    if (file !== null) body.append('photo', file);
    return visitor.visit('PUT', `${pathOf(key)}/photo`, { data: file === null ? { photo: null } : body });
  };
  const coverOf = async (key: string, visitor = owner, path = '/sourcing') =>
    ((await visitor.get(path)).page.props as unknown as { covers: Record<string, string> }).covers[
      opportunityId('T1', key)
    ];

  test('stands for it in the list and on its own page, until it is taken away', async () => {
    expect(await coverOf('fonneuve')).toBeUndefined();
    await photo('fonneuve', exampleImage());
    const href = await coverOf('fonneuve');
    expect(href).toBeDefined();
    expect(await coverOf('fonneuve', owner, pathOf('fonneuve'))).toBeDefined();
    expect((await owner.get(href ?? '', { isProtocol: false })).status).toBe(200);
    const first = (await stored('fonneuve')).photoFileId;
    await photo('fonneuve', exampleImage());
    expect((await stored('fonneuve')).photoFileId).not.toBe(first);
    await photo('fonneuve', null);
    expect(await coverOf('fonneuve')).toBeUndefined();
    expect(
      heard.filter((event) => event.kind === 'message' && event.name === 'sourcing.updated').length,
    ).toBeGreaterThan(0);
  });

  test('is refused to readers, to other companies, and to what is no picture', async () => {
    expect((await photo('fonneuve', exampleImage(), viewer)).status).toBe(403);
    expect((await photo('fonneuve', exampleImage(), stranger)).status).toBe(404);
    const text = new File(['<html>'], 'photo.png', { type: 'image/png' });
    const { page } = await photo('fonneuve', text);
    expect((page.props as unknown as { errors: Record<string, string> }).errors).toHaveProperty('photo');
  });
});
