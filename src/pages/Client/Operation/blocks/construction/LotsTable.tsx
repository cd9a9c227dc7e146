import type { ConstructionProps, ShownWorksLot } from '#contracts/client/operation/construction.ts';
import * as constructionMessages from '#messages/client/construction.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { Cell } from '#ui/data/Cell.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { FigureCell } from '#ui/data/FigureCell.tsx';
import { Gauge } from '#ui/data/Gauge.tsx';
import { HeadCell } from '#ui/data/HeadCell.tsx';
import { Row } from '#ui/data/Row.tsx';
import { Table } from '#ui/data/Table.tsx';
import { TableBody, TableFoot, TableHead } from '#ui/data/table-sections.tsx';
import { Text } from '#ui/data/Text.tsx';
import { TradeStateBadge } from '#ui/data/TradeStateBadge.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { lotCode } from './lot-name.ts';
import { LotMenu } from './LotMenu.tsx';
import type { WorksDialogs } from './useWorksDialogs.tsx';

interface LotsTableProps {
  readonly lots: readonly ShownWorksLot[];
  readonly props: ConstructionProps;
  readonly dialogs: WorksDialogs;
}

const amounts = ['budgetHtCents', 'contractHtCents', 'currentHtCents', 'invoicedCents'] as const;
const heads = {
  budgetHtCents: 'budget',
  contractHtCents: 'contract',
  currentHtCents: 'current',
  invoicedCents: 'invoiced',
} as const;

/** The lots of works with their companies, their money, their progress and their insurance. */
export function LotsTable({ lots, props, dialogs }: LotsTableProps) {
  const t = useMessages(constructionMessages);
  const sum = (amount: (lot: ShownWorksLot) => number | null): number =>
    lots.reduce((all, lot) => all + (amount(lot) ?? 0), 0);
  return (
    <Table label={t('lots.title')} minWidth={1320}>
      <TableHead>
        <HeadCell>{t('lots.columns.lot')}</HeadCell>
        <HeadCell>{t('lots.columns.state')}</HeadCell>
        <HeadCell>{t('lots.columns.supplier')}</HeadCell>
        {amounts.map((key) => (
          <HeadCell key={key} isFigure>
            {t(`lots.columns.${heads[key]}`)}
          </HeadCell>
        ))}
        <HeadCell isFigure>{t('lots.columns.progress')}</HeadCell>
        <HeadCell isFigure>{t('lots.columns.retained')}</HeadCell>
        <HeadCell>{t('lots.columns.decennial')}</HeadCell>
        <HeadCell>{t('lots.columns.dates')}</HeadCell>
        <HeadCell hiddenLabel={t('lots.columns.actions')} />
      </TableHead>
      <TableBody>
        {lots.map((lot) => (
          <LotRow key={lot.id} lot={lot} props={props} dialogs={dialogs} />
        ))}
      </TableBody>
      <TableFoot>
        <Cell isHeader>{t('lots.total')}</Cell>
        <Cell colSpan={2} />
        {amounts.map((key) => (
          <FigureCell key={key}>
            <Figure cents={sum((lot) => lot[key])} decimals={0} isUnitHidden />
          </FigureCell>
        ))}
        <FigureCell />
        <FigureCell>
          <Figure cents={sum((lot) => lot.retainedTtcCents)} decimals={2} isUnitHidden />
        </FigureCell>
        <Cell colSpan={3} />
      </TableFoot>
    </Table>
  );
}

interface LotRowProps extends Omit<LotsTableProps, 'lots'> {
  readonly lot: ShownWorksLot;
}

function LotRow({ lot, props, dialogs }: LotRowProps) {
  const t = useMessages(constructionMessages);
  const { money, percent } = useFormat();
  const amended = lot.amendments.reduce((all, { htCents }) => all + htCents, 0);
  const name = `${lotCode(lot.number)} · ${lot.label}`;
  return (
    <Row>
      <Cell isHeader isWrapping maxWidth={280} title={name}>
        <Stack as="span" gap={1}>
          <span>{name}</span>
          <Text size="label" tone="ink3">
            {t(`trades.${lot.trade}`)}
          </Text>
        </Stack>
      </Cell>
      <Cell>
        <Stack as="span" gap={1} align="start">
          <TradeStateBadge entity="constructionLot" state={lot.status} />
          {lot.openReservesCount > 0 && (
            <Badge tone="warn">{t('lots.reserves', { count: lot.openReservesCount })}</Badge>
          )}
        </Stack>
      </Cell>
      <Cell isWrapping maxWidth={230}>
        {lot.supplier === null ? (
          <Text tone="ink3">{t('lots.noSupplier')}</Text>
        ) : lot.supplier.href === null ? (
          lot.supplier.name
        ) : (
          <TextLink href={lot.supplier.href}>{lot.supplier.name}</TextLink>
        )}
      </Cell>
      {amounts.map((key) => (
        <FigureCell
          key={key}
          isMain={key === 'currentHtCents'}
          tone={key === 'currentHtCents' && (lot.currentHtCents ?? 0) > lot.budgetHtCents ? 'neg' : 'default'}
        >
          {lot[key] === null ? undefined : (
            <Stack as="span" gap={1} align="end">
              <Figure cents={lot[key]} decimals={0} isUnitHidden />
              {key === 'currentHtCents' && amended !== 0 && (
                <Text size="label" tone="ink3">
                  {t('figures.amendments', { amount: money(amended, { decimals: 0 }) })}
                </Text>
              )}
            </Stack>
          )}
        </FigureCell>
      ))}
      <FigureCell>
        <Stack as="span" gap={1} align="end">
          {percent(lot.progressBps)}
          <Gauge rateBps={lot.progressBps} width={48} />
        </Stack>
      </FigureCell>
      <FigureCell tone={lot.retainedTtcCents === 0 ? 'caption' : 'default'}>
        {lot.retainedTtcCents === 0 ? undefined : (
          <Figure cents={lot.retainedTtcCents} decimals={2} isUnitHidden />
        )}
      </FigureCell>
      <Cell>
        <Insurance lot={lot} />
      </Cell>
      <Cell>
        <LotDays lot={lot} />
      </Cell>
      <Cell isAtEnd>
        <LotMenu lot={lot} name={name} props={props} dialogs={dialogs} />
      </Cell>
    </Row>
  );
}

function Insurance({ lot }: { readonly lot: ShownWorksLot }) {
  const t = useMessages(constructionMessages);
  const { date } = useFormat();
  if (lot.decennialUntil === null) {
    return lot.isDecennialExpired ? <Badge tone="neg">{t('lots.missing')}</Badge> : <>–</>;
  }
  return lot.isDecennialExpired ? (
    <Badge tone="neg">{t('lots.expired', { date: date(lot.decennialUntil) })}</Badge>
  ) : (
    <>{date(lot.decennialUntil)}</>
  );
}

function LotDays({ lot }: { readonly lot: ShownWorksLot }) {
  const t = useMessages(constructionMessages);
  const { date } = useFormat();
  const from = lot.actualStartOn ?? lot.startOn;
  const to = lot.actualEndOn ?? lot.endOn;
  if (from === null && to === null) return <>–</>;
  return <>{t('lots.period', { from: date(from), to: date(to) })}</>;
}
