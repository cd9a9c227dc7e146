import { useWatch } from 'react-hook-form';
import type { OpportunityRow } from '#contracts/client/sourcing.ts';
import { quickWorksKinds } from '#domain/sourcing/opportunity.ts';
import { quickVatModes } from '#domain/sourcing/quick-simulation.ts';
import { edit, quickSim } from '#generated/routes/client/sourcing.ts';
import * as sourcingMessages from '#messages/client/sourcing.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { IntegerField } from '#ui/fields/IntegerField.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { RateField } from '#ui/fields/RateField.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Drawer } from '#ui/overlay/Drawer.tsx';
import { ChoiceSelect } from '../../../blocks/ChoiceSelect.tsx';
import type { TypedFacts } from './facts-of.ts';
import { QuickAnswer } from './QuickAnswer.tsx';
import { ScoreForm } from './ScoreForm.tsx';

const schema = async () => (await import('#contracts/client/sourcing/payload.ts')).assumptionFields;
const formId = 'quick-simulation';

interface SimulationDrawerProps {
  readonly row: OpportunityRow;
  readonly today: string;
  readonly canUpdate: boolean;
  readonly onClose: () => void;
}

/** A first look at an opportunity without leaving the list: what it costs, what it leaves, the most to pay. */
export function SimulationDrawer({ row, today, canUpdate, onClose }: SimulationDrawerProps) {
  const t = useMessages(sourcingMessages);
  const { locationNote, sellerNote, worksNote, marketPerM2Cents, ...assumptions } = row.simulated;
  const form = useAppForm({ schema, defaultValues: assumptions });
  const typed = useWatch({ control: form.form.control });
  const facts: TypedFacts = {
    ...row,
    ...assumptions,
    ...typed,
    marketPerM2Cents,
    locationNote,
    sellerNote,
    worksNote,
  };
  const { ref, errors } = form;
  const send = async (): Promise<void> => {
    const result = await form.submit({
      method: 'POST',
      href: quickSim(row.id),
      transform: (values) => ({ ...values, version: row.version }),
      preserveScroll: true,
    });
    if (result?.outcome === 'success') onClose();
  };
  const perM2 = { unit: t('perM2'), isReadOnly: !canUpdate };
  // A blank field is refused as what is no number.
  const known = (onChange: (value: number) => void) => ({
    isReadOnly: !canUpdate,
    onChange: (value: number | null) => onChange(value ?? Number.NaN),
  });
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={`${t('simulation.title')} : ${row.title}`}
      width={416}
      actions={
        <>
          <Button href={edit(row.id)}>{t('simulation.sheet')}</Button>
          {canUpdate && (
            <Button type="submit" form={formId} variant="primary" isPending={form.isProcessing}>
              {t('simulation.save')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={5}>
        <QuickAnswer facts={facts} today={today} />
        <Form
          ref={ref}
          id={formId}
          gap={3}
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          {errors
            .filter(({ isField }) => !isField)
            .map(({ name, message }) => (
              <Banner key={name} tone="error">
                {message}
              </Banner>
            ))}
          <FieldRow>
            <Bound form={form} name="worksPerM2Cents">
              {(bind) => <MoneyField {...bind} {...perM2} label={t('fields.worksPerM2Cents')} />}
            </Bound>
            <Bound form={form} name="exitPerM2Cents">
              {(bind) => <MoneyField {...bind} {...perM2} label={t('fields.exitPerM2Cents')} />}
            </Bound>
          </FieldRow>
          <FieldRow>
            <Bound form={form} name="wantedMarginBps">
              {(bind) => (
                <RateField {...bind} {...known(bind.onChange)} label={t('fields.wantedMarginBps')} />
              )}
            </Bound>
            <Bound form={form} name="months">
              {(bind) => (
                <IntegerField
                  {...bind}
                  {...known(bind.onChange)}
                  unit={t('months')}
                  label={t('fields.months')}
                />
              )}
            </Bound>
          </FieldRow>
          <FieldRow>
            <Bound form={form} name="worksKind">
              {(bind) => (
                <ChoiceSelect
                  {...bind}
                  onChange={(id) => {
                    if (id !== null) bind.onChange(id);
                  }}
                  isReadOnly={!canUpdate}
                  label={t('fields.worksKind')}
                  choices={quickWorksKinds.map((id) => ({ id, label: t(`choices.worksKind.${id}`) }))}
                />
              )}
            </Bound>
            <Bound form={form} name="vatMode">
              {(bind) => (
                <ChoiceSelect
                  {...bind}
                  onChange={(id) => {
                    if (id !== null) bind.onChange(id);
                  }}
                  isReadOnly={!canUpdate}
                  label={t('fields.vatMode')}
                  choices={quickVatModes.map((id) => ({ id, label: t(`choices.vatMode.${id}`) }))}
                />
              )}
            </Bound>
          </FieldRow>
          <FieldRow>
            <Bound form={form} name="carryingBps">
              {(bind) => <RateField {...bind} {...known(bind.onChange)} label={t('fields.carryingBps')} />}
            </Bound>
            <Bound form={form} name="salesFeesBps">
              {(bind) => <RateField {...bind} {...known(bind.onChange)} label={t('fields.salesFeesBps')} />}
            </Bound>
          </FieldRow>
        </Form>
        {canUpdate && <ScoreForm row={row} onDone={onClose} />}
      </Stack>
    </Drawer>
  );
}
