import { useProgress } from '#runtime/progress/useProgress.ts';
import { ProgressBar } from '#ui/feedback/ProgressBar.tsx';

/** The line at the top of the window while a page or an action is on its way. */
export function NavigationProgress() {
  const { isVisible, fraction } = useProgress();
  return <ProgressBar isVisible={isVisible} progress={fraction} />;
}
