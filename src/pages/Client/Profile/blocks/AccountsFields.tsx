import { Plus, X } from 'lucide-react';
import { useFieldArray, type Control } from 'react-hook-form';
import type { ProfileFormProps } from '#contracts/client/profile/form.ts';
import * as profileMessages from '#messages/client/profile.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { Text } from '#ui/data/Text.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { IntegerField } from '#ui/fields/IntegerField.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { FieldError } from '#ui/fields/FieldError.tsx';
import { fieldIds } from '#ui/fields/ids.ts';
import { Facts } from '#ui/layout/Facts.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import type { ProfileFormView } from './identity-sections.tsx';

const maxYears = 6;
const rows = [
  ['turnoverCents', 'ebitdaCents', 'netIncomeCents'],
  ['equityCents', 'financialDebtCents', 'cashCents'],
] as const;

interface AccountsFieldsProps {
  readonly form: ProfileFormView;
  /** The last year that is over, which is what people enter first. */
  readonly lastYear: number;
  readonly ratios: ProfileFormProps['yearRatios'];
}

/** The accounts of a company, year by year. */
export function AccountsFields({ form, lastYear, ratios }: AccountsFieldsProps) {
  const t = useMessages(profileMessages);
  const { form: bound } = form.control;
  const isReadOnly = !form.props.can.save;
  // The list is looked at by its name alone.
  const control = bound.form.control as unknown as Control<{ accounts: { year: number }[] }>;
  const { fields, append, remove } = useFieldArray({ control, name: 'accounts' });
  const error = bound.errorOf('accounts');
  const add = () => {
    const years = fields.map(({ year }) => year);
    const year = years.length === 0 ? lastYear : Math.min(...years) - 1;
    append({ year, ...Object.fromEntries(rows.flat().map((key) => [key, null])) });
  };
  return (
    <div data-field="accounts" role="group" aria-label={form.labelOf('accounts')}>
      <Stack gap={4}>
        {fields.map((field, at) => (
          <Stack key={field.id} gap={2}>
            <Inline gap={2} align="end" justify="between">
              <Bound form={bound} name={`accounts.${at}.year`}>
                {(bind) => (
                  <IntegerField
                    {...bind}
                    onChange={(year) => bind.onChange(year ?? Number.NaN)}
                    label={t('lines.year')}
                    isGrouped={false}
                    isReadOnly={isReadOnly}
                  />
                )}
              </Bound>
              {!isReadOnly && (
                <IconButton
                  icon={X}
                  label={`${t('lines.removeYear')} ${field.year}`}
                  onClick={() => remove(at)}
                />
              )}
            </Inline>
            {rows.map((row) => (
              <FieldRow key={row[0]} columns={3}>
                {row.map((key) => (
                  <Bound key={key} form={bound} name={`accounts.${at}.${key}`}>
                    {(bind) => (
                      <MoneyField {...bind} label={t(`lines.${key}`)} isOptional isReadOnly={isReadOnly} />
                    )}
                  </Bound>
                ))}
              </FieldRow>
            ))}
            <YearRatios ratios={ratios.find(({ year }) => year === field.year)} />
          </Stack>
        ))}
        {!isReadOnly && fields.length < maxYears && (
          <Inline>
            <Button size="sm" icon={Plus} onClick={add}>
              {t('lines.addYear')}
            </Button>
          </Inline>
        )}
        {error !== undefined && <FieldError id={fieldIds('accounts').errorId} text={error} />}
      </Stack>
    </div>
  );
}

/** What the accounts of a year said when they were last saved; nothing while too little is known. */
function YearRatios({ ratios }: { readonly ratios: AccountsFieldsProps['ratios'][number] | undefined }) {
  const t = useMessages(profileMessages);
  const { percent } = useFormat();
  if (ratios === undefined || (ratios.netMarginBps === null && ratios.equityToDebtBps === null)) return null;
  return (
    <Text size="label" tone="ink3">
      <Facts>
        {ratios.netMarginBps !== null && (
          <span>{t('lines.netMargin', { rate: percent(ratios.netMarginBps) })}</span>
        )}
        {ratios.equityToDebtBps !== null && (
          <span>{t('lines.equityToDebt', { rate: percent(ratios.equityToDebtBps) })}</span>
        )}
      </Facts>
    </Text>
  );
}
