import type { PGlite, Transaction } from '@electric-sql/pglite';
import type { DiskSpaceGauge } from '#mocks/services/disk-space.ts';
import { DatabaseFullError } from './errors.ts';

/** What writes nothing, or only ends what was begun. Anything else is taken for a change. */
const harmless =
  /^\s*((select|show|explain|begin|start|commit|end|rollback|savepoint|release|set|reset)\b|with\b(?!.*\b(insert|update|delete|merge)\b))/is;

type Asks = Pick<Transaction, 'query' | 'exec'>;

/**
 * Refuses every statement that may write while there is no room, within transactions too: PGlite stands still
 * for ever where its journal finds no room to grow.
 *
 * @throws DatabaseFullError, as the rejection of such a statement
 */
export function refuseOnFullDisk(client: PGlite, path: string, gauge: DiskSpaceGauge): PGlite {
  const guard = <Client extends Asks>(asked: Client): Client => {
    const { query, exec } = { query: asked.query.bind(asked), exec: asked.exec.bind(asked) };
    const check = (text: string): void => {
      if (!harmless.test(text) && gauge.diskSpace() === 'none') throw new DatabaseFullError(path);
    };
    asked.query = async (text, parameters, options) => {
      check(text);
      return query(text, parameters, options);
    };
    asked.exec = async (text, options) => {
      check(text);
      return exec(text, options);
    };
    return asked;
  };
  const transaction = client.transaction.bind(client);
  client.transaction = (run) => transaction((tx) => run(guard(tx)));
  return guard(client);
}
