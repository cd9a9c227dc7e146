import { Fragment } from 'react';
import { matchPieces } from './match.ts';

/** A text with what was searched for in bold. */
export function Matched({ text, words }: { text: string; words: readonly string[] }) {
  return matchPieces(text, words).map((piece, index) =>
    piece.isMatch ? (
      <mark key={index} className="bg-transparent font-semibold text-brick-ink">
        {piece.text}
      </mark>
    ) : (
      <Fragment key={index}>{piece.text}</Fragment>
    ),
  );
}
