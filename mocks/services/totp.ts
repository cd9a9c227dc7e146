import { Secret, TOTP } from 'otpauth';

const secretBytes = 20;
const periodS = 30;
/** Steps accepted before and after the present one, for clocks that are a little off. */
const window = 1;

/** A new secret of 160 bits in base32, 32 signs, as authenticator applications take it. */
export function newTotpSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/**
 * The step that a code stands for, to be kept so that the code works once; null when the code is wrong, too
 * old, or of a step no later than the last one that was accepted (RFC 6238, 5.2).
 *
 * @param secret in base32
 * @param code six figures, possibly grouped by blanks
 */
export function acceptTotp(
  secret: string,
  code: string,
  at: { now: Date; lastStep: number | null },
): number | null {
  const token = code.replaceAll(/[\s\u00A0\u202F]/gu, '');
  if (!/^\d{6}$/.test(token)) return null;
  const delta = totpOf(secret).validate({ token, timestamp: at.now.getTime(), window });
  if (delta === null) return null;
  const step = Math.floor(at.now.getTime() / 1000 / periodS) + delta;
  return at.lastStep === null || step > at.lastStep ? step : null;
}

/** The code of an instant, for demonstrations and tests. */
export function totpCodeAt(secret: string, now: Date): string {
  return totpOf(secret).generate({ timestamp: now.getTime() });
}

/** The `otpauth://` address that an authenticator application reads. */
export function totpUri(secret: string, names: { issuer: string; account: string }): string {
  return totpOf(secret, names).toString();
}

function totpOf(
  secret: string,
  names: { issuer: string; account: string } = { issuer: '', account: '' },
): TOTP {
  return new TOTP({
    issuer: names.issuer,
    label: names.account,
    algorithm: 'SHA1',
    digits: 6,
    period: periodS,
    secret: Secret.fromBase32(secret),
  });
}
