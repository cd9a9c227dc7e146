import type { Page } from 'playwright-core';
import { accessibilityFaults, colourRules } from './axe.ts';
import { laidOut, settled } from './settled.ts';

/** What opens over the page stands at the end of the document, or in the top layer. */
const panels =
  'body > :not(#app) :is([role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]), dialog[open]';

/** What says of itself that it opens something, and that Tab leads to. */
const triggers =
  'main :is(button, input):is([aria-haspopup], [aria-expanded="false"]):not(:disabled, [readonly], [tabindex="-1"], [aria-disabled="true"])';

/** Of triggers that are named alike, as those of a list's lines: more of them would open the same thing. */
const openedAlike = 1;

/** An entry's reason stands inside it as its description, which the rule takes for a part of its name. */
const misled = 'label-content-name-mismatch';

/** More stops than any panel has before they begin again. */
const maxStops = 40;

/** Long enough for code that is fetched at the first opening. */
const openingMs = 10_000;

/** Long enough for what is already there. */
const unsureMs = 1500;

const closingMs = 3000;

/** Opens from the keyboard everything that opens over the page, and tells what a person would stumble over. */
export async function overlayFaults(page: Page, where: 'desk' | 'phone'): Promise<string[]> {
  const faults: string[] = [];
  const mark = () => page.evaluate(markTriggers, [triggers, openedAlike] as const);
  for (const name of await mark()) {
    // What a change of the screen's size draws anew has lost its mark; what it takes away opens nothing.
    const isFocused = () => page.evaluate(focusOn, trigger(name));
    if (!(await isFocused())) {
      await mark();
      if (!(await isFocused())) continue;
    }
    const addFaults = (found: readonly string[]) =>
      faults.push(...found.map((fault) => `« ${name} »: ${fault}`));
    if (!(await open(page, name))) continue;
    await page.evaluate(settled);
    if (where === 'desk') {
      const found = await accessibilityFaults(page, undefined, '[data-panel]');
      addFaults(found.filter((fault) => !fault.startsWith(misled)));
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.evaluate(settled);
      addFaults(await accessibilityFaults(page, colourRules, '[data-panel]'));
      await page.emulateMedia({ colorScheme: 'light' });
      addFaults(await leaks(page));
    } else {
      addFaults(await page.evaluate(cutOnScreen));
    }
    addFaults(await close(page));
  }
  return faults;
}

const trigger = (name: string): string => `[data-trigger=${JSON.stringify(name)}]`;

/** In the page. Looking and focusing are one step, so that nothing is drawn anew between them. */
function focusOn(selector: string): boolean {
  const element = document.querySelector<HTMLElement>(selector);
  element?.focus();
  return element !== null;
}

/** Opens what has the focus. False when it unfolds something in the page itself: nothing stands over the page then. */
async function open(page: Page, name: string): Promise<boolean> {
  const element = page.locator(trigger(name));
  // The focus may have scrolled the page: told a frame later, that would close what opens meanwhile.
  await page.evaluate(laidOut);
  const isField = await element.evaluate((it) => it.matches('input'));
  const isSure = await element.evaluate((it) => it.hasAttribute('aria-haspopup'));
  await page.keyboard.press(isField ? 'ArrowDown' : 'Enter');
  const asked = page.waitForFunction(markPanel, [panels, trigger(name)] as const, {
    timeout: isSure ? openingMs : unsureMs,
  });
  // A field that asks the server shows nothing before something is typed, and a fold opens nothing over the page.
  const opened = isSure ? await asked : await asked.catch(() => null);
  const place = await opened?.jsonValue();
  if (place === 'within') await page.keyboard.press('Enter');
  return place === 'over';
}

/** Follows Tab through a panel until it begins again. */
async function leaks(page: Page): Promise<string[]> {
  const begin = await page.evaluate(whereFocusIs);
  if (!begin.isInside) return [`the focus stays outside, on ${begin.name}`];
  // Of a menu or a list the arrows lead through its entries; what leaves the page in reach is left by Tab too.
  if (!begin.isModal) return [];
  for (let count = 0; count < maxStops; count += 1) {
    await page.keyboard.press('Tab');
    const { isInside, isStart, name } = await page.evaluate(whereFocusIs);
    if (!isInside) return [`Tab leads out of it, to ${name}`];
    if (isStart) return [];
    // The panel itself often has the focus at first, and Tab never comes back to that.
    if (count === 0) await page.evaluate(() => document.activeElement?.setAttribute('data-start', ''));
  }
  return [`Tab does not begin again within ${maxStops} stops`];
}

