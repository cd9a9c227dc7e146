import { Secret } from 'otpauth';
import { expect, test } from 'vitest';
import { acceptTotp, newTotpSecret, totpCodeAt, totpUri } from '#mocks/services/totp.ts';
import { qrSvg } from '#mocks/services/qr.ts';

/** The secret of RFC 6238, appendix B. */
const secret = Secret.fromLatin1('12345678901234567890').base32;
const at = (seconds: number, lastStep: number | null = null) => ({ now: new Date(seconds * 1000), lastStep });

// The last six of the eight figures that the appendix prints for SHA-1.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('RFC 6238: at %i s the code is %s', (seconds, code) => {
  expect(totpCodeAt(secret, new Date(seconds * 1000))).toBe(code);
  expect(acceptTotp(secret, code, at(seconds))).toBe(Math.floor(seconds / 30));
});

test('a code is good one step early and one step late, and no more', () => {
  const step = Math.floor(1_234_567_890 / 30);
  for (const [offset, expected] of [
    [-60, null],
    [-30, step],
    [30, step],
    [60, null],
  ] as const) {
    expect(acceptTotp(secret, '005924', at(1_234_567_890 + offset)), String(offset)).toBe(expected);
  }
});

test('a code works once, and an earlier one no more after it', () => {
  const now = 1_234_567_890;
  const step = acceptTotp(secret, '005 924', at(now));
  expect(acceptTotp(secret, '005924', at(now, step))).toBeNull();
  const earlier = totpCodeAt(secret, new Date((now - 30) * 1000));
  expect(acceptTotp(secret, earlier, at(now, step))).toBeNull();
  const next = totpCodeAt(secret, new Date((now + 30) * 1000));
  expect(acceptTotp(secret, next, at(now, step))).toBe((step ?? 0) + 1);
});

test('what is no code is refused without a calculation', () => {
  for (const code of ['', '12345', '1234567', 'abcdef', '00592４']) {
    expect(acceptTotp(secret, code, at(1_234_567_890)), code).toBeNull();
  }
});

test('a new secret has 160 bits, and the address tells the application everything', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(newTotpSecret());
  const uri = new URL(totpUri(secret, { issuer: 'Îlot', account: 'hugo.lartigue@example.test' }));
  expect(decodeURIComponent(uri.href)).toContain('otpauth://totp/Îlot:hugo.lartigue@example.test');
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    issuer: 'Îlot',
    secret,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});

test('the code to photograph is an SVG document without scripts or addresses', () => {
  const svg = qrSvg(totpUri(secret, { issuer: 'Îlot', account: 'hugo.lartigue@example.test' }));
  expect(svg).toMatch(/^<svg [^>]*viewBox=/);
  expect(svg).not.toMatch(/<script|href=|on\w+=/);
});
