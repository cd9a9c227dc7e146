import { describe, expect, test } from 'vitest';
import { LegalParameterError } from '#domain/legal/parameter.ts';
import { day } from '#domain/time/day.ts';
import { worksAttestation } from '#domain/vat/works-attestation.ts';

describe('the proof of a reduced rate of works', () => {
  test.each([
    ['works.improvement', '2025-02-15', 'form', '2030-02-15'],
    ['works.improvement', '2025-02-16', 'mention', '2030-02-16'],
    ['works.energy', '2026-10-31', 'mention', '2031-10-31'],
    ['works.energy', '2024-02-29', 'form', '2029-02-28'],
    ['standard', '2026-10-31', 'none', null],
  ] as const)('%s of %s: %s, kept until %s', (kind, on, proof, keepUntilOn) => {
    expect(worksAttestation(kind, day(on))).toMatchObject({ proof, keepUntilOn });
  });

  test('has no answer for days before its rows', () => {
    expect(() => worksAttestation('works.energy', day('2013-12-31'))).toThrow(LegalParameterError);
  });
});
