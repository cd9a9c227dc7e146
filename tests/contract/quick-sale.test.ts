import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CommercialInformationProps } from '#contracts/client/quick-sale/commercial-information-form.ts';
import type { QuickSaleFormProps } from '#contracts/client/quick-sale/form.ts';
import type { QuickSaleIndexProps } from '#contracts/client/quick-sale/index.ts';
import {
  exampleCommercialInformation,
  exampleQuickSale,
  exampleSaleInformation,
} from '#contracts/client/quick-sale/payload.ts';
import type { SaleInformationProps } from '#contracts/client/quick-sale/sale-information-form.ts';
import { exampleImage } from '#contracts/files.ts';
import { media, operations, quickSales } from '#mocks/db/schema/index.ts';
import { contactId } from '#mocks/db/seed/contacts/index.ts';
import { advertPictureIds } from '#mocks/db/seed/media/index.ts';
import { quickSaleId } from '#mocks/db/seed/quick-sales.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let owner: Visitor;
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
  accountant = await signedIn('marc.soubiran');
  viewer = await signedIn('lea.pons');
  stranger = await signedIn('karim.belkacem');
});
afterAll(() => server.close());

const thiers = quickSaleId('T1', 'thiers');
const pathOf = (id: string, part = ''): string => `/ventes-rapides/${id}${part}`;
const propsOf = async <Props>(visitor: Visitor, path: string) =>
  (await visitor.get(path)).page.props as unknown as Props;
const currentOf = async (id: string) => (await propsOf<QuickSaleFormProps>(owner, pathOf(id))).current;
const stored = async (id: string) => {
  const [row] = await server.deps.db.select().from(quickSales).where(eq(quickSales.id, id));
  if (row === undefined) throw new Error(`no quick sale ${id}`);
  return row;
};
const send = async (visitor: Visitor, method: 'POST' | 'PUT', path: string, data: object) => {
  const { page, status } = await visitor.visit(method, path, { data });
  const props = page.props as unknown as {
    errors: Record<string, string>;
    flash: { text: string; remedies?: unknown };
  };
  return { status, url: page.url, errors: props.errors, flash: props.flash };
};
const created = async (payload: object = {}): Promise<string> => {
  const { url } = await send(owner, 'POST', '/ventes-rapides', { ...exampleQuickSale, ...payload });
  return url.split('/').at(-1) ?? '';
};
const saveSale = async (id: string, changes: object) =>
  send(owner, 'PUT', pathOf(id, '/vente'), {
    ...exampleSaleInformation,
    feePayer: 'none',
    feeCents: null,
    mandateKind: 'none',
    mandateNumber: '',
    mandateStartOn: null,
    mandateEndOn: null,
    ...changes,
    version: (await stored(id)).version,
  });
const saveAdvert = async (id: string, changes: object = {}) =>
  send(owner, 'PUT', pathOf(id, '/commercial'), {
    ...exampleCommercialInformation,
    mediaIds: advertPictureIds('T1', 'thiers'),
    ...changes,
    version: (await stored(id)).version,
  });
const box = { type: 'Garage', garageKind: 'box', rooms: null, level: null, areaM2: '14.20' };

describe('the demonstration', () => {
  test('shows the building with its yields, the box as a draft', async () => {
    const { list } = await propsOf<QuickSaleIndexProps>(owner, '/ventes-rapides');
    const rows = new Map(list.items.map((row) => [row.id, row]));
    expect(rows.get(thiers)).toMatchObject({
      publicPriceCents: 39_500_000,
      status: 'published',
      grossYieldBps: 942,
      daysOnSale: 39,
      saleCompleteBps: 10_000,
      commercialCompleteBps: 10_000,
    });
    expect(rows.get(thiers)?.photoHref).toContain('/fichiers/');
    expect(rows.get(quickSaleId('T1', 'decazes'))).toMatchObject({
      publicPriceCents: 1_450_000,
      status: 'draft',
    });
  });

  test('of the other company is under offer, and nobody else reads it', async () => {
    const martyrs = quickSaleId('T2', 'martyrs');
    const current = (await propsOf<QuickSaleFormProps>(stranger, pathOf(martyrs))).current;
    expect(current).toMatchObject({ status: 'under_offer', publicPriceCents: 12_800_000 });
    for (const part of ['', '/vente', '/commercial']) {
      expect((await owner.get(pathOf(martyrs, part))).status).toBe(404);
    }
  });
});

