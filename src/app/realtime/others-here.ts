import type { Member } from '#runtime/realtime/driver.ts';

const nameOf = (info: unknown): string =>
  typeof info === 'object' && info !== null && 'name' in info && typeof info.name === 'string'
    ? info.name
    : '';

/** The names of those on a channel, but the reader's own, in the order of the alphabet. */
export function othersHere(members: readonly Member[], ownId: string): readonly string[] {
  const names = members.filter(({ id }) => id !== ownId).map(({ info }) => nameOf(info));
  return [...new Set(names)].filter((name) => name !== '').toSorted((a, b) => a.localeCompare(b, 'fr'));
}
