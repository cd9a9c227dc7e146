import { FacadeWindow } from './FacadeWindow.tsx';
import { type FacadeColours, isWindowClosed } from './facade-colours.ts';
import { BAY, buildingSize, CORNICE, ROOF, STOREY } from './measures.ts';

const shopGlass = '#3d4a54';

export interface FacadeBuildingProps {
  /** An odd number, the door in the middle. */
  bays: number;
  /** Storeys above the ground floor. */
  storeys: number;
  dormers: number;
  seed: string | undefined;
  look: FacadeColours;
  isDetailed: boolean;
}

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}

/** One building, its top left corner at the origin. */
export function FacadeBuilding({ bays, storeys, dormers, seed, look, isDetailed }: FacadeBuildingProps) {
  const { width, height } = buildingSize(bays, storeys);
  const wallTop = ROOF + CORNICE;
  const groundTop = wallTop + storeys * STOREY;
  const middle = Math.floor(bays / 2);
  const doorX = middle * BAY + BAY / 2;
  return (
    <g>
      <rect x={0} y={ROOF} width={width} height={height - ROOF} fill={look.wall} />
      <FacadeRoof width={width} dormers={dormers} look={look} />
      {range(storeys).map((storey) => (
        <g key={storey}>
          {range(bays).map((bay) => (
            <FacadeWindow
              key={bay}
              x={bay * BAY + BAY / 2}
              y={wallTop + storey * STOREY}
              look={look}
              isClosed={isWindowClosed(seed, storey, bay)}
              isDetailed={isDetailed}
            />
          ))}
          <rect x={0} y={wallTop + (storey + 1) * STOREY - 2} width={width} height={5} fill={look.trim} />
        </g>
      ))}
      {range(bays)
        .filter((bay) => bay !== middle)
        .map((bay) => {
          const x = bay * BAY + BAY / 2;
          return (
            <g key={bay}>
              <rect x={x - 33} y={groundTop + 22} width={66} height={27} fill={look.shutter} />
              <rect x={x - 33} y={groundTop + 49} width={66} height={94} fill={shopGlass} />
              <path d={`M${x} ${groundTop + 49}v94`} stroke={look.trim} strokeWidth={1.5} />
            </g>
          );
        })}
      <path d={`M${doorX - 24} ${height}V${groundTop + 41}a24 24 0 0 1 48 0V${height}Z`} fill={look.door} />
      {isDetailed && <circle cx={doorX + 15} cy={height - 62} r={2.4} fill={look.trim} />}
    </g>
  );
}

const glass = '#3d4a54';

/** A mansard roof with its dormers and cornice; `width` is that of the wall beneath. */
function FacadeRoof({ width, dormers, look }: { width: number; dormers: number; look: FacadeColours }) {
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
