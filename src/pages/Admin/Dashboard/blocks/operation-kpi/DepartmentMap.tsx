import { useMemo, useState } from 'react';
import type { OperationKpiDepartment } from '#contracts/admin/dashboard/operation-kpi.ts';
import { departmentNames } from '#domain/geography/departments.ts';
import * as kpiMessages from '#messages/admin/operation-kpi.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Figure } from '#ui/data/Figure.tsx';
import { RecordSummary } from '#ui/data/RecordSummary.tsx';
import { ClusterMap } from '#ui/map/ClusterMap.tsx';
import type { MapPoint } from '#ui/map/map-types.ts';

export interface DepartmentMapProps {
  readonly departments: readonly OperationKpiDepartment[];
  readonly mapsKey: string | null;
}

/** Operations in progress where they are many enough to be told: each stands in the middle of its department. */
export function DepartmentMap({ departments, mapsKey }: DepartmentMapProps) {
  const t = useMessages(kpiMessages);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const points = useMemo(() => departments.flatMap(pointsOf), [departments]);
  const summaryOf = ({ id }: MapPoint) => {
    const department = departments.find(({ code }) => id.startsWith(`${code}-`));
    if (department === undefined) return null;
    const { code, active, marginBps } = department;
    return (
      <RecordSummary
        title={departmentNames[code] ?? code}
        subtitle={code}
        figures={[
          { label: t('figures.active'), value: <Figure count={active.value} /> },
          {
            label: t('figures.marginBps'),
            value: (
              <Figure {...(marginBps.isHidden ? { text: t('undisclosed') } : { rateBps: marginBps.value })} />
            ),
          },
        ]}
      />
    );
  };
  return (
    <ClusterMap
      label={t('map')}
      points={points}
      mapsKey={mapsKey}
      selectedId={selectedId}
      onSelect={setSelectedId}
      height="26rem"
      words={{
        shown: (shown) => t('shown', { shown, total: points.length }),
        empty: t('nothingHere'),
        renderUnplaced: (count) => t('notPlaced', { count }),
      }}
      renderCard={summaryOf}
      renderRow={summaryOf}
    />
  );
}

function pointsOf({ code, active, at }: OperationKpiDepartment): MapPoint[] {
  if (at === null) return [];
  return Array.from({ length: active.value ?? 0 }, (_, index) => ({
    id: `${code}-${index}`,
    label: departmentNames[code] ?? code,
    at,
  }));
}
