import { layOutGantt } from '../chart/model/gantt.ts';

export interface PrintPlanningProps {
  /** What it shows, for those who hear the document. */
  label: string;
  /** From top to bottom, months `YYYY-MM` both included. */
  stages: readonly {
    readonly id: string;
    readonly label: string;
    readonly from: string;
    readonly to: string;
  }[];
  /** `YYYY-MM-DD`: a line across. */
  today: string;
}

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;
const short = (month: string): string => `${month.slice(5, 7)}/${month.slice(2, 4)}`;

/** « 11/25 → 04/26 »; one month alone where it begins and ends in it. */
const span = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  from === to ? short(from) : `${short(from)} → ${short(to)}`;

/** The stages of an operation as a strip of bars, 5 mm each, with their months written beside them. */
export function PrintPlanning({ label, stages, today }: PrintPlanningProps) {
  const layout = layOutGantt(stages, today);
  return (
    <div className="print-planning print-block">
      <ul aria-label={label}>
        {stages.map((stage) => {
          const bar = layout.bars.find(({ id }) => id === stage.id) ?? { start: 0, end: 0, realEnd: 0 };
          const isLate = bar.end > 0.8;
          return (
            <li key={stage.id}>
              <span>{stage.label}</span>
              <span className="print-planning-track">
                <span
                  className="print-planning-bar"
                  style={{ left: percent(bar.start), width: percent(bar.end - bar.start) }}
                />
                <span
                  className="print-planning-done"
                  style={{ left: percent(bar.start), width: percent(bar.realEnd - bar.start) }}
                />
                <span
                  className="print-planning-span"
                  style={isLate ? { right: percent(1 - bar.start) } : { left: percent(bar.end) }}
                >
                  {span(stage)}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
      {layout.today !== null && (
        <div aria-hidden="true" className="print-planning-axis">
          <span style={{ left: percent(layout.today) }} />
        </div>
      )}
    </div>
  );
}
