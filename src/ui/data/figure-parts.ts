export interface FigurePiece {
  readonly text: string;
  /** A space between thousands, which the eye needs a little wider. */
  readonly isGroup: boolean;
}

const GROUP_SPACE = '\u202F';

/** Cuts a formatted figure at its U+202F group spaces; joined again, the pieces give the same text. */
export function figurePieces(text: string): FigurePiece[] {
  return text
    .split(new RegExp(`(${GROUP_SPACE})`, 'u'))
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, isGroup: piece === GROUP_SPACE }));
}
