const REGION_ID = 'runtime-announcer';

function region(): HTMLElement {
  const existing = document.getElementById(REGION_ID);
  if (existing) return existing;
  const created = document.createElement('div');
  created.id = REGION_ID;
  created.setAttribute('role', 'status');
  created.setAttribute('aria-live', 'polite');
  // Out of sight, not out of hearing; inline so that no style sheet is needed.
  created.style.cssText =
    'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';
  document.body.append(created);
  return created;
}

/** Tells a text to screen readers, politely; used for the title after a navigation. */
export function announce(text: string): void {
  const target = region();
  // The same text twice is only read again when it changes.
  target.textContent = target.textContent === text ? `${text}\u00A0` : text;
}
