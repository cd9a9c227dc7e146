import { BadgeEuro, Check, Ellipsis, PenLine, X } from 'lucide-react';
import type { ConstructionProps, ShownClaim } from '#contracts/client/operation/construction.ts';
import * as constructionMessages from '#messages/client/construction.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Menu } from '#ui/actions/Menu.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { Cell } from '#ui/data/Cell.tsx';
import { ExplainedTrigger } from '#ui/data/ExplainedTrigger.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { FigureCell } from '#ui/data/FigureCell.tsx';
import { HeadCell } from '#ui/data/HeadCell.tsx';
import { Row } from '#ui/data/Row.tsx';
import { Table } from '#ui/data/Table.tsx';
import { TableBody, TableHead } from '#ui/data/table-sections.tsx';
import { Text } from '#ui/data/Text.tsx';
import { TradeStateBadge } from '#ui/data/TradeStateBadge.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import type { WorksDialogs } from './useWorksDialogs.tsx';

interface ClaimsTableProps {
  readonly claims: readonly ShownClaim[];
  readonly props: ConstructionProps;
  readonly dialogs: WorksDialogs;
}

/** Progress claims month by month, each with its amounts and the signatures it has. */
export function ClaimsTable({ claims, props, dialogs }: ClaimsTableProps) {
  const t = useMessages(constructionMessages);
  const { month: monthText } = useFormat();
  const months = [...Map.groupBy(claims, ({ month }) => month)].toSorted(([a], [b]) => b.localeCompare(a));
  return (
    <Table label={t('claims.title')} minWidth={980}>
      <TableHead>
        <HeadCell>{t('claims.columns.claim')}</HeadCell>
        <HeadCell isFigure>{t('claims.columns.cumulative')}</HeadCell>
        <HeadCell isFigure>{t('claims.columns.period')}</HeadCell>
        <HeadCell isFigure>{t('claims.columns.retention')}</HeadCell>
        <HeadCell isFigure>{t('claims.columns.toPay')}</HeadCell>
        <HeadCell>{t('claims.columns.due')}</HeadCell>
        <HeadCell>{t('claims.columns.chain')}</HeadCell>
        <HeadCell>{t('claims.columns.state')}</HeadCell>
        <HeadCell hiddenLabel={t('claims.columns.actions')} />
      </TableHead>
      <TableBody>
        {months.map(([month, own]) => (
          <MonthRows
            key={month}
            title={monthText(month)}
            claims={own.toSorted((a, b) => a.lotNumber - b.lotNumber)}
            props={props}
            dialogs={dialogs}
          />
        ))}
      </TableBody>
    </Table>
  );
}

function MonthRows({ title, claims, props, dialogs }: ClaimsTableProps & { readonly title: string }) {
  const valid = claims.filter(({ status }) => status !== 'rejected');
  const sum = (amount: (claim: ShownClaim) => number): number =>
    valid.reduce((all, claim) => all + amount(claim), 0);
  return (
    <>
      <Row isGroup>
        <Cell isHeader>{title}</Cell>
        <FigureCell />
        <FigureCell>
          <Figure cents={sum((claim) => claim.periodHtCents)} decimals={2} isUnitHidden />
        </FigureCell>
        <FigureCell>
          <Figure cents={sum((claim) => claim.retentionCents)} decimals={2} isUnitHidden />
        </FigureCell>
        <FigureCell>
          <Figure cents={sum((claim) => claim.toPayTtcCents)} decimals={2} isUnitHidden />
        </FigureCell>
        <Cell colSpan={4} />
      </Row>
      {claims.map((claim) => (
        <ClaimRow key={claim.id} claim={claim} props={props} dialogs={dialogs} />
      ))}
    </>
  );
}

interface ClaimRowProps extends Omit<ClaimsTableProps, 'claims'> {
  readonly claim: ShownClaim;
}

function ClaimRow({ claim, props, dialogs }: ClaimRowProps) {
  const t = useMessages(constructionMessages);
  const { date, percent } = useFormat();
  const name = t('claims.name', {
    lot: String(claim.lotNumber).padStart(2, '0'),
    number: String(claim.number),
  });
  return (
    <Row>
      <Cell isHeader isWrapping maxWidth={220} title={claim.lotLabel}>
        <Stack as="span" gap={1}>
          <span>{name}</span>
          <Text size="label" tone="ink3">
            {claim.lotLabel}
          </Text>
        </Stack>
      </Cell>
      <FigureCell>{percent(claim.cumulativeBps)}</FigureCell>
      <FigureCell>
        <Figure cents={claim.periodHtCents} decimals={2} isUnitHidden />
      </FigureCell>
      <FigureCell>
        <Figure cents={claim.retentionCents} decimals={2} isUnitHidden />
      </FigureCell>
      <FigureCell isMain>
        <Inline as="span" gap={1}>
          <Figure cents={claim.toPayTtcCents} decimals={2} isUnitHidden />
          <ExplainedTrigger explanation={claim.explanation} />
        </Inline>
      </FigureCell>
      <Cell>
        <Stack as="span" gap={1} align="start">
          <span>{claim.dueOn === null ? '–' : date(claim.dueOn)}</span>
          {claim.isLate && <Badge tone="neg">{t('claims.late')}</Badge>}
        </Stack>
      </Cell>
      <Cell isWrapping maxWidth={240} tone="secondary">
        <Chain claim={claim} />
      </Cell>
      <Cell>
        <TradeStateBadge entity="situation" state={claim.status} />
      </Cell>
      <Cell isAtEnd>
        <ClaimMenu claim={claim} name={name} props={props} dialogs={dialogs} />
      </Cell>
    </Row>
  );
}

/** Who did what with a claim, in the order in which it happened. */
function Chain({ claim }: { readonly claim: ShownClaim }) {
  const t = useMessages(constructionMessages);
  const { date } = useFormat();
  const parts = [
    claim.submittedOn !== null && t('claims.received', { date: date(claim.submittedOn) }),
    claim.checkedBy !== null && t('claims.checked', { by: claim.checkedBy }),
    claim.approvedOn !== null && t('claims.approved', { date: date(claim.approvedOn) }),
    claim.paidOn !== null && t('claims.paid', { date: date(claim.paidOn) }),
    claim.rejectionReason !== null && t('claims.rejected', { reason: claim.rejectionReason }),
  ].filter((part) => part !== false);
  return (
    <Stack as="span" gap={0}>
      {parts.map((part) => (
        <Text key={part} size="label" tone="ink3">
          {part}
        </Text>
      ))}
    </Stack>
  );
}

const icons = { check: PenLine, approve: Check, reject: X } as const;

function ClaimMenu({ claim, name, dialogs }: ClaimRowProps & { readonly name: string }) {
  const t = useMessages(constructionMessages);
  const steps = claim.steps.map((step) => ({
    id: step.name,
    label: step.label,
    icon: icons[step.name],
    isDanger: step.name === 'reject',
    inactiveReason: step.reason ?? undefined,
    run: () => dialogs.open({ kind: 'claim-step', claim, step }),
  }));
  const pay = {
    id: 'pay',
    label: t('claims.pay'),
    icon: BadgeEuro,
    run: () => dialogs.open({ kind: 'pay', claim }),
  };
  const actions = claim.mayPay ? [pay, ...steps] : steps;
  if (actions.length === 0) return null;
  return (
    <Menu
      label={t('claims.menu', { name })}
      isIconOnly
      icon={Ellipsis}
      size="sm"
      variant="discreet"
      actions={actions}
    />
  );
}
