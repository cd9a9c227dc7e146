import type { OfferTemplateContent } from '../../schema/offer-templates.ts';
import type { TenantKey } from '../types.ts';

interface OfferVersion {
  /** Day on which it was saved. */
  readonly on: string;
  readonly content: OfferTemplateContent;
}

/** A text that a company wrote for itself, version by version. */
export interface OwnOffer {
  readonly tenant: TenantKey;
  readonly key: string;
  readonly versions: readonly [OfferVersion, ...OfferVersion[]];
}

const parties =
  '<p>{{buyer.company}}, SIREN {{buyer.siren}}, représentée par {{buyer.representative}},</p><p>à {{seller.fullName}}</p>';
const signature = '<p>Fait le {{today}}.</p><p>{{buyer.company}}<br />{{buyer.representative}}</p>';

const building: OfferTemplateContent = {
  name: 'Offre immeuble à rénover',
  kind: 'letter',
  subject: 'Notre offre pour {{operation.name}}',
  body: [
    parties,
    '<h2>Offre d’achat d’un immeuble à rénover</h2>',
    '<p>À la suite de notre visite, nous vous offrons {{offer.price}} ({{offer.priceInWords}}) pour l’immeuble situé {{operation.address}}.</p>',
    '<p>Cette offre est valable jusqu’au {{offer.validUntil}}, sous les conditions suivantes : {{offer.conditions}}.</p>',
    signature,
  ].join(''),
  defaultValidityDays: 10,
  defaultConditions: [{ type: 'loan', deadlineDays: 60, detail: '' }],
  header: 'logo',
  footer: 'legal',
};

const land: OfferTemplateContent = {
  name: 'Offre terrain à diviser',
  kind: 'letter',
  subject: 'Offre d’achat du terrain – {{operation.name}}',
  body: [
    parties,
    '<h2>Offre d’achat d’un terrain</h2>',
    '<p>Nous vous offrons {{offer.price}} ({{offer.priceInWords}}) pour le terrain situé {{operation.address}}, cadastré {{operation.parcels}}.</p>',
    '<p>Cette offre est valable jusqu’au {{offer.validUntil}}, sous les conditions suivantes : {{offer.conditions}}. L’acte serait signé au plus tard le {{offer.deedBy}}.</p>',
    signature,
  ].join(''),
  defaultValidityDays: 20,
  defaultConditions: [
    { type: 'soil', deadlineDays: 45, detail: 'étude géotechnique G1' },
    { type: 'permit_purged', deadlineDays: 180, detail: 'permis d’aménager' },
  ],
  header: 'name',
  footer: 'legal',
};

/** What the two companies with operations wrote for themselves. */
export const ownOffers: readonly OwnOffer[] = [
  {
    tenant: 'T1',
    key: 'building',
    versions: [
      { on: '2025-06-16', content: building },
      {
        on: '2026-01-12',
        content: {
          ...building,
          defaultValidityDays: 15,
          defaultConditions: [
            ...building.defaultConditions,
            { type: 'vacant', deadlineDays: 90, detail: 'les deux logements du premier étage' },
          ],
        },
      },
    ],
  },
  { tenant: 'T2', key: 'land', versions: [{ on: '2025-10-06', content: land }] },
];
