import { expect, test } from 'vitest';
import { isInBounds, readBounds, writeBounds } from '#domain/geography/bounds.ts';

const libourne = { west: -0.26, south: 44.9, east: -0.21, north: 44.93 };

test('edges are written and read again as they were', () => {
  expect(writeBounds(libourne)).toBe('-0.26,44.9,-0.21,44.93');
  expect(readBounds('-0.26,44.9,-0.21,44.93')).toEqual(libourne);
  expect(writeBounds({ ...libourne, west: -0.223_456_789 })).toBe('-0.22346,44.9,-0.21,44.93');
  expect(writeBounds({ ...libourne, east: -0.26 })).toBe('');
  expect(writeBounds({ west: -300, south: -100, east: 300, north: 100 })).toBe('-180,-90,180,90');
});

test.each([
  '',
  '1,2,3',
  '1,2,3,4,5',
  'a,b,c,d',
  '1,2,1,4',
  '3,2,1,4',
  '0,-91,1,4',
  '0,0,181,4',
  '1e2,0,200,4',
  '0,,1,2',
  ' 0,0,1,1',
])('« %s » is no edges', (text) => {
  expect(readBounds(text)).toBeNull();
});

test('a place is within edges or is not', () => {
  expect(isInBounds(libourne, { lat: 44.9131, lng: -0.2347 })).toBe(true);
  expect(isInBounds(libourne, { lat: 44.9131, lng: -0.3 })).toBe(false);
  expect(isInBounds(libourne, { lat: 45, lng: -0.2347 })).toBe(false);
});
