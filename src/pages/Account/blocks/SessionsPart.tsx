import { MonitorSmartphone } from 'lucide-react';
import type * as z from 'zod';
import type { ClientAccountProps } from '#contracts/client/account/show.ts';
import type { sessionsSection } from '#contracts/account/sections.ts';
import { channels } from '#contracts/realtime/channels.ts';
import type { RealtimeEventName } from '#contracts/realtime/events.ts';
import * as sessionMessages from '#messages/account/sessions.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
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
  useRefreshOnEvent<ClientAccountProps>(userId === null ? null : channels.user(userId), ended, ['section']);
  return (
    <PageSection
      title={t('title')}
      count={sessions.length}
      help={t('help')}
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
      <ItemList
        label={t('title')}
        items={sessions.map(({ id, name, isCurrent, isRemembered, startedAt, lastSeenAt }) => ({
          id,
          title: name,
          icon: MonitorSmartphone,
          badges: (
            <>
              {isCurrent && <Badge tone="pos">{t('current')}</Badge>}
              {isRemembered && <Badge>{t('remembered')}</Badge>}
            </>
          ),
          detail: `${t('started')} ${format.dateTime(startedAt)} · ${t('lastSeen')} ${format.dateTime(lastSeenAt)}`,
          end: !isCurrent && (
            <Button
              size="sm"
              isPending={isPending}
              aria-label={t('endLabel', { name, started: format.dateTime(startedAt) })}
              onClick={() => void run({ method: 'DELETE', href: routes.session(id) })}
            >
              {t('end')}
            </Button>
          ),
        }))}
      />
    </PageSection>
  );
}
