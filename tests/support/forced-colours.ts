import type { Page } from 'playwright-core';

/**
 * What cannot be told any more once the person's own few colours stand in for all of the page's: a choice that
 * looks like its neighbours, a control without a border, a bar without its filled part. One line each.
 */
export async function lostInForcedColours(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  try {
    return await page.evaluate(findLost);
  } finally {
    await page.emulateMedia({ forcedColors: 'none' });
  }
}

/** In the page. */
function findLost(): string[] {
  const name = (element: Element): string => {
    const text = element.getAttribute('aria-label') ?? (element.textContent || element.id);
    return `${element.tagName.toLowerCase()} “${text.trim().slice(0, 40)}”`;
  };
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().width > 1;
  const parts = ['', '::before', '::after'];
  const isBordered = (style: CSSStyleDeclaration): boolean =>
    [style.borderBottomWidth, style.borderTopWidth].some((width) => Number.parseFloat(width) > 0) ||
    (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0);

  /** Shape and colours as they are painted now, words apart. */
  const look = (element: Element): string => {
    const painted = [element, ...element.querySelectorAll('*')].flatMap((each) =>
      parts.map((part) => {
        const style = getComputedStyle(each, part);
        if (part !== '' && style.content === 'none') return '';
        const box = `${style.transform}${style.translate}${style.fontWeight}${style.textDecorationLine}`;
        return [style.color, style.backgroundColor, style.border, style.outline, style.clipPath, box].join();
      }),
    );
    return `${element.querySelectorAll('svg').length}|${painted.join('|')}`;
  };

  const lost: string[] = [];
  const chosen =
    'main :is([aria-selected="true"], [aria-checked="true"], [aria-pressed="true"], :is(nav, [role="group"]) [aria-current]:not([aria-current="false"]), input:checked)';
  for (const element of document.querySelectorAll(chosen)) {
    if (!isShown(element)) continue;
    const role = element.getAttribute('role');
    const group =
      element.closest(
        '[role="tablist"], [role="radiogroup"], [role="listbox"], [role="grid"], nav, ol, ul, table',
      ) ?? element.closest('main');
    const others = [...(group?.querySelectorAll(element.tagName) ?? [])].filter(
      (other) =>
        other !== element &&
        !element.contains(other) &&
        !other.contains(element) &&
        isShown(other) &&
        other.getAttribute('role') === role &&
        other.getAttribute('type') === element.getAttribute('type') &&
        !other.matches(
          ':is([aria-selected="true"], [aria-checked="true"], [aria-pressed="true"], [aria-current]:not([aria-current="false"]), :checked, :disabled)',
        ),
    );
    const like = others.find((other) => look(other) === look(element));
    if (like) lost.push(`${name(element)} looks like ${name(like)}`);
  }
  for (const element of document.querySelectorAll(
    'main :is(input:not([type=file]), textarea, select, [role="switch"], [role="meter"], [role="progressbar"])',
  )) {
    if (!isShown(element)) continue;
    const style = getComputedStyle(element);
    const framed = element.closest('.control');
    const isNative = style.appearance !== 'none' && !element.matches('[role="meter"], [role="progressbar"]');
    const isMarked = [element, ...element.querySelectorAll('*')].some(
      (each) =>
        isBordered(getComputedStyle(each)) ||
        getComputedStyle(each).forcedColorAdjust === 'none' ||
        each.tagName === 'svg',
    );
    if (!isNative && !isMarked && (framed === null || !isBordered(getComputedStyle(framed))))
      lost.push(`${name(element)} has no border`);
  }
  return lost;
}
