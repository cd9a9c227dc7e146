import type { LotType } from '../lot/states.ts';

/** How an advert speaks: what there is, an invitation, or figures for who buys to let. */
export const advertTones = ['factual', 'inviting', 'investor'] as const;
export type AdvertTone = (typeof advertTones)[number];

/** What a property has that an advert tells. */
export const advertFeatures = [
  'elevator',
  'duplex',
  'fiber',
  'basement',
  'singleOwner',
  'electricity',
  'evCharger',
  'securedAccess',
  'pool',
  'isBuildingPlot',
  'surveyed',
  'accessible',
  'extraction',
  'loadingDock',
] as const;

/** What an advert can tell of a property; figures are written as people read them. */
export interface AdvertSubject {
  readonly type: LotType;
  readonly city: string;
  /** « 63,4 m² » */
  readonly area: string;
  readonly rooms: number | null;
  readonly unitsCount: number | null;
  readonly features: readonly string[];
  readonly strengths: readonly string[];
  readonly isRented: boolean;
  /** « 37 200 € »; null without rents. */
  readonly yearlyRent: string | null;
  /** « 9,42 % »; null where it means nothing. */
  readonly grossYield: string | null;
}

/** Texts of an advert; `description` is HTML of paragraphs and one list. */
export interface AdvertText {
  readonly title: string;
  readonly pitch: string;
  readonly description: string;
}

type Locale = 'fr' | 'en';

const names: Readonly<Record<Locale, Readonly<Record<LotType, string>>>> = {
  fr: {
    Apartment: 'Appartement',
    Building: 'Immeuble',
    Garage: 'Garage',
    House: 'Maison',
    Land: 'Terrain',
    ProfessionalRealEstate: 'Local professionnel',
  },
  en: {
    Apartment: 'Apartment',
    Building: 'Building',
    Garage: 'Garage',
    House: 'House',
    Land: 'Land',
    ProfessionalRealEstate: 'Business premises',
  },
};

const words = {
  fr: {
    rooms: (count: number) => `${count} pièce${count > 1 ? 's' : ''}`,
    units: (count: number) => `${count} lot${count > 1 ? 's' : ''}`,
    at: 'à',
    rented: 'vendu loué',
    free: 'libre de toute occupation',
    rent: (rent: string) => `Loyers annuels hors charges : ${rent}.`,
    yield: (rate: string) => `Rentabilité brute : ${rate}.`,
    lead: { factual: '', inviting: 'À découvrir : ', investor: 'Pour investisseur : ' },
    close: {
      factual: 'Dossier complet sur demande.',
      inviting: 'Visites sur rendez-vous : contactez-nous.',
      investor: 'Baux, diagnostics et état des charges communiqués sur demande.',
    },
    and: ' et ',
  },
  en: {
    rooms: (count: number) => `${count} room${count > 1 ? 's' : ''}`,
    units: (count: number) => `${count} unit${count > 1 ? 's' : ''}`,
    at: 'in',
    rented: 'sold with tenants',
    free: 'vacant',
    rent: (rent: string) => `Yearly rent without charges: ${rent}.`,
    yield: (rate: string) => `Gross yield: ${rate}.`,
    lead: { factual: '', inviting: 'Worth a visit: ', investor: 'For investors: ' },
    close: {
      factual: 'Full file on request.',
      inviting: 'Visits by appointment: contact us.',
      investor: 'Leases, technical reports and statement of charges on request.',
    },
    and: ' and ',
  },
} as const;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const paragraph = (text: string): string => `<p>${escaped(text)}</p>`;

/** Cuts a text to a length, at the end of a word. */
function within(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).trimEnd();
}

/**
 * Drafts an advert out of what is known of a property: nothing is made up, and what is not known is left out.
 *
 * @returns texts within the limits of the form
 */
export function advertText(
  subject: AdvertSubject,
  tone: AdvertTone,
  locale: Locale,
  limits: { readonly title: number; readonly pitch: number },
): AdvertText {
  const { type, city, area, rooms, unitsCount, features, strengths, isRented, yearlyRent, grossYield } =
    subject;
  const said = words[locale];
  const name = names[locale][type];
  const size = rooms !== null ? said.rooms(rooms) : unitsCount !== null ? said.units(unitsCount) : null;
  const what = [name, size, area].filter(Boolean).join(' ');
  const occupancy = isRented ? said.rented : said.free;
  const figures = [
    ...(yearlyRent === null ? [] : [said.rent(yearlyRent)]),
    ...(grossYield === null ? [] : [said.yield(grossYield)]),
  ];
  const listed = [...features, ...strengths];
  const pitch = [
    `${said.lead[tone]}${tone === 'factual' ? what : what.charAt(0).toLowerCase() + what.slice(1)} ${said.at} ${city}, ${occupancy}.`,
    ...(tone === 'investor' ? figures : []),
    ...(strengths.length > 0 && tone !== 'investor' ? [`${strengths.slice(0, 2).join(said.and)}.`] : []),
  ].join(' ');
  const description = [
    paragraph(`${what} ${said.at} ${city}, ${occupancy}.`),
    ...(listed.length > 0 ? [`<ul>${listed.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`] : []),
    ...(figures.length > 0 ? [paragraph(figures.join(' '))] : []),
    paragraph(said.close[tone]),
  ].join('');
  return {
    title: within(`${what} · ${city}`, limits.title),
    pitch: within(pitch, limits.pitch),
    description,
  };
}
