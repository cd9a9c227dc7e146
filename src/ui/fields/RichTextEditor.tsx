import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useRef } from 'react';
import { RichTextPalette, type InsertionPalette } from './RichTextPalette.tsx';
import { RichTextToolbar } from './RichTextToolbar.tsx';

export interface RichTextEditorProps {
  value: string;
  onChange: (html: string) => void;
  onBlur?: (() => void) | undefined;
  isEditable: boolean;
  labelId: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  /** What a press writes where the cursor is. */
  palette?: InsertionPalette | undefined;
}

/** The editor itself, apart so that forms without rich text never load it. */
export default function RichTextEditor(props: RichTextEditorProps) {
  const { value, onChange, onBlur, isEditable, labelId, describedBy, isInvalid, palette } = props;
  const sentHtml = useRef(value);
  const callbacks = useRef({ onChange, onBlur });
  useEffect(() => {
    callbacks.current = { onChange, onBlur };
  });

  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3] },
        code: false,
        codeBlock: false,
        strike: false,
        horizontalRule: false,
        underline: false,
      }),
    ],
    content: value,
    editable: isEditable,
    editorProps: {
      attributes: {
        class: 'prose',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
        ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
      },
    },
    onUpdate: ({ editor: current }) => {
      sentHtml.current = current.isEmpty ? '' : current.getHTML();
      callbacks.current.onChange(sentHtml.current);
    },
    onBlur: () => callbacks.current.onBlur?.(),
  });

  useEffect(() => {
    if (value === sentHtml.current) return;
    sentHtml.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  useEffect(() => {
    editor.setEditable(isEditable, false);
  }, [editor, isEditable]);

  return (
    <>
      {isEditable && <RichTextToolbar editor={editor} />}
      {isEditable && palette && <RichTextPalette editor={editor} palette={palette} />}
      <EditorContent editor={editor} />
    </>
  );
}
