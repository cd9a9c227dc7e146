import { useEffect, useRef, useState } from 'react';
import type { AnyLine } from './fill-lines.ts';

/** Steps that can be taken back. */
const keptSteps = 50;

const isSame = (a: readonly AnyLine[], b: readonly AnyLine[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** What the lines were before each change: of a cell once it is left, of lines and blocks at once. */
export function useLineHistory(lines: readonly AnyLine[]) {
  const past = useRef<(readonly AnyLine[])[]>([]);
  const now = useRef(lines);
  const typing = useRef<{ readonly lines: readonly AnyLine[]; readonly text: string } | null>(null);
  const [count, setCount] = useState(0);
  useEffect(() => {
    now.current = lines;
  });
  const remember = (before: readonly AnyLine[]): void => {
    past.current = [...past.current.slice(1 - keptSteps), structuredClone(before)];
    setCount(past.current.length);
  };
  return {
    canUndo: count > 0,
    /** Before lines come, go, move or are filled. */
    rememberNow: () => {
      remember(now.current);
      typing.current = null;
    },
    /** A cell got the focus. */
    hold: (text: string) => {
      typing.current = { lines: structuredClone(now.current), text };
    },
    /** A cell was left. */
    letGo: () => {
      const before = typing.current?.lines;
      typing.current = null;
      if (before !== undefined && before.length === now.current.length && !isSame(before, now.current))
        remember(before);
    },
    /** Whether something was typed into the cell since it has the focus: taking that back is the browser's. */
    isTyped: (text: string): boolean => typing.current !== null && typing.current.text !== text,
    /** The lines as they were; null when nothing is left to take back. */
    takeBack: (): readonly AnyLine[] | null => {
      const before = past.current.at(-1) ?? null;
      past.current = past.current.slice(0, -1);
      setCount(past.current.length);
      typing.current = null;
      return before;
    },
  };
}
