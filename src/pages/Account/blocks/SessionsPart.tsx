import { MonitorSmartphone } from 'lucide-react';
import type * as z from 'zod';
import type { sessionsSection } from '#contracts/account/sections.ts';
import { channels } from '#contracts/realtime/channels.ts';
import type { RealtimeEventName } from '#contracts/realtime/events.ts';
import * as sessionMessages from '#messages/account/sessions.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { SectionTitle } from '#ui/data/SectionTitle.tsx';
import { Icon } from '#ui/identity/Icon.tsx';
import type { AccountRoutes } from './account-routes.ts';
import { AskedAction } from './AskedAction.tsx';
import { useAction } from './useAction.ts';

interface SessionsPartProps {
  readonly sessions: z.infer<typeof sessionsSection>['sessions'];
  readonly routes: AccountRoutes;
  /** Whose they are, so that one ended elsewhere goes from the list; null for nobody. */
  readonly userId: string | null;
}

const ended: readonly RealtimeEventName[] = ['session.revoked'];

/** Where the person is signed in; every session but the present one can be ended. */
export function SessionsPart({ sessions, routes, userId }: SessionsPartProps) {
  const t = useMessages(sessionMessages);
  const format = useFormat();
  const { isPending, run } = useAction();
  useRefreshOnEvent(userId === null ? null : channels.user(userId), ended, ['section']);
  return (
    <div className="flex w-full max-w-195 flex-col gap-4">
      <SectionTitle
        count={sessions.length}
        aside={
          <AskedAction
            label={t('endOthers')}
            title={t('endOthersTitle')}
            text={t('endOthersText')}
            action={{ method: 'DELETE', href: routes.sessions }}
            inactiveReason={sessions.length > 1 ? undefined : t('onlyThis')}
          />
        }
      >
        {t('title')}
      </SectionTitle>
      <p className="text-ink3">{t('help')}</p>
      <ul className="divide-y divide-line rounded-card border border-line bg-card shadow-e1">
        {sessions.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
            <span className="flex min-w-0 items-start gap-3">
              <Icon icon={MonitorSmartphone} size={18} className="mt-0.5 text-ink3" />
              <span className="flex min-w-0 flex-col">
                <span className="flex flex-wrap items-center gap-2 font-medium">
                  {session.name}
                  {session.isCurrent && <Badge tone="pos">{t('current')}</Badge>}
                  {session.isRemembered && <Badge>{t('remembered')}</Badge>}
                </span>
                <span className="text-label text-ink3">
                  {t('started')} {format.dateTime(session.startedAt)} · {t('lastSeen')}{' '}
                  {format.dateTime(session.lastSeenAt)}
                </span>
              </span>
            </span>
            {!session.isCurrent && (
              <Button
                size="sm"
                isPending={isPending}
                aria-label={t('endLabel', { name: session.name })}
                onClick={() => void run({ method: 'DELETE', href: routes.session(session.id) })}
              >
                {t('end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
