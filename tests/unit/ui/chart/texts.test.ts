import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFormat } from '#runtime/locale/create-format.ts';
import { axisText, valueWriter } from '#ui/chart/model/axis-text.ts';
import { fitLabel, labelStride, labelWidth, nameStride } from '#ui/chart/model/fit-label.ts';
import { placeKind, placeName, placeTick } from '#ui/chart/model/places.ts';
import { sparkPath } from '#ui/chart/model/spark-path.ts';
import { movedPoint } from '#ui/chart/plot/moved-point.ts';

const fr = createFormat('fr');
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/gu, ' ');

describe('texts of an axis', () => {
  test('amounts are written in one scale, that of the largest', () => {
    const write = (euros: number, largest: number) =>
      plain(axisText(euros * 100, largest * 100, 'money', fr));
    expect(write(-500_000, 500_000)).toBe('-500 k€');
    expect(write(2_500_000, 10_000_000)).toBe('2,5 M€');
    expect(write(1_500_000, 1_500_000)).toBe('1 500 k€');
    expect(write(500, 2_000)).toBe('0,5 k€');
    expect(write(0, 2_000)).toBe('0');
    expect(write(400, 800)).toBe('400 €');
  });

  test('rates keep their unit at zero, counts have none, English puts the sign first', () => {
    expect(plain(axisText(0, 10_000, 'rate', fr))).toBe('0 %');
    expect(plain(axisText(1_200, 1_500, 'count', fr))).toBe('1 200');
    expect(axisText(-30_000_000, 50_000_000, 'money', createFormat('en'))).toBe('-€300k');
  });

  test('a month is short under the axis, its year apart, and in full in the bubble', () => {
    const now = placeTick({ at: '2026-11' }, '2026-11-20', fr);
    expect(now).toEqual({ text: 'nov.', year: '2026', isStrong: true });
    expect(placeName({ at: '2026-11' }, fr)).toBe('novembre 2026');
    expect(placeName({ at: '2026-10', label: 'T4 26' }, fr)).toBe('T4 26');
    expect(placeKind([{ at: '2026-11' }, { at: '2026-12' }])).toBe('month');
    expect(placeKind([{ at: '2026-11' }, { at: 'Nantes' }])).toBe('name');
  });

  test('a label takes no more than its lines and its width, however long it is', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme-ascii', maxLength: 120 }),
        fc.integer({ min: 10, max: 200 }),
        (text, width) => {
          const lines = fitLabel(text, width);
          expect(lines.length).toBeLessThanOrEqual(2);
          for (const line of lines) expect(labelWidth(line)).toBeLessThanOrEqual(width);
        },
      ),
    );
  });

  test('labels that would touch are left out at equal distances', () => {
    expect(labelStride(['avr.', 'sept.'], 60)).toBe(1);
    expect(labelStride(['avr.', 'sept.'], 20)).toBe(2);
    expect(labelStride([], 20)).toBe(1);
  });

  test('a name is broken and cut before another is left out; once one is, the words of the others are whole', () => {
    const names = Array.from({ length: 90 }, (_, index) => `Établissement ${index}`);
    expect(nameStride(names, 40)).toBe(1);
    const stride = nameStride(names, 5);
    expect(fitLabel(names[stride] ?? '', stride * 5 - 4)).toEqual(['Établissement', `${stride}`]);
  });

  test('values that stand under each other have as many decimals, and no more than they need', () => {
    const write = (values: readonly (number | null)[], unit: 'money' | 'rate') =>
      values.map(valueWriter(values, unit, fr)).map(plain);
    expect(write([1_700, 2_084, null], 'rate')).toEqual(['17,00 %', '20,84 %', '–']);
    expect(write([10_000, -500], 'rate')).toEqual(['100 %', '-5 %']);
    expect(write([48_964_352, 39_840_000], 'money')).toEqual(['489 643,52 €', '398 400,00 €']);
    expect(write([39_840_000, null], 'money')).toEqual(['398 400 €', '–']);
  });
});

describe('keys of a chart', () => {
  test('arrows begin at either end, stop there, and other keys are left to the page', () => {
    expect(movedPoint('ArrowRight', null, 3)).toBe(0);
    expect(movedPoint('ArrowLeft', null, 3)).toBe(2);
    expect(movedPoint('ArrowRight', 2, 3)).toBe(2);
    expect(movedPoint('ArrowLeft', 0, 3)).toBe(0);
    expect(movedPoint('End', 0, 3)).toBe(2);
    expect(movedPoint('Home', 2, 3)).toBe(0);
    expect(movedPoint('Tab', 1, 3)).toBeNull();
    expect(movedPoint('ArrowRight', null, 0)).toBeNull();
  });
});

describe('a sparkline', () => {
  test('is broken where there is no value and stays in its box', () => {
    expect(sparkPath([0, null, 10, 5], 66, 26)).toEqual({ path: 'M3,23M43,3L63,13', last: { x: 63, y: 13 } });
    expect(sparkPath([null], 66, 26).last).toBeNull();
    expect(sparkPath([7], 66, 26).last).toEqual({ x: 33, y: 13 });
  });
});
