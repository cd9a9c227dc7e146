import { useNavigation, type Navigation } from '../navigation/context.ts';
import type { VisitOptions, VisitResult } from '../navigation/visit.ts';
import { createOptimisticUpdates, type OptimisticUpdate, type OptimisticUpdates } from './optimistic.ts';

// By what all pages of one application have in common: two parts of a page that update must know of each other.
const made = new WeakMap<Navigation['activity'], OptimisticUpdates>();

function updatesOf(navigation: Navigation): OptimisticUpdates {
  const known = made.get(navigation.activity);
  if (known) return known;
  const updates = createOptimisticUpdates(navigation);
  made.set(navigation.activity, updates);
  navigation.subscribePages(updates.follow);
  return updates;
}

/**
 * A visit whose outcome is shown before the server has spoken: `send(options, (props) => ({ ...props, … }))`.
 * A refusal or an error undoes what the update had changed; updates of other actions stay. Actions go beside each
 * other, and on when the page is left.
 */
export function useOptimisticVisit(): (
  options: VisitOptions,
  update: OptimisticUpdate,
) => Promise<VisitResult> {
  const navigation = useNavigation();
  return async (options, update) => {
    const shown = updatesOf(navigation).show(update, navigation.current());
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
