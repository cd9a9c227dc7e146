import { Fragment } from 'react';
import { figurePieces } from './figure-parts.ts';

/** The content of an SVG `<text>` that holds a formatted figure, its group spaces drawn wider. */
export function SvgFigure({ text }: { text: string }) {
  return figurePieces(text).map((piece, index) => (
    <Fragment key={index}>{piece.isGroup ? <tspan dx=".06em">{piece.text}</tspan> : piece.text}</Fragment>
  ));
}
