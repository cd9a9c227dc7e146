import { LeaderChangedError, type PGliteWorker } from '@electric-sql/pglite/worker';

const readPattern = /^\s*select\b/i;

/** One change of leader is announced twice, so a read may be turned away twice. */
const maxAttempts = 3;

/**
 * Asks a read again when the tab that held the database was closed before answering. Writes are not: nobody
 * knows whether they were done. Statements of a transaction do not pass here.
 */
export function retryReads(client: PGliteWorker): PGliteWorker {
  const query = client.query.bind(client);
  client.query = async (text, parameters, options) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await query(text, parameters, options);
      } catch (error) {
        const mayRetry = error instanceof LeaderChangedError && readPattern.test(text);
        if (!mayRetry || attempt === maxAttempts) throw error;
      }
    }
  };
  return client;
}
