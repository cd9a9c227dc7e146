import type { ProjectPaperProps } from '#contracts/export/project.ts';
import * as urbanMessages from '#messages/client/urban-planning.ts';
import * as projectMessages from '#messages/export/project.ts';
import * as stateMessages from '#messages/states/trade.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PrintColumns } from '#ui/print/PrintColumns.tsx';
import { PrintFacts } from '#ui/print/PrintFacts.tsx';
import { PrintSection } from '#ui/print/PrintSection.tsx';
import { PrintTable } from '#ui/print/PrintTable.tsx';

/** How far the planning permission is, and the legal clocks that run or have run. */
export function PermitBox({ permit }: Pick<ProjectPaperProps, 'permit'>) {
  const t = useMessages(projectMessages);
  const urban = useMessages(urbanMessages);
  const state = useMessages(stateMessages);
  const { date } = useFormat();
  if (permit === null) {
    return (
      <PrintSection title={t('permit')} isWhole>
        <p>{t('noPermit')}</p>
      </PrintSection>
    );
  }
  const days = [
    ['filed', permit.filedOn],
    ['decided', permit.decisionOn],
    ['posted', permit.postedOn],
    ['purged', permit.purgeOn],
  ] as const;
  return (
    <PrintSection title={t('permit')} aside={`${permit.label} · ${state(`permit.${permit.status}`)}`} isWhole>
      <PrintColumns>
        <PrintFacts
          columns="pair"
          items={days.map(([key, on]) => ({ term: t(key), value: on === null ? '–' : date(on) }))}
        />
        {permit.clocks.length > 0 && (
          <PrintTable
            label={urban('clocks.title')}
            columns={[
              { id: 'title', label: t('clock') },
              { id: 'end', label: t('end'), isAmount: true },
              { id: 'state', label: t('state'), isSecondary: true },
            ]}
            groups={[
              {
                id: 'clocks',
                rows: permit.clocks.map(({ title, endsOn, status }) => ({
                  id: title,
                  cells: {
                    title,
                    end: endsOn === null ? '–' : date(endsOn),
                    state: urban(`clocks.${status}`),
                  },
                })),
              },
            ]}
          />
        )}
      </PrintColumns>
    </PrintSection>
  );
}
