import { activities, legalForms } from '#domain/company/enums.ts';
import * as registerMessages from '#messages/auth/register.ts';
import * as companyMessages from '#messages/company.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useMessages } from '#runtime/locale/messages.ts';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { SirenField } from '#ui/fields/SirenField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { ChoiceSelect } from '../../../blocks/ChoiceSelect.tsx';
import { AddressBlock } from '../../../blocks/AddressBlock.tsx';
import type { RegisterFormOf } from './useRegisterForm.ts';

const names = { postalCode: 'company.postalCode', city: 'company.city' } as const;

/** The company that the trial is opened for. */
export function CompanyStep({ form }: { readonly form: RegisterFormOf }) {
  const t = useMessages(registerMessages);
  const company = useMessages(companyMessages);
  return (
    <Stack>
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
      <AddressBlock form={form} names={names} labels={{ commune: t('commune') }} />
    </Stack>
  );
}
