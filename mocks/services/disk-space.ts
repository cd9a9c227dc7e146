/**
 * How much may still be written where the data is kept: `ample`; `scarce`, where only what people need to go
 * on reading is written; `none`, where nothing may be.
 */
export type DiskSpace = 'ample' | 'scarce' | 'none';

/** Tells how much room is left; asked before each change. */
export interface DiskSpaceGauge {
  diskSpace(): DiskSpace;
}

/** For hosts that cannot tell, or whose data is elsewhere. */
export const unlimitedDiskSpace: DiskSpaceGauge = { diskSpace: () => 'ample' };
