import { useEffect, type ReactNode } from 'react';
import * as liveMessages from '#messages/live.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useReload } from '#runtime/navigation/hooks.ts';
import { useOvertaken } from '#runtime/realtime/useOvertaken.ts';
import { Banner } from '#ui/feedback/Banner.tsx';

interface OvertakenNoticeOptions {
  readonly channel: string | null;
  /** Tells that a record of this kind was changed. */
  readonly event: string;
  /** As it was read; null for one that does not exist yet. */
  readonly record: { readonly id: string; readonly version: number } | null;
  /** Something was typed. */
  readonly isDirty: boolean;
  /** Props that hold the record. */
  readonly only: readonly string[];
  /** Who may have changed it. */
  readonly people: readonly { readonly id: string; readonly name: string }[];
}

/**
 * What a form says when somebody else saves its record meanwhile: nothing where nothing was typed, as it is read again
 * by itself; else that both will be compared.
 */
export function useOvertakenNotice(options: OvertakenNoticeOptions): ReactNode {
  const { channel, event, record, isDirty, people } = options;
  const t = useMessages(liveMessages);
  const reload = useReload();
  const change = useOvertaken(channel, event, record);
  const isToBeRead = change !== null && !isDirty;
  const only = options.only.join(' ');
  useEffect(() => {
    if (isToBeRead) void reload({ only: only.split(' ') });
  }, [isToBeRead, only, reload]);
  if (change === null || !isDirty) return null;
  const name = people.find(({ id }) => id === change.by)?.name;
  return (
    <Banner tone="info">{name === undefined ? t('savedElsewhere') : t('savedByOther', { name })}</Banner>
  );
}
