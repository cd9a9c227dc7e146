/** Ids of the elements of a field, from its name: the error summary and the tests rely on them. */
export function fieldIds(name: string) {
  const id = `field-${name}`;
  return { id, labelId: `${id}-label`, helpId: `${id}-help`, errorId: `${id}-error` };
}

/** Moves the focus into the field of that name, if it is on the page; true when it was. */
export function focusField(name: string): boolean {
  const root = document.getElementById(fieldIds(name).id);
  if (!root) return false;
  const focusable = 'input:not([type="hidden"]), textarea, select, button, [tabindex]';
  const target = root.matches(focusable) ? root : (root.querySelector<HTMLElement>(focusable) ?? root);
  target.focus({ preventScroll: true });
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ block: 'center', behavior: reducedMotion ? 'auto' : 'smooth' });
  return true;
}
