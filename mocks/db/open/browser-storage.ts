/** Folder of the browser's private file system (OPFS) where PGlite keeps the demonstration. */
export const browserFolder = 'ilot-demo';

/** Web lock held while the database is prepared, so that two tabs do not fill it at once. */
export const preparationLock = `${browserFolder}:prepare`;

const eraseKey = `${browserFolder}:erase`;

/** Asks for fresh data at the next opening: until this page is left, its worker holds those that are kept. */
export const eraseAtNextOpening = (): void => sessionStorage.setItem(eraseKey, '1');

/**
 * Removes the demonstration kept by the browser where that was asked for.
 *
 * @throws Error when another tab still holds it
 */
export async function eraseIfAsked(): Promise<void> {
  if (sessionStorage.getItem(eraseKey) === null) return;
  sessionStorage.removeItem(eraseKey);
  const root = await navigator.storage.getDirectory();
  try {
    await root.removeEntry(browserFolder, { recursive: true });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotFoundError') return;
    throw new Error('La démonstration est ouverte dans un autre onglet : fermez-le, puis recommencez.', {
      cause: error,
    });
  }
}
