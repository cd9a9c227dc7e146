import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acceptOf, sortFiles, typeOfFile } from '#ui/fields/file-limits.ts';

const limits = { maxBytes: 1000, maxCount: 3, formats: ['application/pdf', 'image/png'] };
const pdf = (name: string, size = 10) => ({ name, size, type: 'application/pdf' });

describe('files that a field is given', () => {
  test('are refused for their format, their size or being there already, each with its own reason', () => {
    const given = [
      pdf('a.pdf'),
      { name: 'b.txt', size: 10, type: 'text/plain' },
      pdf('c.pdf', 1001),
      pdf('d.pdf', 0),
      pdf('a.pdf'),
    ];
    const { accepted, refused } = sortFiles(given, [], limits);
    expect(accepted.map(({ name }) => name)).toEqual(['a.pdf']);
    expect(refused.map(({ reason }) => reason)).toEqual(['format', 'tooLarge', 'empty', 'duplicate']);
  });

  test('may be larger where their format is one that may', () => {
    const films = {
      maxBytes: 1000,
      maxCount: 9,
      formats: ['application/pdf', 'video/mp4'],
      larger: { formats: ['video/mp4'], maxBytes: 8000 },
    };
    const film = (name: string, size: number) => ({ name, size, type: '' });
    const given = [film('a.mov', 8000), film('b.mp4', 8001), pdf('c.pdf', 1001)];
    const { accepted, refused } = sortFiles(given, [], films);
    expect(accepted.map(({ name }) => name)).toEqual(['a.mov']);
    expect(refused.map(({ reason }) => reason)).toEqual(['tooLarge', 'tooLarge']);
  });

  test('are as many as the limit with those that the field has, and none is lost without a word', () => {
    fc.assert(
      fc.property(fc.nat(6), fc.nat(6), (heldCount, givenCount) => {
        const kept = Array.from({ length: Math.min(heldCount, 3) }, (_, n) => pdf(`held-${n}.pdf`));
        const given = Array.from({ length: givenCount }, (_, n) => pdf(`given-${n}.pdf`));
        const { accepted, refused } = sortFiles(given, kept, limits);
        expect(accepted.length + refused.length).toBe(givenCount);
        expect(accepted.length + kept.length).toBeLessThanOrEqual(limits.maxCount);
        expect(accepted.length).toBe(Math.min(givenCount, limits.maxCount - kept.length));
      }),
    );
  });

  test('that are photographs of iPhones are told what to do, whatever the system calls them', () => {
    const photos = { ...limits, formats: ['image/jpeg'] };
    const given = [
      { name: 'IMG_0412.HEIC', size: 10, type: '' },
      { name: 'IMG_0413.heic', size: 10, type: 'image/heic' },
      { name: 'IMG_0414.heif', size: 10, type: 'image/heif' },
    ];
    expect(sortFiles(given, [], photos).refused.map(({ reason }) => reason)).toEqual([
      'heic',
      'heic',
      'heic',
    ]);
  });

  test('are taken as they are where such photographs are kept, and not asked for of an iPhone', () => {
    const library = { ...limits, formats: ['image/jpeg', 'image/heic'] };
    const given = [{ name: 'IMG_0412.HEIC', size: 10, type: '' }];
    expect(sortFiles(given, [], library).accepted).toEqual(given);
    expect(acceptOf(library)).not.toMatch(/hei[cf]/);
  });

  test('are known by the ending of their name where the system does not know their type', () => {
    expect(typeOfFile({ name: 'Plan.PDF', type: '' })).toBe('application/pdf');
    expect(typeOfFile({ name: 'sans-terminaison', type: '' })).toBe('');
    expect(sortFiles([{ ...pdf('Plan.PDF'), type: '' }], [], limits).accepted).toHaveLength(1);
  });

  test('are known under the names that systems give them: films of iPhones, drawings', () => {
    expect(typeOfFile({ name: 'visite.mov', type: 'video/quicktime' })).toBe('video/mp4');
    expect(typeOfFile({ name: 'rdc.dwg', type: 'image/vnd.dwg' })).toBe('application/acad');
    expect(typeOfFile({ name: 'rdc.DXF', type: '' })).toBe('application/dxf');
    expect(typeOfFile({ name: 'lots.csv', type: 'application/vnd.ms-excel' })).toBe('text/csv');
    expect(typeOfFile({ name: 'lots.xls', type: 'application/vnd.ms-excel' })).toBe(
      'application/vnd.ms-excel',
    );
  });

  test('are offered by the chooser by type and by ending', () => {
    expect(acceptOf(limits)).toBe('application/pdf,.pdf,image/png,.png');
  });
});
