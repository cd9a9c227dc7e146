import { advertMentions } from '#domain/broadcast/mentions.ts';
import { shownAddressLine } from '#domain/broadcast/place.ts';
import type { BroadcastConfiguration, Operation, Tenant } from '#mocks/db/schema/index.ts';
import { textFormat } from '../text-format.ts';
import type { FedAdvert } from './fed-adverts.ts';

/** All that a feed shows. */
export interface FeedFacts {
  readonly configuration: BroadcastConfiguration;
  readonly operation: Operation;
  readonly tenant: Pick<Tenant, 'name' | 'tradeName'>;
  /** Who answers. */
  readonly contact: string;
  readonly adverts: readonly FedAdvert[];
  readonly at: Date;
  /** The whole address of a photograph. */
  readonly photoHref: (mediaId: string) => string;
}

const types = {
  Apartment: 'appartement',
  Building: 'immeuble',
  Garage: 'stationnement',
  House: 'maison',
  Land: 'terrain',
  ProfessionalRealEstate: 'local-professionnel',
} as const;

const { money } = textFormat('fr');

/** The adverts of an operation as XML: whatever a gateway needs to hand them on, and nothing that is not public. */
export function feedDocument(facts: FeedFacts): string {
  const { configuration, operation, tenant, contact, at } = facts;
  const root = group(
    'annonces',
    [
      group('annonceur', [
        element('nom', tenant.tradeName ?? tenant.name),
        element('contact', contact),
        element('telephone', configuration.phone),
        element('email', configuration.email),
      ]),
      ...facts.adverts.map((each) => advertElement(facts, each)),
    ],
    { version: '1', operation: operation.ref, genere: at.toISOString() },
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}

function advertElement(facts: FeedFacts, { advert, lot, portals, photoIds }: FedAdvert): string {
  const { configuration, operation } = facts;
  const { details } = lot;
  const whole = (name: string): number | null => {
    const value = details[name];
    return typeof value === 'number' ? value : null;
  };
  const worded = (name: string): string | null => {
    const value = details[name];
    return typeof value === 'string' ? value : null;
  };
  const mentions = advertMentions({
    ...lot,
    feesMention: configuration.feesMention,
    money: (amountCents) => money(amountCents, { decimals: 0 }),
  });
  return group(
    'annonce',
    [
      group(
        'portails',
        portals.map((portal) => element('portail', portal)),
      ),
      element('type', types[lot.type]),
      element('titre', advert.title),
      element('texte', [advert.text, ...mentions].join('\n')),
      group('lieu', [
        element('adresse', shownAddressLine(operation, configuration.showAddress)),
        element('codePostal', operation.postalCode),
        element('commune', operation.city),
        element('codeInsee', operation.inseeCode),
      ]),
      advert.isPriceShown && lot.priceTtcCents !== null
        ? group('prix', [(lot.priceTtcCents / 100).toFixed(2)], { devise: 'EUR' })
        : '',
      element('honoraires', configuration.feesMention),
      element('surface', lot.areaM2),
      element('surfaceHabitable', lot.habitableM2),
      element('surfaceTerrain', worded('landM2')),
      element('pieces', whole('rooms')),
      element('chambres', whole('bedrooms')),
      element('etage', lot.type === 'Apartment' ? lot.level : null),
      energyElement(worded, whole),
      coproElement(details, whole),
      group(
        'photos',
        photoIds.map((id) => element('photo', facts.photoHref(id))),
      ),
    ],
    {
      id: advert.id,
      reference: `${operation.ref}-${lot.ref}`,
      modifie: advert.updatedAt.toISOString(),
    },
  );
}

const energyElement = (
  worded: (name: string) => string | null,
  whole: (name: string) => number | null,
): string => {
  const euros = (cents: number | null): string | null => (cents === null ? null : (cents / 100).toFixed(2));
  const content = [
    element('classeEnergie', worded('dpeClass')),
    element('classeClimat', worded('gesClass')),
    element('dateDpe', worded('dpeOn')),
    element('depensesMin', euros(whole('energyCostMinCents'))),
    element('depensesMax', euros(whole('energyCostMaxCents'))),
    element('anneePrix', whole('energyPriceYear')),
  ];
  return content.every((part) => part === '') ? '' : group('energie', content);
};

const coproElement = (
  details: Readonly<Record<string, unknown>>,
  whole: (name: string) => number | null,
): string => {
  const lotsCount = whole('coproLotsCount');
  if (lotsCount === null) return '';
  const chargesCents = whole('coproAnnualChargesCents');
  const procedure = details['coproProcedure'];
  return group('copropriete', [
    element('lots', lotsCount),
    element('chargesAnnuelles', chargesCents === null ? null : (chargesCents / 100).toFixed(2)),
    element('procedureEnCours', typeof procedure === 'boolean' ? (procedure ? 'oui' : 'non') : null),
  ]);
};

/** A text as it stands between tags or in an attribute; signs that XML 1.0 forbids are left out. */
const xmlText = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- these are the signs that XML 1.0 forbids
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** An element with a text; nothing where there is none. */
const element = (name: string, value: string | number | boolean | null | undefined): string =>
  value === null || value === undefined || value === '' ? '' : `<${name}>${xmlText(String(value))}</${name}>`;

/** An element around others. @param attributes written as they are given */
const group = (
  name: string,
  content: readonly string[],
  attributes: Readonly<Record<string, string>> = {},
): string => {
  const attributeTexts = Object.entries(attributes).map(([key, value]) => ` ${key}="${xmlText(value)}"`);
  return `<${name}${attributeTexts.join('')}>${content.join('')}</${name}>`;
};
