import type { Tone } from '#ui/data/tones.ts';

/** A record as the demonstration invents it. */
export interface DemoPlace {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly state: string;
  readonly tone: Tone;
  readonly revenueCents: number;
  /** Decimal degrees; null for one that nobody has placed. */
  readonly at: { readonly lat: number; readonly lng: number } | null;
}

const states = [
  ['Étude', 'study'],
  ['Offre', 'offer'],
  ['Sous promesse', 'promise'],
  ['Travaux', 'works'],
  ['Commercialisation', 'selling'],
] as const;

const towns = [
  ['Bordeaux', 44.8378, -0.5792, 18, 0.05],
  ['Arcachon', 44.6583, -1.1689, 3, 0.03],
  ['Libourne', 44.9145, -0.2437, 2, 0.01],
  ['Périgueux', 45.184, 0.7218, 1, 0],
  ['Toulouse', 43.6045, 1.444, 6, 0.04],
  ['Nantes', 47.2184, -1.5536, 4, 0.04],
  // One building, five lots: no zoom tells them apart.
  ['Bayonne', 43.4929, -1.4748, 5, 0],
] as const;

/** A number from 0 to 1 that always follows the seed. */
const scatter = (seed: number): number => (Math.sin(seed * 12.9898) * 43_758.5453) % 1;

/** Some forty operations in the south-west, and two without a place. */
export const demoPlaces: readonly DemoPlace[] = [
  ...towns.flatMap(([city, lat, lng, count, spread]) =>
    Array.from({ length: count }, (_, index) => ({
      city,
      at: {
        lat: lat + scatter(index + lat) * spread,
        lng: lng + scatter(index * 3 + lng) * spread,
      },
    })),
  ),
  { city: 'Pessac', at: null },
  { city: 'Talence', at: null },
].map(({ city, at }, index) => {
  const [state, tone] = states[index % states.length] ?? states[0];
  return {
    id: `op-${index + 1}`,
    name: `Opération ${index + 1}`,
    city,
    state,
    tone,
    revenueCents: (600_000 + ((index * 137_000) % 1_900_000)) * 100,
    at,
  };
});
