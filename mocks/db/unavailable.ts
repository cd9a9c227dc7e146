/**
 * SQLSTATE classes and system codes that say « the database cannot be reached now », not « this statement is
 * wrong » (PostgreSQL, appendix A: 08 connection, 53 resources, 57P operator intervention).
 */
const passing =
  /^(08\d{3}|53\d{3}|57P0[1-5]|57014|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** What node-postgres says without a code when a connection breaks or is not given in time. */
const passingTexts =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Cannot use a pool after calling end|PGlite is clos/i;

/** What a full disk says, of the database (disk_full) or of a file. */
const fullCodes = /^(53100|ENOSPC|EDQUOT)$/;
const fullTexts = /No space left/i;

/** Longest chain of causes that is followed. */
const maxCauses = 5;

/** True when an error means that the database does not answer for now; the same request may work later. */
export const isDatabaseUnavailable = (error: unknown): boolean => isCausedBy(error, passing, passingTexts);

/** True when an error means that the disk is full: the same request may work once there is room. */
export const isStorageFull = (error: unknown): boolean => isCausedBy(error, fullCodes, fullTexts);

function isCausedBy(error: unknown, codes: RegExp, texts: RegExp): boolean {
  let current: unknown = error;
  for (let depth = 0; depth < maxCauses && current instanceof Error; depth += 1) {
    if ('code' in current && typeof current.code === 'string' && codes.test(current.code)) return true;
    if (texts.test(firstLine(current.message))) return true;
    current = current.cause;
  }
  return false;
}

/** What the database itself answered, without values: SQLSTATE or system code, and the constraint if any. */
export function databaseCode(error: unknown): string | null {
  let current: unknown = error;
  for (let depth = 0; depth < maxCauses && current instanceof Error; depth += 1) {
    if ('code' in current && typeof current.code === 'string') {
      const constraint = 'constraint' in current ? current.constraint : undefined;
      return typeof constraint === 'string' ? `${current.code} ${constraint}` : current.code;
    }
    current = current.cause;
  }
  return null;
}

/** A statement may itself hold such words: only what comes before it counts. */
const firstLine = (message: string): string =>
  message.startsWith('Failed query') ? '' : (message.split('\n')[0] ?? '');
