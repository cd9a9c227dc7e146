import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { SupplierFormProps, SupplierPaper } from '#contracts/client/supplier/form.ts';
import { destroy, verify } from '#generated/routes/client/supplier/document.ts';
import * as supplierMessages from '#messages/client/supplier.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { Button } from '#ui/actions/Button.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { OfficeStateBadge } from '#ui/data/OfficeStateBadge.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { NoDialog } from '#ui/overlay/NoDialog.tsx';
import { AskedAction } from '../../../Account/blocks/AskedAction.tsx';
import { useAction } from '../../../Account/blocks/useAction.ts';
import type { DocumentDialogProps } from './DocumentDialog.tsx';

const DocumentDialog = lazyPart<DocumentDialogProps>(
  async () => (await import('./DocumentDialog.tsx')).DocumentDialog,
  { failed: NoDialog },
);

interface DocumentsSectionProps extends Pick<SupplierFormProps, 'documents' | 'missingDocuments'> {
  readonly supplierId: string;
  readonly canUpdate: boolean;
}

/** The papers of a supplier: those that its trade owes and that are missing first. */
export function DocumentsSection({
  supplierId,
  documents,
  missingDocuments,
  canUpdate,
}: DocumentsSectionProps) {
  const t = useMessages(supplierMessages);
  const { date } = useFormat();
  const { isPending, run } = useAction();
  const [isAdding, setAdding] = useState(false);
  const held = ({ validFrom, validTo }: SupplierPaper): string => {
    if (validTo === null) return t('documents.endless');
    if (validFrom === null) return t('documents.until', { date: date(validTo) });
    return t('documents.period', { from: date(validFrom), to: date(validTo) });
  };
  const actionsOf = ({ id, kind, file, verified }: SupplierPaper) => {
    const address = { supplier: supplierId, document: id };
    return (
      <>
        {file && (
          <Button size="sm" href={file.href} download>
            {t('documents.open')}
          </Button>
        )}
        {canUpdate && verified === null && (
          <Button
            size="sm"
            isPending={isPending}
            onClick={() => void run({ method: 'PATCH', href: verify(address) })}
          >
            {t('documents.verify')}
          </Button>
        )}
        {canUpdate && (
          <AskedAction
            label={t('documents.remove')}
            title={t('documents.removeTitle', { document: t(`documents.kind.${kind}`) })}
            text={t('documents.removeText')}
            action={{ method: 'DELETE', href: destroy(address) }}
          />
        )}
      </>
    );
  };
  return (
    <PageSection
      title={t('documents.title')}
      help={t('documents.help')}
      aside={
        canUpdate && (
          <Button size="sm" icon={Plus} onClick={() => setAdding(true)}>
            {t('documents.add')}
          </Button>
        )
      }
    >
      <ItemList
        label={t('documents.title')}
        empty={t('documents.none')}
        isBusy={isPending}
        items={[
          ...missingDocuments.map((kind) => ({
            id: kind,
            title: t(`documents.kind.${kind}`),
            badges: <OfficeStateBadge entity="supplierDocument" state="missing" />,
            detail: t('documents.toProvide'),
          })),
          ...documents.map((paper) => ({
            id: paper.id,
            title: t(`documents.kind.${paper.kind}`),
            badges: <OfficeStateBadge entity="supplierDocument" state={paper.state} />,
            detail: [
              held(paper),
              paper.verified &&
                t('documents.verified', { name: paper.verified.by, date: date(paper.verified.at) }),
            ]
              .filter(Boolean)
              .join(' · '),
            end: actionsOf(paper),
          })),
        ]}
      />
      {isAdding && (
        <DocumentDialog
          supplierId={supplierId}
          kind={missingDocuments[0] ?? 'vigilance'}
          onClose={() => setAdding(false)}
        />
      )}
    </PageSection>
  );
}
