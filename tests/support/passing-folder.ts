import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const name = 'ilot-test-';
/** Each database takes 45 MB; a dozen may be open at once, and a container often gives 64 MB in all. */
const wantedBytes = 2 ** 31;

let place: string | null = null;

/**
 * Makes a folder for a database that lasts as long as its tests: in memory where there is plenty (Linux),
 * since copying a template there costs the machine a tenth of what it costs on a disk. Remove it afterwards.
 */
export function makePassingFolder(): string {
  place ??= choosePlace();
  return mkdtempSync(join(place, `${name}${process.pid}-`));
}

function choosePlace(): string {
  try {
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize < wantedBytes) return tmpdir();
    removeLeftovers();
    return memory;
  } catch {
    return tmpdir();
  }
}

/** What a killed run has left would fill the memory. */
function removeLeftovers(): void {
  for (const folder of readdirSync(memory).filter((entry) => entry.startsWith(name))) {
    const pid = Number(folder.slice(name.length).split('-')[0]);
    if (!isAlive(pid)) rmSync(join(memory, folder), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
