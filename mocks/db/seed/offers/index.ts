import { formatSiren, parseSiren } from '#domain/identity/siren.ts';
import { filledHtml, filledLine } from '#domain/offer/fill-in.ts';
import { letterValues, type LetterWriting } from '#domain/offer/letter-values.ts';
import { systemOfferTemplates } from '#domain/offer/system-offer-templates.ts';
import { letterConditions } from '#domain/offer/letter-text.ts';
import type { NewOffer } from '../../schema/offers.ts';
import type { NewStateChange } from '../../schema/state-changes.ts';
import { contactId, contactSeeds } from '../contacts/index.ts';
import { euros } from '../euros.ts';
import { operationId, operationSeeds } from '../operations/index.ts';
import { personId } from '../person-id.ts';
import { enteredAt, lastState, stateRows } from '../state-rows.ts';
import { offerTemplateId } from '../templates/index.ts';
import { tenantId, tenantSeeds } from '../tenants.ts';
import type { TenantKey } from '../types.ts';
import { offerId } from './id.ts';
import { offerSeeds, type OfferSeed } from './seeds.ts';

export { offerId } from './id.ts';

const owners: Readonly<Record<TenantKey, string>> = { T1: 'Hugo Lartigue', T2: 'Karim Belkacem' };
/** Where a history has come to an end, its day is that of the decision. */
const undecided: readonly string[] = ['draft', 'sent', 'countered'];

const numberOf = (seed: OfferSeed): number =>
  offerSeeds.filter(({ tenant }) => tenant === seed.tenant).indexOf(seed) + 1;

const dayOf = ({ history }: OfferSeed, state: string): string | null =>
  history.find(({ to }) => to === state)?.on ?? null;

const termsOf = (seed: OfferSeed) => ({
  priceCents: euros(seed.euros),
  validUntil: seed.validUntil,
  promiseBy: seed.promiseBy ?? null,
  deedBy: seed.deedBy ?? null,
  depositCents: seed.depositEuros === undefined ? null : euros(seed.depositEuros),
});

/** As a letter writes amounts and days: « 480 000 € », « 14/03/2026 ». */
const writing: LetterWriting = {
  money: (valueCents, { decimals }) =>
    new Intl.NumberFormat('fr-FR', {
      style: 'currency',
      currency: 'EUR',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    }).format(valueCents / 100),
  date: (on) => on.split('-').toReversed().join('/'),
};

/** Subject and text as they went out on the day of sending. */
function sentLetter(seed: OfferSeed, sentOn: string, template: { subject: string; body: string }) {
  const { tenant, operation, seller } = seed;
  const of = operationSeeds.find((one) => one.tenant === tenant && one.fields.ref === operation);
  const company = tenantSeeds.find(({ id }) => id === tenantId(tenant));
  const contact = contactSeeds
    .find((one) => one.tenant === tenant)
    ?.contacts.find(({ key }) => key === seller);
  if (of === undefined || company === undefined) throw new RangeError(`No operation ${operation}.`);
  const { name, addressLine, postalCode, city, parcels = [] } = of.fields;
  const siren = parseSiren(company.siren ?? '');
  const values = letterValues(
    {
      operation: {
        name,
        address: `${addressLine}, ${postalCode} ${city}`,
        parcels: parcels.map(({ section, number }) => `${section} ${number}`).join(', ') || null,
      },
      seller: contact?.displayName ?? null,
      buyer: {
        company: company.name,
        siren: siren === null ? null : formatSiren(siren),
        representative: owners[tenant],
      },
      today: sentOn,
    },
    { ...termsOf(seed), conditions: letterConditions(seed.conditions ?? []) },
    writing,
  );
  return { subject: filledLine(template.subject, values), sentBody: filledHtml(template.body, values) };
}

function parentOf(seed: OfferSeed): string | null {
  if (seed.answersEarlier !== true) return null;
  const earlier = offerSeeds.find(
    (one) => one.tenant === seed.tenant && one.operation === seed.operation && one !== seed,
  );
  return earlier === undefined ? null : offerId(seed.tenant, numberOf(earlier));
}

function offerRow(seed: OfferSeed): NewOffer {
  const { tenant, operation, by, seller, history } = seed;
  const number = numberOf(seed);
  const template = systemOfferTemplates.find(({ key }) => key === seed.template);
  if (template === undefined) throw new RangeError(`No template ${seed.template}.`);
  const { to: status, on } = lastState(history);
  const sentOn = dayOf(seed, 'sent');
  return {
    ...termsOf(seed),
    id: offerId(tenant, number),
    tenantId: tenantId(tenant),
    operationId: operationId(tenant, operation),
    number,
    templateId: offerTemplateId(tenant, seed.template),
    templateVersion: 1,
    kind: template.kind,
    recipientContactIds: [contactId(tenant, seller)],
    conditions: [...(seed.conditions ?? [])],
    paymentTerms: 'Comptant à l’acte authentique',
    subject: template.subject,
    body: template.body,
    ...(sentOn !== null && sentLetter(seed, sentOn, template)),
    channel: sentOn === null ? null : (seed.channel ?? 'post'),
    sentOn,
    counterPriceCents: seed.counter === undefined ? null : euros(seed.counter[0]),
    counterOn: seed.counter?.[1] ?? null,
    parentOfferId: parentOf(seed),
    status,
    decidedOn: undecided.includes(status) ? null : on,
    refusalReason: seed.refusalReason ?? null,
    version: history.length,
    createdBy: personId(by),
    createdAt: enteredAt(history[0]?.on ?? on, 0),
    updatedAt: enteredAt(on, history.length),
  };
}

/** The seeded offers and the histories of their states. */
export function offerRows(): { offers: NewOffer[]; stateChanges: NewStateChange[] } {
  return {
    offers: offerSeeds.map(offerRow),
    stateChanges: offerSeeds.flatMap((seed) =>
      stateRows(
        {
          entity: 'offer',
          entityId: offerId(seed.tenant, numberOf(seed)),
          operationId: operationId(seed.tenant, seed.operation),
          tenantId: tenantId(seed.tenant),
          byUserId: personId(seed.by),
        },
        seed.history,
      ),
    ),
  };
}
