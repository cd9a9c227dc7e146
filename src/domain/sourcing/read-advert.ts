import { departmentNames } from '../geography/departments.ts';
import type { LotType } from '../lot/states.ts';
import { cents, type Cents } from '../money/cents.ts';

/** Classes of the energy label. */
export const energyClasses = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export type EnergyClass = (typeof energyClasses)[number];

/** The most characters of an advert that are read. */
export const maxAdvertLength = 20_000;

/** A value, and the words of the advert that tell it, for whoever corrects it. */
export interface Recognised<Value> {
  readonly value: Value;
  readonly words: string;
}

/** What the text of an advert tells; null where it tells nothing, or nothing clear. */
export interface Advert {
  readonly type: Recognised<LotType> | null;
  /** Asked from the buyer, agency fee included where the advert tells both. */
  readonly priceCents: Recognised<Cents> | null;
  /** Of the building; of the ground for a plot. Decimal text with up to two decimals. */
  readonly areaM2: Recognised<string> | null;
  readonly landM2: Recognised<string> | null;
  readonly rooms: Recognised<number> | null;
  /** Number and street of the property. */
  readonly addressLine: Recognised<string> | null;
  readonly postalCode: Recognised<string> | null;
  readonly city: Recognised<string> | null;
  readonly energyClass: Recognised<EnergyClass> | null;
}

/** Reads the text of an advert as people write them in French. Never throws. */
export function readAdvert(given: string): Advert {
  const text = plainText(given.slice(0, maxAdvertLength));
  const type = typeIn(text);
  // The area of a garage is what of other properties stands beside them.
  const areas = areasIn(text, type?.value === 'Garage');
  const landM2 = areas.find(({ isLand }) => isLand) ?? null;
  const built = areas.filter(({ isLand }) => !isLand);
  const areaM2 = built.find(({ isLiving }) => isLiving) ?? built[0] ?? null;
  const isPlot = type?.value === 'Land';
  const place = placeIn(text);
  return {
    type,
    priceCents: priceIn(text),
    areaM2: recognised(isPlot ? (landM2 ?? areaM2) : areaM2),
    landM2: recognised(landM2),
    rooms: roomsIn(text),
    addressLine: streetIn(text, place),
    ...place,
    energyClass: energyClassIn(text),
  };
}

