import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleImage } from '#contracts/files.ts';
import type { OfferFormProps } from '#contracts/client/operation/offer/form.ts';
import type { OfferImpact } from '#contracts/client/operation/offer/impact.ts';
import type { OfferIndexProps } from '#contracts/client/operation/offer/index.ts';
import type { OfferTemplateIndexProps } from '#contracts/client/offer-template/index.ts';
import { auditEntries, offers, operations, stateChanges } from '#mocks/db/schema/index.ts';
import { contactId } from '#mocks/db/seed/contacts/index.ts';
import { offerId } from '#mocks/db/seed/offers/index.ts';
import { operationId } from '#mocks/db/seed/operations/index.ts';
import { offerTemplateId } from '#mocks/db/seed/templates/index.ts';
import { expireOffers } from '#mocks/handlers/jobs/offers.ts';
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
const base = `/operations/${golden}/offres`;
/** Under study, without an offer that was sent. */
const pessac = operationId('T1', 'OP-2026-004');
const pessacBase = `/operations/${pessac}/offres`;
const terms = {
  templateId: null,
  parentOfferId: null,
  kind: 'letter',
  recipientContactIds: [contactId('T1', 'seller-8')],
  priceCents: 41_000_000,
  validUntil: '2026-12-04',
  depositCents: 2_050_000,
  promiseBy: '2027-01-15',
  deedBy: '2027-04-16',
  agencyFeeCents: null,
  agencyFeePayer: null,
  paymentTerms: '',
  conditions: [{ type: 'loan', deadlineDays: 60, detail: '' }],
  subject: 'Offre – {{operation.name}}',
  body: '<p>Nous offrons {{offer.price}} ({{offer.priceInWords}}) à {{seller.fullName}} jusqu’au {{offer.validUntil}}, sous condition : {{offer.conditions}}.</p>',
};
const sending = {
  channel: 'post',
  sentOn: '2026-11-20',
  to: [],
  subject: '',
  message: '',
  isConfirmed: true,
};

const listOf = async (path: string, visitor = owner) =>
  (await visitor.get(path)).page.props as unknown as OfferIndexProps;
const stored = async (id: string) => {
  const [row] = await server.deps.db.select().from(offers).where(eq(offers.id, id));
  return row;
};
const operationOf = async (id: string) => {
  const [row] = await server.deps.db.select().from(operations).where(eq(operations.id, id));
  return row;
};
const refusals = async (method: string, path: string, data: object, visitor = owner) =>
  (await visitor.visit(method, path, { data })).page.props.errors;

/** Prepares an offer; its path and identifier. */
async function prepared(given: Partial<typeof terms> = {}, at = pessacBase) {
  const answer = await owner.visit('POST', at, { data: { ...terms, ...given } });
  expect(answer.page.props.errors).toEqual({});
  const { form } = answer.page.props as unknown as OfferFormProps;
  const id = form.record?.id ?? '';
  return { id, path: `${at}/${id}` };
}

/** Prepares an offer and sends it. */
async function sent(given: Partial<typeof terms> = {}, at = pessacBase) {
  const offer = await prepared(given, at);
  expect(await refusals('POST', `${offer.path}/envoi`, { ...sending, version: 1 })).toEqual({});
  return offer;
}

const proofOf = (version: number, on: string, isConfirmed = false): FormData => {
  const body = new FormData();
  body.append('version', String(version));
  body.append('on', on);
  body.append('isConfirmed', String(isConfirmed));
  body.append('proofFile', exampleImage(), 'accord.png');
  return body;
};
const accept = async (path: string, version: number, on = '2026-11-20', isConfirmed = false) =>
  (await owner.visit('POST', `${path}/acceptation`, { data: proofOf(version, on, isConfirmed) })).page.props
    .errors;

