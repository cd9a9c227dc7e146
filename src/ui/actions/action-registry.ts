import { createContext, useContext, useEffect, useId, useSyncExternalStore } from 'react';
import type { Action } from './action.ts';

/** What can be done now, by whoever is on the screen. */
export interface ActionRegistry {
  /** Sets the actions of one owner; none takes them away. */
  set(owner: string, actions: readonly Action[]): void;
  /** All of them, in the order in which their owners came. */
  list(): readonly Action[];
  subscribe(onChange: () => void): () => void;
}

/** A registry without actions. */
export function createActionRegistry(): ActionRegistry {
  const owners = new Map<string, readonly Action[]>();
  const listeners = new Set<() => void>();
  let all: readonly Action[] = [];
  return {
    set(owner, actions) {
      if (actions.length === 0) owners.delete(owner);
      else owners.set(owner, actions);
      all = [...owners.values()].flat();
      for (const listener of listeners) listener();
    },
    list: () => all,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/** Holds the registry of the application; without one, actions are only drawn. */
export const ActionContext = createContext<ActionRegistry | null>(null);

/**
 * Offers actions by their keys and in the palette for as long as the component is shown.
 *
 * @example useActions([{ id: 'edit', label: 'Modifier', place: 'page', keys: 'e', href: edit(id) }]);
 */
export function useActions(actions: readonly Action[]): void {
  const registry = useContext(ActionContext);
  const owner = useId();
  useEffect(() => registry?.set(owner, actions), [registry, owner, actions]);
  useEffect(() => () => registry?.set(owner, []), [registry, owner]);
}

const none: readonly Action[] = [];

/** All actions of the moment, for what shows them. */
export function useActionList(): readonly Action[] {
  const registry = useContext(ActionContext);
  return useSyncExternalStore(registry?.subscribe ?? (() => () => undefined), registry?.list ?? (() => none));
}
