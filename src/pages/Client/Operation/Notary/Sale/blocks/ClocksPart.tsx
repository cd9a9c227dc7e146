import type { CurrentSale, NotarySaleFormProps } from '#contracts/client/operation/notary/sale/form.ts';
import * as formMessages from '#messages/client/notary-sale-form.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Badge } from '#ui/data/Badge.tsx';
import { ExplainedTrigger } from '#ui/data/ExplainedTrigger.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';

const tones = { running: 'info', met: 'pos', expired: 'sourcing', cancelled: 'sourcing' } as const;
type Clock = NotarySaleFormProps['clocks'][number];

interface ClocksPartProps {
  readonly props: NotarySaleFormProps;
  readonly current: CurrentSale;
}

/** The legal periods of a sale, each with the way in which it is counted. */
export function ClocksPart({ props, current }: ClocksPartProps) {
  const t = useMessages(formMessages);
  const { date } = useFormat();
  const { clocks } = props;
  const leftOf = ({ status, daysLeft }: Clock): string | null =>
    status === 'running' && daysLeft !== null && daysLeft >= 0 ? t('clocks.left', { count: daysLeft }) : null;
  const loan = useLoanLine(current);
  return (
    <PageSection title={t('clocks.title')} count={clocks.length}>
      <ItemList
        label={t('clocks.title')}
        empty={t('clocks.empty')}
        items={[
          ...clocks.map((clock) => ({
            id: clock.kind,
            title: clock.title,
            badges: (
              <>
                <Badge tone={tones[clock.status]}>{t(`clocks.status.${clock.status}`)}</Badge>
                {clock.endsOn !== null && <Badge>{date(clock.endsOn)}</Badge>}
                {leftOf(clock) !== null && <Badge tone="warn">{leftOf(clock)}</Badge>}
              </>
            ),
            detail: clock.sentence,
            end: clock.explanation !== null && (
              <Inline gap={1}>
                <ExplainedTrigger explanation={clock.explanation} />
              </Inline>
            ),
          })),
          ...(loan === null ? [] : [loan]),
        ]}
      />
    </PageSection>
  );
}

/** The buyer’s loan as the contract has it: its own end, and what became of it. */
function useLoanLine(current: CurrentSale) {
  const t = useMessages(formMessages);
  const { date } = useFormat();
  const { isLoanRequired, contractOn, loanConditionEndsOn } = current;
  if (!isLoanRequired || contractOn === null) return null;
  const details = [
    current.loanOfferReceivedOn !== null && t('loan.offered', { date: date(current.loanOfferReceivedOn) }),
    current.loanAcceptedOn !== null && t('loan.accepted', { date: date(current.loanAcceptedOn) }),
    current.loanRefusedOn !== null && t('loan.refused', { date: date(current.loanRefusedOn) }),
    current.loanWaivedOn !== null && t('loan.waived', { date: date(current.loanWaivedOn) }),
  ].filter((text) => text !== false);
  const isSettled = current.loanAcceptedOn !== null || current.loanWaivedOn !== null;
  return {
    id: 'loan',
    title: t('loan.title'),
    badges: (
      <Badge tone={isSettled ? 'pos' : current.loanRefusedOn === null ? 'info' : 'neg'}>
        {loanConditionEndsOn === null
          ? t('loan.noEnd')
          : t('loan.until', { date: date(loanConditionEndsOn) })}
      </Badge>
    ),
    detail: details.join(' · '),
  };
}
