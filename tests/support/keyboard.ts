import type { Locator, Page } from 'playwright-core';

/** More stops than any page of the application has: beyond, the keyboard goes in circles. */
const maxStops = 200;

/** One place where the focus rested. */
export interface Stop {
  /** The element, short enough for a message. */
  element: string;
  isVisible: boolean;
}

/**
 * Presses Tab until the focus is on `target`.
 *
 * @returns every stop on the way, the target included
 * @throws when the keyboard does not reach it
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<Stop[]> {
  await target.waitFor();
  const stops: Stop[] = [];
  for (let count = 0; count < maxStops; count += 1) {
    await page.keyboard.press(key);
    stops.push(await focusedStop(page));
    if (await isFocused(target)) return stops;
  }
  throw new Error(
    `${String(target)} is out of reach of the keyboard: ${stops.map((stop) => stop.element).join(' → ')}`,
  );
}

/** True when the element itself has the focus; does not wait for one that an open list hides meanwhile. */
export const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

/** Where the focus rests, and whether a person can see it there. */
export function focusedStop(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return { element: 'the document', isVisible: true };
    const hasRing = (element: Element, countsShadow: boolean): boolean => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
      return hasOutline || (countsShadow && boxShadow !== 'none');
    };
    // A field shows its focus on the frame around it, a row's link on the row, a hidden input on its label.
    const frames = ['.control', '.line-cell', 'tr', 'label', '[data-focus-visible]'].map((selector) =>
      focused.closest(selector),
    );
    const isVisible =
      hasRing(focused, true) ||
      frames.some((frame) => frame !== null && hasRing(frame, frame.matches('.control, .line-cell, label')));
    const text = focused.getAttribute('aria-label') ?? focused.textContent ?? '';
    const element = `${focused.tagName.toLowerCase()} “${text.trim().slice(0, 40)}”`;
    return { element, isVisible };
  });
}
