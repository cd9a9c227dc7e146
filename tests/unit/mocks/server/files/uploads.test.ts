import { expect, test } from 'vitest';
import { createUploads, senderName } from '#mocks/server/files/uploads.ts';

const minuteMs = 60_000;

test('a session is known to be of its person until it is somebody else’s, or nobody’s', () => {
  const uploads = createUploads();
  expect(uploads.personOf('session')).toBeNull();
  uploads.noteSession('session', 'hugo');
  expect(uploads.personOf('session')).toBe('hugo');
  uploads.noteSession('session', null);
  expect(uploads.personOf('session')).toBeNull();
});

test('who sends is a person, or an address where nobody is signed in', () => {
  expect(senderName({ userId: 'hugo', ip: '192.0.2.1' })).toBe('hugo');
  expect(senderName({ userId: null, ip: '192.0.2.1' })).toBe('address:192.0.2.1');
  expect(senderName({ userId: null, ip: null })).toBe('address:local');
});

test('who has sent enough is held back without the database, which is asked again after a minute', () => {
  const uploads = createUploads();
  expect(uploads.waitS('hugo', 0)).toBeNull();
  uploads.noteEnough('hugo', 60 * minuteMs, 0);
  expect(uploads.waitS('hugo', 0)).toBe(3600);
  expect(uploads.waitS('hugo', minuteMs - 1000)).toBe(3541);
  expect(uploads.waitS('hugo', minuteMs)).toBeNull();
  expect(uploads.waitS('ines', 0)).toBeNull();
});
