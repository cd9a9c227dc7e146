import { useEditorState, type Editor } from '@tiptap/react';
import { Bold, Heading2, Italic, List, ListOrdered } from 'lucide-react';
import { Toolbar } from 'react-aria-components';
import { cx } from '../cx.ts';
import { Icon } from '../identity/Icon.tsx';
import { useUiMessages } from '../useUiMessages.ts';

/** Bold, italic, heading, lists; arrows move between the buttons. */
export function RichTextToolbar({ editor }: { editor: Editor }) {
  const t = useUiMessages();
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      heading: current.isActive('heading', { level: 2 }),
      bulletList: current.isActive('bulletList'),
      orderedList: current.isActive('orderedList'),
    }),
  });
  const chain = () => editor.chain().focus();
  const tools = [
    { id: 'bold', icon: Bold, run: () => chain().toggleBold().run() },
    { id: 'italic', icon: Italic, run: () => chain().toggleItalic().run() },
    { id: 'heading', icon: Heading2, run: () => chain().toggleHeading({ level: 2 }).run() },
    { id: 'bulletList', icon: List, run: () => chain().toggleBulletList().run() },
    { id: 'orderedList', icon: ListOrdered, run: () => chain().toggleOrderedList().run() },
  ] as const;
  return (
    <Toolbar aria-label={t('richText.toolbar')} className="flex gap-0.5 border-b border-line p-1">
      {tools.map((tool) => (
        <button
          key={tool.id}
          type="button"
          aria-label={t(`richText.${tool.id}`)}
          aria-pressed={active[tool.id]}
          onClick={tool.run}
          className={cx(
            'grid size-(--button-sm) place-items-center rounded-badge',
            active[tool.id] ? 'bg-sel text-brick-ink' : 'text-ink2 hover:bg-hover',
          )}
        >
          <Icon icon={tool.icon} size={16} />
        </button>
      ))}
    </Toolbar>
  );
}
