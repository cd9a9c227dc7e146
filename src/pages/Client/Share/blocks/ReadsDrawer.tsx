import type { ShareLink, ShareReads } from '#contracts/client/share/link.ts';
import { edit as editTask } from '#generated/routes/client/task.ts';
import * as sectionMessages from '#messages/share-sections.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Drawer } from '#ui/overlay/Drawer.tsx';
import { useShareTexts, type ShareTexts } from './useShareTexts.ts';

interface ReadsDrawerProps {
  readonly link: ShareLink;
  readonly reads: ShareReads;
  readonly onClose: () => void;
}

type Opening = ShareReads['openings'][number];
type Part = Opening['parts'][number];

/** Who read what behind a link, and for how long, opening by opening; and what was asked. */
export function ReadsDrawer({ link, reads, onClose }: ReadsDrawerProps) {
  const t = useShareTexts();
  const { dateTime } = useFormat();
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('reads.title', { name: link.recipientName })}
    >
      <Stack gap={6}>
        {reads.questions.length > 0 && (
          <ItemList
            label={t('reads.questions')}
            isCompact
            isLabelShown
            items={reads.questions.map(({ id, name, email, message, at, taskId }) => ({
              id,
              title: message,
              detail: `${name} · ${email} · ${dateTime(at)}`,
              end: (
                <>
                  <TextLink href={`mailto:${email}`}>{t('reads.answer')}</TextLink>
                  {taskId !== null && <TextLink href={editTask(taskId)}>{t('reads.task')}</TextLink>}
                </>
              ),
            }))}
          />
        )}
        {reads.openings.length === 0 && <Text tone="ink3">{t('reads.none')}</Text>}
        {reads.openings.map((opening) => (
          <OpeningPart key={opening.id} opening={opening} />
        ))}
      </Stack>
    </Drawer>
  );
}

function OpeningPart({ opening }: { readonly opening: Opening }) {
  const t = useShareTexts();
  const titles = useMessages(sectionMessages);
  const { dateTime } = useFormat();
  const duration = useDuration();
  const label = t('reads.opening', {
    date: dateTime(opening.at),
    device: deviceOf(opening.device, t),
    version: opening.version,
  });
  const partText = ({ kind, durationS }: Part): string => {
    if (kind === 'download') return t('reads.downloaded');
    return durationS === 0 ? t('reads.glimpsed') : t('reads.read', { duration: duration(durationS) });
  };
  const nameOf = ({ section, label: own }: Part): string =>
    section === null ? own : own === '' ? titles(section) : `${titles(section)} · ${own}`;
  return (
    <Stack gap={1}>
      <Text size="table" tone="ink3">
        {label}
      </Text>
      <ItemList
        label={label}
        isCompact
        empty={t('reads.nothing')}
        items={opening.parts.map((part, index) => ({
          id: `${opening.id}:${index}`,
          title: nameOf(part),
          end: partText(part),
        }))}
      />
    </Stack>
  );
}

const deviceOf = (device: string, t: ShareTexts): string =>
  t(device === 'mobile' || device === 'tablet' ? `reads.device.${device}` : 'reads.device.desktop');

/** Seconds as people say them: « 45 s », « 3 min 10 s ». */
function useDuration(): (seconds: number) => string {
  const t = useShareTexts();
  return (seconds) =>
    seconds < 60
      ? t('reads.seconds', { count: seconds })
      : t('reads.minutes', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
}
