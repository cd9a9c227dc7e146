import type { RentalManagementProps } from '#contracts/client/rental-management.ts';
import type { LeasePayload } from '#contracts/client/rental-management/payload.ts';
import {
  chargesModes,
  dpeClasses,
  leaseIndexes,
  leaseTypes,
  mayBearVat,
  rentTerms,
} from '#domain/rental/lease.ts';
import * as rentalMessages from '#messages/client/rental-management.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import type { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { SectionTitle } from '#ui/data/SectionTitle.tsx';
import { Combobox } from '#ui/fields/Combobox.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { IntegerField } from '#ui/fields/IntegerField.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { MultiSelect } from '#ui/fields/MultiSelect.tsx';
import { Switch } from '#ui/fields/Switch.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ChoiceSelect } from '../../../blocks/ChoiceSelect.tsx';

type LeaseForm = ReturnType<typeof useAppForm<LeasePayload>>;

interface PartProps {
  readonly form: LeaseForm;
  readonly isReadOnly: boolean;
}

/** The lot, the people and the days of a lease. */
export function LotFields({
  form,
  isReadOnly,
  choices,
}: PartProps & { readonly choices: RentalManagementProps['choices'] }) {
  const t = useMessages(rentalMessages);
  const types = leaseTypes.map((id) => ({ id, label: t(`choices.type.${id}`) }));
  return (
    <>
      <SectionTitle>{t('sections.lot')}</SectionTitle>
      <Bound form={form} name="lotId">
        {({ value, onChange, ...bind }) => (
          <Combobox
            {...bind}
            label={t('fields.lotId')}
            value={value === '' ? null : value}
            onChange={(id) => onChange(id ?? '')}
            choices={choices.lots}
            isReadOnly={isReadOnly}
          />
        )}
      </Bound>
      <Bound form={form} name="type">
        {({ onChange, ...bind }) => (
          <ChoiceSelect
            {...bind}
            label={t('fields.type')}
            onChange={(id) => onChange(id ?? 'nu')}
            choices={types}
            isReadOnly={isReadOnly}
          />
        )}
      </Bound>
      <Bound form={form} name="renterIds">
        {({ onChange, ...bind }) => (
          <MultiSelect
            {...bind}
            label={t('fields.renterIds')}
            onChange={(ids) => onChange([...ids])}
            choices={choices.contacts}
            isReadOnly={isReadOnly}
          />
        )}
      </Bound>
      <Bound form={form} name="guarantorId">
        {(bind) => (
          <Combobox
            {...bind}
            label={t('fields.guarantorId')}
            choices={choices.contacts}
            isOptional
            isReadOnly={isReadOnly}
          />
        )}
      </Bound>
      <SectionTitle>{t('sections.days')}</SectionTitle>
      <FieldRow>
        <Bound form={form} name="signedOn">
          {(bind) => <DateField {...bind} label={t('fields.signedOn')} isOptional isReadOnly={isReadOnly} />}
        </Bound>
        <Bound form={form} name="startsOn">
          {({ onChange, ...bind }) => (
            <DateField
              {...bind}
              label={t('fields.startsOn')}
              onChange={(on) => onChange(on ?? '')}
              isReadOnly={isReadOnly}
            />
          )}
        </Bound>
      </FieldRow>
      <Bound form={form} name="endsOn">
        {(bind) => <DateField {...bind} label={t('fields.endsOn')} isOptional isReadOnly={isReadOnly} />}
      </Bound>
    </>
  );
}

