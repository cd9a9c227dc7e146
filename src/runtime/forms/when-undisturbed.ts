import { fieldOf } from './focus-field.ts';

/** What a control of the page has open: a list, a calendar, a dialog. */
const opener = ':is([aria-haspopup], [role=combobox])[aria-expanded=true]';

/** Something is pressed, or a control has something open in which none of the fields stands. */
function isDisturbed(fields: readonly string[]): boolean {
  if (document.querySelector(':active') !== null) return true;
  return Array.from(document.querySelectorAll(opener)).some((control) => {
    const opened = document.getElementById(control.getAttribute('aria-controls') ?? '');
    return opened !== null && !fields.some((name) => fieldOf(name, opened) !== null);
  });
}

/**
 * Waits until a message may appear at these fields. It moves what stands below: not while something is pressed,
 * since the release would meet something else, nor while a list is open, which would come to stand over its own
 * control.
 */
export async function whenUndisturbed(fields: readonly string[]): Promise<void> {
  while (isDisturbed(fields)) {
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  }
}
