/** True on Apple's keyboards, where ⌘ takes the place of Ctrl. */
export const isMac = (): boolean =>
  typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.platform);
