import { describe, expect, test } from 'vitest';
import {
  isParcelReference,
  parcelKey,
  parcelName,
  registerSigns,
  writtenSigns,
} from '#domain/geography/parcel.ts';

describe('the reference of a parcel', () => {
  test('is filled up with zeros for the register, and written without them', () => {
    const written = { prefix: '', section: 'd', number: '9' };
    expect(registerSigns(written)).toEqual({ prefix: '000', section: '0D', number: '0009' });
    expect(writtenSigns(registerSigns(written))).toEqual({ prefix: '', section: 'D', number: '0009' });
    expect(writtenSigns({ prefix: '217', section: 'CH', number: '0214' }).prefix).toBe('217');
  });

  test('is the same however it is written, and another with another prefix', () => {
    const parcel = { prefix: '', section: 'CH', number: '214' };
    expect(parcelKey({ ...parcel, section: 'ch ', number: '0214' })).toBe(parcelKey(parcel));
    expect(parcelKey({ ...parcel, prefix: '217' })).not.toBe(parcelKey(parcel));
  });

  test('is asked for once section and number are there', () => {
    expect(isParcelReference({ prefix: '', section: 'CH', number: '214' })).toBe(true);
    expect(isParcelReference({ prefix: '', section: '', number: '214' })).toBe(false);
    expect(isParcelReference({ prefix: '', section: 'CH', number: '21A' })).toBe(false);
  });

  test('has a name', () => {
    expect(parcelName({ prefix: '', section: 'CH', number: '0214' })).toBe('CH 0214');
    expect(parcelName({ prefix: '217', section: 'AB', number: '0001' })).toBe('217 AB 0001');
  });
});
