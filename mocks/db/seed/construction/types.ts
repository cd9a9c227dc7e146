import type { ConstructionTrade, WorksMilestone } from '#domain/works/enums.ts';
import type { PersonKey, TenantKey } from '../types.ts';

/** A seeded lot of works; `done` is its progress in per cent at the end of months, as it was claimed. */
export interface WorksLotSeed {
  readonly trade: ConstructionTrade;
  readonly label: string;
  readonly contract: number;
  /** Of the contract, in euros. */
  readonly amendment?: { readonly label: string; readonly euros: number; readonly on: string };
  readonly supplier: string;
  readonly insuredUntil: string;
  readonly from: string;
  readonly to: string;
  readonly done: Readonly<Record<string, number>>;
}

/** The works of a seeded operation. */
export interface WorksSeed {
  readonly tenant: TenantKey;
  readonly operation: string;
  readonly by: PersonKey;
  readonly manager: string;
  readonly awardedOn: string;
  readonly vatRateBps: number;
  readonly lots: readonly WorksLotSeed[];
  readonly milestones?: readonly {
    readonly milestone: WorksMilestone;
    readonly on: string;
    readonly by: string;
  }[];
  readonly reception?: {
    readonly on: string;
    readonly reserves: readonly {
      readonly lot: number;
      readonly text: string;
      readonly room?: string;
      readonly dueOn: string;
      readonly liftedOn?: string;
    }[];
  };
}
