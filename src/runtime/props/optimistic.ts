import type { PageObject, PageProps } from '../protocol/page-object.ts';

/** Makes of the props shown what they will probably be. */
export type Guess = (props: PageProps) => PageProps;

/** Where guesses are shown. */
export interface GuessStage {
  /** The address shown. */
  current(): string;
  readPage(href: string): PageObject | undefined;
  changeProps(change: (props: PageProps) => PageProps, href: string): void;
}

/** A guess that is shown until the server has spoken. */
export interface ShownGuess {
  /** The server's answer is about to be shown: it takes the place of the guess. */
  settle(): void;
  /** The action came to nothing: what it had changed is as it was, other guesses stay. */
  rollBack(): void;
}

/** Guesses over what the server last said. */
export interface Guesses {
  show(guess: Guess): ShownGuess;
  /** A page has changed: guesses are laid over what the server said now. */
  follow(): void;
}

/** What the server said, and what is laid over it. */
interface Base {
  readonly href: string;
  readonly component: string;
  readonly props: PageProps;
  readonly shown: PageProps;
}

const nothingShown: ShownGuess = { settle: () => undefined, rollBack: () => undefined };

/** Makes them over the pages kept; call `follow` whenever one may have changed. */
export function createGuesses(stage: GuessStage): Guesses {
  let base: Base | null = null;
  let pending: readonly Guess[] = [];

  const forget = (): void => {
    base = null;
    pending = [];
  };

  const render = (from: Base): void => {
    const shown = pending.reduce((props, guess) => guess(props), from.props);
    // Set before it is shown: showing calls `follow`.
    base = { ...from, shown };
    stage.changeProps(() => shown, from.href);
    if (pending.length === 0) base = null;
  };

  const baseHere = (): Base | null => {
    const href = stage.current();
    const page = stage.readPage(href);
    return page ? { href, component: page.component, props: page.props, shown: page.props } : null;
  };

  return {
    show(given) {
      if (base && base.href !== stage.current()) forget();
      const from = base ?? baseHere();
      if (!from) return nothingShown;
      // Its own identity, even when the same function is given twice.
      const guess: Guess = (props) => given(props);
      pending = [...pending, guess];
      render(from);
      const drop = (): boolean => {
        const isPending = pending.includes(guess);
        pending = pending.filter((other) => other !== guess);
        return isPending;
      };
      return {
        settle: () => void drop(),
        rollBack: () => {
          if (drop() && base) render(base);
        },
      };
    },
    follow() {
      const page = base && stage.readPage(base.href);
      if (!base || !page || page.props === base.shown) return;
      if (page.component === base.component) render({ ...base, props: page.props });
      else forget();
    },
  };
}
