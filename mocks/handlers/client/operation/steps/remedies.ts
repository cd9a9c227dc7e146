import type { Remedy } from '#contracts/fields.ts';
import { construction, edit, urbanPlanning } from '#generated/routes/client/operation.ts';
import { index as financing } from '#generated/routes/client/operation/financing.ts';
import { edit as purchase } from '#generated/routes/client/operation/notary/purchase.ts';
import { index as notarySales, payment as calls } from '#generated/routes/client/operation/notary/sale.ts';
import { index as offers } from '#generated/routes/client/operation/offer.ts';
import { edit as lot, index as salePlan } from '#generated/routes/client/operation/sale.ts';
import { index as simulations } from '#generated/routes/client/operation/simulation.ts';
import { edit as termination } from '#generated/routes/client/operation/terminate.ts';
import { index as suppliers } from '#generated/routes/client/supplier.ts';
import * as stepMessages from '#messages/client/operation-step.ts';
import { messagesFor } from '#messages/locale.ts';
import type { ClientContext } from '#mocks/server/context.ts';

/** The pages where something is put right, by what their link says; of the record itself where it is known. */
const pages = {
  address: (operation: string) => `${edit({ operation })}#addressLine`,
  price: (operation: string) => `${edit({ operation })}#askingPriceCents`,
  simulations: (operation: string) => simulations({ operation }),
  offers: (operation: string) => offers({ operation }),
  purchase: (operation: string) => purchase({ operation }),
  urbanPlanning: (operation: string) => urbanPlanning({ operation }),
  construction: (operation: string) => construction({ operation }),
  financing: (operation: string) => financing({ operation }),
  salePlan: (operation: string) => salePlan({ operation }),
  lot: (operation: string, id?: string) =>
    id === undefined ? salePlan({ operation }) : lot({ operation, lot: id }),
  sales: (operation: string) => notarySales({ operation }),
  calls: (operation: string, notarySale?: string) =>
    notarySale === undefined ? notarySales({ operation }) : calls({ operation, notarySale }),
  termination: (operation: string) => termination({ operation }),
  suppliers: () => suppliers(),
} as const satisfies Record<string, (operation: string, recordId?: string) => string>;
export type RemedyPage = keyof typeof pages;

/**
 * Where each refusal is put right, by the id of the machine and code. Those that the window or the page of the step mends itself
 * have no link: their text says what to do there.
 */
export const remedyPages = {
  operation: {
    no_place: 'address',
    no_price: 'price',
    no_validated_simulation: 'simulations',
    live_offers: 'offers',
    no_accepted_offer: 'offers',
    purchase_not_ended: 'purchase',
    promise_expected: 'purchase',
    no_awarded_lot: 'construction',
    permit_not_purged: 'urbanPlanning',
    no_lot_for_sale: 'salePlan',
    live_sales: 'sales',
    checklist_open: 'termination',
  },
  lot: {
    no_price: 'lot',
    no_area: 'lot',
    price_not_split: 'lot',
    permit_not_granted: 'urbanPlanning',
    option_running: 'sales',
  },
  project: { live_sales: 'sales' },
  offer: {
    no_validated_simulation: 'simulations',
    other_offer_accepted: 'offers',
  },
  notary_purchase: {
    no_accepted_offer: 'offers',
    preemption_not_cleared: 'urbanPlanning',
  },
  notary_sale: {
    lot_not_available: 'salePlan',
    description_not_approved: 'salePlan',
    plot_not_surveyed: 'salePlan',
    preemption_not_cleared: 'urbanPlanning',
    price_not_received: 'calls',
    tantiemes_not_balanced: 'salePlan',
    no_completion_guarantee: 'financing',
    completion_not_certified: 'construction',
  },
  payment: {
    deed_not_signed: 'sales',
    event_not_certified: 'construction',
  },
  construction_lot: { decennial_missing: 'suppliers' },
  broadcast_lot: {
    lot_not_available: 'salePlan',
    dpe_missing: 'lot',
    copro_charges_missing: 'lot',
    copro_lots_missing: 'lot',
    no_price: 'lot',
  },
} as const satisfies Record<string, Readonly<Record<string, RemedyPage>>>;

/** Where facts are entered without which a step is not taken (`missing:<fact>`), by the id of the machine and fact. */
const factPages: Readonly<Record<string, Readonly<Record<string, RemedyPage>>>> = {
  lot: {
    'missing:priceTtcCents': 'lot',
    'missing:areaM2': 'lot',
    'missing:saleMode': 'lot',
  },
};

/**
 * A link to a page where something is put right, in the reader’s language.
 *
 * @param recordId of the lot or the sale that is refused, whose own page is opened; without it the list of them
 */
export const remedyOf = (
  { locale }: Pick<ClientContext, 'locale'>,
  page: RemedyPage,
  operationId: string,
  recordId?: string,
): Remedy => ({
  label: messagesFor(locale, stepMessages).remedy[page],
  href: pages[page](operationId, recordId),
});

/** Links to what puts refusals of a machine right, one for each page, in the order of the refusals. */
export function remediesOf(
  context: Pick<ClientContext, 'locale'>,
  { id }: { readonly id: string },
  reasons: readonly { readonly code: string }[],
  operationId: string,
  recordId?: string,
): Remedy[] {
  const known: Readonly<Record<string, Readonly<Record<string, RemedyPage>>>> = remedyPages;
  const wanted = new Set(reasons.flatMap(({ code }) => known[id]?.[code] ?? factPages[id]?.[code] ?? []));
  return [...wanted].map((page) => remedyOf(context, page, operationId, recordId));
}
