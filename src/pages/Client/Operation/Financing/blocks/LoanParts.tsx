import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { LoanFormProps } from '#contracts/client/operation/financing/form.ts';
import { rate as rateRoute } from '#generated/routes/client/operation/financing.ts';
import { destroy as destroyPaper } from '#generated/routes/client/operation/financing/paper.ts';
import { destroy as destroyRepayment } from '#generated/routes/client/operation/financing/repayment.ts';
import * as financingMessages from '#messages/client/financing.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { ExplainedTrigger } from '#ui/data/ExplainedTrigger.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { useAction } from '../../../../Account/blocks/useAction.ts';
import type { MoneyDialogProps } from './MoneyDialogs.tsx';
import { RemoveButton } from './RemoveButton.tsx';

const MoneyDialog = lazyDialog(async () => (await import('./MoneyDialogs.tsx')).MoneyDialog);

interface LoanPartsProps {
  readonly props: LoanFormProps;
  readonly record: NonNullable<LoanFormProps['form']['record']>;
  readonly loan: NonNullable<LoanFormProps['loan']>;
}

/** What is recorded of a saved loan beside its terms: values of the index, early repayments, papers. */
export function LoanParts({ props, record, loan }: LoanPartsProps) {
  const [open, setOpen] = useState<MoneyDialogProps['kind'] | null>(null);
  const { operation, form, schedule } = props;
  const parameters = { operation: operation.id, loan: record.id };
  const part = { props, parameters, record, onAdd: setOpen };
  const isVariable = form.values.rateKind !== 'fixed';
  const hasRepayments = schedule.repayments.length > 0 || loan.canPrepay;
  return (
    <>
      {loan.deed !== null && <DeedPart deed={loan.deed} />}
      {isVariable && <RatePart {...part} />}
      {hasRepayments && <RepaymentsPart {...part} canPrepay={loan.canPrepay} />}
      <PapersPart {...part} />
      {open !== null && (
        <MoneyDialog
          kind={open}
          parameters={parameters}
          version={record.version}
          values={form.values}
          given={schedule}
          drawdowns={props.drawdowns}
          outstandingCents={loan.outstandingCents}
          today={props.today}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

interface PartProps {
  readonly props: LoanFormProps;
  readonly parameters: { readonly operation: string; readonly loan: string };
  readonly record: NonNullable<LoanFormProps['form']['record']>;
  readonly onAdd: (kind: MoneyDialogProps['kind']) => void;
}

/** What the deed of a mortgage loan costs by the notaries’ tariff. */
function DeedPart({ deed }: { readonly deed: NonNullable<NonNullable<LoanFormProps['loan']>['deed']> }) {
  const t = useMessages(financingMessages);
  return (
    <PageSection title={t('deed.title')}>
      {deed.refusal === null ? (
        <Inline gap={1}>
          <Figure cents={deed.totalCents} decimals={2} />
          {deed.explanation !== null && <ExplainedTrigger explanation={deed.explanation} />}
        </Inline>
      ) : (
        <Text tone="warn">{deed.refusal}</Text>
      )}
      <Text as="p" size="label" tone="ink3">
        {t('deed.help')}
      </Text>
    </PageSection>
  );
}

function RatePart({ props, parameters, record, onAdd }: PartProps) {
  const t = useMessages(financingMessages);
  const { date, percent } = useFormat();
  const { isPending, run } = useAction();
  const margin = props.form.values.marginRateBps ?? 0;
  const text = (bps: number): string => percent(bps, { decimals: 2 });
  const canChange = props.form.can.save;
  return (
    <PageSection
      title={t('rate.title')}
      aside={
        canChange && (
          <Button size="sm" icon={Plus} onClick={() => onAdd('rate')}>
            {t('rate.add')}
          </Button>
        )
      }
    >
      <ItemList
        label={t('rate.title')}
        empty={t('rate.empty')}
        isBusy={isPending}
        items={props.schedule.indexChanges.map(({ from, indexRateBps }) => ({
          id: from,
          title: `${t('rate.from')} ${date(from)}`,
          detail: t('rate.line', {
            index: text(indexRateBps),
            margin: text(margin),
            rate: text(Math.max(0, indexRateBps + margin)),
          }),
          end: canChange && (
            <Button
              size="sm"
              isPending={isPending}
              onClick={() =>
                void run({
                  method: 'POST',
                  href: rateRoute(parameters),
                  data: { version: record.version, from, indexRateBps: null },
                })
              }
            >
              {t('rate.remove')}
            </Button>
          ),
        }))}
      />
    </PageSection>
  );
}

function RepaymentsPart({
  props,
  parameters,
  onAdd,
  canPrepay,
}: PartProps & { readonly canPrepay: boolean }) {
  const t = useMessages(financingMessages);
  const { date, money } = useFormat();
  return (
    <PageSection
      title={t('prepay.title')}
      count={props.schedule.repayments.length}
      aside={
        props.can.update &&
        canPrepay && (
          <Button size="sm" icon={Plus} onClick={() => onAdd('prepay')}>
            {t('prepay.add')}
          </Button>
        )
      }
    >
      <ItemList
        label={t('prepay.title')}
        empty={t('prepay.empty')}
        items={props.schedule.repayments.map(({ id, on, amountCents }) => ({
          id,
          title: date(on),
          end: (
            <>
              {money(amountCents, { decimals: 2 })}
              {props.can.delete && props.form.can.save && (
                <RemoveButton
                  label={t('prepay.remove')}
                  title={t('prepay.removeTitle')}
                  text={t('prepay.removeText')}
                  href={destroyRepayment({ ...parameters, repayment: id })}
                />
              )}
            </>
          ),
        }))}
      />
    </PageSection>
  );
}

function PapersPart({ props, parameters, onAdd }: PartProps) {
  const t = useMessages(financingMessages);
  const { date } = useFormat();
  return (
    <PageSection
      title={t('papers.title')}
      count={props.papers.length}
      aside={
        props.can.update && (
          <Button size="sm" icon={Plus} onClick={() => onAdd('paper')}>
            {t('papers.add')}
          </Button>
        )
      }
    >
      <ItemList
        label={t('papers.title')}
        empty={t('papers.empty')}
        items={props.papers.map(({ id, label, drawdown, addedOn, file }) => ({
          id,
          title: label,
          detail: [
            drawdown !== null && t('papers.of', { drawdown }),
            t('papers.addedOn', { date: date(addedOn) }),
          ]
            .filter(Boolean)
            .join(' · '),
          end: (
            <>
              {file !== null && (
                <Button size="sm" href={file.href} download>
                  {t('papers.open')}
                </Button>
              )}
              {props.can.update && (
                <RemoveButton
                  label={t('papers.remove')}
                  title={t('papers.removeTitle', { label })}
                  text={t('papers.removeText')}
                  href={destroyPaper({ ...parameters, paper: id })}
                />
              )}
            </>
          ),
        }))}
      />
    </PageSection>
  );
}