describe('the life of a sale', () => {
  test('a draft gets its reference, is ready once both parts are complete, and goes to its deed', async () => {
    const id = await created(box);
    expect((await stored(id)).ref).toMatch(/^VR-2026-\d{3}$/);
    expect((await currentOf(id))?.saleGaps).toEqual(['price']);
    const refused = await send(owner, 'POST', pathOf(id, '/publication'), {});
    expect(refused.errors['base']).toContain('le prix net vendeur');
    expect(refused.errors['base']).toContain('trois photos minimum');
    expect(refused.flash.remedies).toEqual([
      { label: 'Compléter la vente', href: pathOf(id, '/vente') },
      { label: 'Compléter l’annonce', href: pathOf(id, '/commercial') },
    ]);

    await saveSale(id, { netSellerCents: 1_450_000, occupancy: 'vacant', rents: [] });
    expect((await stored(id)).status).toBe('draft');
    await saveAdvert(id);
    expect((await stored(id)).status).toBe('ready');

    await send(owner, 'POST', pathOf(id, '/publication'), {});
    expect(await stored(id)).toMatchObject({ status: 'published', publishedOn: '2026-11-20' });
    const offer = { contactId: contactId('T1', 'buyer-1'), offeredPriceCents: 1_400_000 };
    await send(owner, 'POST', pathOf(id, '/offre'), offer);
    expect((await stored(id)).buyerName).not.toBeNull();
    expect((await send(owner, 'POST', pathOf(id, '/compromis'), { on: '2026-11-21' })).errors).toHaveProperty(
      'on',
    );
    expect((await send(owner, 'POST', pathOf(id, '/compromis'), { on: '2026-11-19' })).errors).toHaveProperty(
      'on',
    );
    await send(owner, 'POST', pathOf(id, '/compromis'), { on: '2026-11-20' });

    const late = await saveSale(id, { netSellerCents: 1 });
    expect(late.errors['base']).toContain('compromis est signé');
    await send(owner, 'POST', pathOf(id, '/acte'), { on: '2026-11-20', finalPriceCents: 1_400_000 });
    expect(await stored(id)).toMatchObject({
      status: 'sold',
      soldOn: '2026-11-20',
      finalPriceCents: 1_400_000,
    });
    expect((await send(owner, 'POST', pathOf(id, '/retrait'), { reason: 'Non' })).errors).toHaveProperty(
      'base',
    );
  });

  test('steps out of their order are refused and change nothing', async () => {
    const id = await created(box);
    const offer = { contactId: contactId('T1', 'buyer-1'), offeredPriceCents: 1_400_000 };
    expect((await send(owner, 'POST', pathOf(id, '/offre'), offer)).errors).toHaveProperty('base');
    expect(
      (await send(owner, 'POST', pathOf(id, '/acte'), { on: '2026-11-20', finalPriceCents: 1 })).errors,
    ).toHaveProperty('base');
    expect((await stored(id)).status).toBe('draft');
    const strange = { ...offer, contactId: contactId('T2', 'buyer-3') };
    expect((await send(owner, 'POST', pathOf(thiers, '/offre'), strange)).errors).toHaveProperty('contactId');
  });

  test('a withdrawn sale is over: a copy begins anew with the same advert', async () => {
    const id = await created(box);
    await send(owner, 'POST', pathOf(id, '/retrait'), { reason: 'Le propriétaire le garde.' });
    expect((await stored(id)).status).toBe('withdrawn');
    const { url } = await send(owner, 'POST', pathOf(id, '/copie'), {});
    const copy = await stored(url.split('/').at(-1) ?? '');
    expect(copy).toMatchObject({ status: 'draft', withdrawalReason: null, type: 'Garage', version: 1 });
    expect(copy.ref).not.toBe((await stored(id)).ref);
  });
});

