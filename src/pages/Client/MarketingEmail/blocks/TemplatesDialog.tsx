import { useState } from 'react';
import type { MarketingEmailProps } from '#contracts/client/marketing-email.ts';
import type { CampaignContent } from '#contracts/client/marketing-email/payload.ts';
import { destroy, store, update } from '#generated/routes/client/marketing-email/template.ts';
import * as campaignMessages from '#messages/client/marketing-email.ts';
import * as validationMessages from '#messages/validation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { Button } from '#ui/actions/Button.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';
import { useAction } from '../../../Account/blocks/useAction.ts';

interface TemplatesDialogProps extends Pick<MarketingEmailProps, 'templates'> {
  /** What is typed now. */
  readonly content: () => CampaignContent;
  readonly canDelete: boolean;
  readonly onClose: () => void;
}

/** Keeps what is typed for the next campaigns, or puts it in place of what a model holds. */
export function TemplatesDialog({ templates, content, canDelete, onClose }: TemplatesDialogProps) {
  const t = useMessages(campaignMessages);
  const required = useMessages(validationMessages)('required');
  const visit = useVisit();
  const { isPending, run } = useAction();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const dataOf = (kept: string) => {
    const { subject, preheader, blocks } = content();
    return { name: kept, subject, preheader, blocks };
  };
  const submit = async (): Promise<boolean> => {
    if (name.trim() === '') {
      setError(required);
      return false;
    }
    const result = await visit({ method: 'POST', href: store(), data: dataOf(name) });
    setError(Object.values(result.errors)[0]);
    return result.outcome === 'success';
  };
  return (
    <FormDialog
      title={t('templates.title')}
      description={t('templates.text')}
      submitLabel={t('templates.save')}
      onSubmit={submit}
      onClose={onClose}
    >
      <ItemList
        label={t('templates.list')}
        empty={t('templates.none')}
        isBusy={isPending}
        items={templates.map((template) => ({
          id: template.id,
          title: template.name,
          end: (
            <Inline gap={2}>
              <Button
                size="sm"
                onClick={() =>
                  void run({ method: 'PATCH', href: update(template.id), data: dataOf(template.name) })
                }
              >
                {t('templates.replace')}
              </Button>
              {canDelete && (
                <Button
                  size="sm"
                  variant="danger"
                  onClick={() => void run({ method: 'DELETE', href: destroy(template.id) })}
                >
                  {t('templates.remove')}
                </Button>
              )}
            </Inline>
          ),
        }))}
      />
      <TextField
        name="template-name"
        label={t('templates.name')}
        value={name}
        onChange={(text) => {
          setName(text);
          setError(undefined);
        }}
        error={error}
        maxLength={80}
        autoComplete="off"
        autoFocus
      />
    </FormDialog>
  );
}
