import type { Effect } from '../machine.ts';
import type { NotarySaleFacts } from './notary-sale-facts.ts';

type SaleEffect = Effect<NotarySaleFacts>;

/** What a sale that ends without a deed sets free. */
export const cancelled: readonly SaleEffect[] = [
  { code: 'free_lots', text: { fr: 'les lots sont libérés', en: 'the lots are freed' } },
  { code: 'close_deadlines', text: { fr: 'les délais sont clos', en: 'the deadlines are closed' } },
  {
    code: 'keep_file',
    text: { fr: 'le dossier reste dans les ventes annulées', en: 'the file stays among the cancelled sales' },
  },
];

/** What a signed deed starts. */
export const deedSigned: readonly SaleEffect[] = [
  { code: 'sell_lots', text: { fr: 'les lots sont vendus', en: 'the lots are sold' } },
  {
    code: 'generate_payments',
    text: { fr: 'les appels de fonds sont créés', en: 'the calls for funds are created' },
  },
  {
    code: 'generate_cash_flow',
    text: { fr: 'les flux de trésorerie sont créés', en: 'the cash flow rows are created' },
  },
  {
    code: 'freeze_vat',
    text: { fr: 'le régime et la TVA sont figés', en: 'the regime and the VAT are frozen' },
  },
];

/** What a signed preliminary contract starts. */
export const contractSigned: readonly SaleEffect[] = [
  {
    code: 'contract_lots',
    text: { fr: 'les lots passent sous compromis', en: 'the lots go under contract' },
  },
  { code: 'start_deadlines', text: { fr: 'les délais légaux courent', en: 'the legal periods run' } },
  {
    code: 'annex_description',
    text: { fr: 'la notice approuvée est annexée', en: 'the approved description is annexed' },
    when: ({ isDescriptionApproved }) => isDescriptionApproved === true,
  },
];

/** What a delivery starts. */
export const saleDelivered: readonly SaleEffect[] = [
  { code: 'deliver_lots', text: { fr: 'les lots sont livrés', en: 'the lots are delivered' } },
  {
    code: 'call_delivery',
    text: { fr: 'l’appel de livraison peut être émis', en: 'the call at delivery may be sent' },
  },
];
