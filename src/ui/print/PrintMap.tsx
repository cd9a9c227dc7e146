import { useEffect, useState } from 'react';
import type { Coordinates } from '#domain/geography/distance.ts';
import * as controlsMessages from '#messages/map-controls.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { loadOutlines, type DepartmentOutlines } from '../map/outlines.ts';
import { drawLocation } from './location-drawing.ts';
import { usePrintMessages } from './usePrintMessages.ts';

export interface PrintMapProps {
  /** What it shows, in words. */
  label: string;
  /** Official code of the department. */
  departmentCode: string;
  /** Null: the department alone. */
  point: Coordinates | null;
  /** What is written beside the pin: the commune. */
  place: string;
  /** In mm. */
  widthMm?: number;
  heightMm?: number;
}

/** Units of the drawing for each mm. */
const perMm = 4;

/** Where a place lies in its department: a drawing that stays still, with its scale and where it comes from. */
export function PrintMap({
  label,
  departmentCode,
  point,
  place,
  widthMm = 86,
  heightMm = 86,
}: PrintMapProps) {
  const t = usePrintMessages();
  const ground = useMessages(controlsMessages);
  const { number } = useFormat();
  const outlines = useOutlines();
  const frame = { width: widthMm * perMm, height: heightMm * perMm };
  const drawing =
    outlines === null || outlines === 'failed'
      ? null
      : drawLocation(outlines, { code: departmentCode, point, frame });
  const size = { width: `${widthMm}mm`, height: `${heightMm}mm` };
  return (
    <figure className="m-0" data-chart={outlines === null ? 'waiting' : 'drawn'}>
      {drawing === null ? (
        <p
          style={size}
          className="grid place-items-center border-[0.15mm] border-(--print-rule-light) p-[4mm] text-center"
        >
          {outlines === null ? '' : t('noMap')}
        </p>
      ) : (
        <svg
          style={size}
          viewBox={`0 0 ${frame.width} ${frame.height}`}
          role="img"
          aria-label={label}
          className="print-map"
        >
          {drawing.outlines.map(({ code, path, isCurrent }) => (
            <path key={code} d={path} className="print-map-land" data-current={isCurrent ? '' : undefined} />
          ))}
          {drawing.pin && (
            <g>
              <circle cx={drawing.pin.x} cy={drawing.pin.y} r="5" className="print-map-pin" />
              <text
                x={drawing.pin.x}
                y={drawing.pin.y - 11}
                textAnchor="middle"
                className="fill-(--print-ink) text-[13px] font-semibold"
                stroke="#fff"
                strokeWidth="3"
                paintOrder="stroke"
              >
                {place}
              </text>
            </g>
          )}
          <path d={`M10 ${frame.height - 16}v5h${drawing.scale.width}v-5`} className="print-map-scale" />
          <text
            x={10 + drawing.scale.width / 2}
            y={frame.height - 19}
            textAnchor="middle"
            className="fill-(--print-ink) text-[10px]"
          >
            {t('kilometres', { km: number(drawing.scale.km) })}
          </text>
        </svg>
      )}
      {drawing !== null && (
        <figcaption className="text-[7pt] leading-[10pt] text-(--print-ink2)">
          {ground('attribution')}
        </figcaption>
      )}
    </figure>
  );
}

/** The outlines of the departments; null while they are on their way. */
function useOutlines(): DepartmentOutlines | 'failed' | null {
  const [outlines, setOutlines] = useState<DepartmentOutlines | 'failed' | null>(null);
  useEffect(() => {
    let isCurrent = true;
    loadOutlines().then(
      (loaded) => isCurrent && setOutlines(loaded),
      () => isCurrent && setOutlines('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return outlines;
}
