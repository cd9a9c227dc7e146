import type { FacadeLook } from './look.ts';
import { CORNICE, ROOF } from './measures.ts';

const glass = '#3d4a54';

/** A mansard roof with its dormers and cornice; `width` is that of the wall beneath. */
export function FacadeRoof({ width, dormers, look }: { width: number; dormers: number; look: FacadeLook }) {
  const spacing = width / (dormers + 0.34);
  const first = width / 2 - (spacing * (dormers - 1)) / 2;
  return (
    <g>
      <path d={`M-2 ${ROOF} 28 0H${width - 28}L${width + 2} ${ROOF}Z`} fill={look.roof} />
      {Array.from({ length: dormers }, (_, index) => {
        const x = first + index * spacing;
        return (
          <g key={index}>
            <rect x={x - 20} y={29} width={40} height={88} fill={look.wall} />
            <rect x={x - 11.5} y={47} width={23} height={61} fill={glass} />
            <path d={`M${x - 27} 31 ${x} 1l27 30Z`} fill={look.roof} stroke={look.wall} strokeWidth={2.5} />
          </g>
        );
      })}
      <rect x={-3} y={ROOF} width={width + 6} height={CORNICE} fill={look.trim} />
    </g>
  );
}