describe('the offers of the golden operation', () => {
  test('tell the negotiation: 495 000 asked, 450 000 refused, 495 000 countered, 480 000 accepted', async () => {
    const props = await listOf(base);
    expect(props.offers.map(({ number, status }) => [number, status])).toEqual([
      [3, 'accepted'],
      [2, 'refused'],
    ]);
    expect(props.negotiation.map(({ kind, priceCents, gapBps }) => [kind, priceCents, gapBps])).toEqual([
      ['asking', 49_500_000, null],
      ['offer', 45_000_000, -909],
      ['counter', 49_500_000, 0],
      ['offer', 48_000_000, -303],
    ]);
    expect(props.maxPriceCents).toBeGreaterThan(48_000_000);
  });

  test('a letter that was sent stays as it went out, with the price in words', async () => {
    const props = (await viewer.get(`${base}/${offerId('T1', 3)}`)).page.props as unknown as OfferFormProps;
    expect(props.current?.sentBody).toContain('quatre cent quatre-vingt mille euros');
    expect(props.current?.sentBody).not.toContain('{{');
    expect(props.form.can.save).toBe(false);
  });

  test('the margin at 480 000 € is that of the simulation, and nothing is left at the highest price', async () => {
    const answer = await owner.get(`${base}/marge?price=48000000`, { isProtocol: false });
    const impact = JSON.parse(answer.text) as OfferImpact;
    expect(impact).toMatchObject({ simulation: 'Central', marginCents: 13_896_008, marginBps: 1208 });
    const highest = impact.breakEvenPriceCents ?? 0;
    const at = async (price: number) =>
      JSON.parse(
        (await owner.get(`${base}/marge?price=${price}`, { isProtocol: false })).text,
      ) as OfferImpact;
    expect((await at(highest)).marginCents).toBeGreaterThanOrEqual(0);
    expect((await at(highest + 100)).marginCents).toBeLessThan(0);
  });

  test('before a simulation is validated, the margin is that of the latest draft', async () => {
    const [operation] = await server.deps.db.select().from(operations).where(eq(operations.id, golden));
    await server.deps.db
      .update(operations)
      .set({ activeSimulationId: null })
      .where(eq(operations.id, golden));
    const answer = await owner.visit('POST', `/operations/${golden}/simulations`, {
      data: { name: 'Premier jet', scenario: 'central', projectId: null, templateId: null },
    });
    expect(answer.page.props.errors).toEqual({});
    const impact = JSON.parse(
      (await owner.get(`${base}/marge?price=48000000`, { isProtocol: false })).text,
    ) as OfferImpact;
    expect(impact).toMatchObject({ simulation: 'Premier jet' });
    expect(impact.marginCents).not.toBeNull();
    await server.deps.db
      .update(operations)
      .set({ activeSimulationId: operation?.activeSimulationId ?? null })
      .where(eq(operations.id, golden));
  });

  test('keep to the company and to the rights', async () => {
    const path = `${base}/${offerId('T1', 3)}`;
    for (const at of [base, `${base}/nouvelle`, path, `${base}/marge`]) {
      expect((await stranger.get(at)).status).toBe(404);
    }
    expect((await viewer.get(base)).status).toBe(200);
    expect((await viewer.get(`${base}/nouvelle`)).status).toBe(403);
    expect((await viewer.visit('POST', base, { data: terms })).status).toBe(403);
    expect((await viewer.visit('POST', `${path}/retrait`, { data: { version: 1 } })).status).toBe(403);
    expect((await owner.get(`${pessacBase}/${offerId('T1', 3)}`)).status).toBe(404);
  });
});

