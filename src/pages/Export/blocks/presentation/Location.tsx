import type { PresentationProps } from '#contracts/export/presentation.ts';
import * as presentationMessages from '#messages/export/presentation.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PrintColumns } from '#ui/print/PrintColumns.tsx';
import { PrintMap } from '#ui/print/PrintMap.tsx';
import { PrintNote } from '#ui/print/PrintNote.tsx';
import { PrintSection } from '#ui/print/PrintSection.tsx';
import { PrintSurroundings } from '#ui/print/PrintSurroundings.tsx';
import { PrintTable } from '#ui/print/PrintTable.tsx';

/** Where it lies in its department, and what is near it. */
export function Location({ operation, neighbourhood }: PresentationProps) {
  const t = useMessages(presentationMessages);
  const { number, date } = useFormat();
  const { city, departmentCode, departmentName, place, address } = operation;
  return (
    <PrintSection
      title={t('location')}
      isWhole
      {...(neighbourhood !== null &&
        neighbourhood.note !== null && {
          aside: t('note', { note: number(neighbourhood.note, 1) }),
        })}
    >
      <PrintColumns>
        <PrintMap
          label={t('mapLabel', { city, department: departmentName })}
          departmentCode={departmentCode}
          point={place}
          place={city}
        />
        {neighbourhood === null || place === null ? (
          <p>{t('noScan')}</p>
        ) : (
          <PrintSurroundings
            label={t('planLabel', { address })}
            centre={place}
            centreLabel={operation.name}
            northLabel={t('north')}
            widthMm={86}
            heightMm={86}
            points={neighbourhood.services.map(({ label, lat, lng, distanceM }, rank) => ({
              id: `${rank}`,
              label,
              at: { lat, lng },
              distanceM,
              weight: 0.2,
              isFaint: false,
              mark: String(rank + 1),
            }))}
          />
        )}
      </PrintColumns>
      {neighbourhood !== null && neighbourhood.services.length > 0 && (
        <>
          <PrintTable
            label={t('services')}
            columns={[
              { id: 'label', label: t('services') },
              { id: 'walk', label: t('walk'), isAmount: true },
              { id: 'distance', label: t('distance'), isAmount: true },
            ]}
            groups={[
              {
                id: 'services',
                rows: neighbourhood.services.map(({ label, category, walkMin, distanceM }, rank) => ({
                  id: `${rank}`,
                  cells: {
                    label: `${rank + 1}. ${label.startsWith(category) ? label : `${label}, ${category}`}`,
                    walk: t('minutes', { minutes: number(walkMin, 0) }),
                    distance: t('metres', { metres: number(distanceM) }),
                  },
                })),
              },
            ]}
          />
          <PrintNote>
            {t('source', { date: date(neighbourhood.on), provider: neighbourhood.provider })}
          </PrintNote>
        </>
      )}
    </PrintSection>
  );
}
