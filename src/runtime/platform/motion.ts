/** Whether movement on the screen is welcome: the person has not asked for less, and looks at the tab. */
export function isMotionWelcome(): boolean {
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return !isReduced && document.visibilityState === 'visible';
}
