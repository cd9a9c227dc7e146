import { useEffect, useEffectEvent } from 'react';
import { isMac } from '#runtime/keys/is-mac.ts';
import { createShortcutReader } from '#runtime/keys/shortcut-reader.ts';
import { strokeOf } from '#runtime/keys/stroke.ts';
import { isModalOpen, takesLetters } from '#runtime/keys/takes-letters.ts';
import type { Action } from './action.ts';
import type { ActionRegistry } from './action-registry.ts';

/**
 * Performs an action when its keys are pressed anywhere on the page, except where letters already mean
 * something and behind an open window.
 *
 * @param areLettersOn false leaves only shortcuts with ⌘ or Ctrl (WCAG 2.1.4, character key shortcuts)
 */
export function useActionKeys(
  registry: ActionRegistry,
  areLettersOn: boolean,
  perform: (action: Action) => void,
): void {
  const onPerform = useEffectEvent(perform);
  useEffect(() => {
    const reader = createShortcutReader<Action>();
    const onKey = (event: KeyboardEvent): void => {
      const stroke = event.defaultPrevented ? null : strokeOf(event, isMac());
      if (stroke === null || isModalOpen()) return;
      if (!stroke.isMod && (!areLettersOn || takesLetters(event.target))) return;
      const bindings = registry
        .list()
        .flatMap((action) => (action.keys === undefined ? [] : [{ keys: action.keys, value: action }]));
      const found = reader.read(stroke, event.timeStamp, bindings);
      if (found === null || found === 'pending') return;
      event.preventDefault();
      onPerform(found.value);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [registry, areLettersOn]);
}
