import { LayoutTemplate } from 'lucide-react';
import { useState } from 'react';
import { update } from '#generated/routes/client/marketing-email.ts';
import * as campaignMessages from '#messages/client/marketing-email.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useVersionedForm } from '#runtime/forms/useVersionedForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { PartFailed } from '#ui/feedback/PartFailed.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { IntegerField } from '#ui/fields/IntegerField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { RecordForm } from '#ui/form/RecordForm.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { BlockLines } from './BlockLines.tsx';
import type { CampaignPageProps } from './CampaignPage.tsx';
import type { PreviewPartProps } from './PreviewPart.tsx';

const schema = async () => (await import('#contracts/client/marketing-email/payload.ts')).campaignContent;

// The mail as it will be comes after its words.
const PreviewPart = lazyPart<PreviewPartProps>(async () => (await import('./PreviewPart.tsx')).PreviewPart, {
  pending: () => <Skeleton width="100%" height={320} />,
  failed: PartFailed,
});
const TemplatesDialog = lazyDialog(async () => (await import('./TemplatesDialog.tsx')).TemplatesDialog);

/** What a campaign says: subject, parts, and how the mail will look. */
export function ContentStep({ props, campaign }: CampaignPageProps) {
  const t = useMessages(campaignMessages);
  const [hasTemplates, setTemplates] = useState(false);
  const isReadOnly = !campaign.can.update;
  const control = useVersionedForm({
    schema,
    values: campaign.content,
    version: campaign.version,
    conflict: props.conflict,
    action: { method: 'PATCH', href: update(campaign.id) },
  });
  const { form } = control;
  const labelOf = (field: string): string => {
    const key = `fields.${field}`;
    return t.has(key) ? t(key) : field;
  };
  return (
    <>
      <RecordForm
        control={control}
        labelOf={labelOf}
        notice={isReadOnly && <Banner tone="readonly">{t('readOnly')}</Banner>}
        parts={[
          {
            id: 'identity',
            title: t('blocks.identity'),
            fields: ['name', 'subject', 'preheader', 'throttlePerHour'],
            content: <IdentityFields form={form} isReadOnly={isReadOnly} />,
          },
          {
            id: 'blocks',
            title: t('blocks.title'),
            help: t('blocks.legal'),
            fields: ['blocks'],
            content: (
              <BlockLines
                form={form}
                lots={props.lots}
                operations={props.operations}
                isReadOnly={isReadOnly}
              />
            ),
          },
        ]}
        after={
          <PreviewPart
            form={form}
            aside={
              !isReadOnly && (
                <Button size="sm" icon={LayoutTemplate} onClick={() => setTemplates(true)}>
                  {t('templates.action')}
                </Button>
              )
            }
          />
        }
        bar={isReadOnly ? null : { submitLabel: t('save') }}
      />
      {hasTemplates && (
        <TemplatesDialog
          templates={props.templates}
          content={() => form.form.getValues()}
          canDelete={props.can.deleteTemplate}
          onClose={() => setTemplates(false)}
        />
      )}
    </>
  );
}

type IdentityFieldsProps = Pick<PreviewPartProps, 'form'> & { readonly isReadOnly: boolean };

function IdentityFields({ form, isReadOnly }: IdentityFieldsProps) {
  const t = useMessages(campaignMessages);
  const text = (name: 'name' | 'subject' | 'preheader', maxLength: number, help?: string) => (
    <Bound form={form} name={name}>
      {(bind) => (
        <TextField
          {...bind}
          label={t(`fields.${name}`)}
          help={help}
          maxLength={maxLength}
          isReadOnly={isReadOnly}
          isOptional={name === 'preheader' && !isReadOnly}
          autoComplete="off"
        />
      )}
    </Bound>
  );
  return (
    <>
      {text('subject', 150)}
      {text('preheader', 120, t('help.preheader'))}
      <FieldRow>
        {text('name', 120, t('help.name'))}
        <Bound form={form} name="throttlePerHour">
          {(bind) => (
            <IntegerField
              {...bind}
              onChange={(value) => bind.onChange(value ?? 0)}
              label={t('fields.throttlePerHour')}
              help={t('help.throttlePerHour')}
              isReadOnly={isReadOnly}
            />
          )}
        </Bound>
      </FieldRow>
    </>
  );
}
