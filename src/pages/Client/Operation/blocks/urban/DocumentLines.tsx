import { FileText, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ShownUrbanDocument } from '#contracts/client/operation/urban-planning.ts';
import { destroy } from '#generated/routes/client/operation/urban-planning/document.ts';
import * as urbanMessages from '#messages/client/urban-planning.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { useAction } from '../../../../Account/blocks/useAction.ts';

interface DocumentLinesProps {
  readonly documents: readonly ShownUrbanDocument[];
  readonly operationId: string;
  readonly canUpdate: boolean;
}

/** Papers, each opened in a tab of its own and removed with a question; nothing where there are none. */
export function DocumentLines({ documents, operationId, canUpdate }: DocumentLinesProps) {
  const t = useMessages(urbanMessages);
  const { date } = useFormat();
  const { isPending, run } = useAction();
  const [removed, setRemoved] = useState<string | null>(null);
  if (documents.length === 0) return null;
  return (
    <>
      <ItemList
        label={t('documents.title')}
        isLabelShown
        isCompact
        items={documents.map((document) => ({
          id: document.id,
          icon: FileText,
          title: t(`choices.documentKind.${document.kind}`),
          detail: (
            <TextLink href={document.href} isNewTab>
              {document.name}
            </TextLink>
          ),
          end: (
            <>
              {date(document.on ?? document.at)}
              {canUpdate && (
                <IconButton
                  icon={Trash2}
                  label={`${t('documents.remove')} : ${document.name}`}
                  onClick={() => setRemoved(document.id)}
                />
              )}
            </>
          ),
        }))}
      />
      <ConfirmDialog
        isOpen={removed !== null}
        title={t('documents.removeTitle')}
        description={t('documents.removeText')}
        confirmLabel={t('documents.remove')}
        isDanger
        isPending={isPending}
        onCancel={() => setRemoved(null)}
        onConfirm={() =>
          void run({
            method: 'DELETE',
            href: destroy({ operation: operationId, document: removed ?? '' }),
          }).then(() => setRemoved(null))
        }
      />
    </>
  );
}
