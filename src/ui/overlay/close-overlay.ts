import { createContext, useContext } from 'react';

/** How what stands in an overlay closes it; given by the overlay. */
export const CloseOverlay = createContext<() => void>(() => undefined);

/** Closes the overlay around the caller, which gives the focus back to its trigger; does nothing outside of one. */
export const useCloseOverlay = (): (() => void) => useContext(CloseOverlay);
