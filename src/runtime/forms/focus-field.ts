/** Names of a form's controls in the order of the screen. */
export function fieldOrder(form: ParentNode | null): string[] {
  const controls = form?.querySelectorAll<HTMLElement>('[name], [data-field]') ?? [];
  const names = Array.from(
    controls,
    (control) => control.dataset.field ?? control.getAttribute('name') ?? '',
  );
  return [...new Set(names.filter((name) => name !== ''))];
}

const FOCUSABLE =
  'input:not([type=hidden]):not([disabled]), select, textarea, button, [tabindex], [contenteditable=true]';

/** The path of the field that an element belongs to; empty when it belongs to none. */
export function fieldNameOf(element: Element): string {
  const control = element.closest<HTMLElement>('[data-field], [id^="field-"], [name]');
  return control?.dataset.field ?? control?.getAttribute('name') ?? control?.id.replace(/^field-/, '') ?? '';
}

/** What takes the focus for a field by its path: the control of that name or what it holds; null when there is none. */
export function fieldOf(name: string, root: ParentNode): HTMLElement | null {
  const text = CSS.escape(name);
  const selector = `[id="field-${text}"], [name="${text}"], [data-field="${text}"]`;
  for (const found of root.querySelectorAll<HTMLElement>(selector)) {
    const target = found.matches(FOCUSABLE) ? found : found.querySelector<HTMLElement>(FOCUSABLE);
    if (target) return target;
  }
  return null;
}

/** Gives the focus to a field by its path. Scrolls only when asked. False when the field is not on the screen. */
export function focusField(
  name: string,
  options: { readonly scrolls?: boolean; readonly root?: ParentNode } = {},
): boolean {
  const target = fieldOf(name, options.root ?? document);
  target?.focus({ preventScroll: true });
  if (options.scrolls) target?.scrollIntoView({ block: 'center' });
  return target !== null;
}

/** After a refusal: the summary takes the focus where there is one, else the first field in error. */
export function focusErrors(form: ParentNode | null, names: readonly string[]): void {
  const summary = form?.querySelector<HTMLElement>('[data-error-summary]');
  if (summary) {
    if (!summary.hasAttribute('tabindex')) summary.setAttribute('tabindex', '-1');
    summary.focus({ preventScroll: true });
    return;
  }
  const [first] = names;
  if (first !== undefined) focusField(first, { root: form ?? document });
}
