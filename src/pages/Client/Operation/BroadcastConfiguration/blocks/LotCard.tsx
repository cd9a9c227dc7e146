import { ImageIcon, Megaphone, PenLine, TriangleAlert } from 'lucide-react';
import type {
  BroadcastProps,
  BroadcastRow,
} from '#contracts/client/operation/broadcast-configuration/form.ts';
import { goodAdvertText } from '#domain/broadcast/advert.ts';
import { edit, publish, unpublish } from '#generated/routes/client/operation/broadcast-configuration.ts';
import * as broadcastMessages from '#messages/client/broadcast.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { Card } from '#ui/data/Card.tsx';
import { Gauge } from '#ui/data/Gauge.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { LotBadge } from '#ui/data/LotBadge.tsx';
import { RecordSummary } from '#ui/data/RecordSummary.tsx';
import { Text } from '#ui/data/Text.tsx';
import { TradeStateBadge } from '#ui/data/TradeStateBadge.tsx';
import { Facts } from '#ui/layout/Facts.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { MediaThumb } from '#ui/media/MediaThumb.tsx';
import { useAction } from '../../../../Account/blocks/useAction.ts';
import { hasError, isPublished, isReady, fixHref, missingIn } from './advert-rows.ts';
import { PortalLines } from './PortalLines.tsx';

interface LotCardProps {
  readonly props: BroadcastProps;
  readonly row: BroadcastRow;
}

/** The advert of a lot: how complete it is, how it stands on each portal, who saw it. */
export function LotCard({ props, row }: LotCardProps) {
  const t = useMessages(broadcastMessages);
  const { money, area } = useFormat();
  const { ref, label } = row;
  const price = row.priceTtcCents === null ? t('lots.price') : money(row.priceTtcCents, { decimals: 0 });
  return (
    <Card
      title={label === '' ? ref : `${ref} · ${label}`}
      aside={<TradeStateBadge entity="broadcastLot" state={row.status} />}
    >
      <Stack gap={3}>
        <RecordSummary
          picture={<MediaThumb picture={row.photoHref} icon={ImageIcon} />}
          title={row.title === '' ? t('lots.untitled') : row.title}
          badge={<LotBadge state={row.lotStatus} />}
          subtitle={[area(row.areaM2), price].join(' · ')}
        />
        {row.isOpen ? <Completeness row={row} /> : <Text as="p">{t('lots.taken')}</Text>}
        {row.isOpen && <Missing props={props} row={row} />}
        {isPublished(row) && <PortalLines operationId={props.operation.id} row={row} />}
        <Figures row={row} />
        {props.can.write && row.isOpen && <LotActions props={props} row={row} />}
      </Stack>
    </Card>
  );
}

function Completeness({ row }: { readonly row: BroadcastRow }) {
  const t = useMessages(broadcastMessages);
  const total = row.checks.length;
  const met = total - missingIn(row).length;
  return (
    <Inline gap={3} isOneLine>
      <Gauge
        rateBps={total === 0 ? 10_000 : Math.round((met * 10_000) / total)}
        tone={met === total ? 'pos' : 'warn'}
        width={120}
      />
      <Text size="table" tone="ink3">
        {t('lots.completeness', { met, total })}
      </Text>
    </Inline>
  );
}

function Missing({ props, row }: LotCardProps) {
  const t = useMessages(broadcastMessages);
  const missing = missingIn(row);
  if (missing.length === 0) return null;
  return (
    <ItemList
      label={t('lots.missing')}
      isLabelShown
      isCompact
      items={missing.map((check) => ({
        id: check,
        title: t(`checks.${check}`),
        icon: TriangleAlert,
        end: props.can.write && (
          <Button
            size="sm"
            variant="discreet"
            href={fixHref(props.operation.id, row.id, check)}
            aria-label={t('lots.fixLabel', { check: t(`checks.${check}`), ref: row.ref })}
          >
            {t('lots.mend')}
          </Button>
        ),
      }))}
    />
  );
}

/** Who saw the advert and asked, and when a gateway last read it. */
function Figures({ row }: { readonly row: BroadcastRow }) {
  const t = useMessages(broadcastMessages);
  const { dateTime } = useFormat();
  const { textLength, views, lastSentAt } = row;
  const isShort = textLength > 0 && textLength < goodAdvertText;
  const length = t('lots.textLength', { count: textLength });
  const sent = lastSentAt === null ? t('lots.unsent') : t('lots.sent', { date: dateTime(lastSentAt) });
  const facts = [
    t('lots.photos', { count: row.photosCount }),
    isShort ? `${length} (${t('lots.shortText')})` : length,
    ...(isPublished(row)
      ? [views === null ? t('lots.noViews') : `${t('lots.views', { count: views })} ${t('lots.period')}`]
      : []),
    `${t('lots.leads', { count: row.leads })} ${t('lots.period')}`,
    ...(isPublished(row) ? [row.isChanged ? `${sent}, ${t('lots.changed')}` : sent] : []),
  ];
  return (
    <Text as="div" size="table" tone="ink3">
      <Facts>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </Facts>
    </Text>
  );
}

function LotActions({ props, row }: LotCardProps) {
  const t = useMessages(broadcastMessages);
  const { isPending, run } = useAction();
  const parameters = { operation: props.operation.id };
  const send = (href: string) => () =>
    void run({
      method: 'POST',
      href,
      data: { lotIds: [row.id] },
      preserveScroll: true,
    });
  return (
    <Inline>
      <Button
        size="sm"
        icon={PenLine}
        href={edit(parameters, { query: { lot: row.id } })}
        aria-label={t('actions.editLabel', { ref: row.ref })}
      >
        {t(row.version === null ? 'actions.write' : 'actions.edit')}
      </Button>
      {isReady(row) && (
        <Button
          size="sm"
          icon={Megaphone}
          isPending={isPending}
          onClick={send(publish(parameters))}
          aria-label={t('actions.publishLabel', { ref: row.ref })}
        >
          {t(hasError(row) ? 'actions.again' : 'actions.publish')}
        </Button>
      )}
      {isPublished(row) && (
        <Button
          size="sm"
          variant="discreet"
          isPending={isPending}
          onClick={send(unpublish(parameters))}
          aria-label={t('actions.unpublishLabel', { ref: row.ref })}
        >
          {t('actions.unpublish')}
        </Button>
      )}
      {row.version === null && (
        <TextLink href={fixHref(props.operation.id, row.id, 'dpe')}>{t('editor.lotSheet')}</TextLink>
      )}
    </Inline>
  );
}
