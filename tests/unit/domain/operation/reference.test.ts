import { expect, test } from 'vitest';
import { nextReference } from '#domain/operation/reference.ts';

test('the next reference follows the highest of its year and kind; others are passed over', () => {
  expect(nextReference(2026, [])).toBe('OP-2026-001');
  expect(nextReference(2026, ['OP-2026-002', 'OP-2025-009', 'Rue Thiers', 'OP-2026-2'])).toBe('OP-2026-003');
  expect(nextReference(2026, ['OP-2026-999', 'OP-2026-1000'])).toBe('OP-2026-1001');
  expect(nextReference(2026, ['OP-2026-004', 'VR-2026-001', 'B-2026-007'], 'VR')).toBe('VR-2026-002');
});
