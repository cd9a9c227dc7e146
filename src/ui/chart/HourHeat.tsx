import { useFormat } from '#runtime/locale/format.ts';

export interface HourHeatProps {
  /** What is counted, for screen readers. */
  readonly label: string;
  /** Heads the days, for screen readers: « Jour ». */
  readonly corner: string;
  /** Names of the days, Monday first. */
  readonly weekdays: readonly string[];
  /** How often, by day (1 is Monday) and hour; what is not given is nothing. */
  readonly hours: readonly { readonly weekday: number; readonly hour: number; readonly visits: number }[];
}

const hoursOfDay = Array.from({ length: 24 }, (_, hour) => hour);
/** Written above: the others would not fit on a phone. */
const writtenEvery = 6;

/** Days of the week by hours: the darker, the more; each cell tells its number. */
export function HourHeat({ label, corner, weekdays, hours }: HourHeatProps) {
  const { number } = useFormat();
  const most = Math.max(1, ...hours.map(({ visits }) => visits));
  const byPlace = new Map(hours.map(({ weekday, hour, visits }) => [`${weekday} ${hour}`, visits]));
  return (
    <table aria-label={label} className="w-full table-fixed border-separate border-spacing-px text-micro">
      <thead>
        <tr>
          <th scope="col" className="w-20">
            <span className="sr-only">{corner}</span>
          </th>
          {hoursOfDay.map((hour) => (
            <th key={hour} scope="col" className="overflow-visible font-normal whitespace-nowrap text-ink3">
              <span className={hour % writtenEvery === 0 ? undefined : 'sr-only'}>{hour} h</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weekdays.map((name, index) => (
          <tr key={name}>
            <th scope="row" className="pr-2 text-left font-normal text-ink2">
              {name}
            </th>
            {hoursOfDay.map((hour) => {
              const visits = byPlace.get(`${index + 1} ${hour}`) ?? 0;
              const share = visits === 0 ? 0 : Math.round(12 + (88 * visits) / most);
              return (
                <td
                  key={hour}
                  title={`${name}, ${hour} h : ${number(visits)}`}
                  className="h-5 rounded-xs bg-sunken p-0"
                  style={{
                    background: `color-mix(in srgb, var(--chart-1) ${share}%, var(--color-sunken))`,
                  }}
                >
                  <span className="sr-only">{number(visits)}</span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
