import { useState } from 'react';
import type { OfferFormProps } from '#contracts/client/operation/offer/form.ts';
import { addToDay, day } from '#domain/time/day.ts';
import { merge } from '#generated/routes/client/operation/offer.ts';
import * as offerMessages from '#messages/client/offer.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { useAction } from '../../../../Account/blocks/useAction.ts';
import type { OfferForm } from './offer-form.ts';

interface TemplatePartProps {
  readonly form: OfferForm;
  readonly props: OfferFormProps;
}

/** The template of which an offer is made: a new one takes it at once, a kept one once that is confirmed. */
export function TemplatePart({ form, props }: TemplatePartProps) {
  const t = useMessages(offerMessages);
  const { isPending, run } = useAction();
  const [isAsking, setAsking] = useState(false);
  const { record, values } = props.form;
  const { templates, operation, today } = props;
  const [chosen, setChosen] = useState(values.templateId);
  const { setValue } = form.control.form.form;
  const take = (id: string | null): void => {
    setChosen(id);
    const template = templates.find((one) => one.id === id);
    if (record !== null || template === undefined) return;
    const options = { shouldDirty: true } as const;
    setValue('templateId', template.id, options);
    setValue('kind', template.kind, options);
    setValue('subject', template.subject, options);
    setValue('body', template.body, options);
    setValue('conditions', template.conditions, options);
    setValue('validUntil', addToDay(day(today), { days: template.validityDays }), options);
  };
  return (
    <PageSection title={t('template.title')} help={t('template.help')}>
      <Stack gap={3}>
        <Select
          name="template"
          label={t('template.label')}
          value={templates.some(({ id }) => id === chosen) ? chosen : null}
          onChange={take}
          choices={templates.map(({ id, name, kind }) => ({
            id,
            label: `${name} · ${t(`choices.kind.${kind}`)}`,
          }))}
        />
        {record !== null && chosen !== null && (
          <Inline>
            <Button size="sm" onClick={() => setAsking(true)}>
              {t('template.apply')}
            </Button>
          </Inline>
        )}
      </Stack>
      {record !== null && chosen !== null && (
        <ConfirmDialog
          isOpen={isAsking}
          title={t('template.confirmTitle')}
          description={t('template.confirmText')}
          confirmLabel={t('template.apply')}
          isPending={isPending}
          onCancel={() => setAsking(false)}
          onConfirm={() =>
            void run({
              method: 'POST',
              href: merge({ operation: operation.id, offer: record.id }),
              data: { version: record.version, templateId: chosen },
            }).then(() => setAsking(false))
          }
        />
      )}
    </PageSection>
  );
}
