// Runs in the browser, in development only; see `hot-update.ts` for what it is told.

/** Whether what the page loaded of routes and pages is no longer what the manifest says. */
let isStale = false;

import.meta.hot?.on('routes-codegen:stale', () => {
  if (!('navigation' in globalThis)) location.reload();
  isStale = true;
});

import.meta.hot?.on('routes-codegen:mended', () => {
  for (const overlay of document.querySelectorAll('vite-error-overlay')) {
    // That of another plugin stays.
    if (overlay.shadowRoot?.textContent.includes('[plugin:routes-codegen]')) overlay.remove();
  }
});

let shown = location.pathname + location.search;
globalThis.navigation?.addEventListener('currententrychange', () => {
  const address = location.pathname + location.search;
  if (isStale && address !== shown) location.reload();
  shown = address;
});
