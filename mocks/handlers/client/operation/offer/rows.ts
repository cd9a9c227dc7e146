import type { CurrentOffer, NegotiationStep, OfferRow } from '#contracts/client/operation/offer/index.ts';
import { liveOfferStates } from '#domain/offer/offer.ts';
import { day, daysBetween } from '#domain/time/day.ts';
import type { Offer, Operation } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { contactsByIds } from '../visit/list.ts';

type People = Awaited<ReturnType<typeof contactsByIds>>;

/** The people whom some offers address. */
export const recipientsOf = (context: ClientContext, rows: readonly Offer[]): Promise<People> =>
  contactsByIds(
    context,
    rows.flatMap(({ recipientContactIds }) => recipientContactIds),
  );

/** What the steps of an offer ask of it. */
export function currentOf(offer: Offer, people: People): CurrentOffer {
  return {
    id: offer.id,
    number: offer.number,
    version: offer.version,
    status: offer.status,
    recipients: offer.recipientContactIds.flatMap((id) => {
      const contact = people.get(id);
      return contact ? [{ id, name: contact.displayName, email: contact.email }] : [];
    }),
    priceCents: offer.priceCents,
    validUntil: offer.validUntil,
    sentOn: offer.sentOn,
    counterPriceCents: offer.counterPriceCents,
    counterOn: offer.counterOn,
    decidedOn: offer.decidedOn,
    refusalReason: offer.refusalReason,
  };
}

/** How far a price is from the one that is asked, in basis points; null where one of them is not known. */
export const gapBps = (priceCents: number | null, askingCents: number | null): number | null =>
  priceCents === null || askingCents === null || askingCents === 0
    ? null
    : Math.round(((priceCents - askingCents) * 10_000) / askingCents);

const awaited: readonly string[] = liveOfferStates;

/** An offer as lists show it. */
export function offerRowOf(offer: Offer, operation: Operation, people: People, today: string): OfferRow {
  const area = Number(operation.builtAreaM2 ?? 0);
  const { priceCents, status, validUntil } = offer;
  return {
    ...currentOf(offer, people),
    kind: offer.kind,
    gapBps: gapBps(priceCents, operation.askingPriceCents),
    perM2Cents: priceCents === null || area === 0 ? null : Math.round(priceCents / area),
    conditions: offer.conditions.map(({ type }) => type),
    daysLeft:
      validUntil === null || !awaited.includes(status) ? null : daysBetween(day(today), day(validUntil)),
  };
}

/** Prices of the negotiation in their order: what is asked, what was offered, what was answered. */
export function negotiationOf(
  rows: readonly Offer[],
  { askingPriceCents: asked }: Operation,
): NegotiationStep[] {
  const steps: NegotiationStep[] = rows
    .filter(({ status, sentOn }) => status !== 'draft' && sentOn !== null)
    .flatMap(({ number, status, priceCents, sentOn, counterPriceCents, counterOn }) => [
      ...(priceCents === null ? [] : [{ kind: 'offer' as const, priceCents, on: sentOn, status, number }]),
      ...(counterPriceCents === null
        ? []
        : [{ kind: 'counter' as const, priceCents: counterPriceCents, on: counterOn, status: null, number }]),
    ])
    .map((step) => ({ ...step, gapBps: gapBps(step.priceCents, asked) }))
    .toSorted((a, b) => ((a.on ?? '') < (b.on ?? '') ? -1 : (a.on ?? '') > (b.on ?? '') ? 1 : 0));
  if (asked === null) return steps;
  return [
    { kind: 'asking', number: null, status: null, priceCents: asked, on: null, gapBps: null },
    ...steps,
  ];
}
