import { activities, legalForms } from '#domain/company/enums.ts';
import * as registerMessages from '#messages/auth/register.ts';
import * as companyMessages from '#messages/company.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useMessages } from '#runtime/locale/messages.ts';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { SirenField } from '#ui/fields/SirenField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import type { CommuneChoice } from '#ui/fields/commune-choices.ts';
import { ChoiceSelect } from '../../../blocks/ChoiceSelect.tsx';
import { CommuneSearch } from '../../../blocks/CommuneSearch.tsx';
import type { RegisterFormOf } from './useRegisterForm.ts';

/** The company that the trial is opened for. */
export function CompanyStep({ form }: { readonly form: RegisterFormOf }) {
  const t = useMessages(registerMessages);
  const company = useMessages(companyMessages);
  const fillIn = ({ commune, postalCode }: CommuneChoice) => {
    const options = { shouldDirty: true, shouldValidate: true };
    form.form.setValue('company.postalCode', postalCode, options);
    form.form.setValue('company.city', commune.name, options);
  };
  return (
    <div className="flex flex-col gap-4">
      <Bound form={form} name="company.legalName">
        {(bind) => <TextField {...bind} label={t('legalName')} autoComplete="organization" maxLength={160} />}
      </Bound>
      <Bound form={form} name="company.siren">
        {(bind) => <SirenField {...bind} label={t('siren')} help={t('sirenHelp')} />}
      </Bound>
      <FieldRow>
        <Bound form={form} name="company.legalForm">
          {(bind) => (
            <ChoiceSelect
              {...bind}
              onChange={(value) => value && bind.onChange(value)}
              label={t('legalForm')}
              choices={legalForms.map((id) => ({ id, label: company(`legalForm.${id}`) }))}
            />
          )}
        </Bound>
        <Bound form={form} name="company.activity">
          {(bind) => (
            <ChoiceSelect
              {...bind}
              onChange={(value) => value && bind.onChange(value)}
              label={t('activity')}
              choices={activities.map((id) => ({ id, label: company(`activity.${id}`) }))}
            />
          )}
        </Bound>
      </FieldRow>
      <CommuneSearch label={t('commune')} help={t('communeHelp')} onChoose={fillIn} />
      <FieldRow columns="1-2">
        <Bound form={form} name="company.postalCode">
          {(bind) => (
            <TextField
              {...bind}
              label={t('postalCode')}
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={5}
            />
          )}
        </Bound>
        <Bound form={form} name="company.city">
          {(bind) => <TextField {...bind} label={t('city')} autoComplete="address-level2" maxLength={120} />}
        </Bound>
      </FieldRow>
    </div>
  );
}
