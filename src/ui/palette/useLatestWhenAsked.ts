import { useDeferredValue, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * A value whose drawing may follow a moment later, so that what is typed stands at once. `catchUp` draws the
 * latest before it returns: for the key that acts on what is shown.
 */
export function useLatestWhenAsked<Value>(latest: Value, first: Value): readonly [Value, () => void] {
  const followed = useDeferredValue(latest, first);
  const [asked, setAsked] = useState<Value | null>(null);
  const catchUp = useMemo(
    () => () => {
      if (followed !== latest) flushSync(() => setAsked(latest));
    },
    [followed, latest],
  );
  return [asked === latest ? latest : followed, catchUp];
}
