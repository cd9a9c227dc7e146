/** Mean width of a character of the axis (11 px, medium), in px. */
const CHARACTER_PX = 5.5;

/** About how wide a text of the axis is, in px. */
export function labelWidth(text: string): number {
  return text.length * CHARACTER_PX;
}

/** Cuts a text to what fits, with an ellipsis; nothing at all when not even three characters would. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  return most < 3 ? '' : `${text.slice(0, most - 1).trimEnd()}…`;
}

/** A label on at most `maxLines` lines of a width in px, broken between words, cut where it must be. */
export function fitLabel(text: string, widthPx: number, maxLines = 2): string[] {
  const most = Math.max(1, Math.floor(widthPx / CHARACTER_PX));
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else if (lines.length < maxLines) lines.push(word);
    else lines[lines.length - 1] = `${last ?? ''} ${word}`;
  }
  return lines.map((line) => cut(line, most)).filter((line) => line !== '');
}

/**
 * Every how many names to write: they are broken and cut before one is left out, since nothing else tells it; once
 * some are, those that remain keep their words whole.
 */
export function nameStride(names: readonly string[], bandPx: number): number {
  const everyCut = labelStride(
    names.map((name) => name.slice(0, 5)),
    bandPx,
    4,
  );
  if (everyCut === 1) return 1;
  return labelStride(
    names.flatMap((name) => name.split(' ')),
    bandPx,
    4,
  );
}

/** Every how many labels to write so that neighbours keep apart: 1 for all of them. */
export function labelStride(labels: readonly string[], bandPx: number, gapPx = 8): number {
  const widest = Math.max(0, ...labels.map(labelWidth));
  return Math.max(1, Math.ceil((widest + gapPx) / Math.max(bandPx, 0.01)));
}
