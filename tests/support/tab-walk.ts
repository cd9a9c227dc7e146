import type { Page } from 'playwright-core';

/** More stops than any page has: beyond, the keyboard goes in circles. */
const maxStops = 320;

/** Pressed at once between two questions to the page, which notes each stop itself. */
const pressedAtOnce = 8;

/** What a person with a keyboard alone meets on the content of a page. */
export interface TabWalk {
  /** Elements that take the focus, but to which Tab leads from nowhere. */
  readonly unreached: readonly string[];
  /** Stops at which nothing shows that the focus is there. */
  readonly unseen: readonly string[];
}

/** What `watchFocus` leaves in the page. */
interface FocusWalk {
  start(from: 'start' | 'end'): void;
  /** Whether something is still to be met, and may be met by going on. */
  goesOn(): boolean;
  end(): TabWalk;
}

/**
 * Presses Tab from the start of `main` to its end, watching what has the focus and how it looks then. What lies
 * beyond a table too long to be walked through is met by Shift+Tab from the end.
 */
export async function walkByTab(page: Page): Promise<TabWalk> {
  await page.evaluate(watchFocus);
  if (!(await press(page, 'Tab', 'start'))) await press(page, 'Shift+Tab', 'end');
  return page.evaluate(() => (globalThis as unknown as { focusWalk: FocusWalk }).focusWalk.end());
}

/** Goes one way from one end of `main`, and tells whether nothing is left to be met. */
async function press(page: Page, key: string, from: 'start' | 'end'): Promise<boolean> {
  await page.evaluate(
    (end) => (globalThis as unknown as { focusWalk: FocusWalk }).focusWalk.start(end),
    from,
  );
  for (let count = 0; count < maxStops; count += pressedAtOnce) {
    for (let times = 0; times < pressedAtOnce; times += 1) await page.keyboard.press(key);
    if (!(await page.evaluate(goesOn))) return true;
  }
  return false;
}

const goesOn = (): boolean => (globalThis as unknown as { focusWalk: FocusWalk }).focusWalk.goesOn();

/** In the page: remembers how everything looks without the focus, and notes each stop. */
function watchFocus(): void {
  const main = document.querySelector('main') ?? document.body;
  const focusable =
    'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable="true"]';
  const name = (element: Element): string => {
    const text = element.getAttribute('aria-label') ?? (element.textContent || element.id);
    return `${element.tagName.toLowerCase()} “${text.trim().slice(0, 40)}”`;
  };
  const takesTab = (element: HTMLElement): boolean =>
    element.tabIndex >= 0 &&
    !element.matches(':disabled, [type="hidden"]') &&
    element.closest('[inert]') === null &&
    element.checkVisibility({ visibilityProperty: true }) &&
    // Of a group of radio buttons only one is a stop; the arrows lead to the others.
    !(element.matches('input[type="radio"]') && !element.matches(':checked'));
  // A field shows its focus on the frame around it, a row's link on the row, a hidden input on its label.
  const frames = ['.control', 'tr', 'label', '[data-focus-visible]'];
  const showing = (element: Element): Element[] => [
    element,
    ...element.querySelectorAll('*'),
    ...frames.flatMap((selector) => element.parentElement?.closest(selector) ?? []),
  ];
  const look = (element: Element): string =>
    showing(element)
      .flatMap((each) => ['', '::before', '::after'].map((part) => getComputedStyle(each, part)))
      .map((style) =>
        [
          style.outline,
          style.boxShadow,
          style.border,
          style.backgroundColor,
          style.stroke,
          style.textDecoration,
        ].join(),
      )
      .join('|');

  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const candidates = [...main.querySelectorAll<HTMLElement>(focusable)].filter(takesTab);
  const looks = new Map<Element, string>(candidates.map((element) => [element, look(element)]));
  const visited = new Set<Element>();
  const unseen: string[] = [];

  main.setAttribute('tabindex', '-1');
  const afterAll = document.createElement('span');
  afterAll.tabIndex = -1;
  main.append(afterAll);
  let last: Element = main;
  let isOver = false;
  const note = (): void => {
    const focused = document.activeElement;
    if (isOver || focused === last) return;
    isOver = focused === null || !main.contains(focused) || visited.has(focused);
    if (isOver || focused === null) return;
    last = focused;
    visited.add(focused);
    const isOutlined =
      Number.parseFloat(getComputedStyle(focused).outlineWidth) > 0 &&
      getComputedStyle(focused).outlineStyle !== 'none';
    if (!isOutlined && looks.get(focused) === look(focused)) unseen.push(name(focused));
  };
  // Each stop is looked at when the next one is asked for: by then it looks as it does to a person.
  window.addEventListener('keydown', note, true);
  (globalThis as { focusWalk?: FocusWalk }).focusWalk = {
    start(from): void {
      const end = from === 'start' ? main : afterAll;
      end.focus();
      last = end;
      isOver = false;
    },
    goesOn(): boolean {
      note();
      // Some lists grow while one walks: those that were there are enough.
      return !isOver && candidates.some((element) => element.isConnected && !visited.has(element));
    },
    end(): TabWalk {
      afterAll.remove();
      window.removeEventListener('keydown', note, true);
      const left = candidates.filter(
        (element) => element.isConnected && takesTab(element) && !visited.has(element),
      );
      return { unreached: left.map(name), unseen };
    },
  };
}
