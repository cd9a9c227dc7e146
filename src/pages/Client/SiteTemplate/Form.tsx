import { LayoutTemplate } from 'lucide-react';
import type { SiteTemplateProps } from '#contracts/client/site-template/form.ts';
import { channels } from '#contracts/realtime/channels.ts';
import type { WithShared } from '#contracts/shared.ts';
import { siteTemplates, type SiteTemplate } from '#domain/site/site.ts';
import { update } from '#generated/routes/client/site-template.ts';
import * as siteMessages from '#messages/client/site-template.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import { Button } from '#ui/actions/Button.tsx';
import { OfficeStateBadge } from '#ui/data/OfficeStateBadge.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { EmptyParcels } from '#ui/identity/EmptyParcels.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { useAction } from '../../Account/blocks/useAction.ts';
import { OperationFrame } from '../Operation/blocks/OperationFrame.tsx';
import { SiteEditor } from './blocks/SiteEditor.tsx';

/** The mini-site of an operation: what it says, how it looks, whether it is online, who came. */
export default function SiteTemplateForm(props: WithShared<SiteTemplateProps>) {
  const { operation, site, can } = props;
  const t = useMessages(siteMessages);
  useTitle(`${operation.name} · ${t('title')}`, props.app.name);
  useRefreshOnEvent<SiteTemplateProps>(
    channels.operation(operation.id),
    ['lead.received', 'lot.updated'],
    ['statistics', 'choices'],
  );
  return (
    <OperationFrame operation={operation} current="site" canUpdate={can.update}>
      {site === null ? (
        <>
          <PageHeader title={t('title')} />
          <TemplateChoice props={props} />
        </>
      ) : (
        <SiteEditor
          props={props}
          site={site}
          badge={<OfficeStateBadge entity="miniSite" state={site.status} />}
        />
      )}
    </OperationFrame>
  );
}

/** Before anything is written: the looks to begin with. */
function TemplateChoice({ props }: { readonly props: SiteTemplateProps }) {
  const { operation, blank, can } = props;
  const t = useMessages(siteMessages);
  const { isPending, run } = useAction();
  const begin = (template: SiteTemplate) => () =>
    void run({
      method: 'PATCH',
      href: update({ operation: operation.id }),
      data: { ...blank, template, version: null },
    });
  return (
    <>
      <EmptyState picture={<EmptyParcels />} title={can.write ? t('empty') : t('emptyRead')}>
        {can.write && t('emptyHelp')}
      </EmptyState>
      {can.write && (
        <ItemList
          label={t('fields.template')}
          isBusy={isPending}
          items={siteTemplates.map((template) => ({
            id: template,
            title: t(`templates.${template}`),
            icon: LayoutTemplate,
            detail: t(`templateHelp.${template}`),
            end: (
              <Button size="sm" onClick={begin(template)} isPending={isPending}>
                {t(`templates.${template}`)}
              </Button>
            ),
          }))}
        />
      )}
    </>
  );
}
