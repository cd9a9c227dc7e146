import type { VisitedPage } from '#contracts/admin/dashboard/page-visit-kpi.ts';
import * as kpiMessages from '#messages/admin/page-visit-kpi.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { SectionTitle } from '#ui/data/SectionTitle.tsx';
import { DataList } from '#ui/list/DataList.tsx';
import type { ListColumn } from '#ui/list/list-column.ts';

/** The fifty pages that are looked at most. */
export function VisitedPages({ pages, keepAs }: { pages: readonly VisitedPage[]; keepAs: string }) {
  const t = useMessages(kpiMessages);
  const columns: ListColumn<VisitedPage>[] = [
    { id: 'page', label: t('columns.page'), value: ({ title }) => title },
    { id: 'route', label: t('columns.route'), value: ({ routeName }) => routeName },
    { id: 'visits', label: t('columns.visits'), kind: 'count', value: ({ visits }) => visits },
    { id: 'visitors', label: t('columns.visitors'), kind: 'count', value: ({ visitors }) => visitors },
    { id: 'p75', label: t('columns.p75'), kind: 'count', value: ({ p75Ms }) => p75Ms },
  ];
  return (
    <>
      <SectionTitle>{t('pages')}</SectionTitle>
      <DataList
        label={t('pages')}
        keepAs={keepAs}
        columns={columns}
        rows={pages}
        idOf={({ routeName }) => routeName}
      />
    </>
  );
}
