/** Ids of the elements of a field, from its name: the error summary and the tests rely on them. */
export function fieldIds(name: string) {
  const id = `field-${name}`;
  return { id, labelId: `${id}-label`, helpId: `${id}-help`, errorId: `${id}-error` };
}

/** The value of `aria-describedby` for the ids that are there. */
export function joinIds(...ids: readonly unknown[]): string | undefined {
  return ids.filter((id) => typeof id === 'string' && id !== '').join(' ') || undefined;
}

/** What takes the focus in the field of that name, if it is on the page. */
export function focusTargetOf(name: string): HTMLElement | null {
  const root = document.getElementById(fieldIds(name).id);
  const focusable = 'input:not([type="hidden"]), textarea, select, button, [tabindex]';
  if (!root || root.matches(focusable)) return root;
  return root.querySelector<HTMLElement>(focusable) ?? root;
}

/** Moves the focus into the field of that name, if it is on the page; true when it was. */
export function focusField(name: string): boolean {
  const target = focusTargetOf(name);
  if (!target) return false;
  target.focus({ preventScroll: true });
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ block: 'center', behavior: reducedMotion ? 'auto' : 'smooth' });
  return true;
}
