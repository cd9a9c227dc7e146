import { useWatch } from 'react-hook-form';
import { isInIleDeFrance } from '#domain/legal/ile-de-france.ts';
import { acquisitionRegimes, resaleYearChoices, vatRegimes } from '#domain/operation/enums.ts';
import { taxedPremises } from '#domain/purchase/premises.ts';
import * as operationMessages from '#messages/client/operation.ts';
import * as tradeMessages from '#messages/trade.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useMessages } from '#runtime/locale/messages.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { RadioGroup } from '#ui/fields/RadioGroup.tsx';
import { RateField } from '#ui/fields/RateField.tsx';
import { ChoiceSelect } from '../../../../blocks/ChoiceSelect.tsx';
import type { OperationForm } from './operation-schema.ts';
import { DutiesNote } from './PurchaseCost.tsx';

interface RegimeFieldsProps {
  readonly form: OperationForm;
  /** `YYYY-MM-DD`, of the business. */
  readonly today: string;
  readonly isNew: boolean;
}

/** The commitment of the purchase and the VAT of the resale. */
export function RegimeFields({ form, today, isNew }: RegimeFieldsProps) {
  const t = useMessages(operationMessages);
  const trade = useMessages(tradeMessages);
  const [kind, regime, inseeCode, purchasedPremises] = useWatch({
    control: form.form.control,
    name: ['kind', 'acquisitionRegime', 'inseeCode', 'purchasedPremises'],
  });
  const regimes = acquisitionRegimes.map((id) => ({ id, label: trade(`acquisitionRegime.${id}`) }));
  const vats = vatRegimes.map((id) => ({ id, label: trade(`vatRegime.${id}`) }));
  const years = resaleYearChoices.map((choice) => ({
    id: String(choice),
    label: choice === 2 ? t('fields.resaleYears2') : t('fields.resaleYearsChoice', { years: choice }),
  }));
  return (
    <>
      <FieldRow>
        <Bound form={form} name="acquisitionRegime">
          {(bind) => (
            <ChoiceSelect
              {...bind}
              label={t('fields.acquisitionRegime')}
              choices={regimes}
              onChange={(value) => value !== null && bind.onChange(value)}
            />
          )}
        </Bound>
        <Bound form={form} name="vatRegime">
          {(bind) => (
            <ChoiceSelect
              {...bind}
              label={t('fields.vatRegime')}
              help={isNew && bind.value !== null ? t('vatProposed') : undefined}
              placeholder={t('choose')}
              choices={vats}
            />
          )}
        </Bound>
      </FieldRow>
      <DutiesNote form={form} today={today} />
      {regime === 'mdb' && (
        <Bound form={form} name="resaleYears">
          {({ value, onChange, ...bind }) => (
            <RadioGroup
              {...bind}
              label={t('fields.resaleYears')}
              choices={years}
              value={String(value)}
              onChange={(id) => onChange(resaleYearChoices.find((choice) => String(choice) === id) ?? value)}
            />
          )}
        </Bound>
      )}
      {regime === 'standard' && isInIleDeFrance(inseeCode) && (
        <Bound form={form} name="purchasedPremises">
          {(bind) => (
            <ChoiceSelect
              {...bind}
              label={t('fields.purchasedPremises')}
              help={t('premises.help')}
              placeholder={t('premises.other')}
              choices={taxedPremises.map((id) => ({ id, label: t(`premises.${id}`) }))}
            />
          )}
        </Bound>
      )}
      {regime === 'standard' && isInIleDeFrance(inseeCode) && purchasedPremises !== null && (
        <Bound form={form} name="purchasedPremisesBps">
          {(bind) => (
            <RateField
              {...bind}
              label={t('fields.purchasedPremisesBps')}
              help={t('premises.shareHelp')}
              isOptional
            />
          )}
        </Bound>
      )}
      {regime === 'build' && kind === 'trading' && <Banner tone="warn">{t('unusualRegime')}</Banner>}
    </>
  );
}