describe('a draft', () => {
  test('starts from the default template, with the seller and a validity', async () => {
    const props = (await owner.get(`${pessacBase}/nouvelle`)).page.props as unknown as OfferFormProps;
    expect(props.form.values).toMatchObject({
      templateId: offerTemplateId('T1', 'simple'),
      recipientContactIds: [contactId('T1', 'seller-8')],
      validUntil: '2026-11-30',
      priceCents: null,
    });
  });

  test('gets the next number of the company, a line of the journal, and may be changed', async () => {
    const { id, path } = await prepared();
    const next = await prepared();
    const [one, two] = [await stored(id), await stored(next.id)];
    expect((two?.number ?? 0) - (one?.number ?? 0)).toBe(1);
    expect(await refusals('PUT', path, { ...terms, priceCents: 40_500_000, version: 1 })).toEqual({});
    expect((await stored(id))?.priceCents).toBe(40_500_000);
    expect(await refusals('PUT', path, { ...terms, version: 1 })).toHaveProperty('version');
    const isIt = and(eq(auditEntries.action, 'operation.offer.create'), eq(auditEntries.subjectId, pessac));
    expect((await server.deps.db.select().from(auditEntries).where(isIt)).length).toBeGreaterThan(1);
  });

  test('asks for a price, a later day, a recipient of the company, known placeholders', async () => {
    expect((await refusals('POST', pessacBase, { ...terms, priceCents: null }))['priceCents']).toBe(
      'Le prix est obligatoire.',
    );
    expect((await refusals('POST', pessacBase, { ...terms, validUntil: '2026-11-20' }))['validUntil']).toBe(
      'La date de validité doit être postérieure à aujourd’hui.',
    );
    const foreign = { ...terms, recipientContactIds: [contactId('T2', 'seller-1')] };
    expect(await refusals('POST', pessacBase, foreign)).toHaveProperty('recipientContactIds');
    expect(await refusals('POST', pessacBase, { ...terms, recipientContactIds: [] })).toHaveProperty(
      'recipientContactIds',
    );
    expect(await refusals('POST', pessacBase, { ...terms, body: '<p>{{offer.colour}}</p>' })).toHaveProperty(
      'body',
    );
    expect(await refusals('POST', pessacBase, { ...terms, agencyFeeCents: 100_000 })).toHaveProperty(
      'agencyFeePayer',
    );
  });

  test('takes the text of a template again, and is copied', async () => {
    const { id, path } = await prepared();
    const templateId = offerTemplateId('T1', 'conditional');
    expect(await refusals('POST', `${path}/fusion`, { version: 1, templateId })).toEqual({});
    const row = await stored(id);
    expect(row?.body).toContain('{{offer.conditions}}');
    expect(row?.conditions).toHaveLength(3);
    const answer = await owner.visit('POST', `${path}/copie`, { data: {} });
    const { form } = answer.page.props as unknown as OfferFormProps;
    expect(form.record?.id).not.toBe(id);
    expect(form.values).toMatchObject({ priceCents: terms.priceCents, templateId });
  });
});

