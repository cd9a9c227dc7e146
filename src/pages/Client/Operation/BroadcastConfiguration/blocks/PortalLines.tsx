import type { BroadcastRow } from '#contracts/client/operation/broadcast-configuration/form.ts';
import { advertChecks } from '#domain/broadcast/advert.ts';
import { portalNames, type BroadcastPortal } from '#domain/broadcast/portals.ts';
import { ownFault, siteFaults } from '#domain/broadcast/settle.ts';
import { isIn } from '#domain/states/is-in.ts';
import { edit as site } from '#generated/routes/client/site-template.ts';
import * as broadcastMessages from '#messages/client/broadcast.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Text } from '#ui/data/Text.tsx';
import { TradeStateBadge } from '#ui/data/TradeStateBadge.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';

/** What a portal is called on a page. */
export function usePortalName(): (portal: BroadcastPortal) => string {
  const t = useMessages(broadcastMessages);
  return (portal) => (portal === 'site' ? t('sitePortal') : portalNames[portal]);
}

interface PortalLinesProps {
  readonly operationId: string;
  readonly row: Pick<BroadcastRow, 'portals'>;
}

/** How an advert stands on each portal, and why one of them does not show it. */
export function PortalLines({ operationId, row }: PortalLinesProps) {
  const t = useMessages(broadcastMessages);
  const nameOf = usePortalName();
  const why = ({ code, message }: BroadcastRow['portals'][number]): string => {
    const fault = ownFault(code);
    if (fault !== null && isIn(advertChecks, fault)) return t(`checks.${fault}`);
    if (fault !== null && isIn(siteFaults, fault)) return t(`siteFaults.${fault}`);
    const reason = message === '' ? t('refusedBy') : message;
    return code === '' ? reason : `${reason} (${t('codeOf', { code })})`;
  };
  const failed = row.portals.filter(({ state }) => state === 'error');
  return (
    <Stack gap={1}>
      <Inline gap={3} as="ul" label={t('lots.portals')}>
        {row.portals
          .filter(({ state }) => state !== 'error')
          .map(({ portal, state }) => (
            <Inline key={portal} as="li" gap={1}>
              <Text size="table">{nameOf(portal)}</Text>
              <TradeStateBadge entity="broadcastLot" state={state} />
            </Inline>
          ))}
      </Inline>
      <ItemList
        label={t('lots.portals')}
        isCompact
        items={failed.map((each) => ({
          id: each.portal,
          title: nameOf(each.portal),
          badges: <TradeStateBadge entity="broadcastLot" state={each.state} />,
          detail: why(each),
          end: each.portal === 'site' && (
            <TextLink href={site({ operation: operationId })}>{t('seeSite')}</TextLink>
          ),
        }))}
      />
    </Stack>
  );
}
