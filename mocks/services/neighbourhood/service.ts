/** Where the neighbourhood is looked at. */
export interface Place {
  readonly address: string;
  readonly lat: number;
  readonly lng: number;
}

/** Something near, as the service tells it. */
export interface ServicePoint {
  readonly label: string;
  readonly category: string;
  readonly walkMin: number;
  readonly lat: number;
  readonly lng: number;
}

/** A note out of 100, or none. */
interface Noted {
  readonly key: string;
  readonly note: number | null;
}

/** A theme as the service tells it, with what it is made of where it says so. */
export interface ServiceTheme extends Noted {
  readonly parts?: readonly Noted[] | undefined;
  readonly points: readonly ServicePoint[];
  readonly source: string;
  readonly on: string;
}

/** Why there is no analysis: the service does not answer, refuses us, or knows nothing of the place. */
export type NeighbourhoodFault = 'unavailable' | 'refused' | 'not_covered' | 'unreadable';

/** The service gave no analysis. */
export class NeighbourhoodError extends Error {
  override readonly name = 'NeighbourhoodError';
  readonly fault: NeighbourhoodFault;

  constructor(fault: NeighbourhoodFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}

/** Looks at the neighbourhood of an address. */
export interface NeighbourhoodService {
  /** Name under which its analyses are shown. */
  readonly name: string;
  /** Packaged data of the demonstration, and no service. */
  readonly isDemonstration: boolean;
  /** @throws NeighbourhoodError */
  analyse(place: Place, signal: AbortSignal): Promise<readonly ServiceTheme[]>;
}
