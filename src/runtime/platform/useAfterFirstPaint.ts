import { useDeferredValue } from 'react';

/**
 * False at the first drawing, true right after its paint: what is not seen at once is left out until then. The
 * second drawing gives way to whatever the person does.
 */
export const useAfterFirstPaint = (): boolean => useDeferredValue(true, false);
