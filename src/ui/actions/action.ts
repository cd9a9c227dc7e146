import type { IconShape } from '../identity/Icon.tsx';

/** Where the palette and the list of keys show actions, in this order: of this page, to go, to create, general. */
export const actionPlaces = ['page', 'go', 'create', 'general'] as const;
export type ActionPlace = (typeof actionPlaces)[number];

/** Something that a person can do, as data: buttons, menus, keys and the palette are all made from it. */
export interface Action {
  readonly id: string;
  readonly label: string;
  readonly place: ActionPlace;
  readonly icon?: IconShape | undefined;
  /** Keys that do it from anywhere on the page: `e`, `g o` one after the other, `mod+k` with ⌘ or Ctrl. */
  readonly keys?: string | undefined;
  /** Where it leads; else what it runs. */
  readonly href?: string | undefined;
  readonly run?: (() => void) | undefined;
  /** Other words by which it is searched for. */
  readonly words?: readonly string[];
  /** Not offered in the palette: it opens the palette itself. */
  readonly isKeysOnly?: boolean;
  /** The one filled button of the view. */
  readonly isMain?: boolean;
  /** It takes something away: red, last in a menu. */
  readonly isDanger?: boolean;
  /** Why it cannot be done now. */
  readonly inactiveReason?: string | undefined;
  /** Links to what puts that right. */
  readonly remedies?: readonly ActionLink[] | undefined;
  /** Ways to do it, of which one is picked from a menu. */
  readonly choices?: readonly ActionChoice[];
}

/** One of the ways to do an action. */
export type ActionChoice = Pick<
  Action,
  'id' | 'label' | 'icon' | 'href' | 'run' | 'isDanger' | 'inactiveReason' | 'remedies'
>;

/** A link to a page or to a field of it. */
export interface ActionLink {
  readonly label: string;
  readonly href: string;
}

/** Actions with each of their choices as an action of its own, named after both. */
export const eachChoice = (actions: readonly Action[]): readonly Action[] =>
  actions.flatMap((action) =>
    action.choices
      ? action.choices.map((choice) => ({
          ...choice,
          id: `${action.id}.${choice.id}`,
          label: `${action.label} : ${choice.label}`,
          place: action.place,
          words: action.words ?? [],
          icon: choice.icon ?? action.icon,
        }))
      : [action],
  );
