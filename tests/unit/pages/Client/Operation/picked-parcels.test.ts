import { describe, expect, test } from 'vitest';
import { toggledParcels, withRegisterAreas } from '#pages/Client/Operation/blocks/form/picked-parcels.ts';

const blank = { prefix: '', section: '', number: '', areaM2: null };
const own = { prefix: '', section: 'ch', number: '214', areaM2: '400.00' };
const register = { prefix: '', section: 'CH', number: '0214', areaM2: '412.00' };
const other = { prefix: '', section: 'CH', number: '0216', areaM2: '96.00' };

describe('a parcel that is pressed on the plan', () => {
  test('is added with its area, in the place of a blank line', () => {
    expect(toggledParcels([own, blank], other, 50)).toEqual([own, other]);
  });

  test('is taken out of the lines, however it was written there', () => {
    expect(toggledParcels([own, other], register, 50)).toEqual([other]);
  });

  test('is not added beyond the longest list, and half a line stays', () => {
    const half = { ...blank, section: 'CH' };
    expect(toggledParcels([own, half], other, 2)).toEqual([own, half]);
  });
});

describe('areas of the land register', () => {
  test('are taken over where a line has none, and nowhere else', () => {
    const bare = { prefix: '', section: 'CH', number: '216', areaM2: null };
    expect(withRegisterAreas([own, bare, blank], [register, other])).toEqual({
      lines: [own, { ...bare, areaM2: '96.00' }, blank],
      count: 1,
    });
  });
});
