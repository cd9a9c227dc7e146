import { expect, test } from 'vitest';
import { connectionOf } from '#app/realtime/connection-of.ts';
import { othersHere } from '#app/realtime/others-here.ts';

const realtime = {
  key: 'ilot',
  cluster: 'eu' as const,
  host: 'localhost',
  port: 8000,
  forceTls: false,
  changesChannel: 'private-tenant.a',
};

test('every page connects where there is a key, signed in or not, but for those to be printed', () => {
  for (const component of ['Client/Operation/Index', 'Auth/Login', 'Error/Global'])
    expect(connectionOf(component, { realtime })).toMatchObject({ key: 'ilot', cluster: 'eu' });
  expect(connectionOf('Export/Cover', { realtime })).toBeNull();
  expect(connectionOf('Auth/Login', { realtime: null })).toBeNull();
  expect(connectionOf('Auth/Login', { realtime: { ...realtime, key: null } })).toBeNull();
});

test('pages of different companies share the connection: only what they listen to differs', () => {
  const other = { ...realtime, changesChannel: null };
  expect(connectionOf('A', { realtime: other })).toEqual(connectionOf('B', { realtime }));
});

test('the others are named once each, in order, and what is no person is left out', () => {
  const members = [
    { id: 'b', info: { name: 'Zoé' } },
    { id: 'a', info: { name: 'Hugo' } },
    { id: 'c', info: { name: 'Élise' } },
    { id: 'd', info: null },
    { id: 'e', info: { name: 7 } },
  ];
  expect(othersHere(members, 'a')).toEqual(['Élise', 'Zoé']);
});
