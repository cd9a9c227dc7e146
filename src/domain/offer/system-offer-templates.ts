import type { OfferCondition, OfferKind } from './offer-template.ts';

/** A text that comes with the platform: whoever wants another one makes a copy. */
export interface SystemOfferTemplate {
  readonly key: 'simple' | 'conditional' | 'intent';
  readonly name: string;
  readonly kind: OfferKind;
  readonly subject: string;
  readonly body: string;
  readonly defaultValidityDays: number;
  readonly defaultConditions: readonly OfferCondition[];
  /** The one that is proposed first among those of its kind. */
  readonly isDefault: boolean;
}

const buyer =
  '<p>{{buyer.company}}, SIREN {{buyer.siren}}, représentée par {{buyer.representative}},</p><p>à {{seller.fullName}}</p>';
const closing = '<p>Fait le {{today}}.</p><p>{{buyer.company}}<br />{{buyer.representative}}</p>';

const simple: SystemOfferTemplate = {
  key: 'simple',
  name: 'Offre d’achat simple',
  kind: 'letter',
  subject: 'Offre d’achat – {{operation.name}}',
  body: [
    buyer,
    '<h2>Offre d’achat</h2>',
    '<p>Madame, Monsieur,</p>',
    '<p>Nous vous offrons d’acquérir le bien situé {{operation.address}}, cadastré {{operation.parcels}}, au prix de <strong>{{offer.price}}</strong> ({{offer.priceInWords}}), net vendeur.</p>',
    '<p>Cette offre est faite sans condition suspensive de prêt. Elle est valable jusqu’au <strong>{{offer.validUntil}}</strong> : passé cette date, elle sera caduque de plein droit.</p>',
    '<p>En cas d’acceptation, l’avant-contrat serait signé au plus tard le {{offer.promiseBy}}, avec le versement d’un dépôt de {{offer.deposit}}, et l’acte authentique au plus tard le {{offer.deedBy}}.</p>',
    '<p>Pour accepter, il vous suffit de nous retourner un exemplaire daté et signé, précédé de la mention « Bon pour accord ».</p>',
    closing,
  ].join(''),
  defaultValidityDays: 10,
  defaultConditions: [],
  isDefault: true,
};

const conditional: SystemOfferTemplate = {
  key: 'conditional',
  name: 'Offre sous conditions (prêt, permis purgé)',
  kind: 'letter',
  subject: 'Offre d’achat sous conditions – {{operation.name}}',
  body: [
    buyer,
    '<h2>Offre d’achat sous conditions suspensives</h2>',
    '<p>Madame, Monsieur,</p>',
    '<p>Nous vous offrons d’acquérir le bien situé {{operation.address}}, cadastré {{operation.parcels}}, au prix de <strong>{{offer.price}}</strong> ({{offer.priceInWords}}), net vendeur.</p>',
    '<h3>Conditions suspensives</h3>',
    '<p>Cette offre est faite sous les conditions suivantes : {{offer.conditions}}.</p>',
    '<h3>Calendrier</h3>',
    '<ul><li>Offre valable jusqu’au <strong>{{offer.validUntil}}</strong></li><li>Avant-contrat au plus tard le {{offer.promiseBy}}, avec un dépôt de {{offer.deposit}}</li><li>Acte authentique au plus tard le {{offer.deedBy}}</li></ul>',
    '<p>Pour accepter, il vous suffit de nous retourner un exemplaire daté et signé, précédé de la mention « Bon pour accord ».</p>',
    closing,
  ].join(''),
  defaultValidityDays: 15,
  defaultConditions: [
    { type: 'loan', deadlineDays: 60, detail: '' },
    { type: 'permit_purged', deadlineDays: 150, detail: '' },
    { type: 'preemption', deadlineDays: 60, detail: '' },
  ],
  isDefault: false,
};

const intent: SystemOfferTemplate = {
  key: 'intent',
  name: 'Lettre d’intention',
  kind: 'loi',
  subject: 'Lettre d’intention – {{operation.name}}',
  body: [
    buyer,
    '<h2>Lettre d’intention</h2>',
    '<p>Madame, Monsieur,</p>',
    '<p>Nous vous confirmons notre intérêt pour le bien situé {{operation.address}}, cadastré {{operation.parcels}}, que nous envisageons d’acquérir au prix de <strong>{{offer.price}}</strong> ({{offer.priceInWords}}).</p>',
    '<p>Cette lettre ne vaut pas offre au sens de l’article 1114 du code civil : elle n’engage aucune des parties tant qu’un avant-contrat n’est pas signé.</p>',
    '<p>Nous souhaitons, jusqu’au <strong>{{offer.validUntil}}</strong>, conduire nos vérifications techniques, juridiques et d’urbanisme, puis vous remettre une offre ferme sous les conditions suivantes : {{offer.conditions}}.</p>',
    closing,
  ].join(''),
  defaultValidityDays: 30,
  defaultConditions: [
    { type: 'soil', deadlineDays: 45, detail: '' },
    { type: 'permit_purged', deadlineDays: 150, detail: '' },
  ],
  isDefault: true,
};

/** The texts that every company has from the beginning. */
export const systemOfferTemplates: readonly SystemOfferTemplate[] = [simple, conditional, intent];

/** What a new template begins with. */
export const starterBody = simple.body;
