import type { FloorGlyphProps } from '#ui/data/FloorGlyph.tsx';

type OperationState = FloorGlyphProps['state'];

/** The states in the order of the columns. */
export const demoStates = [
  { id: 'sourcing', label: 'Sourcing' },
  { id: 'study', label: 'Étude' },
  { id: 'offer', label: 'Offre' },
  { id: 'promise', label: 'Sous promesse' },
  { id: 'owned', label: 'Acquise' },
  { id: 'works', label: 'Travaux' },
  { id: 'selling', label: 'Commercialisation' },
  { id: 'closed', label: 'Clôturée' },
  { id: 'abandoned', label: 'Abandonnée' },
] as const;

/** An operation as the demonstration invents it. */
export interface DemoOperation {
  readonly ref: string;
  readonly name: string;
  readonly city: string;
  readonly kind: string;
  readonly manager: string;
  readonly state: OperationState;
  readonly revenueCents: number | null;
  readonly marginCents: number | null;
  /** Basis points. */
  readonly worksBps: number | null;
  readonly next: string | null;
}

type Line = readonly [
  name: string,
  city: string,
  kind: string,
  state: OperationState,
  revenue: number | null,
  margin: number | null,
  next: string | null,
];

const lines: readonly Line[] = [
  ['Quai de Bacalan', 'Bordeaux', 'Mixte', 'sourcing', null, null, 'Visite technique'],
  ['Avenue de Canéjan', 'Pessac', 'Achat-revente', 'study', 765_000, 47_224, null],
  ['Villa Thalassa', 'Arcachon', 'Achat-revente', 'offer', 1_340_000, 161_466, 'Offre à échéance'],
  ['Clos des Pins', 'Mérignac', 'Lotissement', 'promise', 1_620_000, 308_454, 'Décision PA'],
  ['Saint-Genès', 'Talence', 'Achat-revente', 'works', 925_000, 157_294, 'Acte du lot T02'],
  ['Les Chais de la Bastide', 'Libourne', 'VIR', 'selling', 1_284_000, 138_960, 'Rétractation A31'],
  ['Rue Gambetta', 'Périgueux', 'Achat-revente', 'closed', 612_000, 71_300, null],
  ['Rue Calixte-Camelle', 'Bègles', 'Achat-revente', 'abandoned', null, null, null],
];

const managers = ['Hélène Lafargue', 'Idriss Diallo'] as const;

/** The operations at the beginning. */
export const demoOperations: readonly DemoOperation[] = lines.map(
  ([name, city, kind, state, revenue, margin, next], index) => ({
    ref: `OP-2026-00${index + 1}`,
    name,
    city,
    kind,
    manager: managers[index % 2] ?? managers[0],
    state,
    revenueCents: revenue === null ? null : revenue * 100,
    marginCents: margin === null ? null : margin * 100,
    worksBps: state === 'works' ? 6_100 : null,
    next,
  }),
);

const phaseOf = (state: OperationState): number => demoStates.findIndex(({ id }) => id === state);

/** Why an operation cannot go there, as the browser can tell; null when nothing is against it. */
export function reasonAgainst({ state }: DemoOperation, to: OperationState): string | null {
  if (to === 'abandoned') return null;
  const steps = phaseOf(to) - phaseOf(state);
  if (state === 'abandoned') return 'Une opération abandonnée ne reprend pas.';
  if (phaseOf(state) < phaseOf('owned') && phaseOf(to) > phaseOf('owned')) {
    return 'Étape impossible : acte d’achat non signé.';
  }
  return steps < -1 ? 'Retour d’une seule étape à la fois.' : null;
}
