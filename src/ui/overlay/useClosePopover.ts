import { useContext } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components';

/** Closes the popover around the caller, which gives the focus back to its trigger; does nothing outside of one. */
export function useClosePopover(): () => void {
  const state = useContext(OverlayTriggerStateContext);
  return () => state?.close();
}
