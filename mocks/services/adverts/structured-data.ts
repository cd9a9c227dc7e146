/** What data for machines (JSON-LD of schema.org) tells of an advert. */
export interface StructuredAdvert {
  readonly title: string;
  readonly description: string;
  /** As people write them: « Prix : 285000 € », « Surface habitable : 82 m² ». */
  readonly lines: readonly string[];
}

/** Of schema.org; those of other adverts beside the one are not read. */
const elsewhere = new Set([
  'BreadcrumbList',
  'ItemList',
  'Organization',
  'RealEstateAgent',
  'WebSite',
  'Person',
]);
const otherAdverts = new Set([
  'isSimilarTo',
  'isRelatedTo',
  'seller',
  'offeredBy',
  'author',
  'publisher',
  'review',
]);

const kindByType: Readonly<Record<string, string>> = {
  Apartment: 'Appartement',
  House: 'Maison',
  SingleFamilyResidence: 'Maison',
};

const maxDepth = 12;
const maxObjects = 2000;

type JsonObject = Readonly<Record<string, unknown>>;

/** Reads blocks of JSON-LD; one that is no JSON is passed over. Never throws. */
export function readStructuredData(blocks: readonly string[]): StructuredAdvert {
  const objects: JsonObject[] = [];
  for (const block of blocks) {
    try {
      gather(JSON.parse(block), 0, objects);
    } catch {
      // Written by hand, such data is often broken; the page has its other texts.
    }
  }
  const first = (read: (object: JsonObject) => string | null): string => {
    for (const object of objects) {
      const found = read(object);
      if (found !== null && found !== '') return found;
    }
    return '';
  };
  const lines = [
    first((one) => kindByType[typesOf(one).find((type) => type in kindByType) ?? ''] ?? null),
    first(priceLine),
    first((one) => measureLine(one['floorSize'], 'Surface habitable')),
    first((one) => measureLine(one['lotSize'], 'Terrain')),
    first((one) => roomsLine(one['numberOfRooms'])),
    first(placeLine),
  ];
  return {
    title: first(({ name, address }) => (address === undefined ? null : textOf(name))),
    description: first(({ description }) => textOf(description)),
    lines: lines.filter((line) => line !== ''),
  };
}

/** All objects, outer ones first. */
function gather(value: unknown, depth: number, into: JsonObject[]): void {
  if (typeof value !== 'object' || value === null || depth > maxDepth || into.length >= maxObjects) return;
  if (Array.isArray(value)) {
    for (const one of value) gather(one, depth + 1, into);
    return;
  }
  const object = value as JsonObject;
  if (typesOf(object).some((type) => elsewhere.has(type))) return;
  into.push(object);
  for (const [name, inner] of Object.entries(object)) {
    if (!otherAdverts.has(name)) gather(inner, depth + 1, into);
  }
}

const typesOf = (object: JsonObject): readonly string[] =>
  [object['@type']].flat().filter((type) => typeof type === 'string');

const textOf = (value: unknown): string | null =>
  typeof value === 'string' ? value.trim().slice(0, 2000) : null;

/** A number as data writes it: 285000, "285 000", "285000.00". */
function numberOf(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '';
  const plain = text.replaceAll(/[\s\u00a0\u202f]/g, '').replace(',', '.');
  return /^\d{1,9}(?:\.\d+)?$/.test(plain) && Number(plain) > 0 ? plain : null;
}

/** With two decimals at most, and the comma of French texts. */
const written = (plain: string): string =>
  plain
    .replace(/(\.\d{2})\d+$/, '$1')
    .replace(/\.0+$/, '')
    .replace('.', ',');

function priceLine(object: JsonObject): string | null {
  const currency = object['priceCurrency'];
  const plain = numberOf(object['price']);
  return plain === null || (currency !== undefined && currency !== 'EUR')
    ? null
    : `Prix : ${written(plain)} €`;
}

function measureLine(value: unknown, label: string): string | null {
  const { value: inner, unitCode } = (value ?? {}) as JsonObject;
  // Square metres, unless another unit is given.
  if (unitCode !== undefined && unitCode !== 'MTK') return null;
  const plain =
    numberOf(inner ?? value) ?? numberOf(/^([\d\s.,]+) ?m(?:²|2)$/.exec(textOf(value) ?? '')?.[1]);
  return plain === null ? null : `${label} : ${written(plain)} m²`;
}

function roomsLine(value: unknown): string | null {
  const plain = numberOf((value as JsonObject | null)?.['value'] ?? value);
  return plain === null ? null : `${Math.round(Number(plain))} pièces`;
}

function placeLine({ postalCode, addressLocality }: JsonObject): string | null {
  const city =
    textOf(addressLocality)
      ?.replaceAll(/[^\p{L}\p{M}' -]/gu, '')
      .trim()
      .slice(0, 80) ?? '';
  const code = textOf(postalCode) ?? '';
  if (city === '') return null;
  const named = city.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  return /^\d{5}$/.test(code) ? `${named} (${code})` : `Ville : ${named}`;
}
