import { useState } from 'react';
import { localStore } from '#runtime/storage/safe-storage.ts';

const key = 'keys:letters';

/** Whether shortcuts of letters alone are on; kept on this device. */
export function useLetterKeys(): readonly [boolean, (areOn: boolean) => void] {
  const [areOn, setOn] = useState(() => localStore.get(key) !== 'off');
  return [
    areOn,
    (wanted) => {
      setOn(wanted);
      if (wanted) localStore.remove(key);
      else localStore.set(key, 'off');
    },
  ];
}
