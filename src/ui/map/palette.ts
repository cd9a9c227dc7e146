/** The colours that the canvas draws with, as the browser resolves them from the style sheet. */
export interface MapPalette {
  land: string;
  border: string;
  currentLand: string;
  currentBorder: string;
}

/** Reads the colours of now under `host`: a canvas knows no custom properties. */
export function readPalette(host: HTMLElement): MapPalette {
  const probe = document.createElement('span');
  probe.hidden = true;
  host.append(probe);
  const read = (property: string): string => {
    probe.style.color = `var(${property})`;
    return getComputedStyle(probe).color;
  };
  const palette = {
    land: read('--map-land'),
    border: read('--map-border'),
    currentLand: read('--map-current-land'),
    currentBorder: read('--map-current-border'),
  };
  probe.remove();
  return palette;
}

/** Calls back whenever the theme changes, by the person's choice or the system's; returns the way to stop. */
export function onThemeChange(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', changed);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', changed);
  };
}
