import { activities, companyVatRegimes, legalForms } from '#domain/company/enums.ts';
import * as saleMessages from '#messages/admin/sale.ts';
import * as companyWords from '#messages/company.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useMessages } from '#runtime/locale/messages.ts';
import { Text } from '#ui/data/Text.tsx';
import { EmailField } from '#ui/fields/EmailField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { SirenField } from '#ui/fields/SirenField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ChoiceSelect } from '../../../blocks/ChoiceSelect.tsx';
import type { SignForm } from './sign-form.ts';

/** The company that a prospect has become, and the person who will hold it. */
export function CompanyFields({ form }: { readonly form: SignForm }) {
  const t = useMessages(saleMessages);
  const words = useMessages(companyWords);
  return (
    <>
      <FieldRow>
        <Bound form={form} name="companyName">
          {(bind) => <TextField {...bind} label={t('sign.companyName')} maxLength={160} />}
        </Bound>
        <Bound form={form} name="legalForm">
          {({ value, onChange, ...bind }) => (
            <ChoiceSelect
              {...bind}
              label={t('sign.legalForm')}
              value={value === '' ? null : value}
              onChange={(next) => onChange(next ?? '')}
              choices={legalForms.map((id) => ({ id, label: words(`legalForm.${id}`) }))}
            />
          )}
        </Bound>
      </FieldRow>
      <FieldRow>
        <Bound form={form} name="siren">
          {(bind) => <SirenField {...bind} />}
        </Bound>
        <Bound form={form} name="vatRegime">
          {({ value, onChange, ...bind }) => (
            <ChoiceSelect
              {...bind}
              label={t('sign.vatRegime')}
              value={value === '' ? null : value}
              onChange={(next) => onChange(next ?? '')}
              choices={companyVatRegimes.map((id) => ({ id, label: words(`vatRegime.${id}`) }))}
            />
          )}
        </Bound>
      </FieldRow>
      <Bound form={form} name="addressLine">
        {(bind) => <TextField {...bind} label={t('sign.addressLine')} maxLength={180} />}
      </Bound>
      <FieldRow columns={3}>
        <Bound form={form} name="postalCode">
          {(bind) => <TextField {...bind} label={t('sign.postalCode')} maxLength={5} />}
        </Bound>
        <Bound form={form} name="city">
          {(bind) => <TextField {...bind} label={t('sign.city')} maxLength={80} />}
        </Bound>
        <Bound form={form} name="activity">
          {({ value, onChange, ...bind }) => (
            <ChoiceSelect
              {...bind}
              label={t('sign.activity')}
              value={value === '' ? null : value}
              onChange={(next) => onChange(next ?? '')}
              choices={activities.map((id) => ({ id, label: words(`activity.${id}`) }))}
            />
          )}
        </Bound>
      </FieldRow>
      <Text as="p" tone="ink3" size="table">
        {t('sign.owner')} : {t('sign.ownerHelp')}
      </Text>
      <FieldRow columns={3}>
        <Bound form={form} name="firstName">
          {(bind) => <TextField {...bind} label={t('sign.firstName')} maxLength={80} />}
        </Bound>
        <Bound form={form} name="lastName">
          {(bind) => <TextField {...bind} label={t('sign.lastName')} maxLength={80} />}
        </Bound>
        <Bound form={form} name="email">
          {(bind) => <EmailField {...bind} label={t('sign.email')} />}
        </Bound>
      </FieldRow>
    </>
  );
}
