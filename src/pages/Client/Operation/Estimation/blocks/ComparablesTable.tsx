import { Pencil, Trash2 } from 'lucide-react';
import type { ComparableRow } from '#contracts/client/operation/estimation/form.ts';
import * as estimationMessages from '#messages/client/estimation.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { Cell } from '#ui/data/Cell.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { FigureCell } from '#ui/data/FigureCell.tsx';
import { HeadCell } from '#ui/data/HeadCell.tsx';
import { Row } from '#ui/data/Row.tsx';
import { Table } from '#ui/data/Table.tsx';
import { TableBody, TableHead } from '#ui/data/table-sections.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { useComparableName } from './useComparableName.ts';

type OnRow = ((row: ComparableRow) => void) | undefined;

interface ComparablesTableProps {
  readonly comparables: readonly ComparableRow[];
  readonly onEdit: OnRow;
  readonly onToggle: OnRow;
  readonly onRemove: OnRow;
}

/** Known sales, the heaviest first; what does not count is said by its weight of 0. */
export function ComparablesTable({ comparables, onEdit, onToggle, onRemove }: ComparablesTableProps) {
  const t = useMessages(estimationMessages);
  const { date, number } = useFormat();
  const nameOf = useComparableName();
  return (
    <Table label={t('comparables.title')} isBare minWidth={1000}>
      <TableHead>
        <HeadCell>{t('comparables.address')}</HeadCell>
        <HeadCell>{t('comparables.source')}</HeadCell>
        <HeadCell isFigure>{t('comparables.soldOn')}</HeadCell>
        <HeadCell isFigure>{t('comparables.price')}</HeadCell>
        <HeadCell isFigure>{t('comparables.areaShort')}</HeadCell>
        <HeadCell isFigure>{t('comparables.perM2')}</HeadCell>
        <HeadCell isFigure>{t('comparables.distance')}</HeadCell>
        <HeadCell isFigure>{t('comparables.adjust')}</HeadCell>
        <HeadCell isFigure>{t('comparables.weight')}</HeadCell>
        <HeadCell>{t('comparables.included')}</HeadCell>
        {onEdit && <HeadCell hiddenLabel={t('comparables.actions')} />}
      </TableHead>
      <TableBody>
        {comparables.map((row) => (
          <Row key={row.id}>
            <Cell isHeader maxWidth={240} title={nameOf(row)}>
              {nameOf(row)}
            </Cell>
            <Cell>
              <Badge tone="info">{t(`choices.source.${row.source}`)}</Badge>
            </Cell>
            <FigureCell>{date(row.soldOn)}</FigureCell>
            <FigureCell>
              <Figure cents={row.priceCents} decimals={0} />
            </FigureCell>
            <FigureCell>{number(Number(row.areaM2), 2)}</FigureCell>
            <FigureCell isMain>
              <Figure cents={row.pricePerM2Cents} />
            </FigureCell>
            <FigureCell>{`${number(row.distanceM)} m`}</FigureCell>
            <FigureCell tone={row.adjustBps === 0 ? 'caption' : 'default'}>
              <Figure rateBps={row.adjustBps} />
            </FigureCell>
            <FigureCell tone={Number(row.weight) === 0 ? 'caption' : 'default'}>
              {row.weight === null ? '–' : number(Number(row.weight), 4)}
            </FigureCell>
            <Cell>
              <Checkbox
                name={`included-${row.id}`}
                label={t('comparables.include', { name: nameOf(row) })}
                isLabelHidden
                value={row.isIncluded}
                isDisabled={!onToggle}
                onChange={() => onToggle?.(row)}
              />
            </Cell>
            {onEdit && onRemove && (
              <Cell isAtEnd>
                <Inline gap={1} isOneLine justify="end">
                  <IconButton
                    icon={Pencil}
                    label={`${t('comparables.edit')} : ${nameOf(row)}`}
                    onClick={() => onEdit(row)}
                  />
                  <IconButton
                    icon={Trash2}
                    label={`${t('comparables.remove')} : ${nameOf(row)}`}
                    onClick={() => onRemove(row)}
                  />
                </Inline>
              </Cell>
            )}
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}
