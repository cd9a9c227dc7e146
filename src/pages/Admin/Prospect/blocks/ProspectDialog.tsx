import type { OpenProspect, ProspectIndexProps } from '#contracts/admin/prospect/index.ts';
import { store, update } from '#generated/routes/admin/prospect.ts';
import * as prospectMessages from '#messages/admin/prospect.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Combobox } from '#ui/fields/Combobox.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { EmailField } from '#ui/fields/EmailField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { PhoneField } from '#ui/fields/PhoneField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ActionDialog } from '../../../blocks/ask/ActionDialog.tsx';
import { ChoiceSelect } from '../../../blocks/ChoiceSelect.tsx';

const schema = async () => (await import('#contracts/admin/prospect/payload.ts')).storeProspect.payload;

const sources = ['site', 'utm', 'salon', 'recommandation', 'appel', 'enseigne', 'autre'] as const;
const activities = ['marchand_de_biens', 'promoteur', 'lotisseur', 'investisseur', 'autre'] as const;
const bases = ['interet_legitime', 'consentement'] as const;

const blank: OpenProspect['values'] = {
  company: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: null,
  city: '',
  activity: null,
  source: 'site',
  utmId: null,
  brandId: null,
  expectedPlanId: null,
  expectedMrrCents: null,
  nextActionOn: null,
  consentBasis: 'interet_legitime',
};

interface ProspectDialogProps extends Pick<ProspectIndexProps, 'plans' | 'brands' | 'utms'> {
  /** Null for a new one. */
  readonly prospect: Pick<OpenProspect, 'row' | 'values' | 'version'> | null;
  readonly onClose: () => void;
}

/** The fields of a prospect, new or known. */
export function ProspectDialog({ prospect, plans, brands, utms, onClose }: ProspectDialogProps) {
  const t = useMessages(prospectMessages);
  const form = useAppForm({ schema, defaultValues: prospect?.values ?? blank });
  const action =
    prospect === null
      ? ({ method: 'POST', href: store() } as const)
      : ({
          method: 'PATCH',
          href: update(prospect.row.id),
          transform: (values: object) => ({ ...values, version: prospect.version }),
        } as const);
  return (
    <ActionDialog
      form={form}
      title={prospect === null ? t('create') : prospect.row.name}
      submitLabel={t(prospect === null ? 'createIt' : 'save')}
      size="lg"
      action={action}
      onClose={onClose}
    >
      <FieldRow>
        <Bound form={form} name="firstName">
          {(bind) => <TextField {...bind} label={t('fields.firstName')} maxLength={80} isOptional />}
        </Bound>
        <Bound form={form} name="lastName">
          {(bind) => <TextField {...bind} label={t('fields.lastName')} maxLength={80} />}
        </Bound>
      </FieldRow>
      <FieldRow>
        <Bound form={form} name="company">
          {(bind) => <TextField {...bind} label={t('fields.company')} maxLength={160} isOptional />}
        </Bound>
        <Bound form={form} name="city">
          {(bind) => <TextField {...bind} label={t('fields.city')} maxLength={120} isOptional />}
        </Bound>
      </FieldRow>
      <FieldRow>
        <Bound form={form} name="email">
          {(bind) => <EmailField {...bind} label={t('fields.email')} help={t('help.reach')} />}
        </Bound>
        <Bound form={form} name="phone">
          {({ value, ...bind }) => (
            <PhoneField {...bind} value={value ?? ''} label={t('fields.phone')} autoComplete="off" />
          )}
        </Bound>
      </FieldRow>
      <FieldRow>
        <Bound form={form} name="activity">
          {(bind) => (
            <ChoiceSelect
              {...bind}
              label={t('fields.activity')}
              isOptional
              emptyLabel={t('none')}
              choices={activities.map((id) => ({ id, label: t(`choices.activity.${id}`) }))}
            />
          )}
        </Bound>
        <Bound form={form} name="source">
          {({ onChange, ...bind }) => (
            <ChoiceSelect
              {...bind}
              label={t('fields.source')}
              choices={sources.map((id) => ({ id, label: t(`choices.source.${id}`) }))}
              onChange={(source) => onChange(source ?? 'autre')}
            />
          )}
        </Bound>
      </FieldRow>
      <FieldRow>
        <Bound form={form} name="utmId">
          {(bind) => <Combobox {...bind} label={t('fields.utmId')} isOptional choices={utms} />}
        </Bound>
        <Bound form={form} name="brandId">
          {(bind) => <Combobox {...bind} label={t('fields.brandId')} isOptional choices={brands} />}
        </Bound>
      </FieldRow>
      <FieldRow>
        <Bound form={form} name="expectedPlanId">
          {(bind) => (
            <Select
              {...bind}
              label={t('fields.expectedPlanId')}
              isOptional
              emptyLabel={t('none')}
              choices={plans}
            />
          )}
        </Bound>
        <Bound form={form} name="expectedMrrCents">
          {(bind) => <MoneyField {...bind} label={t('fields.expectedMrrCents')} isOptional />}
        </Bound>
      </FieldRow>
      <FieldRow>
        <Bound form={form} name="nextActionOn">
          {(bind) => <DateField {...bind} label={t('fields.nextActionOn')} isOptional />}
        </Bound>
        <Bound form={form} name="consentBasis">
          {({ onChange, ...bind }) => (
            <ChoiceSelect
              {...bind}
              label={t('fields.consentBasis')}
              choices={bases.map((id) => ({ id, label: t(`choices.consentBasis.${id}`) }))}
              onChange={(basis) => onChange(basis ?? 'interet_legitime')}
            />
          )}
        </Bound>
      </FieldRow>
    </ActionDialog>
  );
}
