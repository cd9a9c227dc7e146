import { useWatch } from 'react-hook-form';
import type { CompanyPayload, CompanyValues } from '#contracts/client/tenant/payload.ts';
import { accountingSchemes, activities, companyVatRegimes, legalForms } from '#domain/company/enums.ts';
import * as companyMessages from '#messages/account/company.ts';
import * as wordMessages from '#messages/company.ts';
import type { AppForm } from '#runtime/forms/app-form.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useMessages } from '#runtime/locale/messages.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { SirenField, SiretField } from '#ui/fields/SirenField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import type { SectionConfig } from '#ui/form/section-config.ts';
import { AddressBlock } from '../../../../blocks/AddressBlock.tsx';
import { ChoiceSelect } from '../../../../blocks/ChoiceSelect.tsx';

interface CompanyPartsOptions {
  readonly form: AppForm<CompanyValues, CompanyPayload>;
  readonly saved: CompanyValues;
  readonly isSirenLocked: boolean;
  readonly isReadOnly: boolean;
  /** Why the SIREN no longer changes, where that is not for the support to do. */
  readonly sirenHelp?: string;
  /** Key of the maps service; null without one. */
  readonly mapsKey: string | null;
}

const addressNames = {
  line: 'addressLine',
  line2: 'addressLine2',
  postalCode: 'postalCode',
  city: 'city',
} as const;

type TextName = Exclude<
  keyof CompanyValues,
  'legalForm' | 'activity' | 'vatRegime' | 'accountingScheme' | 'shareCapitalCents'
>;

/** The fields of a company's sheet, in three sections. */
export function useCompanyParts({
  form,
  saved,
  isSirenLocked,
  isReadOnly,
  sirenHelp,
  mapsKey,
}: CompanyPartsOptions): readonly SectionConfig[] {
  const t = useMessages(companyMessages);
  const words = useMessages(wordMessages);
  const scheme = useWatch({ control: form.form.control, name: 'accountingScheme' });
  const regime = useWatch({ control: form.form.control, name: 'vatRegime' });
  const text = (
    name: TextName,
    options: { max?: number; isOptional?: boolean; help?: string; isLocked?: boolean } = {},
  ) => (
    <Bound form={form} name={name}>
      {(bind) => (
        <TextField
          {...bind}
          label={t(`fields.${name}`)}
          maxLength={options.max}
          isOptional={options.isOptional === true && !isReadOnly}
          help={options.help}
          isReadOnly={isReadOnly || options.isLocked === true}
          autoComplete="off"
        />
      )}
    </Bound>
  );
  return [
    {
      id: 'identity',
      title: t('identity'),
      help: t('identityHelp'),
      fields: [
        'name',
        'tradeName',
        'legalForm',
        'activity',
        'siren',
        'siret',
        'vatNumber',
        'ape',
        'rcsCity',
        'shareCapitalCents',
      ],
      content: (
        <>
          <FieldRow>
            {text('name', { max: 160 })}
            {text('tradeName', { max: 160, isOptional: true })}
          </FieldRow>
          <FieldRow>
            <Bound form={form} name="legalForm">
              {(bind) => (
                <ChoiceSelect
                  {...bind}
                  onChange={(id) => id !== null && bind.onChange(id)}
                  label={t('fields.legalForm')}
                  isReadOnly={isReadOnly}
                  choices={legalForms.map((id) => ({ id, label: words(`legalForm.${id}`) }))}
                />
              )}
            </Bound>
            <Bound form={form} name="activity">
              {(bind) => (
                <ChoiceSelect
                  {...bind}
                  onChange={(id) => id !== null && bind.onChange(id)}
                  label={t('fields.activity')}
                  isReadOnly={isReadOnly}
                  choices={activities.map((id) => ({ id, label: words(`activity.${id}`) }))}
                />
              )}
            </Bound>
          </FieldRow>
          <FieldRow>
            <Bound form={form} name="siren">
              {(bind) => (
                <SirenField
                  {...bind}
                  label={t('fields.siren')}
                  help={isSirenLocked && !isReadOnly && (sirenHelp ?? t('sirenLocked'))}
                  isReadOnly={isReadOnly || isSirenLocked}
                />
              )}
            </Bound>
            <Bound form={form} name="siret">
              {(bind) => (
                <SiretField
                  {...bind}
                  label={t('fields.siret')}
                  isOptional={!isReadOnly}
                  isReadOnly={isReadOnly}
                />
              )}
            </Bound>
          </FieldRow>
          <FieldRow>
            {text('vatNumber', { max: 17, isOptional: true })}
            {text('ape', { max: 6, isOptional: true })}
          </FieldRow>
          <FieldRow>
            {text('rcsCity', { max: 80, isOptional: true })}
            <Bound form={form} name="shareCapitalCents">
              {(bind) => (
                <MoneyField
                  {...bind}
                  label={t('fields.shareCapitalCents')}
                  isOptional={!isReadOnly}
                  isReadOnly={isReadOnly}
                />
              )}
            </Bound>
          </FieldRow>
        </>
      ),
    },
    {
      id: 'address',
      title: t('address'),
      help: t('addressHelp'),
      fields: ['addressLine', 'addressLine2', 'postalCode', 'city'],
      content: (
        <AddressBlock
          form={form}
          names={addressNames}
          mapsKey={mapsKey}
          labels={{ line2: t('fields.addressLine2'), city: t('fields.city') }}
          isReadOnly={isReadOnly}
        />
      ),
    },
    {
      id: 'accounting',
      title: t('accounting'),
      help: t('accountingHelp'),
      fields: ['fiscalYearEnd', 'vatRegime', 'accountingScheme'],
      content: (
        <>
          <FieldRow>
            {text('fiscalYearEnd', { max: 5, help: t('fiscalYearEndHelp') })}
            <Bound form={form} name="vatRegime">
              {(bind) => (
                <ChoiceSelect
                  {...bind}
                  onChange={(id) => id !== null && bind.onChange(id)}
                  label={t('fields.vatRegime')}
                  isReadOnly={isReadOnly}
                  choices={companyVatRegimes.map((id) => ({ id, label: words(`vatRegime.${id}`) }))}
                />
              )}
            </Bound>
          </FieldRow>
          {regime === 'franchise' && <Banner tone="info">{t('franchise.effect')}</Banner>}
          <Bound form={form} name="accountingScheme">
            {(bind) => (
              <ChoiceSelect
                {...bind}
                onChange={(id) => id !== null && bind.onChange(id)}
                label={t('fields.accountingScheme')}
                isReadOnly={isReadOnly}
                choices={accountingSchemes.map((id) => ({ id, label: words(`accountingScheme.${id}`) }))}
              />
            )}
          </Bound>
          {scheme !== saved.accountingScheme && <Banner tone="warn">{t('schemeWarning')}</Banner>}
        </>
      ),
    },
  ];
}
