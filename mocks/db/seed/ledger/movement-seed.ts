import { euros } from '../euros.ts';

/** Euros with cents as whole cents. */
export const exactEuros = (amount: number): number => Math.round(euros(amount));

/** A part of a seeded movement: account of the chart, amount with tax, rate of the tax. */
export type PartSeed = readonly [code: string, cents: number, vatBps?: number];

/** A movement of the demonstration, as a statement has it. */
export interface MovementSeed {
  readonly account: string;
  readonly on: string;
  readonly label: string;
  readonly party?: string;
  readonly cents: number;
  readonly parts: readonly PartSeed[];
  /** Reference of the operation whose money it is. */
  readonly operation?: string;
}
