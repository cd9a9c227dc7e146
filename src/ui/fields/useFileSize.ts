import * as filesMessages from '#messages/files-field.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';

/** Bytes as people read them: « 830 Ko », « 4,2 Mo », « 50 Go ». */
export function useFileSize(): (bytes: number) => string {
  const t = useMessages(filesMessages);
  const { number } = useFormat();
  return (bytes) =>
    bytes < 1_048_576
      ? t('size.kilobytes', { n: Math.max(1, Math.round(bytes / 1024)) })
      : bytes < 1_073_741_824
        ? t('size.megabytes', { n: number(bytes / 1_048_576, 1) })
        : t('size.gigabytes', { n: number(bytes / 1_073_741_824, 1) });
}
