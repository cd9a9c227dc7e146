/** A lot of the demonstration. */
export interface Lot {
  readonly id: string;
  readonly ref: string;
  readonly operation: string;
  readonly city: string;
  readonly status: LotStatus;
  readonly areaM2: string;
  readonly priceCents: number | null;
  readonly rateBps: number | null;
  readonly rooms: number;
  readonly availableOn: string | null;
  readonly agent: string;
}

export const lotStatuses = ['Disponible', 'Optionné', 'Réservé', 'Sous compromis', 'Vendu', 'Livré'] as const;
export type LotStatus = (typeof lotStatuses)[number];

const operations = [
  'Les Chais de la Bastide',
  'Villa Thalassa',
  'Saint-Genès',
  'Clos des Pins',
  'Résidence des Anciennes Verreries du Quai de Bacalan',
] as const;
const cities = [
  'Libourne',
  'Arcachon',
  'Talence',
  'Mérignac',
  'Bordeaux',
  'Pessac',
  'Saint-Émilion',
] as const;
export const agents = ['Hugo Lartigue', 'Inès Duprat', 'Marc Soubiran', 'Léa Pons'] as const;

const at = <T>(items: readonly T[], index: number): T => items[index % items.length] as T;

/** Always the same lots: what they hold follows from their number alone. */
export function lotsUpTo(count: number): readonly Lot[] {
  return Array.from({ length: count }, (_, index) => {
    const mixed = (index * 2_654_435_761) >>> 7;
    return {
      id: `lot-${index + 1}`,
      ref: `L${String(index + 1).padStart(6, '0')}`,
      operation: at(operations, mixed),
      city: at(cities, mixed >> 3),
      status: at(lotStatuses, mixed >> 5),
      areaM2: `${20 + (mixed % 140)}.${String(mixed % 100).padStart(2, '0')}`,
      priceCents: index % 11 === 7 ? null : 9_000_000 + (mixed % 6_000) * 10_000,
      rateBps: index % 13 === 4 ? null : 600 + (mixed % 1_900),
      rooms: 1 + (mixed % 6),
      availableOn: index % 17 === 3 ? null : `2027-${String(1 + (mixed % 12)).padStart(2, '0')}-15`,
      agent: at(agents, mixed >> 2),
    };
  });
}