describe('the life of an offer', () => {
  test('sending writes the text down, and the operation goes on to the offer', async () => {
    const { id, path } = await prepared();
    expect(
      await refusals('POST', `${path}/envoi`, { ...sending, sentOn: '2026-11-21', version: 1 }),
    ).toHaveProperty('sentOn');
    expect(await refusals('POST', `${path}/envoi`, { ...sending, version: 1 })).toEqual({});
    const row = await stored(id);
    expect(row).toMatchObject({ status: 'sent', sentOn: '2026-11-20' });
    expect(row?.sentBody).toContain('quatre cent dix mille euros');
    expect(await operationOf(pessac)).toMatchObject({ status: 'offer', offeredPriceCents: 41_000_000 });
    expect(await refusals('PUT', path, { ...terms, version: 2 })).toHaveProperty('base');
    expect(await refusals('POST', `${path}/retrait`, { version: 2 })).toEqual({});
    expect((await operationOf(pessac))?.status).toBe('study');
    const changes = await server.deps.db.select().from(stateChanges).where(eq(stateChanges.entityId, id));
    expect(changes.map(({ toState }) => toState).toSorted()).toEqual(['draft', 'sent', 'withdrawn']);
  });

  test('of two who send at once one is told', async () => {
    const { path } = await prepared();
    // Each at a device of its own: what one session is told it is told once, whichever of its pages asks first.
    const second = server.visitor();
    await second.signIn('hugo.lartigue@example.test');
    const both = await Promise.all(
      [owner, second].map((visitor) =>
        refusals('POST', `${path}/envoi`, { ...sending, version: 1 }, visitor),
      ),
    );
    expect(both.filter((errors) => 'version' in errors)).toHaveLength(1);
    await refusals('POST', `${path}/retrait`, { version: 2 });
  });

  test('fields of the text that are empty keep it from being sent', async () => {
    const { path } = await prepared({
      body: '<p>{{offer.promiseBy}} {{offer.deposit}}</p>',
      promiseBy: null as never,
    });
    const errors = await refusals('POST', `${path}/envoi`, { ...sending, version: 1 });
    expect(errors['base']).toContain('Date de l’avant-contrat');
    expect(errors['base']).not.toContain('Montant du dépôt');
  });

  test('an e-mail goes to recipients with an address, with the letter in it', async () => {
    const { path } = await prepared({ recipientContactIds: [contactId('T1', 'buyer-4')] });
    const mail = { ...sending, channel: 'email', subject: 'Notre offre', message: 'Bonjour,', version: 1 };
    expect(await refusals('POST', `${path}/envoi`, mail)).toHaveProperty('to');
    const to = [contactId('T1', 'buyer-4')];
    expect(await refusals('POST', `${path}/envoi`, { ...mail, to })).toEqual({});
    const [queued] = await mailsTo(server, 'offer.sent', 'benoit.sarrazin@example.test');
    expect(queued?.text).toContain('quatre cent dix mille euros');
    expect(queued?.replyTo).toBe('hugo.lartigue@example.test');
    await refusals('POST', `${path}/retrait`, { version: 2 });
  });

  test('a counter-offer is answered by another offer, which withdraws the first', async () => {
    const { id, path } = await sent();
    const counter = { version: 2, priceCents: 43_000_000, on: '2026-11-20' };
    expect(await refusals('POST', `${path}/contre-proposition`, counter)).toEqual({});
    const page = (await owner.get(`${pessacBase}/nouvelle?parent=${id}`)).page
      .props as unknown as OfferFormProps;
    expect(page.form.values.parentOfferId).toBe(id);
    const child = await sent({ parentOfferId: id as never, priceCents: 42_000_000 });
    expect((await stored(id))?.status).toBe('withdrawn');
    const refusal = { version: 2, on: '2026-11-20', reason: 'Trop bas' };
    expect(await refusals('POST', `${child.path}/refus`, { ...refusal, reason: ' ' })).toHaveProperty(
      'reason',
    );
    expect(await refusals('POST', `${child.path}/refus`, refusal)).toEqual({});
    expect(await stored(child.id)).toMatchObject({ status: 'refused', refusalReason: 'Trop bas' });
    expect((await operationOf(pessac))?.status).toBe('study');
    expect(await refusals('POST', pessacBase, { ...terms, parentOfferId: child.id })).toHaveProperty('base');
  });

  test('an offer without an answer expires the day after its last day', async () => {
    const { id } = await sent({ validUntil: '2026-11-21' });
    await expireOffers(server.deps);
    expect((await stored(id))?.status).toBe('sent');
    await server.deps.db.update(offers).set({ validUntil: '2026-11-19' }).where(eq(offers.id, id));
    await expireOffers(server.deps);
    expect((await stored(id))?.status).toBe('expired');
    expect((await operationOf(pessac))?.status).toBe('study');
  });

  test('late acceptance is confirmed; the price is agreed, siblings are withdrawn, a second one is refused', async () => {
    const { id, path } = await sent();
    const sibling = await sent({ priceCents: 40_000_000 });
    await server.deps.db
      .update(offers)
      .set({ validUntil: '2026-11-19', sentOn: '2026-11-10' })
      .where(eq(offers.id, id));
    expect((await accept(path, 2))['isConfirmed']).toContain('Offre expirée le 19/11/2026');
    expect(await accept(path, 2, '2026-11-20', true)).toEqual({});
    const row = await stored(id);
    expect(row).toMatchObject({ status: 'accepted', decidedOn: '2026-11-20' });
    expect(row?.proofFileId).not.toBeNull();
    expect((await stored(sibling.id))?.status).toBe('withdrawn');
    expect(await operationOf(pessac)).toMatchObject({ status: 'offer', purchasePriceCents: 41_000_000 });
    const other = await sent({ priceCents: 39_000_000 });
    expect((await accept(other.path, 2))['base']).toBe('Une offre est déjà acceptée.');
    const page = (await viewer.get(`${pessacBase}/${id}`)).page.props as unknown as OfferFormProps;
    const href = page.current?.proofHref ?? '';
    expect((await viewer.get(href, { isProtocol: false })).status).toBe(200);
    expect((await stranger.get(href, { isProtocol: false })).status).not.toBe(200);
  });
});

test('templates tell how many offers were made of them, and a used one is not deleted', async () => {
  const props = (await owner.get('/modeles-offre')).page.props as unknown as OfferTemplateIndexProps;
  const uses = props.list.items.find(({ id }) => id === offerTemplateId('T1', 'conditional'));
  expect(uses?.usedCount).toBeGreaterThanOrEqual(7);
});
