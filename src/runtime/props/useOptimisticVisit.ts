import { useNavigation, type Navigation } from '../navigation/context.ts';
import type { VisitOptions, VisitResult } from '../navigation/visit.ts';
import { createGuesses, type Guess, type Guesses } from './optimistic.ts';

// By what all pages of one application have in common: two parts of a page that guess must know of each other.
const made = new WeakMap<Navigation['activity'], Guesses>();

function guessesOf(navigation: Navigation): Guesses {
  const known = made.get(navigation.activity);
  if (known) return known;
  const guesses = createGuesses(navigation);
  made.set(navigation.activity, guesses);
  navigation.subscribePages(guesses.follow);
  return guesses;
}

/**
 * A visit whose outcome is shown before the server has spoken: `send(options, (props) => ({ ...props, … }))`.
 * A refusal or an error undoes what the guess had changed; guesses of other actions stay. Actions go beside each
 * other, and on when the page is left.
 */
export function useOptimisticVisit(): (options: VisitOptions, guess: Guess) => Promise<VisitResult> {
  const navigation = useNavigation();
  return async (options, guess) => {
    const shown = guessesOf(navigation).show(guess, navigation.current());
    const result = await navigation.visit({
      ...options,
      isParallel: true,
      onAnswer: (page) => {
        shown.settle();
        options.onAnswer?.(page);
      },
    });
    shown.rollBack();
    return result;
  };
}
