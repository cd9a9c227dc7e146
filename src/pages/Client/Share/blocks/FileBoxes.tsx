import { FileText, Film, Image, Map } from 'lucide-react';
import { useState } from 'react';
import type { OfferedFile } from '#contracts/client/share/link.ts';
import * as shareMessages from '#messages/client/share.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { useFileSize } from '#ui/fields/useFileSize.ts';
import type { IconShape } from '#ui/identity/Icon.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { MediaThumb } from '#ui/media/MediaThumb.tsx';

/** Files that are shown before somebody asks for all. */
const filesAtFirst = 8;

const icons: Readonly<Record<string, IconShape>> = { photo: Image, plan: Map, video: Film };

interface FileBoxesProps {
  readonly files: readonly OfferedFile[];
  /** Identifiers of those that are ticked. */
  readonly value: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

/** The files that a link may show, each with its picture; long libraries are folded, but for what is ticked. */
export function FileBoxes({ files, value, onChange }: FileBoxesProps) {
  const t = useMessages(shareMessages);
  const [isWhole, setWhole] = useState(false);
  const shown = files.filter(({ id }, index) => isWhole || index < filesAtFirst || value.includes(id));
  return (
    <>
      {shown.map((file) => (
        <FileBox
          key={file.id}
          file={file}
          value={value.includes(file.id)}
          onChange={(isOn) => onChange(isOn ? [...value, file.id] : value.filter((id) => id !== file.id))}
        />
      ))}
      {shown.length < files.length && (
        <Inline>
          <Button variant="discreet" size="sm" onClick={() => setWhole(true)}>
            {t('more', { count: files.length })}
          </Button>
        </Inline>
      )}
    </>
  );
}

interface FileBoxProps {
  readonly file: OfferedFile;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

function FileBox({ file: { id, title, kind, sizeBytes, thumbHref }, value, onChange }: FileBoxProps) {
  const size = useFileSize();
  return (
    <Checkbox
      name={`file.${id}`}
      label={
        <Inline as="span" gap={2}>
          <MediaThumb picture={thumbHref} icon={icons[kind] ?? FileText} />
          <Text breaks="words">{title}</Text>
          <Text size="label" tone="ink3">
            {size(sizeBytes)}
          </Text>
        </Inline>
      }
      value={value}
      onChange={onChange}
      isCentered
    />
  );
}
