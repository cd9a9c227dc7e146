const databaseName = 'ilot-demo';

/** Where PGlite keeps the demonstration in the browser. */
export const browserDataDir = `idb://${databaseName}`;

/** Web lock held while the database is prepared, so that two tabs do not fill it at once. */
export const preparationLock = `${databaseName}:prepare`;

/**
 * Removes the demonstration kept by the browser; the next opening makes a new one. No tab may have it open.
 *
 * @throws Error when another tab still holds it
 */
export function eraseBrowserDatabase(): Promise<void> {
  return new Promise((resolve, reject) => {
    // PGlite's file system names its IndexedDB database after the folder it is mounted on.
    const request = indexedDB.deleteDatabase(`/pglite/${databaseName}`);
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('The database could not be removed.')),
    );
    request.addEventListener('blocked', () =>
      reject(new Error('La démonstration est ouverte dans un autre onglet : fermez-le, puis recommencez.')),
    );
  });
}
