import type { Timers } from './timers.ts';
import { timings } from './timings.ts';

/** Somebody who fills in a field now. */
export interface Typist {
  readonly memberId: string;
  readonly field: string;
}

/** Who fills in what, as far as was heard lately. */
export interface TypingState {
  read(): readonly Typist[];
  heard(memberId: string, field: string): void;
  /** Keeps those who are still there. */
  keep(memberIds: readonly string[]): void;
  close(): void;
}

/** A book that forgets whoever is no longer heard; each person stands in it once, with their last field. */
export function createTypingState(timers: Timers, onChange: () => void): TypingState {
  const waits = new Map<string, unknown>();
  let typists: readonly Typist[] = [];

  const change = (next: readonly Typist[]): void => {
    typists = next;
    onChange();
  };
  const forget = (memberId: string): void => {
    timers.clear(waits.get(memberId));
    if (waits.delete(memberId)) change(typists.filter((typist) => typist.memberId !== memberId));
  };

  return {
    read: () => typists,
    heard(memberId, field) {
      timers.clear(waits.get(memberId));
      waits.set(
        memberId,
        timers.set(() => forget(memberId), timings.forgetTypingMs),
      );
      const known = typists.find((typist) => typist.memberId === memberId);
      if (known?.field === field) return;
      change([...typists.filter((typist) => typist !== known), { memberId, field }]);
    },
    keep(memberIds) {
      for (const memberId of waits.keys()) if (!memberIds.includes(memberId)) forget(memberId);
    },
    close() {
      for (const wait of waits.values()) timers.clear(wait);
      waits.clear();
      typists = [];
    },
  };
}
