import { expect, test } from 'vitest';
import { departmentOfPostalCode } from '#domain/geography/insee.ts';

test.each([
  ['33500', '33'],
  ['01000', '01'],
  ['20000', '2A'],
  ['20137', '2A'],
  ['20200', '2B'],
  ['20620', '2B'],
  ['97400', '974'],
  ['98800', '988'],
  ['', null],
  ['3350', null],
])('the department of the postal code « %s » is %s', (postalCode, department) => {
  expect(departmentOfPostalCode(postalCode)).toBe(department);
});