describe('what is refused', () => {
  test('rules of price, mandate, texts and pictures', async () => {
    const id = await created(box);
    const buyer = await saveSale(id, { feePayer: 'buyer', feeCents: null });
    expect(buyer.errors['feeCents']).toContain('hors honoraires');
    const exclusive = await saveSale(id, { mandateKind: 'exclusive', mandateNumber: '' });
    expect(exclusive.errors).toHaveProperty('mandateNumber');
    const withPhone = await saveAdvert(id, { pitch: 'Appelez le 06 12 34 56 78' });
    expect(withPhone.errors['pitch']).toContain('coordonnées');
    const long = await saveAdvert(id, { title: 'x'.repeat(61) });
    expect(long.errors).toHaveProperty('title');
    const tour = await saveAdvert(id, { virtualTourUrl: 'http://example.test/visite' });
    expect(tour.errors).toHaveProperty('virtualTourUrl');
    const foreign = await saveAdvert(id, { mediaIds: advertPictureIds('T2', 'martyrs') });
    expect(foreign.errors).toHaveProperty('mediaIds');
  });

  test('whoever only reads neither writes nor publishes; the accountant reads', async () => {
    for (const visitor of [viewer, accountant]) {
      expect((await visitor.get(pathOf(thiers, '/vente'))).status).toBe(200);
      expect(
        (await send(visitor, 'PUT', pathOf(thiers, '/vente'), { ...exampleSaleInformation, version: 1 }))
          .status,
      ).toBe(403);
      expect((await send(visitor, 'POST', pathOf(thiers, '/retrait'), { reason: 'x' })).status).toBe(403);
    }
    expect((await send(stranger, 'POST', pathOf(thiers, '/retrait'), { reason: 'x' })).status).toBe(404);
    expect((await stored(thiers)).status).toBe('published');
  });

  test('a version that was read before another change', async () => {
    const id = await created(box);
    await saveSale(id, { netSellerCents: 100_000 });
    const late = await send(owner, 'PUT', pathOf(id, '/commercial'), {
      ...exampleCommercialInformation,
      version: 1,
    });
    expect(late.errors).toHaveProperty('version');
  });

  test('a published sale is not deleted', async () => {
    const { page } = await owner.visit('DELETE', pathOf(thiers));
    expect((page.props as unknown as { errors: Record<string, string> }).errors['base']).toContain(
      'retirez-la',
    );
  });
});

test('a technical report counts until it runs out, and goes with its file', async () => {
  const id = await created(box);
  const old = { kind: 'erp', on: '2026-05-01', result: '', finding: 'clear' };
  await send(owner, 'POST', pathOf(id, '/diagnostics'), old);
  expect((await currentOf(id))?.saleGaps).toContain('diagnosticOver');
  await send(owner, 'POST', pathOf(id, '/diagnostics'), { ...old, on: '2026-11-02' });
  expect((await currentOf(id))?.saleGaps).not.toContain('diagnosticOver');
  const { diagnostics } = await propsOf<SaleInformationProps>(owner, pathOf(id, '/vente'));
  expect(diagnostics.map(({ isOver }) => isOver)).toEqual([false, true]);
  await owner.visit('DELETE', pathOf(id, `/diagnostics/${diagnostics[0]?.id ?? ''}`));
  expect((await currentOf(id))?.saleGaps).toContain('diagnosticOver');
});

test('becomes an operation once, which takes over what is known and the pictures', async () => {
  const id = await created(box);
  await saveSale(id, { netSellerCents: 1_450_000, occupancy: 'vacant', rents: [] });
  const { form } = await propsOf<CommercialInformationProps>(owner, pathOf(id, '/commercial'));
  expect(form.values.mediaIds).toEqual([]);
  const pictures = advertPictureIds('T1', 'thiers');
  await saveAdvert(id, { mediaIds: pictures });
  const given = {
    name: 'Box Libourne',
    kind: 'trading',
    acquisitionRegime: 'mdb',
    vatRegime: 'exempt',
    addressLine: '8 place Decazes',
  };
  const convert = async () =>
    send(owner, 'POST', pathOf(id, '/operation'), { ...given, version: (await stored(id)).version });
  await convert();
  const { operationId } = await stored(id);
  const [made] = await server.deps.db
    .select()
    .from(operations)
    .where(eq(operations.id, operationId ?? ''));
  expect(made).toMatchObject({
    status: 'sourcing',
    askingPriceCents: 1_450_000,
    city: 'Libourne',
    builtAreaM2: '14.20',
  });
  const moved = await server.deps.db
    .select()
    .from(media)
    .where(inArray(media.id, [...pictures]));
  expect(moved.map((row) => row.operationId)).toEqual([operationId, operationId, operationId]);
  expect((await convert()).errors['base']).toContain('existe déjà');
});

test('a photograph that is added stands in the library and at the end of the advert', async () => {
  const id = await created(box);
  const form = new FormData();
  form.set('file', exampleImage());
  const { page } = await owner.visit('POST', pathOf(id, '/photos'), { data: form });
  expect((page.props as unknown as { flash: { text: string } }).flash).toMatchObject({ type: 'success' });
  const { library, form: advert } = await propsOf<CommercialInformationProps>(
    owner,
    pathOf(id, '/commercial'),
  );
  expect(advert.values.mediaIds).toHaveLength(1);
  expect(library.map((item) => item.id)).toContain(advert.values.mediaIds[0]);
  await saveAdvert(id, { mediaIds: [] });
  expect((await stored(id)).mediaIds).toEqual([]);
});
