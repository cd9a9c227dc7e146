import { CircleAlert, X } from 'lucide-react';
import * as filesMessages from '#messages/files-field.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { IconButton } from '../actions/IconButton.tsx';
import { Icon } from '../identity/Icon.tsx';
import { formatName, maxBytesOf, type FileLimits, type FileRefusal } from './file-limits.ts';
import { useFileSize } from './useFileSize.ts';

export interface RefusedFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
  readonly reason: FileRefusal;
}

interface RefusedFilesProps {
  readonly files: readonly RefusedFile[];
  readonly limits: FileLimits;
  readonly onDismiss: () => void;
}

/** Files that were not even sent: why, and what to do, each. */
export function RefusedFiles({ files, limits, onDismiss }: RefusedFilesProps) {
  const t = useMessages(filesMessages);
  const sizeOf = useFileSize();
  if (files.length === 0) return null;
  const reasonOf = ({ name, type, reason, bytes }: RefusedFile) =>
    t(`refused.${reason}`, {
      size: sizeOf(bytes),
      mb: Math.floor(maxBytesOf({ name, type }, limits) / 1_048_576),
      max: limits.maxCount,
      formats: limits.formats.map(formatName).join(', '),
    });
  const [first] = files;
  return (
    <div role="alert" className="flex items-start gap-2 text-table">
      <Icon icon={CircleAlert} size={14} className="mt-0.5 text-neg" />
      <ul className="min-w-0 flex-1">
        {files.map((file) => (
          <li key={`${file.name} ${file.bytes}`}>
            <span className="font-medium break-all">{file.name}</span>{' '}
            <span className="text-neg">{reasonOf(file)}</span>
          </li>
        ))}
      </ul>
      <IconButton icon={X} size="sm" label={t('dismiss', { name: first?.name ?? '' })} onClick={onDismiss} />
    </div>
  );
}
