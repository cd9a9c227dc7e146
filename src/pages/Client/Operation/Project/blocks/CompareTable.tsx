import type { ReactNode } from 'react';
import type { ProjectCard } from '#contracts/client/operation/project/index.ts';
import { pricePerM2Cents, hundredthsOfM2 } from '#domain/lot/price.ts';
import * as projectMessages from '#messages/client/project.ts';
import * as tradeMessages from '#messages/trade.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/data/Card.tsx';
import { Cell } from '#ui/data/Cell.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { FigureCell } from '#ui/data/FigureCell.tsx';
import { HeadCell } from '#ui/data/HeadCell.tsx';
import { Row } from '#ui/data/Row.tsx';
import { Table } from '#ui/data/Table.tsx';
import { TableBody, TableHead } from '#ui/data/table-sections.tsx';
import { TradeStateBadge } from '#ui/data/TradeStateBadge.tsx';
import { useComposition } from './useComposition.ts';

interface CompareTableProps {
  readonly projects: readonly ProjectCard[];
  readonly onClose: () => void;
}

interface Criterion {
  readonly id: string;
  readonly label: string;
  readonly show: (project: ProjectCard) => ReactNode;
}

/** Two or three projects side by side. */
export function CompareTable({ projects, onClose }: CompareTableProps) {
  const t = useMessages(projectMessages);
  const criteria = useCriteria();
  return (
    <Card
      title={t('compare.title')}
      isFlush
      aside={
        <Button size="sm" onClick={onClose}>
          {t('compare.clear')}
        </Button>
      }
    >
      <Table label={t('compare.title')} isBare minWidth={220 + projects.length * 200}>
        <TableHead>
          <HeadCell>{t('compare.criterion')}</HeadCell>
          {projects.map(({ id, name }) => (
            <HeadCell key={id} isFigure>
              {name}
            </HeadCell>
          ))}
        </TableHead>
        <TableBody>
          {criteria.map(({ id, label, show }) => (
            <Row key={id}>
              <Cell isHeader>{label}</Cell>
              {projects.map((project) => (
                <FigureCell key={project.id}>{show(project)}</FigureCell>
              ))}
            </Row>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}

function useCriteria(): readonly Criterion[] {
  const t = useMessages(projectMessages);
  const trade = useMessages(tradeMessages);
  const format = useFormat();
  const compositionOf = useComposition();
  return [
    {
      id: 'status',
      label: t('compare.status'),
      show: ({ status }) => <TradeStateBadge entity="project" state={status} />,
    },
    { id: 'kind', label: t('fields.kind'), show: ({ kind }) => trade(`operationKind.${kind}`) },
    { id: 'composition', label: t('card.composition'), show: ({ totals }) => compositionOf(totals) },
    { id: 'units', label: t('compare.units'), show: ({ totals }) => <Figure count={totals.all.count} /> },
    { id: 'area', label: t('card.area'), show: ({ totals }) => <Figure areaM2={totals.all.areaM2} /> },
    { id: 'floor', label: t('card.floorArea'), show: ({ floorAreaM2 }) => <Figure areaM2={floorAreaM2} /> },
    {
      id: 'revenue',
      label: t('card.revenue'),
      show: ({ totals }) => <Figure cents={totals.all.revenueCents} />,
    },
    {
      id: 'perM2',
      label: t('compare.perM2'),
      show: ({ totals: { all } }) => (
        <Figure cents={pricePerM2Cents(all.revenueCents, hundredthsOfM2(all.areaM2))} decimals={0} />
      ),
    },
    { id: 'works', label: t('card.works'), show: ({ totals }) => <Figure cents={totals.all.worksCents} /> },
    {
      id: 'worksPerM2',
      label: t('card.worksPerM2'),
      show: ({ totals }) => <Figure cents={totals.all.worksPerM2Cents} decimals={0} />,
    },
    {
      id: 'margin',
      label: t('card.margin'),
      show: ({ best }) => <Figure cents={best?.marginCents ?? null} decimals={0} />,
    },
    {
      id: 'parking',
      label: t('compare.parking'),
      show: ({ totals }) => <Figure count={totals.all.parkingCount} />,
    },
    {
      id: 'duration',
      label: t('card.duration'),
      show: ({ worksMonths }) => (worksMonths === null ? null : t('card.months', { count: worksMonths })),
    },
    {
      id: 'delivery',
      label: t('card.delivery'),
      show: ({ deliveryOn }) => (deliveryOn === null ? null : format.date(deliveryOn)),
    },
  ];
}
