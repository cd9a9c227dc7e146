import type { CSSProperties } from 'react';

/** Lines that tell series apart where colours are taken away: one drawing per place, repeated after six. */
const drawings = [
  '',
  'M0,0L6,6M-1,5L1,7M5,-1L7,1',
  'M0,3H6',
  'M3,0V6',
  'M0,3H6M3,0V6',
  'M0,6L6,0M-1,1L1,-1M5,7L7,5',
] as const;

/** Every second colour is lined on paper, never aslant as what is expected: in grey, neighbours stay apart. */
const papers = ['', 'M0,3H6', '', 'M3,0V6', '', 'M0,3H6M3,0V6'] as const;

export interface TexturesProps {
  /** Prefix of the patterns, unique in the document. */
  id: string;
  layers: readonly { readonly index: number; readonly color: string }[];
}

/** The patterns of a drawing: hatching for what is expected, and lines that stand in for colours. */
export function Textures({ id, layers }: TexturesProps) {
  return (
    <defs>
      {layers.map(({ index, color }) => (
        <g key={index}>
          <pattern id={`${id}hatch${index}`} width={5} height={5} patternUnits="userSpaceOnUse">
            <rect width={5} height={5} style={{ fill: color }} opacity={0.16} />
            <path d="M0,5L5,0M-1,1L1,-1M4,6L6,4" style={{ stroke: color }} strokeWidth={1.25} />
          </pattern>
          <pattern id={`${id}paper${index}`} width={6} height={6} patternUnits="userSpaceOnUse">
            <rect width={6} height={6} style={{ fill: color }} />
            <path d={papers[index % papers.length]} stroke="#fff" strokeWidth={1} opacity={0.7} />
          </pattern>
          <pattern id={`${id}texture${index}`} width={6} height={6} patternUnits="userSpaceOnUse">
            <rect width={6} height={6} fill="Canvas" />
            {index % 6 === 0 ? (
              <rect width={6} height={6} fill="currentColor" />
            ) : (
              <path d={drawings[index % 6]} stroke="currentColor" strokeWidth={1.25} />
            )}
          </pattern>
          <pattern id={`${id}expected${index}`} width={6} height={6} patternUnits="userSpaceOnUse">
            <rect width={6} height={6} fill="Canvas" />
            <circle cx={3} cy={3} r={0.75 + (index % 3) * 0.5} fill="currentColor" />
          </pattern>
        </g>
      ))}
    </defs>
  );
}

/** The style of a mark: its colour, or its hatching, and what stands in for them on grey paper and in forced colours. */
export function markFill(id: string, index: number, color: string, isForecast: boolean): CSSProperties {
  const style: CSSProperties & Record<'--fill' | '--paper' | '--texture', string> = {
    '--fill': isForecast ? `url(#${id}hatch${index})` : color,
    '--paper': isForecast ? `url(#${id}hatch${index})` : `url(#${id}paper${index})`,
    '--texture': `url(#${id}${isForecast ? 'expected' : 'texture'}${index})`,
  };
  return style;
}
