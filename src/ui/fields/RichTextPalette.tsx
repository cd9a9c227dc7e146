import type { Editor } from '@tiptap/react';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../identity/Icon.tsx';
import { foldText } from './fold-text.ts';

/** Something that a press writes where the cursor is. */
export interface Insertion {
  /** As it is written. */
  readonly text: string;
  readonly label: string;
}

/** What can be written with a press, beside what is typed. */
export interface InsertionPalette {
  readonly label: string;
  readonly searchLabel: string;
  /** Said where the search finds none. */
  readonly none: string;
  readonly items: readonly Insertion[];
}

interface RichTextPaletteProps {
  readonly editor: Editor;
  readonly palette: InsertionPalette;
}

/** The words that a text may leave to be filled in, above it: a search and a button for each. */
export function RichTextPalette({ editor, palette }: RichTextPaletteProps) {
  const [typed, setTyped] = useState('');
  const wanted = foldText(typed);
  const found = palette.items.filter(
    ({ label, text }) => foldText(label).includes(wanted) || foldText(text).includes(wanted),
  );
  return (
    <div role="group" aria-label={palette.label} className="flex flex-col gap-2 border-b border-line p-2">
      <label className="control max-w-72">
        <Icon icon={Search} size={16} className="ml-2.5 shrink-0 text-ink3" />
        <input
          type="search"
          className="control-input"
          value={typed}
          aria-label={palette.searchLabel}
          placeholder={palette.searchLabel}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      </label>
      {found.length === 0 ? (
        <p role="status" className="text-label text-ink3">
          {palette.none}
        </p>
      ) : (
        <ul className="flex flex-wrap gap-1.5">
          {found.map(({ text, label }) => (
            <li key={text}>
              <button
                type="button"
                title={text}
                onClick={() => editor.chain().focus().insertContent(text).run()}
                className="touch-target rounded-badge border border-line2 bg-card px-2 py-0.5 text-label text-ink2 hover:bg-hover hover:text-ink"
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
