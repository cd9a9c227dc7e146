/** The folder is in the hands of another process that is alive. */
export class DatabaseInUseError extends Error {
  override readonly name = 'DatabaseInUseError';
  readonly pid: number;

  constructor(path: string, pid: number) {
    super(`La base « ${path} » est déjà ouverte par le processus ${pid}. Arrêtez-le, puis recommencez.`);
    this.pid = pid;
  }
}

/** The folder cannot be made or written. */
export class DatabaseFolderError extends Error {
  override readonly name = 'DatabaseFolderError';

  constructor(path: string, cause: unknown) {
    const detail = cause instanceof Error ? ` (${cause.message})` : '';
    super(
      `Impossible d'écrire dans le dossier « ${path} »${detail}. Donnez-y le droit d'écriture, ou choisissez-en un autre avec VAR_DIR.`,
      { cause },
    );
  }
}

/** There is no database in the folder, and none was to be made. */
export class DatabaseMissingError extends Error {
  override readonly name = 'DatabaseMissingError';

  constructor(path: string) {
    super(`Le dossier « ${path} » ne contient pas de base d’Îlot : vérifiez VAR_DIR.`);
  }
}

/** The disk has no room left for another change. The code is PostgreSQL's own (disk_full). */
export class DatabaseFullError extends Error {
  override readonly name = 'DatabaseFullError';
  readonly code = '53100';

  constructor(path: string) {
    super(
      `Le disque de « ${path} » est plein : la base embarquée demande au moins 100 Mo libres. Faites de la place, ou choisissez un autre disque avec VAR_DIR.`,
    );
  }
}

/** The files are there but no database opens from them. */
export class DatabaseBrokenError extends Error {
  override readonly name = 'DatabaseBrokenError';

  constructor(path: string, cause?: unknown) {
    super(
      `La base « ${path} » est endommagée et ne s'ouvre pas. Renommez ce dossier pour le garder, puis restaurez la dernière sauvegarde avec « npm run db -- restore FICHIER ».`,
      { cause },
    );
  }
}

/** The PostgreSQL server does not answer, or refuses us. `address` must not hold the password. */
export class DatabaseUnreachableError extends Error {
  override readonly name = 'DatabaseUnreachableError';

  constructor(address: string, cause: unknown) {
    const detail = cause instanceof Error ? cause.message || cause.name : String(cause);
    super(
      `La base ${address} ne répond pas : ${detail}. Vérifiez DATABASE_URL et que le serveur PostgreSQL est démarré.`,
      { cause },
    );
  }
}
