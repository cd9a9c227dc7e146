import { useContext, useEffect, useRef } from 'react';
import { ComboBoxStateContext } from 'react-aria-components';

/**
 * Opens the list of the combobox around it when an answer comes in and the text still has the focus. A scroll
 * closes an open list (on a phone the keyboard that slides in scrolls the page), which would hide the answer.
 */
export function OpenWhenFound({ isFound }: { isFound: boolean }) {
  const state = useContext(ComboBoxStateContext);
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });
  useEffect(() => {
    if (isFound && latest.current?.isFocused && !latest.current.isOpen) latest.current.open(null, 'input');
  }, [isFound]);
  return null;
}
