import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleImage, fileFormats } from '#contracts/files.ts';
import { contentTypeOf, detectContentType } from '#mocks/services/files/content-type.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

test('formats are known by their bytes', async () => {
  expect(detectContentType(await exampleImage().bytes())).toBe('image/png');
  expect(detectContentType(bytes('\xff\xd8\xff\xe0'))).toBe('image/jpeg');
  expect(detectContentType(bytes('RIFF....WEBPVP8 '))).toBe('image/webp');
  expect(detectContentType(bytes('%PDF-1.7'))).toBe('application/pdf');
  expect(detectContentType(bytes('PK\x03\x04'))).toBe('application/zip');
  expect(detectContentType(bytes('PK\x03\x04[Content_Types].xml PK xl/workbook.xml'))).toBe(
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  );
});

test('drawings are known by their bytes, in either form', () => {
  expect(detectContentType(bytes('AC1032\0\0\0'))).toBe('application/acad');
  expect(detectContentType(bytes('  0\r\nSECTION\r\n  2\r\nHEADER'))).toBe('application/dxf');
  expect(detectContentType(bytes('0\nSECTIONS of a text'))).toBeNull();
});

test('photographs of phones are told from videos, which begin alike', () => {
  expect(detectContentType(bytes('\0\0\0\x18ftypisom'))).toBe('video/mp4');
  expect(detectContentType(bytes('\0\0\0\x18ftypheic'))).toBe('image/heic');
  expect(detectContentType(bytes('\0\0\0\x18ftypmif1'))).toBe('image/heic');
  expect(detectContentType(bytes('\0\0\0\x18ftypavif'))).toBe('image/avif');
});

test('texts are known by their name, as far as their bytes are one', () => {
  expect(contentTypeOf(bytes('Lot;Prix\r\nA1;120 000,50\r\n'), 'lots.CSV')).toBe('text/csv');
  expect(contentTypeOf(bytes('\xef\xbb\xbfCaf\xc3\xa9 \xe9\n'), 'notes.txt')).toBe('text/plain');
  expect(contentTypeOf(bytes('%PDF-1.7'), 'notes.txt')).toBe('application/pdf');
  expect(contentTypeOf(bytes('Lot;Prix\n'), 'lots.html')).toBeNull();
  expect(contentTypeOf(bytes('MZ\x90\0\x03'), 'notes.txt')).toBeNull();
});

test('what a browser would run is no text either', () => {
  const before = fc.stringMatching(/^[ \t\r\n]{0,20}$/);
  const mark = fc.constantFrom('', '\xef\xbb\xbf');
  const names = fc.constantFrom('page.txt', 'page.csv');
  fc.assert(
    fc.property(mark, before, names, (sign, blank, name) => {
      expect(contentTypeOf(bytes(`${sign}${blank}<script>alert(1)</script>`), name)).toBeNull();
    }),
  );
});

test('what a browser would run is never one of them, whatever stands before or after it', () => {
  const programs = fc.constantFrom(
    '<html>',
    '<!doctype html>',
    '<svg xmlns=',
    '<?xml version="1.0"?><svg',
    '<script>',
  );
  fc.assert(
    fc.property(programs, fc.string({ maxLength: 40 }), (program, rest) => {
      expect(detectContentType(bytes(program + rest))).toBeNull();
    }),
  );
});

test('whatever the bytes, the answer is a format that contracts know, or none', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (some) => {
      expect([null, ...Object.keys(fileFormats)]).toContain(detectContentType(some));
    }),
  );
});
