import type { FinancingIndexProps } from '#contracts/client/operation/financing/index.ts';
import * as financingMessages from '#messages/client/financing.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Badge } from '#ui/data/Badge.tsx';
import { Card } from '#ui/data/Card.tsx';
import { Cell } from '#ui/data/Cell.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { FigureCell } from '#ui/data/FigureCell.tsx';
import { FigureGroup } from '#ui/data/FigureGroup.tsx';
import { HeadCell } from '#ui/data/HeadCell.tsx';
import { Row } from '#ui/data/Row.tsx';
import { Stat } from '#ui/data/Stat.tsx';
import { Table } from '#ui/data/Table.tsx';
import { TableBody, TableFoot, TableHead } from '#ui/data/table-sections.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { Inline } from '#ui/layout/Inline.tsx';

type Plan = NonNullable<FinancingIndexProps['plan']>;

/** Sources and uses side by side, equal to the cent, and the ratios that banks look at. */
export function PlanPart({ plan }: { readonly plan: Plan }) {
  const t = useMessages(financingMessages);
  const uses = [
    ...plan.uses.map(({ group, amountCents }) => ({
      id: group as string,
      label: t(`plan.group.${group}`),
      amountCents,
    })),
    { id: 'surplus', label: t('plan.surplus'), amountCents: plan.surplusCents },
  ];
  const sources = [
    { id: 'equity', label: t('plan.equity'), amountCents: plan.equityCents },
    { id: 'loans', label: t('plan.loans'), amountCents: plan.loansCents },
    { id: 'sales', label: t('plan.sales'), amountCents: plan.salesCents },
  ];
  return (
    <>
      <Columns>
        <SideCard
          title={t('plan.uses')}
          lines={uses.filter(({ amountCents }) => amountCents > 0)}
          totalCents={plan.totalCents}
          foot={t(`plan.basis.${plan.basis}`)}
        />
        <SideCard title={t('plan.sources')} lines={sources} totalCents={plan.totalCents} />
      </Columns>
      <FigureGroup>
        {plan.ratios.map((ratio) => (
          <RatioStat key={ratio.key} ratio={ratio} />
        ))}
      </FigureGroup>
    </>
  );
}

interface SideCardProps {
  readonly title: string;
  readonly lines: readonly { readonly id: string; readonly label: string; readonly amountCents: number }[];
  readonly totalCents: number;
  readonly foot?: string;
}

function SideCard({ title, lines, totalCents, foot }: SideCardProps) {
  const t = useMessages(financingMessages);
  const shareOf = (amountCents: number): number | null =>
    totalCents === 0 ? null : Math.round((amountCents * 10_000) / totalCents);
  return (
    <Card title={title} isFlush foot={foot}>
      <Table label={title} isBare>
        <TableHead>
          <HeadCell>{title}</HeadCell>
          <HeadCell isFigure>{t('plan.amount')}</HeadCell>
          <HeadCell isFigure>{t('plan.share')}</HeadCell>
        </TableHead>
        <TableBody>
          {lines.map(({ id, label, amountCents }) => (
            <Row key={id}>
              <Cell isHeader>{label}</Cell>
              <FigureCell isMain>
                <Figure cents={amountCents} decimals={2} />
              </FigureCell>
              <FigureCell tone="caption">
                <Figure rateBps={shareOf(amountCents)} decimals={2} />
              </FigureCell>
            </Row>
          ))}
        </TableBody>
        <TableFoot>
          <Cell isHeader>{t('plan.total')}</Cell>
          <FigureCell isMain>
            <Figure cents={totalCents} decimals={2} />
          </FigureCell>
          <FigureCell tone="caption">
            <Figure rateBps={10_000} decimals={2} />
          </FigureCell>
        </TableFoot>
      </Table>
    </Card>
  );
}

function RatioStat({ ratio }: { readonly ratio: Plan['ratios'][number] }) {
  const t = useMessages(financingMessages);
  const { percent } = useFormat();
  const { key, rateBps, limitBps, limitKind, keepsLimit, explanation } = ratio;
  const limit = percent(limitBps);
  return (
    <Stat
      label={t(`plan.ratio.${key}`)}
      quantity={{ rateBps, decimals: 2 }}
      explanation={explanation}
      context={
        limitBps === null ? (
          t('plan.noLimit')
        ) : (
          <Inline as="span">
            {t(limitKind === 'max' ? 'plan.atMost' : 'plan.atLeast', { limit })}
            {keepsLimit !== null && (
              <Badge tone={keepsLimit ? 'pos' : 'neg'}>{t(keepsLimit ? 'plan.kept' : 'plan.broken')}</Badge>
            )}
          </Inline>
        )
      }
    />
  );
}
