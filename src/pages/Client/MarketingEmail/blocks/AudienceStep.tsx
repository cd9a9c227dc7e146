import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { AudienceCount, CampaignTarget } from '#contracts/client/marketing-email/payload.ts';
import { skipReasons } from '#domain/relation/campaign-states.ts';
import { contactRoles } from '#domain/relation/contact.ts';
import { audience as countRoute, update } from '#generated/routes/client/marketing-email.ts';
import * as roleMessages from '#messages/client/contact-roles.ts';
import * as campaignMessages from '#messages/client/marketing-email.ts';
import type { AppForm } from '#runtime/forms/app-form.ts';
import { useVersionedForm } from '#runtime/forms/useVersionedForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { sendJson } from '#runtime/protocol/send-json.ts';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { MultiSelect } from '#ui/fields/MultiSelect.tsx';
import { RadioGroup } from '#ui/fields/RadioGroup.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { RecordForm } from '#ui/form/RecordForm.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import type { CampaignPageProps } from './CampaignPage.tsx';

const schema = async () => (await import('#contracts/client/marketing-email/payload.ts')).campaignTarget;
/** So long after the last choice people are counted again. */
const restMs = 300;

type TargetForm = AppForm<CampaignTarget, CampaignTarget>;

/** Whom a campaign is for, with how many of them may be written to. */
export function AudienceStep({ props, campaign }: CampaignPageProps) {
  const t = useMessages(campaignMessages);
  const isReadOnly = !campaign.can.update;
  const control = useVersionedForm({
    schema,
    values: { audience: campaign.audience },
    version: campaign.version,
    conflict: props.conflict,
    action: { method: 'PATCH', href: update(campaign.id) },
  });
  return (
    <RecordForm
      control={control}
      labelOf={() => t('fields.audience')}
      notice={isReadOnly && <Banner tone="readonly">{t('readOnly')}</Banner>}
      parts={[
        {
          id: 'audience',
          title: t('fields.audience'),
          help: t('audience.law'),
          fields: ['audience'],
          content: <AudienceFields form={control.form} props={props} isReadOnly={isReadOnly} />,
        },
      ]}
      after={campaign.startedAt === null && <CountPart form={control.form} first={campaign.count} />}
      bar={isReadOnly ? null : { submitLabel: t('save') }}
    />
  );
}

interface AudienceFieldsProps {
  readonly form: TargetForm;
  readonly props: CampaignPageProps['props'];
  readonly isReadOnly: boolean;
}

function AudienceFields({ form, props, isReadOnly }: AudienceFieldsProps) {
  const t = useMessages(campaignMessages);
  const roles = useMessages(roleMessages);
  const audience = useWatch({ control: form.form.control, name: 'audience' });
  const change = (changed: Partial<CampaignTarget['audience']>): void =>
    form.form.setValue('audience', { ...audience, ...changed }, { shouldDirty: true });
  const isList = audience.mode === 'list';
  return (
    <>
      <RadioGroup
        name="audience.mode"
        label={t('audience.mode')}
        value={audience.mode}
        onChange={(mode) => change({ mode: mode === 'list' ? 'list' : 'segment' })}
        isReadOnly={isReadOnly}
        choices={(['segment', 'list'] as const).map((id) => ({ id, label: t(`audience.${id}`) }))}
      />
      {isList ? (
        <MultiSelect
          name="audience.contactIds"
          label={t('audience.contacts')}
          value={audience.contactIds}
          onChange={(contactIds) => change({ contactIds: [...contactIds] })}
          isReadOnly={isReadOnly}
          choices={props.contacts}
        />
      ) : (
        <>
          <MultiSelect
            name="audience.roles"
            label={t('audience.roles')}
            help={t('audience.all')}
            value={audience.roles}
            onChange={(ids) => change({ roles: contactRoles.filter((role) => ids.includes(role)) })}
            isReadOnly={isReadOnly}
            choices={contactRoles.map((id) => ({ id, label: roles(id) }))}
          />
          <MultiSelect
            name="audience.tags"
            label={t('audience.tags')}
            value={audience.tags}
            onChange={(tags) => change({ tags: [...tags] })}
            isReadOnly={isReadOnly}
            choices={[...new Set([...props.tags, ...audience.tags])].map((tag) => ({ id: tag, label: tag }))}
          />
          <Select
            name="audience.operationId"
            label={t('audience.operation')}
            value={audience.operationId}
            onChange={(id) => change({ operationId: id === '' ? null : id })}
            isReadOnly={isReadOnly}
            emptyLabel={t('audience.anyOperation')}
            placeholder={t('audience.anyOperation')}
            choices={props.operations}
          />
        </>
      )}
    </>
  );
}

interface CountPartProps {
  readonly form: TargetForm;
  readonly first: AudienceCount;
}

/** How many of those chosen may be written to, and why the others may not. */
function CountPart({ form, first }: CountPartProps) {
  const t = useMessages(campaignMessages);
  const { count, isCounting } = useCount(form, first);
  const skipped = skipReasons.filter((reason) => count[reason] > 0);
  return (
    <PageSection title={t('audience.countTitle')}>
      <Stack gap={3}>
        <Text as="p" size="lg" weight="semibold" isStatus>
          {isCounting ? t('audience.counting') : t('audience.eligible', { count: count.eligible })}
        </Text>
        {count.measurable > 0 && (
          <Text as="p" tone="ink3">
            {t('audience.measurable', { count: count.measurable })}
          </Text>
        )}
        {skipped.length > 0 && (
          <DescriptionList
            columns={3}
            items={skipped.map((reason) => ({
              term: t(`choices.skipReason.${reason}`),
              value: count[reason],
            }))}
          />
        )}
      </Stack>
    </PageSection>
  );
}

function useCount(form: TargetForm, first: AudienceCount) {
  const audience = useWatch({ control: form.form.control, name: 'audience' });
  const asked = JSON.stringify({ audience });
  const [counted, setCounted] = useState({ asked, count: first });
  useEffect(() => {
    if (counted.asked === asked) return undefined;
    let isOver = false;
    const timer = setTimeout(() => {
      void sendJson(countRoute(), JSON.parse(asked) as Record<string, unknown>).then((count) => {
        if (!isOver)
          setCounted((before) => ({ asked, count: (count as AudienceCount | null) ?? before.count }));
      });
    }, restMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [asked, counted.asked]);
  return { count: counted.count, isCounting: counted.asked !== asked };
}
