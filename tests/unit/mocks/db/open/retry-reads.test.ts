import { LeaderChangedError, type PGliteWorker } from '@electric-sql/pglite/worker';
import { expect, test } from 'vitest';
import { retryReads } from '#mocks/db/open/retry-reads.ts';

/** A handle whose first `failures` answers are lost with the tab that held the database. */
function lostAnswers(failures: number): { client: PGliteWorker; asked: string[] } {
  const asked: string[] = [];
  const query = async (text: string): Promise<unknown> => {
    asked.push(text);
    if (asked.length <= failures) throw new LeaderChangedError();
    return { rows: [] };
  };
  // The one method that is called, of a class that needs a browser.
  return { client: retryReads({ query } as unknown as PGliteWorker), asked };
}

test('a read is asked again until the new leader answers', async () => {
  const { client, asked } = lostAnswers(2);
  await expect(client.query('select 1')).resolves.toEqual({ rows: [] });
  expect(asked).toHaveLength(3);
});

test('a write whose answer was lost is never made twice', async () => {
  const { client, asked } = lostAnswers(1);
  await expect(client.query('insert into lots default values')).rejects.toThrow(LeaderChangedError);
  expect(asked).toHaveLength(1);
});

test('a read gives up when no leader comes', async () => {
  const { client, asked } = lostAnswers(9);
  await expect(client.query('select 1')).rejects.toThrow(LeaderChangedError);
  expect(asked).toHaveLength(3);
});