async function close(page: Page): Promise<string[]> {
  const wasInside = (await page.evaluate(whereFocusIs)).isInside;
  // The first closes a tooltip that stands over it.
  for (let press = 0; press < 2 && (await page.evaluate(isOpen)); press += 1) {
    await page.keyboard.press('Escape');
    await passes(page, () => document.querySelector('[data-panel]') === null);
  }
  if (await page.evaluate(isOpen)) {
    await page.evaluate(() => document.querySelector('[data-panel]')?.removeAttribute('data-panel'));
    return ['Escape does not close it'];
  }
  const isBack =
    !wasInside || (await passes(page, () => document.activeElement?.hasAttribute('data-opened') === true));
  if (isBack) return [];
  const { name } = await page.evaluate(whereFocusIs);
  return [`its trigger does not have the focus back: ${name} has it`];
}

/** In the page. */
const isOpen = (): boolean => document.querySelector('[data-panel]') !== null;

/** Whether something comes true in the page within the time that closing may take. */
const passes = (page: Page, test: () => boolean): Promise<boolean> =>
  page.waitForFunction(test, undefined, { timeout: closingMs }).then(
    () => true,
    () => false,
  );

/** In the page: marks one trigger of each name, since the lines of a list open the same thing each. */
function markTriggers([selector, most]: readonly [string, number]): string[] {
  for (const old of document.querySelectorAll('[data-trigger]')) old.removeAttribute('data-trigger');
  const names = new Set<string>();
  const alike = new Map<string, number>();
  for (const element of document.querySelectorAll(selector)) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const text = element.getAttribute('aria-label') ?? (element.textContent || element.id);
    const name = `${text.trim()} ${element.getAttribute('aria-haspopup') ?? ''}`
      .replaceAll(/\d+/g, '#')
      .trim();
    const start = name.split(/[ -]/, element.matches('input') ? 2 : 1).join();
    if (names.has(name) || alike.get(start) === most) continue;
    alike.set(start, (alike.get(start) ?? 0) + 1);
    names.add(name);
    element.setAttribute('data-trigger', name);
  }
  return [...names];
}

/** In the page: marks the panel that stands over it now. Asked again until something has opened. */
function markPanel([selector, opener]: readonly [string, string]): 'over' | 'within' | null {
  const element = document.querySelector(opener);
  const shown = [...document.querySelectorAll(selector)].filter((panel) => panel.checkVisibility());
  const panel = shown[0];
  if (panel === undefined) {
    if (element?.getAttribute('aria-expanded') !== 'true' || element.ariaHasPopup) return null;
    const controlled = element.getAttribute('aria-controls');
    return controlled === null || document.getElementById(controlled)?.closest('main') ? 'within' : null;
  }
  for (const old of document.querySelectorAll('[data-opened]')) old.removeAttribute('data-opened');
  element?.setAttribute('data-opened', '');
  panel.setAttribute('data-panel', '');
  return 'over';
}

/** In the page. */
function whereFocusIs(): { isInside: boolean; isStart: boolean; isModal: boolean; name: string } {
  const panel = document.querySelector('[data-panel]');
  const focused = document.activeElement;
  const pointed = focused?.getAttribute('aria-activedescendant') ?? focused?.getAttribute('aria-controls');
  const isInside =
    panel?.contains(focused) === true ||
    (pointed != null && panel?.contains(document.getElementById(pointed)) === true);
  return {
    isInside,
    isStart: focused?.hasAttribute('data-start') ?? false,
    isModal:
      panel?.matches('dialog, [role="dialog"], [role="alertdialog"]') === true &&
      document.querySelector('main')?.closest('[inert], [aria-hidden="true"]') != null,
    name: focused?.outerHTML.slice(0, 80) ?? 'nothing',
  };
}

/** In the page: what of the panel a small screen does not show, and no scrolling inside it brings back. */
function cutOnScreen(): string[] {
  const panel = document.querySelector('[data-panel]');
  if (panel === null) return ['it has gone'];
  const { left, right, top, bottom } = panel.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowY) || scrolls(element.parentElement));
  const found: string[] = [];
  if (left < -1 || right > clientWidth + 1)
    found.push(`it goes from ${left} to ${right} of ${clientWidth} px`);
  if (!scrolls(panel) && (top < -1 || bottom > clientHeight + 1))
    found.push(`it goes from ${top} to ${bottom} of ${clientHeight} px in height`);
  for (const element of panel.querySelectorAll('*')) {
    const box = element.getBoundingClientRect();
    const isSeen = box.width > 1 && element.checkVisibility();
    if (isSeen && box.right > clientWidth + 1 && element.closest('[class*="overflow-x-auto"]') === null)
      found.push(`${element.outerHTML.slice(0, 80)} ends at ${box.right} of ${clientWidth} px`);
  }
  return found.slice(0, 3);
}
