import { statfsSync } from 'node:fs';
import type { DiskSpaceGauge } from './disk-space.ts';

/**
 * Below it nothing is written. The embedded database takes the room for its journal in pieces of 16 MiB, and
 * PGlite 0.5.16 stands still for ever, whole process included, where it cannot have one.
 */
export const floorBytes = 24 * 2 ** 20;

/** Below it changes are refused, so that people can go on reading for a long time. */
export const scarceBytes = 64 * 2 ** 20;

/** Bytes that this process may still write on the disk of a folder, which must exist. */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** The room on the disk of a folder. A disk that does not tell is taken for an empty one. */
export function diskSpaceOf(folder: string): DiskSpaceGauge {
  return {
    diskSpace: () => {
      try {
        const free = freeBytes(folder);
        return free < floorBytes ? 'none' : free < scarceBytes ? 'scarce' : 'ample';
      } catch {
        return 'ample';
      }
    },
  };
}
