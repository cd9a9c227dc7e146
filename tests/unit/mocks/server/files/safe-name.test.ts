import { expect, test } from 'vitest';
import { safeFileName } from '#mocks/server/files/safe-name.ts';

test('a file is named after what it is, never after what its sender says', () => {
  expect(safeFileName('page.html', 'image/png')).toBe('page.png');
  expect(safeFileName('photo.JPEG', 'image/jpeg')).toBe('photo.jpg');
  expect(safeFileName('logo', 'image/webp')).toBe('logo.webp');
  expect(safeFileName('.htaccess', 'application/pdf')).toBe('.htaccess.pdf');
  expect(safeFileName('plan.pdf.exe', 'application/pdf')).toBe('plan.pdf.pdf');
});

test('of what is not known only harmless endings stay', () => {
  expect(safeFileName('operations-2026-11-20.csv', 'application/octet-stream')).toBe(
    'operations-2026-11-20.csv',
  );
  expect(safeFileName('page.html', 'application/octet-stream')).toBe('page.bin');
  expect(safeFileName('page.svg', 'constructor')).toBe('page.bin');
});
