import { BookOpen } from 'lucide-react';
import type { ShareQuery } from '#contracts/client/share/link.ts';
import type { ShareOperationProps } from '#contracts/client/share/operation.ts';
import { channels } from '#contracts/realtime/channels.ts';
import type { WithShared } from '#contracts/shared.ts';
import { operation as shareOperation } from '#generated/routes/client/share.ts';
import { store } from '#generated/routes/client/share/operation.ts';
import { dossier as dossierPage } from '#generated/routes/export.ts';
import * as dossierMessages from '#messages/export/dossier.ts';
import * as shareMessages from '#messages/client/share.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import { Button } from '#ui/actions/Button.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { DossierCopies } from './blocks/DossierCopies.tsx';
import { OperationFrame } from '../Operation/blocks/OperationFrame.tsx';
import { filledQuery } from './blocks/filled-query.ts';
import { ShareBody } from './blocks/ShareBody.tsx';

/** What may be sent of an operation, to whom, and what was sent. */
export default function ShareOperation(props: WithShared<ShareOperationProps>) {
  const { operation, canUpdate, linksCount, copies } = props;
  const t = useMessages(shareMessages);
  const dossier = useMessages(dossierMessages);
  useTitle(`${operation.name} · ${t('title')}`, props.app.name);
  useRefreshOnEvent<ShareOperationProps>(
    channels.operation(operation.id),
    ['share.viewed', 'share.updated'],
    ['shares', 'linksCount', 'reads'],
  );
  const parameters = { operation: operation.id };
  return (
    <OperationFrame operation={operation} current="share" canUpdate={canUpdate}>
      <PageHeader title={t('title')} subtitle={t('subtitle', { count: linksCount })} isInline />
      <ShareBody
        page={props}
        storeHref={store(parameters)}
        hrefOf={(query: Partial<ShareQuery>) => shareOperation(parameters, { query: filledQuery(query) })}
        isOfProfile={false}
        isPersonal={false}
      >
        <PageSection
          title={dossier('copies')}
          count={copies.length}
          aside={
            <Button icon={BookOpen} href={dossierPage(parameters)}>
              {dossier('compose')}
            </Button>
          }
        >
          <DossierCopies copies={copies} isOfSeveral={props.query.scope === 'all'} />
        </PageSection>
      </ShareBody>
    </OperationFrame>
  );
}
