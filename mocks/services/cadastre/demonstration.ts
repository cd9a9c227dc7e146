import type { CadastreSource, RegisterParcel } from './source.ts';

/** Parcels of one operation of the demonstration: numbers in a row with what the register counts for each. */
interface DemonstrationPlace {
  readonly inseeCode: string;
  readonly lat: number;
  readonly lng: number;
  readonly section: string;
  /** The number of the first; the others follow. */
  readonly first: number;
  readonly areasM2: readonly number[];
}

const places: readonly DemonstrationPlace[] = [
  { inseeCode: '33243', lat: 44.9131, lng: -0.2347, section: 'CH', first: 214, areasM2: [412, 96] },
  { inseeCode: '33522', lat: 44.8061, lng: -0.5911, section: 'AN', first: 388, areasM2: [642] },
  { inseeCode: '33281', lat: 44.8323, lng: -0.6817, section: 'DK', first: 41, areasM2: [2180, 1640] },
  { inseeCode: '33318', lat: 44.7916, lng: -0.6763, section: 'GH', first: 256, areasM2: [735] },
  { inseeCode: '33039', lat: 44.8016, lng: -0.5478, section: 'AR', first: 93, areasM2: [274] },
  { inseeCode: '33009', lat: 44.6529, lng: -1.1743, section: 'AE', first: 172, areasM2: [486] },
  { inseeCode: '24322', lat: 45.1919, lng: 0.7118, section: 'BP', first: 127, areasM2: [148] },
  { inseeCode: '69266', lat: 45.7708, lng: 4.8885, section: 'BH', first: 219, areasM2: [478] },
  { inseeCode: '42218', lat: 45.4301, lng: 4.3791, section: 'EY', first: 64, areasM2: [236] },
  { inseeCode: '42147', lat: 45.6008, lng: 4.0714, section: 'BK', first: 178, areasM2: [305] },
  { inseeCode: '42095', lat: 45.3788, lng: 4.2888, section: 'AL', first: 310, areasM2: [1720, 1195] },
  { inseeCode: '42187', lat: 46.0449, lng: 4.0797, section: 'BD', first: 455, areasM2: [121] },
];

const metresPerDegree = 111_195;
/** How far from a place its parcels are still near. */
const reachM = 150;
/** How deep the parcels of the row behind are, in metres, and how many there are. */
const behind = { depthM: 22, count: 3 };

/** A parcel in metres from its place: to the east, and to the north. */
interface Plot {
  readonly number: number;
  readonly areaM2: number;
  readonly west: number;
  readonly south: number;
  readonly width: number;
  readonly depth: number;
}

/**
 * Invented drawings of the parcels that the demonstration’s operations name, as large as they are said to be, with
 * neighbours on both sides and behind; none of any other place. Nothing is asked of anybody.
 */
export const demonstrationCadastre: CadastreSource = {
  name: 'Tracés de démonstration',
  isDemonstration: true,
  near: ({ lat, lng }) =>
    Promise.resolve(
      places.filter((place) => distanceM(place, { lat, lng }) <= reachM).flatMap(parcelsAround),
    ),
  find: ({ inseeCode, prefix, section, number }) =>
    Promise.resolve(
      places
        .filter((place) => place.inseeCode === inseeCode && place.section === section && prefix === '000')
        .flatMap(parcelsAround)
        .find((parcel) => parcel.number === number) ?? null,
    ),
};

function parcelsAround(place: DemonstrationPlace): readonly RegisterParcel[] {
  const { inseeCode, section, lat, lng, first } = place;
  // No street runs straight to the north.
  const turn = ((first % 60) - 30) * (Math.PI / 180);
  const scale = { lat: metresPerDegree, lng: metresPerDegree * Math.cos((lat * Math.PI) / 180) };
  const corner = (east: number, north: number): readonly [number, number] => [
    rounded(lng + (east * Math.cos(turn) - north * Math.sin(turn)) / scale.lng),
    rounded(lat + (east * Math.sin(turn) + north * Math.cos(turn)) / scale.lat),
  ];
  return plotsOf(place).map(({ number, areaM2, west, south, width, depth }) => {
    const start = corner(west, south);
    const ring = [
      start,
      corner(west + width, south),
      corner(west + width, south + depth),
      corner(west, south + depth),
      start,
    ];
    return {
      inseeCode,
      prefix: '000',
      section,
      number: String(number).padStart(4, '0'),
      areaM2,
      polygons: [[ring]],
    };
  });
}

/** The row along the street, in the order of its numbers, and the row behind it. */
function plotsOf({ first, areasM2 }: DemonstrationPlace): readonly Plot[] {
  const depth = Math.sqrt(Math.max(...areasM2)) * 1.2;
  const neighbour = (number: number): number => 180 + ((number * 37) % 240);
  const row = [neighbour(first - 1), ...areasM2, neighbour(first + areasM2.length)];
  const ownWidth = areasM2.reduce((sum, area) => sum + area / depth, 0);
  let west = -ownWidth / 2 - (row[0] ?? 0) / depth;
  const start = west;
  const along = row.map((areaM2, rank) => {
    const plot = { number: first - 1 + rank, areaM2, west, south: -depth / 2, width: areaM2 / depth, depth };
    west += plot.width;
    return plot;
  });
  const width = (west - start) / behind.count;
  return [
    ...along,
    ...Array.from({ length: behind.count }, (_, rank) => ({
      number: first + areasM2.length + 1 + rank,
      areaM2: Math.round(width * behind.depthM),
      west: start + rank * width,
      south: depth / 2,
      width,
      depth: behind.depthM,
    })),
  ];
}

function distanceM(
  one: { readonly lat: number; readonly lng: number },
  other: { readonly lat: number; readonly lng: number },
): number {
  const north = (one.lat - other.lat) * metresPerDegree;
  const east = (one.lng - other.lng) * metresPerDegree * Math.cos((one.lat * Math.PI) / 180);
  return Math.hypot(north, east);
}

const rounded = (degrees: number): number => Math.round(degrees * 10_000_000) / 10_000_000;
