import type { LotType } from '../lot/states.ts';
import { frenchSpaces } from './french-spaces.ts';
import { maxAdvertText, maxAdvertTitle } from './advert.ts';

/** What the draft of an advert is written from; figures are written as people read them. */
export interface LotSubject {
  readonly type: LotType;
  readonly programme: string;
  readonly city: string;
  /** « 63,4 m² » */
  readonly area: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly level: number | null;
  readonly saleMode: 'asis' | 'vir' | 'vefa' | 'tab';
  readonly isRented: boolean;
  readonly strengths: readonly string[];
  /** Writes an area of a detail: « 5,2 m² ». */
  readonly areaOf: (areaM2: string) => string;
}

const names: Readonly<Record<LotType, string>> = {
  Apartment: 'Appartement',
  Building: 'Immeuble',
  Garage: 'Garage',
  House: 'Maison',
  Land: 'Terrain',
  ProfessionalRealEstate: 'Local professionnel',
};

const garageNames: Readonly<Record<string, string>> = {
  box: 'Box fermé',
  indoor: 'Parking intérieur',
  outdoor: 'Parking extérieur',
  motorbike: 'Stationnement deux-roues',
};

const exposures: Readonly<Record<string, string>> = {
  N: 'nord',
  NE: 'nord-est',
  E: 'est',
  SE: 'sud-est',
  S: 'sud',
  SO: 'sud-ouest',
  O: 'ouest',
  NO: 'nord-ouest',
};

const outdoors = [
  ['balconyM2', 'balcon'],
  ['terraceM2', 'terrasse'],
  ['loggiaM2', 'loggia'],
  ['gardenM2', 'jardin'],
  ['cellarM2', 'cave'],
] as const;

const flags = [
  ['elevator', 'ascenseur'],
  ['duplex', 'duplex'],
  ['fiber', 'fibre'],
  ['pool', 'piscine'],
  ['electricity', 'électricité'],
  ['evCharger', 'borne de recharge'],
  ['securedAccess', 'accès sécurisé'],
  ['surveyed', 'terrain borné'],
  ['accessible', 'accessible aux personnes à mobilité réduite'],
  ['extraction', 'extraction'],
  ['loadingDock', 'quai de déchargement'],
] as const;

const saleTexts: Readonly<Record<LotSubject['saleMode'], string | null>> = {
  asis: null,
  vir: 'Vente d’immeuble à rénover : le prix comprend l’existant et les travaux.',
  vefa: 'Vente en l’état futur d’achèvement.',
  tab: 'Terrain à bâtir.',
};

const plural = (count: number, word: string): string => `${count} ${word}${count > 1 ? 's' : ''}`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Cuts a text to a length, at the end of a word. */
function within(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s·,:]+$/, '');
}

const isNumber = (value: unknown): value is number => typeof value === 'number';

function nameOf({ type, details }: LotSubject): string {
  const garage = details['garageKind'];
  return (type === 'Garage' && typeof garage === 'string' ? garageNames[garage] : undefined) ?? names[type];
}

/** Where it lies in its building and what it looks at. */
function placeOf({ type, level, details }: LotSubject): string | null {
  const { exposure } = details;
  const parts = [
    ...(type === 'Apartment' && level !== null
      ? [level === 0 ? 'au rez-de-chaussée' : level < 0 ? 'en sous-sol' : `au ${ordinal(level)} étage`]
      : []),
    ...(exposure === 'traversant'
      ? ['traversant']
      : typeof exposure === 'string' && exposures[exposure] !== undefined
        ? [`exposé ${exposures[exposure]}`]
        : []),
  ];
  return parts.length === 0 ? null : `${capital(parts.join(', '))}.`;
}

const ordinal = (level: number): string => (level === 1 ? '1er' : `${level}e`);

function roomsOf({ details }: LotSubject): string | null {
  const { bedrooms, bathrooms } = details;
  const parts = [
    ...(isNumber(bedrooms) && bedrooms > 0 ? [plural(bedrooms, 'chambre')] : []),
    ...(isNumber(bathrooms) && bathrooms > 0
      ? [bathrooms > 1 ? `${bathrooms} salles d’eau` : '1 salle d’eau']
      : []),
  ];
  return parts.length === 0 ? null : `${parts.join(', ')}.`;
}

function extrasOf({ details, areaOf }: LotSubject): string | null {
  const { parkingCount, landM2 } = details;
  const parts = [
    ...(typeof landM2 === 'string' ? [`terrain de ${areaOf(landM2)}`] : []),
    ...outdoors.flatMap(([field, word]) => {
      const value = details[field];
      return typeof value === 'string' ? [`${word} de ${areaOf(value)}`] : [];
    }),
    ...(isNumber(parkingCount) && parkingCount > 0 ? [plural(parkingCount, 'stationnement')] : []),
    ...flags.flatMap(([field, word]) => (details[field] === true ? [word] : [])),
  ];
  return parts.length === 0 ? null : `${capital(parts.join(', '))}.`;
}

/** Drafts title and text of an advert out of what is known of a lot: nothing is made up. */
export function lotAdvertText(subject: LotSubject): { readonly title: string; readonly text: string } {
  const { city, programme, area, details, saleMode, isRented, strengths } = subject;
  const { rooms, unitsCount } = details;
  const size = isNumber(rooms)
    ? plural(rooms, 'pièce')
    : isNumber(unitsCount)
      ? plural(unitsCount, 'logement')
      : null;
  const what = [nameOf(subject), size, area].filter(Boolean).join(' ');
  const lines = [
    `${what} à ${city}, dans le programme « ${programme} ».`,
    placeOf(subject),
    roomsOf(subject),
    extrasOf(subject),
    saleTexts[saleMode],
    isRented ? 'Vendu loué.' : null,
    strengths.length === 0 ? null : `Les plus : ${strengths.join(', ')}.`,
    'Plans, diagnostics et visite sur demande.',
  ];
  return {
    title: within(`${what} · ${city}`, maxAdvertTitle),
    text: within(frenchSpaces(lines.filter((line) => line !== null).join('\n')), maxAdvertText),
  };
}
