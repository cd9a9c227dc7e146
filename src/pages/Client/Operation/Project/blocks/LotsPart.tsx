import { ListPlus } from 'lucide-react';
import { useState } from 'react';
import type { ProjectFormProps } from '#contracts/client/operation/project/form.ts';
import * as projectMessages from '#messages/client/project.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { Text } from '#ui/data/Text.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import type { ProjectForm } from './CompositionPart.tsx';

const GenerateLotsDialog = lazyDialog(
  async () => (await import('./GenerateLotsDialog.tsx')).GenerateLotsDialog,
);

interface LotsPartProps extends Pick<ProjectFormProps, 'takenRefs'> {
  readonly form: ProjectForm;
  readonly parameters: { readonly operation: string; readonly project: string };
  readonly version: number;
  readonly lotRefs: readonly string[];
  /** The lines as they are saved. */
  readonly saved: ProjectFormProps['form']['values']['rows'];
  readonly canGenerate: boolean;
}

/** The lots that were made of a project, and the way to make them. */
export function LotsPart({
  form,
  parameters,
  version,
  lotRefs,
  saved,
  takenRefs,
  canGenerate,
}: LotsPartProps) {
  const t = useMessages(projectMessages);
  const [isOpen, setOpen] = useState(false);
  const reason = saved.length === 0 ? t('lots.noRows') : form.isDirty ? t('lots.unsaved') : undefined;
  return (
    <PageSection
      title={t('lots.section')}
      count={lotRefs.length}
      help={t('lots.help')}
      aside={
        canGenerate && (
          <Button size="sm" icon={ListPlus} inactiveReason={reason} onClick={() => setOpen(true)}>
            {t('lots.generate')}
          </Button>
        )
      }
    >
      <Text as="p">
        {lotRefs.length === 0
          ? t('lots.none')
          : t('lots.made', { count: lotRefs.length, refs: lotRefs.join(', ') })}
      </Text>
      {isOpen && (
        <GenerateLotsDialog
          parameters={parameters}
          version={version}
          saved={saved}
          takenRefs={takenRefs}
          onClose={() => setOpen(false)}
        />
      )}
    </PageSection>
  );
}
