import { useContext, useEffect } from 'react';
import { OwnPlaceContext } from './instance.ts';

/**
 * The page starts anew whenever it is shown, as long as the caller is part of it: what was typed into a form
 * and left behind is not to be there again by itself.
 */
export function useStartsAnew(): void {
  const own = useContext(OwnPlaceContext);
  useEffect(() => own?.claim(), [own]);
}
