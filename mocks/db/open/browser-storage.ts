/** Folder of the browser's private file system (OPFS) where PGlite keeps the demonstration. */
export const browserFolder = 'ilot-demo';

/** Web lock held while the database is prepared, so that two tabs do not fill it at once. */
export const preparationLock = `${browserFolder}:prepare`;

/**
 * Removes the demonstration kept by the browser; the next opening makes a new one. No tab may have it open.
 *
 * @throws Error when another tab still holds it
 */
export async function eraseBrowserDatabase(): Promise<void> {
  const root = await navigator.storage.getDirectory();
  try {
    await root.removeEntry(browserFolder, { recursive: true });
  } catch (error) {
    if (!(error instanceof DOMException) || error.name === 'NotFoundError') return;
    throw new Error('La démonstration est ouverte dans un autre onglet : fermez-le, puis recommencez.', {
      cause: error,
    });
  }
}
