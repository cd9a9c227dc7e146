import type { LeadRow } from '#contracts/client/ubiflow-sale-plan/prospects.ts';
import { leadDelay, type LeadDelay } from '#domain/lead/delay.ts';
import * as leadMessages from '#messages/client/lead.ts';
import { useMessages } from '#runtime/locale/messages.ts';

/** Hours from which a time is told in days. */
const hoursInDays = 48;
/** Hours from which minutes no longer count. */
const hoursWithMinutes = 12;

/** What is left of the time to answer, in words; null once somebody has answered. */
export interface DelayWords {
  readonly kind: Exclude<LeadDelay, 'answered'>;
  readonly text: string;
}

/** Words of the requests that are made of several texts. */
export function useLeadWords() {
  const t = useMessages(leadMessages);
  const duration = (minutes: number): string => {
    const hours = Math.floor(minutes / 60);
    if (hours >= hoursInDays) return t('delay.days', { count: Math.floor(hours / 24) });
    if (hours >= hoursWithMinutes) return t('delay.hours', { count: hours });
    const rest = String(minutes % 60).padStart(2, '0');
    return hours > 0 ? t('delay.long', { hours, minutes: rest }) : t('delay.minutes', { count: minutes });
  };
  const delay = ({ status, dueAt }: Pick<LeadRow, 'status' | 'dueAt'>, now: string): DelayWords | null => {
    const due = new Date(dueAt);
    const kind = leadDelay({ status, dueAt: due }, new Date(now));
    if (kind === 'answered') return null;
    const minutes = Math.floor(Math.abs(due.getTime() - new Date(now).getTime()) / 60_000);
    return { kind, text: t(`delay.${kind}`, { time: duration(minutes) }) };
  };
  const place = ({ lot, operation, listingRef }: Pick<LeadRow, 'lot' | 'operation' | 'listingRef'>): string =>
    [operation?.name, lot?.ref ?? listingRef].filter(Boolean).join(' · ') || t('noLot');
  return { t, duration, delay, place };
}
