import { expect, test } from 'vitest';
import { DatabaseUnreachableError } from '#mocks/db/open/errors.ts';
import { openServer } from '#mocks/db/open/server.ts';

test('a server that does not answer is named without its password', async () => {
  const opening = openServer('postgresql://ilot:very-secret@127.0.0.1:1/ilot');
  await expect(opening).rejects.toThrow(DatabaseUnreachableError);
  await expect(openServer('postgresql://ilot:very-secret@127.0.0.1:1/ilot')).rejects.toThrow(
    '127.0.0.1:1/ilot',
  );
  await opening.catch((error: Error) => expect(error.message).not.toContain('very-secret'));
});
