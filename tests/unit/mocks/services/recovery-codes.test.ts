import { expect, test } from 'vitest';
import { hashRecoveryCode, newRecoveryCodes } from '#mocks/services/recovery-codes.ts';
import { hmacSigner } from '#mocks/services/signing.ts';

const signer = hmacSigner('a secret that is only good for tests');

test('ten different codes can be read aloud', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[a-hj-km-np-z2-9]{4}(-[a-hj-km-np-z2-9]{4}){2}$/);
});

test('a code is the same however it is typed, and another for another person or installation', async () => {
  const hash = await hashRecoveryCode(signer, 'user-1', 'k7pm-3xwa-9dtq');
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(await hashRecoveryCode(signer, 'user-1', ' K7PM 3xwa9DTQ ')).toBe(hash);
  expect(await hashRecoveryCode(signer, 'user-2', 'k7pm-3xwa-9dtq')).not.toBe(hash);
  const other = hmacSigner('another secret that is only for tests');
  expect(await hashRecoveryCode(other, 'user-1', 'k7pm-3xwa-9dtq')).not.toBe(hash);
});
