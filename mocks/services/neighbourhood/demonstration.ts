import {
  NeighbourhoodError,
  type NeighbourhoodService,
  type ServicePoint,
  type ServiceTheme,
} from './service.ts';

const themeKeys = [
  'transport',
  'shops',
  'education',
  'health',
  'leisure',
  'environment',
  'risks',
  'connectivity',
  'safety',
] as const;

const partKeys = ['noise', 'air', 'green'] as const;

/** Notes in the order of `themeKeys`, the last of which may be unknown. Invented, but for the order of things. */
interface DemonstrationPlace {
  readonly lat: number;
  readonly lng: number;
  readonly notes: readonly number[];
  /** Noise, air and greenery: their mean is the note of the environment. */
  readonly environment: readonly [noise: number, air: number, green: number];
}

const places: readonly DemonstrationPlace[] = [
  // Les Chais de la Bastide, Libourne: nothing is known of how safe and quiet it is.
  { lat: 44.9131, lng: -0.2347, notes: [71, 86, 80, 77, 72, 64, 55, 88], environment: [58, 66, 68] },
  // Saint-Genès, Talence.
  { lat: 44.8061, lng: -0.5911, notes: [88, 82, 90, 84, 78, 58, 74, 92, 79], environment: [49, 57, 68] },
  // Clos des Pins, Mérignac.
  { lat: 44.8323, lng: -0.6817, notes: [62, 66, 72, 69, 64, 76, 81, 86, 83], environment: [64, 73, 91] },
  // Le Fauriel, Saint-Étienne.
  { lat: 45.4301, lng: 4.3791, notes: [80, 79, 83, 82, 70, 57, 68, 90, 66], environment: [52, 60, 59] },
  // Carré Zola, Villeurbanne.
  { lat: 45.7708, lng: 4.8885, notes: [91, 88, 86, 85, 80, 52, 77, 94, 71], environment: [44, 51, 61] },
  // Hôtel Puy du Roy, Montbrison.
  { lat: 45.6008, lng: 4.0714, notes: [54, 78, 76, 74, 70, 79, 83, 81, 86], environment: [76, 80, 81] },
];

/** Degrees that are about a hundred metres: as near must an address be to one of the demonstration. */
const near = 0.001;
const demonstrationDay = '2026-10-01';
const source = 'Données de démonstration';

const kinds: Readonly<Record<(typeof themeKeys)[number], readonly string[]>> = {
  transport: ['Arrêt de bus', 'Gare', 'Station de vélos'],
  shops: ['Boulangerie', 'Supermarché', 'Marché'],
  education: ['École maternelle', 'École élémentaire', 'Collège'],
  health: ['Pharmacie', 'Cabinet médical', 'Hôpital'],
  leisure: ['Salle de sport', 'Médiathèque', 'Cinéma'],
  environment: ['Square', 'Berge aménagée', 'Parc'],
  risks: ['Zone du plan de prévention'],
  connectivity: ['Point de mutualisation de la fibre'],
  safety: ['Police municipale', 'Gendarmerie'],
};

/** What is packaged for the addresses of the demonstration, and for no other: nothing is asked of anybody. */
export const demonstrationNeighbourhood: NeighbourhoodService = {
  name: source,
  isDemonstration: true,
  analyse: ({ lat, lng }) => {
    const place = places.find(
      (known) => Math.abs(known.lat - lat) <= near && Math.abs(known.lng - lng) <= near,
    );
    if (place === undefined) {
      return Promise.reject(
        new NeighbourhoodError('not_covered', 'the demonstration has no data for this address'),
      );
    }
    return Promise.resolve(themesAt(place));
  },
};

/** The packaged themes of an address of the demonstration. */
export const demonstrationThemes = (lat: number, lng: number): readonly ServiceTheme[] =>
  themesAt(places.find((place) => place.lat === lat && place.lng === lng) ?? { lat, lng, notes: [] });

function themesAt({
  lat,
  lng,
  notes,
  environment,
}: Omit<DemonstrationPlace, 'environment'> & Partial<DemonstrationPlace>): readonly ServiceTheme[] {
  const known = themeKeys.filter((key, rank) => key !== 'safety' || notes[rank] !== undefined);
  return known.map((key, rank) => ({
    key,
    note: notes[rank] ?? null,
    points: kinds[key].map((category, index) => pointNear({ lat, lng }, category, rank, index)),
    ...(key === 'environment' && {
      parts: partKeys.map((part, index) => ({ key: part, note: environment?.[index] ?? null })),
    }),
    source,
    on: demonstrationDay,
  }));
}

/** A point in its own direction, the further the later it stands in its list: 80 metres are a minute’s walk. */
function pointNear(
  { lat, lng }: { readonly lat: number; readonly lng: number },
  category: string,
  rank: number,
  index: number,
): ServicePoint {
  const metres = 180 + index * 290 + rank * 17;
  const angle = (rank * 2 + index * 3) % 8;
  const north = Math.cos((angle * Math.PI) / 4) * metres;
  const east = Math.sin((angle * Math.PI) / 4) * metres;
  return {
    label: `${category} (démonstration)`,
    category,
    walkMin: Math.round(metres / 80),
    lat: rounded(lat + north / 111_195),
    lng: rounded(lng + east / (111_195 * Math.cos((lat * Math.PI) / 180))),
  };
}

const rounded = (degrees: number): number => Math.round(degrees * 1_000_000) / 1_000_000;
