import { deviceOf } from '#domain/identity/user-agent.ts';
import { deviceName } from '#messages/device.ts';
import type { Locale } from '#mocks/db/schema/index.ts';
import type { ServerDependencies } from '../dependencies.ts';

/** When, and from where, something was done to an account, as the mail about it says. */
export function requestDetailsOf(
  { clock }: Pick<ServerDependencies, 'clock'>,
  { headers }: Request,
  locale: Locale,
): { at: Date; device: string | null; ip: string | null } {
  const device = deviceOf(headers.get('user-agent') ?? '');
  const isKnown = device.browser !== null || device.system !== null;
  return {
    at: clock.systemNow(),
    device: isKnown ? deviceName(locale, device) : null,
    ip: headers.get('x-real-ip'),
  };
}