const amountPattern =
  /(?<![\d.,])(\d{1,3}(?:[ .]\d{3})+|\d+)(?:,(\d{1,2}))? ?(k ?€|k ?euros?|m ?€|millions? d'euros|€|euros?\b|eur\b)/giu;

/** What stands before an amount that is not the price of the property. */
const otherAmount =
  /(?:loyers?|charges?|taxe|foncière|honoraires|travaux|budget|dépôt|garantie|mensualités?|dépenses?|énergie|entre|estimés?|rendement|provision|commission|frais|rapport)[^.;\n€]{0,40}$/iu;
const netOfFees = /(?:hors|sans) (?:les )?(?:honoraires|frais)|net vendeur/iu;
const isPerSomething = /^ ?(?:\/|par|le m²|ht? ?\/|(?:hc|cc)\b|mensuel|de (?:loyer|charges|travaux|taxe))/iu;

function priceIn(text: string): Recognised<Cents> | null {
  const found = [...text.matchAll(amountPattern)].flatMap((match) => {
    const before = text.slice(Math.max(0, match.index - 60), match.index);
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 40);
    const value = centsOf(match);
    if (value === null || isPerSomething.test(after)) return [];
    const isNet = netOfFees.test(before.slice(-40)) || /^ ?(?:net vendeur|hors honoraires)/iu.test(after);
    const isPrice = /\bprix\b[^.;\n€]{0,40}$/iu.test(before) && !/prix (?:au|du) m²/iu.test(before);
    if (!isNet && !isPrice && otherAmount.test(before)) return [];
    const isWithFee = /^ ?(?:fai|hai|tai|honoraires inclus|frais d'agence inclus)\b/iu.test(after);
    const weight = (isWithFee ? 4 : 0) + (isPrice ? 2 : 0) - (isNet ? 3 : 0);
    return [{ value, words: match[0], weight }];
  });
  return recognised(found.toSorted((a, b) => b.weight - a.weight)[0] ?? null);
}

/** An amount between 1 000 € and a milliard; null for another. */
function centsOf([, whole = '', decimals = '', unit = '']: RegExpExecArray): Cents | null {
  const hundredths = Number(whole.replace(/[ .]/g, '')) * 100 + Number(decimals.padEnd(2, '0'));
  const factor = /^k/i.test(unit) ? 1000 : /^m/i.test(unit) ? 1_000_000 : 1;
  const value = hundredths * factor;
  return value >= 100_000 && value <= 100_000_000_000 ? cents(value) : null;
}

const areaPattern = /(?<![\d.,])(\d{1,3}(?: \d{3})+|\d{1,7})(?:[.,](\d{1,2}))? ?m(?:²|2\b|ètres? carrés?)/giu;
const landBefore = /(?:terrain|parcelle|jardin)[^.;\n]{0,35}$/iu;
const landAfter = /^ (?:de |d'un )?(?:terrain|parcelle)/iu;
const sideBefore =
  /(?:terrasse|balcon|loggia|cave|garage|dépendances?|cellier|séjour|salon|chambres?|cuisine|bureau|véranda|combles?|pièce de vie|\/|€)[^.;,\n\d]{0,25}$/iu;
const livingBefore = /(?:habitable|carrez|surface utile|surface totale)[^.;,\n\d]{0,20}$/iu;
const livingAfter = /^ (?:habitables?|\(?(?:loi )?carrez|utiles?|environ habitables?)/iu;
const sideAfter = /^ (?:de |en )?(?:terrasse|balcon|cave|jardin|loggia)/iu;

function areasIn(text: string, isGarage: boolean) {
  return [...text.matchAll(areaPattern)].flatMap((match) => {
    const [words, whole = '', decimals = ''] = match;
    const before = text.slice(Math.max(0, match.index - 45), match.index);
    const after = text.slice(match.index + words.length, match.index + words.length + 30);
    const number = Number(whole.replaceAll(' ', ''));
    if (number < 1 || number > 9_999_999) return [];
    const isLiving = livingBefore.test(before) || livingAfter.test(after);
    const isLand = !isLiving && (landBefore.test(nearest(before)) || landAfter.test(after));
    const isBeside = !isGarage && (sideBefore.test(before) || sideAfter.test(after));
    if (!isLiving && !isLand && isBeside) return [];
    return [{ value: decimals === '' ? String(number) : `${number}.${decimals}`, words, isLand, isLiving }];
  });
}

/** What stands before a figure since the figure or the sign before it. */
const nearest = (before: string): string => before.split(/[\d,²]/).at(-1) ?? '';

function roomsIn(text: string): Recognised<number> | null {
  const match =
    /(?<![\p{L}\d])(?:[tfp]|type )([1-9])(?:bis)?(?![\p{L}\d])/iu.exec(text) ??
    /(?<![\p{L}\d])(\d{1,2}) ?(?:pièces?(?! de vie)|pcs?|p\.)(?![\p{L}\d])/iu.exec(text) ??
    /(?<!\p{L})(?:nombre de )?pièces ?: ?(\d{1,2})(?!\d)/iu.exec(text);
  const rooms = Number(match?.[1] ?? 0);
  if (match !== null && rooms >= 1 && rooms <= 20) return { value: rooms, words: match[0] };
  const studio = /(?<!\p{L})studio(?!\p{L})/iu.exec(text);
  return studio && { value: 1, words: studio[0] };
}

const typeWords: readonly (readonly [LotType, RegExp])[] = [
  [
    'Building',
    /(?<!\p{L})(?:immeuble (?:de rapport|mixte|à|de|entier|en|libre|comprenant|composé)|monopropriété)/iu,
  ],
  ['Apartment', /(?<!\p{L})(?:appartement|studio|duplex|loft|[tf][1-9](?![\p{L}\d]))/iu],
  [
    'House',
    /(?<!\p{L})(?:maison|villa|pavillon|longère|échoppe|ferme|corps de ferme|propriété|chartreuse)(?!\p{L})/iu,
  ],
  [
    'ProfessionalRealEstate',
    /(?<!\p{L})(?:local (?:commercial|professionnel)|boutique|bureaux|entrepôt|murs commerciaux)/iu,
  ],
  [
    'Land',
    /(?<!\p{L})(?:terrain (?:à bâtir|constructible|de|viabilisé)|parcelle (?:constructible|à bâtir))/iu,
  ],
  ['Garage', /(?<!\p{L})(?:garage|box|place de (?:parking|stationnement))(?!\p{L})/iu],
];

/** The kind that is named first: a house with a garage is a house. */
function typeIn(text: string): Recognised<LotType> | null {
  const found = typeWords.flatMap(([value, pattern]) => {
    const match = pattern.exec(text);
    return match === null ? [] : [{ value, words: match[0], at: match.index }];
  });
  return recognised(found.toSorted((a, b) => a.at - b.at)[0] ?? null);
}

const name = String.raw`(?<!\p{L})(?:[LD]')?\p{Lu}[\p{L}']{0,30}(?:[- ](?:(?:de|du|des|en|sur|sous|lès|les|le|la|et|l|d|aux?)[- '])*\p{Lu}[\p{L}']{0,30}){0,5}(?:-(?:\p{L}{1,30}-){0,3}\p{L}{1,30})?`;
const codeThenName = new RegExp(String.raw`(?<!\d)(\d{5})[ ,:)–-]{1,3}(${name})`, 'u');
const nameThenCode = new RegExp(String.raw`(${name})[ ,]{0,2}[(–-]? ?(\d{5})(?!\d)`, 'u');
const nameAlone = new RegExp(
  String.raw`(?<!\p{L})(?:à|À|(?:cœur|centre)(?:-ville)? de|sur la commune d[e']|commune d[e']|[Vv]ille ?:|[Cc]ommune ?:) ?(${name})`,
  'u',
);

const inStreet =
  /(?<!\p{L})(?:rue|avenue|av\.?|boulevard|bd\.?|place|quai|cours|chemin|impasse|allées?|route|square|passage|sente|ruelle|esplanade|faubourg|lieu-dit) [^\n\d,]{0,60}$/iu;

const streetPattern =
  /(?<![\d.,]|\p{L})(\d{1,4}(?: ?(?:bis|ter|quater))?(?: ?[-/] ?\d{1,4})?),? ((?:rue|avenue|av\.?|boulevard|bd\.?|place(?! de (?:parking|stationnement))|quai|cours|chemin|impasse|allées?|route|square|passage|sente|ruelle|esplanade|faubourg) [^\n\d,.;:()–]{2,80}?)(?= ?(?:[\n,.;:()–]|- |(?:à|ou) [\p{Lu}\d]|\d{5}(?!\d)|$))/giu;

/** What stands before the address of somebody else: who sells, draws up or shows. */
const otherAddress =
  /(?:agence|immobilier|étude|notaires?|contact|rendez-vous|cabinet|siège|mandataire|office)[^.;\n]{0,60}$/iu;

/** A street with its number: the one before the postcode of the property, else the only one that is not of an office. */
function streetIn(
  text: string,
  { postalCode, city }: Pick<Advert, 'postalCode' | 'city'>,
): Advert['addressLine'] {
  const found = [...text.matchAll(streetPattern)].flatMap((match) => {
    const [words, number = '', street = ''] = match;
    const after = text.slice(match.index + words.length, match.index + words.length + 80);
    const isOther = otherAddress.test(text.slice(Math.max(0, match.index - 80), match.index));
    const isPlaced = postalCode !== null && after.replace(/^[\s,–-]+/u, '').startsWith(postalCode.value);
    if (isOther && !isPlaced) return [];
    const value = `${number} ${withoutCity(street.trim(), city?.value ?? '')}`;
    return [{ value, words: words.trim(), isPlaced }];
  });
  const placed = found.find(({ isPlaced }) => isPlaced);
  const [first] = found;
  return recognised(placed ?? (found.every(({ value }) => value === first?.value) ? (first ?? null) : null));
}

/** « rue Fonneuve Libourne » is the rue Fonneuve. */
const withoutCity = (street: string, city: string): string =>
  city !== '' && street.toLowerCase().endsWith(` ${city.toLowerCase()}`) && street.split(' ').length > 2
    ? street.slice(0, -city.length - 1).trimEnd()
    : street;

function placeIn(text: string): Pick<Advert, 'postalCode' | 'city'> {
  const after = codeThenName.exec(text);
  const before = nameThenCode.exec(text);
  // « 12 rue du Port 33500 Libourne » names Libourne.
  const isStreet =
    before !== null &&
    before[2] === after?.[1] &&
    inStreet.test(text.slice(Math.max(0, before.index - 60), before.index + (before[1]?.length ?? 0)));
  if (before?.[2] !== undefined && isPostalCode(before[2]) && !isAmount(text, before) && !isStreet) {
    return both(before[2], before[1] ?? '', before[0]);
  }
  if (after?.[1] !== undefined && isPostalCode(after[1])) return both(after[1], after[2] ?? '', after[0]);
  const alone = nameAlone.exec(text);
  const code = /(?<![\d ])\d{5}(?! ?(?:\d|€|euros|m²|k€))/u.exec(text)?.[0];
  return {
    postalCode: code !== undefined && isPostalCode(code) ? { value: code, words: code } : null,
    city: alone?.[1] === undefined ? null : { value: alone[1].slice(0, 80), words: alone[0] },
  };
}

const both = (code: string, city: string, words: string): Pick<Advert, 'postalCode' | 'city'> => ({
  postalCode: { value: code, words },
  city: { value: withoutLead(city).slice(0, 80), words },
});

/** « Vente Libourne (33500) » and « Appartement Libourne (33500) » name Libourne. */
const withoutLead = (city: string): string =>
  city.replace(
    /^(?:(?:Vente|Vends|Commune de|Appartement|Maison|Immeuble|Terrain|Studio|Local|Villa|Ville|Centre) )+/u,
    '',
  );

const isAmount = (text: string, match: RegExpExecArray): boolean =>
  /^ ?(?:€|euros|m²|m2)/iu.test(text.slice(match.index + match[0].length));

/** Of a department that there is. */
const isPostalCode = (code: string): boolean => {
  const department = code.startsWith('97') ? code.slice(0, 3) : code.slice(0, 2);
  return department in departmentNames || department === '20';
};

function energyClassIn(text: string): Recognised<EnergyClass> | null {
  const match =
    /(?<!\p{L})(?:DPE|[Cc]lasse(?:ment)? (?:énergie|énergétique|DPE)|[ÉE]tiquette énergie|CLASSE [ÉE]NERGIE|[Ee]nergie)(?: ?\([^)\n]{0,30}\))? ?[:=-]? ?(?:en classe|classe|noté|est)? ?([A-G])(?![\p{L}\d'])/u.exec(
      text,
    );
  return match === null ? null : { value: match[1] as EnergyClass, words: match[0] };
}

const recognised = <Value>(found: Recognised<Value> | null): Recognised<Value> | null =>
  found && { value: found.value, words: found.words };

/** A pasted text with one kind of space, apostrophe and dash, without signs that nobody sees. */
export const plainText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/gu, '')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/[’‘ʼ]/gu, "'")
    .replace(/[‐‑]/gu, '-');
