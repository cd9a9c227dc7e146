import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of its own, small enough to be filled. */
export interface SmallDisk {
  folder: string;
  freeBytes(): number;
  /** Fills the disk, with whatever writes meanwhile in the way, until no more than so many bytes are free. */
  fillTo(leftBytes: number): void;
  /** Gives the room back that `fillTo` took. */
  empty(): void;
  /** Takes the disk away with all that is on it. */
  remove(): void;
}

const pieceBytes = 2 ** 20;

/** Mounts a small disk in memory; null where that is not allowed (Linux, and the rights of an administrator). */
export function openSmallDisk(sizeMiB: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'ilot-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMiB}m`, 'tmpfs', folder]);
  if (mounted.status !== 0) {
    rmdirSync(folder);
    return null;
  }
  const ballast = join(folder, 'ballast');
  const freeBytes = (): number => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  };
  return {
    folder,
    freeBytes,
    fillTo: (leftBytes) => {
      const file = openSync(ballast, 'a');
      try {
        for (;;) {
          const piece = Math.min(pieceBytes, freeBytes() - leftBytes);
          if (piece <= 0) return;
          writeSync(file, new Uint8Array(piece));
        }
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
      } finally {
        closeSync(file);
      }
    },
    empty: () => rmSync(ballast, { force: true }),
    remove: () => {
      spawnSync('umount', ['-l', folder]);
      rmdirSync(folder);
    },
  };
}
