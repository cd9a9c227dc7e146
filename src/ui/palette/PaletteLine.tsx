import { CornerDownLeft } from 'lucide-react';
import { MenuItem, Text } from 'react-aria-components';
import { Fragment } from 'react';
import { KeyCaps } from '../actions/KeyCaps.tsx';
import { Icon } from '../identity/Icon.tsx';
import type { PaletteItem } from './palette-types.ts';
import { matchPieces } from './match.ts';

interface PaletteLineProps {
  item: PaletteItem;
  words: readonly string[];
  onRun: (item: PaletteItem) => void;
}

/** A line of the palette: icon, title, what tells it apart, its keys. */
export function PaletteLine({ item, words, onRun }: PaletteLineProps) {
  const { id, title, detail, figure, icon, keys, href, inactiveReason } = item;
  return (
    <MenuItem
      id={id}
      textValue={title}
      {...(href !== undefined && { href })}
      isDisabled={inactiveReason !== undefined}
      onAction={() => onRun(item)}
      className="option group min-h-10 scroll-my-8 gap-3 px-3 no-underline data-focused:bg-brick-bg"
    >
      <Icon icon={icon} size={16} className="text-ink3" />
      <Text slot="label" className="flex min-w-0 flex-1 items-baseline gap-x-3 max-md:flex-wrap">
        <span className="min-w-0 truncate font-medium">
          <Matched text={title} words={words} />
        </span>{' '}
        {inactiveReason !== undefined ? (
          <span className="min-w-0 text-table text-ink3">{inactiveReason}</span>
        ) : (
          detail !== undefined && <span className="min-w-0 truncate text-table text-ink3">{detail}</span>
        )}{' '}
        {figure !== undefined && <span className="ml-auto shrink-0 text-table text-ink2">{figure}</span>}
      </Text>
      {keys === undefined ? (
        <span className="key-cap opacity-0 group-data-focused:opacity-100" aria-hidden="true">
          <Icon icon={CornerDownLeft} size={12} />
        </span>
      ) : (
        <span aria-hidden="true" className="max-md:hidden">
          <KeyCaps keys={keys} />
        </span>
      )}
    </MenuItem>
  );
}

/** A text with what was searched for in bold. */
function Matched({ text, words }: { text: string; words: readonly string[] }) {
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
