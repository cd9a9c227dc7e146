import { FileUp, Plus, Undo2 } from 'lucide-react';
import { useRef, type ChangeEvent } from 'react';
import * as linesMessages from '#messages/lines.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { toast } from '#runtime/toast/toast.ts';
import { Button } from '../actions/Button.tsx';

interface LinesToolsProps {
  readonly addLabel: string | undefined;
  readonly isFull: boolean;
  readonly max: number;
  readonly hasLines: boolean;
  readonly canUndo: boolean;
  readonly canImport: boolean;
  readonly onAdd: () => void;
  readonly onUndo: () => void;
  /** The text of a file that was chosen. */
  readonly onText: (text: string) => void;
}

/** What can be done under a table of lines, and its keys. */
export function LinesTools(props: LinesToolsProps) {
  const { addLabel, isFull, max, hasLines, canUndo, canImport, onAdd, onUndo, onText } = props;
  const t = useMessages(linesMessages);
  const input = useRef<HTMLInputElement>(null);
  const take = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    const text = file ? await readTextFile(file) : null;
    // The same file may be chosen again.
    target.value = '';
    if (file && text === null) toast.error(t('fileUnreadable'));
    if (text !== null) onText(text);
  };
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
      <span className="flex flex-wrap gap-2">
        <Button
          size="sm"
          icon={Plus}
          inactiveReason={isFull ? t('full', { max }) : undefined}
          onClick={onAdd}
        >
          {addLabel ?? t('add')}
        </Button>
        {canImport && (
          <>
            <Button size="sm" icon={FileUp} onClick={() => input.current?.click()}>
              {t('import')}
            </Button>
            <input
              ref={input}
              type="file"
              accept=".csv,.tsv,.txt,text/csv"
              className="hidden"
              tabIndex={-1}
              aria-hidden="true"
              data-lines-file=""
              onChange={(event) => void take(event)}
            />
          </>
        )}
        {canUndo && (
          <Button size="sm" variant="discreet" icon={Undo2} onClick={onUndo}>
            {t('undo')}
          </Button>
        )}
      </span>
      {hasLines && <p className="lines-keys no-print">{t('keys')}</p>}
    </div>
  );
}

/** Largest file that is read as lines. */
const maxBytes = 1_048_576;

/** The text of a file of a spreadsheet, in UTF-8 or as Windows wrote it; null when it is none, or too large. */
async function readTextFile(file: Blob): Promise<string | null> {
  if (file.size > maxBytes) return null;
  const bytes = await file.arrayBuffer();
  const text = decoded(bytes, 'utf-8') ?? decoded(bytes, 'windows-1252');
  // Programs and pictures have zeros, texts have none.
  return text === null || text.includes('\0') ? null : text;
}

function decoded(bytes: ArrayBuffer, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
