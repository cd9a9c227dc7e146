import type { ShownScan } from '#contracts/client/cityscan.ts';
import type { fr } from '#messages/client/cityscan.ts';
import type { Translate } from '#runtime/locale/messages.ts';

/**
 * What went wrong, and since when: one sentence where the service is down, two where it answered something.
 *
 * @param last day of the last analysis as it is read; null before any
 */
export function faultText(
  t: Translate<typeof fr>,
  fault: NonNullable<ShownScan['fault']>,
  last: string | null,
): string {
  if (fault === 'unavailable') {
    return last === null ? t('unavailableEver') : t('unavailableSince', { date: last });
  }
  return `${t(`faults.${fault}`)} ${last === null ? t('noLast') : t('lastOf', { date: last })}`;
}
