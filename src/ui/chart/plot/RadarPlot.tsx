import type { CSSProperties } from 'react';
import { useFormat } from '#runtime/locale/format.ts';
import { Swatch } from '../frame/Swatch.tsx';
import { markerPath, markerShape } from '../frame/markers.ts';
import { fitLabel } from '../model/fit-label.ts';
import { radarPath, radarPlace, spokeAt } from '../model/radar.ts';
import { PlotSurface } from './PlotSurface.tsx';

/** What is drawn of one thing that is noted. */
export interface RadarOutline {
  readonly id: string;
  readonly label: string;
  readonly css: string;
  readonly index: number;
  /** In the order of the spokes; null where there is none. */
  readonly values: readonly (number | null)[];
}

export interface RadarPlotProps {
  label: string;
  /** In px. */
  width: number;
  height: number;
  max: number;
  names: readonly string[];
  outlines: readonly RadarOutline[];
}

const rings = [0.25, 0.5, 0.75, 1];
/** Room for the names around the drawing, in px. */
const nameRoom = 84;

/** The outlines over rings and spokes, with the name of each spoke at its end. */
export default function RadarPlot({ label, width, height, max, names, outlines }: RadarPlotProps) {
  const { number } = useFormat();
  const radius = Math.max(40, Math.min(height / 2 - 26, width / 2 - nameRoom));
  const middle = { x: width / 2, y: height / 2 };
  const count = names.length;
  return (
    <PlotSurface
      label={label}
      width={width}
      height={height}
      count={count}
      pointAt={(x, y) => spokeAt(x - middle.x, y - middle.y, count)}
      anchorOf={(spoke) => {
        const { x, y } = radarPlace(spoke, count, radius * 0.6);
        return { x: middle.x + x, y: middle.y + y - 20, half: 0 };
      }}
      readout={(spoke) => ({
        title: names[spoke] ?? '',
        rows: outlines.map(({ id, label: name, css, index, values }) => ({
          id,
          label: outlines.length === 1 ? '' : name,
          value: number(values[spoke] ?? null, 0),
          swatch: <Swatch mark="line" color={css} index={index} marker={index} />,
        })),
      })}
    >
      {(active) => (
        <g transform={`translate(${middle.x},${middle.y})`}>
          {rings.map((share) => (
            <path
              key={share}
              d={radarPath(
                names.map(() => share),
                radius,
              )}
              className="chart-ring"
            />
          ))}
          {names.map((name, spoke) => {
            const end = radarPlace(spoke, count, radius);
            return (
              <g key={name}>
                <line x2={end.x} y2={end.y} className={active === spoke ? 'chart-today' : 'chart-grid'} />
                <SpokeName
                  name={name}
                  place={radarPlace(spoke, count, radius + 8)}
                  isActive={active === spoke}
                />
              </g>
            );
          })}
          {outlines.map((outline) => (
            <Outline key={outline.id} outline={outline} max={max} radius={radius} active={active} />
          ))}
        </g>
      )}
    </PlotSurface>
  );
}

interface OutlineProps {
  readonly outline: RadarOutline;
  readonly max: number;
  readonly radius: number;
  readonly active: number | null;
}

function Outline({ outline, max, radius, active }: OutlineProps) {
  const { css, index, values } = outline;
  const style: CSSProperties & Record<'--color' | '--fill', string> = { '--color': css, '--fill': css };
  const shares = values.map((value) => (value === null ? null : value / max));
  const path = radarPath(shares, radius);
  return (
    <g style={style}>
      {shares.every((share) => share !== null) && <path d={path} className="chart-mark" opacity={0.12} />}
      <path d={path} className="chart-line" />
      {shares.map((share, spoke) => {
        if (share === null) return null;
        const { x, y } = radarPlace(spoke, shares.length, radius * Math.max(0, Math.min(1, share)));
        return (
          <path
            key={spoke}
            d={markerPath(markerShape(index), x, y, 3)}
            className="chart-dot"
            data-active={active === spoke ? '' : undefined}
          />
        );
      })}
    </g>
  );
}

interface SpokeNameProps {
  readonly name: string;
  readonly place: { readonly x: number; readonly y: number };
  readonly isActive: boolean;
}

function SpokeName({ name, place: { x, y }, isActive }: SpokeNameProps) {
  const lines = fitLabel(name, nameRoom - 10);
  const anchor = Math.abs(x) < 6 ? 'middle' : x > 0 ? 'start' : 'end';
  // Above the middle the last line stands at the place, beneath it the first one.
  const first = y < -6 ? -12 * (lines.length - 1) : y > 6 ? 8 : 4 - 6 * (lines.length - 1);
  return (
    <text
      x={x}
      y={y + first}
      textAnchor={anchor}
      className="chart-text"
      data-strong={isActive ? '' : undefined}
    >
      {lines.map((line, rank) => (
        <tspan key={line} x={x} dy={rank === 0 ? 0 : 12}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
