import { contrastOf, parseHex } from '../fields/contrast.ts';

export interface CoBrandProps {
  readonly name: string;
  /** `#RRGGBB`; anything else is the colour of the house. */
  readonly color: string;
  readonly logoHref: string | null;
}

const houseColor = '#33495A';
const white = '#FFFFFF';
const ink = '#1D242A';

/** The head of a space that a network shares with the house: its colour, its logo, its name. */
export function CoBrand({ name, color, logoHref }: CoBrandProps) {
  const ground = parseHex(color) ?? houseColor;
  const letters = contrastOf(ground, white) >= contrastOf(ground, ink) ? white : ink;
  return (
    <div
      className="flex items-center gap-3 rounded-card px-4 py-3 font-display font-semibold"
      style={{ backgroundColor: ground, color: letters }}
    >
      {logoHref !== null && <img src={logoHref} alt="" className="max-h-8 max-w-24 object-contain" />}
      <span className="min-w-0 truncate">{name}</span>
    </div>
  );
}
