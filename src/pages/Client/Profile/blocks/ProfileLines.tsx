import type { ProfileFormProps } from '#contracts/client/profile/form.ts';
import { expenseKinds, incomeKinds } from '#domain/profile/enums.ts';
import * as choiceMessages from '#messages/client/profile-choices.ts';
import * as profileMessages from '#messages/client/profile.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Text } from '#ui/data/Text.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { LinesField, type LinesFieldProps } from '#ui/lines/LinesField.tsx';
import { sumOf, useLineColumns } from '#ui/lines/useLineColumns.ts';
import type { ProfileFormView } from './identity-sections.tsx';

interface LinesProps {
  readonly form: ProfileFormView;
}

export interface YearlyProps extends LinesProps {
  /** The last year that is over, which is what people enter first. */
  readonly lastYear: number;
}

/** A table of lines under its name. */
function NamedLines({
  form,
  name,
  ...lines
}: LinesProps & { readonly name: string } & Pick<LinesFieldProps, 'columns' | 'blank' | 'max' | 'addLabel'>) {
  const label = form.labelOf(name);
  return (
    <Stack gap={1}>
      <Text size="label" weight="medium" tone="ink2">
        {label}
      </Text>
      <LinesField
        form={form.control.form}
        name={name}
        label={label}
        isReadOnly={!form.props.can.save}
        {...lines}
      />
    </Stack>
  );
}

/** What somebody earns in a year, line by line. */
function IncomesLines({ form, lastYear }: YearlyProps) {
  const t = useMessages(profileMessages);
  const words = useMessages(choiceMessages);
  const column = useLineColumns();
  return (
    <NamedLines
      form={form}
      name="incomes"
      addLabel={t('lines.addIncome')}
      max={20}
      blank={() => ({ kind: 'salary', annualCents: null, year: lastYear })}
      columns={[
        column.choice(
          'kind',
          t('lines.kind'),
          incomeKinds.map((id) => ({ id, label: words(`income.${id}`) })),
        ),
        column.year('year', t('lines.year'), { width: '6rem' }),
        column.money('annualCents', t('lines.annualCents'), { width: '11rem' }),
      ]}
    />
  );
}

/** What somebody owes each month, line by line. */
function ExpensesLines({ form }: LinesProps) {
  const t = useMessages(profileMessages);
  const words = useMessages(choiceMessages);
  const column = useLineColumns();
  return (
    <NamedLines
      form={form}
      name="expenses"
      addLabel={t('lines.addExpense')}
      max={20}
      blank={() => ({ kind: 'consumer_loan', monthlyCents: null, untilOn: null })}
      columns={[
        column.choice(
          'kind',
          t('lines.kind'),
          expenseKinds.map((id) => ({ id, label: words(`expense.${id}`) })),
        ),
        column.day('untilOn', t('lines.untilOn'), { width: '8rem', placeholder: 'jj/mm/aaaa' }),
        column.money('monthlyCents', t('lines.monthlyCents'), { width: '11rem', isSummed: true }),
      ]}
    />
  );
}

/** Who stands for a company. */
function RepresentativesLines({ form }: LinesProps) {
  const t = useMessages(profileMessages);
  const column = useLineColumns();
  return (
    <NamedLines
      form={form}
      name="representatives"
      addLabel={t('lines.addRepresentative')}
      max={12}
      blank={() => ({ name: '', role: '' })}
      columns={[
        column.text('name', t('lines.personName'), { maxLength: 120 }),
        column.text('role', t('lines.role'), { maxLength: 80 }),
      ]}
    />
  );
}

export interface ShareholdersProps extends LinesProps {
  readonly others: ProfileFormProps['others'];
}

/** Who holds a company: shares that make 100 %. */
function ShareholdersLines({ form, others }: ShareholdersProps) {
  const t = useMessages(profileMessages);
  const { percent } = useFormat();
  const column = useLineColumns();
  return (
    <NamedLines
      form={form}
      name="shareholders"
      addLabel={t('lines.addShareholder')}
      max={30}
      blank={() => ({ name: '', profileId: null, bps: null })}
      columns={[
        column.text('name', t('lines.shareholder'), { maxLength: 160 }),
        ...(others.length === 0
          ? []
          : [
              column.choice(
                'profileId',
                t('lines.profile'),
                others.map(({ id, name }) => ({ id, label: name })),
              ),
            ]),
        column.rate('bps', t('lines.bps'), {
          width: '8rem',
          total: (lines) => percent(sumOf(lines, 'bps'), { decimals: 2 }),
        }),
      ]}
    />
  );
}

/** What somebody earns and owes. */
export function MoneyLines(props: YearlyProps) {
  return (
    <Stack gap={4}>
      <IncomesLines {...props} />
      <ExpensesLines form={props.form} />
    </Stack>
  );
}

/** Who stands for a company, and who holds it. */
export function GovernanceLines(props: ShareholdersProps) {
  return (
    <Stack gap={4}>
      <RepresentativesLines form={props.form} />
      <ShareholdersLines {...props} />
    </Stack>
  );
}
