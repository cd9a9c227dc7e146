import { Mail, Plus } from 'lucide-react';
import { useState } from 'react';
import type { SupplierFormProps, SupplierPaper } from '#contracts/client/supplier/form.ts';
import { destroy, revoke, verify } from '#generated/routes/client/supplier/document.ts';
import * as supplierMessages from '#messages/client/supplier.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { OfficeStateBadge } from '#ui/data/OfficeStateBadge.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { AskedAction } from '../../../Account/blocks/AskedAction.tsx';
import { useAction } from '../../../Account/blocks/useAction.ts';

const DocumentDialog = lazyDialog(async () => (await import('./DocumentDialog.tsx')).DocumentDialog);

const RequestDialog = lazyDialog(async () => (await import('./RequestDialog.tsx')).RequestDialog);

interface DocumentsSectionProps extends Pick<
  SupplierFormProps,
  'documents' | 'missingDocuments' | 'requests' | 'requestEmail'
> {
  readonly supplierId: string;
  readonly name: string;
  readonly canUpdate: boolean;
}

/** What a supplier deposited counts once somebody has looked at it. */
const isToVerify = ({ isDeposited, verified }: SupplierPaper): boolean => isDeposited && verified === null;

/** The papers of a supplier: those that its trade owes and that are missing first. */
export function DocumentsSection({
  supplierId,
  name,
  documents,
  missingDocuments,
  requests,
  requestEmail,
  canUpdate,
}: DocumentsSectionProps) {
  const t = useMessages(supplierMessages);
  const { date } = useFormat();
  const { isPending, run } = useAction();
  const [isAdding, setAdding] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const validityOf = ({ validFrom, validTo }: SupplierPaper): string => {
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
            onClick={() => void run({ method: 'PATCH', href: verify(address), preserveScroll: true })}
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
          <Inline>
            <Button
              size="sm"
              icon={Mail}
              onClick={() => setAsking(true)}
              inactiveReason={requestEmail === null ? t('requests.noEmail') : undefined}
            >
              {t('requests.add')}
            </Button>
            <Button size="sm" icon={Plus} onClick={() => setAdding(true)}>
              {t('documents.add')}
            </Button>
          </Inline>
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
            badges: (
              <OfficeStateBadge
                entity="supplierDocument"
                state={isToVerify(paper) ? 'to_verify' : paper.state}
              />
            ),
            detail: [
              validityOf(paper),
              isToVerify(paper) && t('requests.deposited'),
              paper.verified &&
                t('documents.verified', { name: paper.verified.by, date: date(paper.verified.at) }),
            ]
              .filter(Boolean)
              .join(' · '),
            end: actionsOf(paper),
          })),
        ]}
      />
      {requests.length > 0 && (
        <RequestList supplierId={supplierId} requests={requests} canUpdate={canUpdate} />
      )}
      {isAsking && requestEmail !== null && (
        <RequestDialog
          rows={{ kind: 'ids', ids: [supplierId] }}
          recipient={{ name, email: requestEmail }}
          kinds={missingDocuments}
          onClose={() => setAsking(false)}
        />
      )}
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

type RequestListProps = Pick<DocumentsSectionProps, 'supplierId' | 'requests' | 'canUpdate'>;

/** Links that the supplier was sent, and what became of them. */
function RequestList({ supplierId, requests, canUpdate }: RequestListProps) {
  const t = useMessages(supplierMessages);
  const { date } = useFormat();
  return (
    <ItemList
      label={t('requests.list')}
      isCompact
      items={requests.map(
        ({ id, kinds, state, email, by, sentAt, endsOn, openedAt, answeredAt, isOpen }) => ({
          id,
          title: kinds.map((kind) => t(`documents.kind.${kind}`)).join(', '),
          badges: <OfficeStateBadge entity="documentRequest" state={state} />,
          detail: [
            t('requests.line', { name: by, date: date(sentAt), email }),
            openedAt !== null && answeredAt === null && t('requests.opened', { date: date(openedAt) }),
            answeredAt !== null && t('requests.answered', { date: date(answeredAt) }),
            isOpen && t('requests.ends', { date: date(endsOn) }),
          ]
            .filter(Boolean)
            .join(' · '),
          end: canUpdate && isOpen && (
            <AskedAction
              label={t('requests.revoke')}
              title={t('requests.revokeTitle')}
              text={t('requests.revokeText')}
              action={{
                method: 'DELETE',
                href: revoke({ supplier: supplierId, documentRequest: id }),
              }}
            />
          ),
        }),
      )}
    />
  );
}
