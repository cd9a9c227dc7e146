import { useEffect, useMemo } from 'react';
import { useNavigation } from '../navigation/context.ts';
import type { VisitOptions, VisitResult } from '../navigation/visit.ts';
import { createGuesses, type Guess } from './optimistic.ts';

/**
 * A visit whose outcome is shown before the server has spoken: `send(options, (props) => ({ ...props, … }))`.
 * A refusal, an error or a visit given up undoes what the guess had changed; guesses of other actions stay.
 */
export function useOptimisticVisit(): (options: VisitOptions, guess: Guess) => Promise<VisitResult> {
  const navigation = useNavigation();
  const guesses = useMemo(() => createGuesses(navigation), [navigation]);
  useEffect(() => navigation.subscribePages(guesses.follow), [navigation, guesses]);
  return async (options, guess) => {
    const shown = guesses.show(guess);
    const result = await navigation.visit({
      ...options,
      onAnswer: (page) => {
        shown.settle();
        options.onAnswer?.(page);
      },
    });
    shown.rollBack();
    return result;
  };
}
