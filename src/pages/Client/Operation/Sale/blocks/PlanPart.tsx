import { FileText, Plus } from 'lucide-react';
import { useState } from 'react';
import type { SupportPlanDescriptionProps } from '#contracts/client/operation/sale/support-plan-description.ts';
import { plan as storePlan } from '#generated/routes/client/operation/sale/support-plan-description.ts';
import * as descriptionMessages from '#messages/client/support-plan-description.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Text } from '#ui/data/Text.tsx';
import { FileField } from '#ui/fields/FileField.tsx';
import { Gallery } from '#ui/gallery/Gallery.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';
import type { LotParameters } from './lot-form.ts';

const formats = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'] as const;

interface PlanPartProps {
  readonly plan: NonNullable<SupportPlanDescriptionProps['shown']>['plan'];
  readonly parameters: LotParameters;
  /** There is a version to attach a plan to. */
  readonly isSaved: boolean;
  readonly canChange: boolean;
}

/** The plan with its measures: looked at in place where it is a picture, opened where it is a document. */
export function PlanPart({ plan, parameters, isSaved, canChange }: PlanPartProps) {
  const t = useMessages(descriptionMessages);
  const [isAdding, setAdding] = useState(false);
  return (
    <PageSection
      title={t('plan.title')}
      aside={
        canChange &&
        isSaved && (
          <Button size="sm" icon={Plus} onClick={() => setAdding(true)}>
            {t(plan === null ? 'plan.add' : 'plan.replace')}
          </Button>
        )
      }
    >
      {plan === null ? (
        <Text as="p" tone="ink3">
          {t(isSaved ? 'plan.empty' : 'plan.needsSave')}
        </Text>
      ) : plan.isPicture ? (
        <Gallery
          label={t('plan.title')}
          slides={[{ src: plan.href, thumbnail: plan.href, alt: plan.name, description: plan.name }]}
        />
      ) : (
        <ItemList
          label={t('plan.title')}
          items={[{ id: plan.href, title: plan.name, icon: FileText, href: plan.href, isNewTab: true }]}
        />
      )}
      {isAdding && <PlanDialog parameters={parameters} onClose={() => setAdding(false)} />}
    </PageSection>
  );
}

function PlanDialog({
  parameters,
  onClose,
}: {
  readonly parameters: LotParameters;
  readonly onClose: () => void;
}) {
  const t = useMessages(descriptionMessages);
  const form = useAppForm({
    schema: async () =>
      (await import('#contracts/client/operation/sale/support-plan-description.ts')).storePlan.payload,
    defaultValues: {},
  });
  const send = async () =>
    (await form.submit({ method: 'POST', href: storePlan(parameters) }))?.outcome === 'success';
  return (
    <FormDialog
      formRef={form.ref}
      title={t('plan.add')}
      submitLabel={t('plan.add')}
      onSubmit={send}
      onClose={onClose}
    >
      <Bound form={form} name="file">
        {(bind) => <FileField {...bind} label={t('plan.file')} formats={formats} />}
      </Bound>
    </FormDialog>
  );
}
