import { memberName } from '#contracts/realtime/record-presence.ts';
import type { Member } from '#runtime/realtime/driver.ts';

/** The names of those on a channel, but the reader's own, in the order of the alphabet. */
export function othersHere(members: readonly Member[], ownId: string): readonly string[] {
  const names = members.filter(({ id }) => id !== ownId).map(({ info }) => memberName(info));
  return [...new Set(names)].filter((name) => name !== '').toSorted((a, b) => a.localeCompare(b, 'fr'));
}