/** What is paid, when, and the deposit. */
export function RentFields({ form, isReadOnly }: PartProps) {
  const t = useMessages(rentalMessages);
  const type = form.form.watch('type');
  const money = (name: 'rentCents' | 'chargesCents' | 'otherCents' | 'depositCents', help?: string) => (
    <Bound form={form} name={name}>
      {({ onChange, ...bind }) => (
        <MoneyField
          {...bind}
          label={t(`fields.${name}`)}
          onChange={(cents) => onChange(cents ?? 0)}
          help={help}
          isReadOnly={isReadOnly}
        />
      )}
    </Bound>
  );
  return (
    <>
      <SectionTitle>{t('sections.money')}</SectionTitle>
      <FieldRow>
        {money('rentCents')}
        {money('chargesCents')}
      </FieldRow>
      <FieldRow>
        <Bound form={form} name="chargesMode">
          {({ onChange, ...bind }) => (
            <ChoiceSelect
              {...bind}
              label={t('fields.chargesMode')}
              onChange={(id) => onChange(id ?? 'provision')}
              choices={chargesModes.map((id) => ({ id, label: t(`choices.chargesMode.${id}`) }))}
              isReadOnly={isReadOnly}
            />
          )}
        </Bound>
        {money('otherCents')}
      </FieldRow>
      {mayBearVat(type) && (
        <Bound form={form} name="vatBps">
          {({ value, onChange, ...bind }) => (
            <ChoiceSelect
              {...bind}
              label={t('fields.vatBps')}
              help={t('help.vatBps')}
              value={value === 2000 ? '2000' : '0'}
              onChange={(id) => onChange(id === '2000' ? 2000 : 0)}
              choices={(['0', '2000'] as const).map((id) => ({ id, label: t(`choices.vatBps.${id}`) }))}
              isReadOnly={isReadOnly}
            />
          )}
        </Bound>
      )}
      <FieldRow>
        <Bound form={form} name="dueDay">
          {({ onChange, ...bind }) => (
            <IntegerField
              {...bind}
              label={t('fields.dueDay')}
              onChange={(count) => onChange(count ?? 1)}
              isReadOnly={isReadOnly}
            />
          )}
        </Bound>
        <Bound form={form} name="terms">
          {({ onChange, ...bind }) => (
            <ChoiceSelect
              {...bind}
              label={t('fields.terms')}
              onChange={(id) => onChange(id ?? 'a_echoir')}
              choices={rentTerms.map((id) => ({ id, label: t(`choices.terms.${id}`) }))}
              isReadOnly={isReadOnly}
            />
          )}
        </Bound>
      </FieldRow>
      <SectionTitle>{t('sections.deposit')}</SectionTitle>
      <FieldRow>
        {type === 'mobilite' ? null : money('depositCents', t('help.depositCents'))}
        <Bound form={form} name="depositReceivedOn">
          {(bind) => (
            <DateField {...bind} label={t('fields.depositReceivedOn')} isOptional isReadOnly={isReadOnly} />
          )}
        </Bound>
      </FieldRow>
    </>
  );
}

/** What the rent is revised by. */
export function IndexFields({ form, isReadOnly }: PartProps) {
  const t = useMessages(rentalMessages);
  const hasIndex = form.form.watch('indexKind') !== 'aucun';
  return (
    <>
      <SectionTitle>{t('sections.index')}</SectionTitle>
      <Bound form={form} name="indexKind">
        {({ onChange, ...bind }) => (
          <ChoiceSelect
            {...bind}
            label={t('fields.indexKind')}
            onChange={(id) => onChange(id ?? 'aucun')}
            choices={leaseIndexes.map((id) => ({ id, label: t(`choices.indexKind.${id}`) }))}
            isReadOnly={isReadOnly}
          />
        )}
      </Bound>
      {hasIndex && (
        <FieldRow>
          <Bound form={form} name="indexQuarter">
            {({ value, onChange, ...bind }) => (
              <TextField
                {...bind}
                label={t('fields.indexQuarter')}
                help={t('help.indexQuarter')}
                value={value ?? ''}
                onChange={(text) => onChange(text === '' ? null : text)}
                maxLength={6}
                isReadOnly={isReadOnly}
              />
            )}
          </Bound>
          <Bound form={form} name="revisionDay">
            {({ value, onChange, ...bind }) => (
              <TextField
                {...bind}
                label={t('fields.revisionDay')}
                help={t('help.revisionDay')}
                value={value ?? ''}
                onChange={(text) => onChange(text === '' ? null : text)}
                maxLength={5}
                isOptional
                isReadOnly={isReadOnly}
              />
            )}
          </Bound>
        </FieldRow>
      )}
      <Bound form={form} name="dpeClass">
        {(bind) => (
          <ChoiceSelect
            {...bind}
            label={t('fields.dpeClass')}
            choices={dpeClasses.map((id) => ({ id, label: id }))}
            isOptional
            isReadOnly={isReadOnly}
          />
        )}
      </Bound>
      <Bound form={form} name="isMainResidence">
        {(bind) => <Switch {...bind} label={t('fields.isMainResidence')} isDisabled={isReadOnly} />}
      </Bound>
    </>
  );
}
