import { FileText, Film, Image, Map } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { OfferedFile, SharePageProps } from '#contracts/client/share/link.ts';
import type { ExportSection } from '#domain/paper/sections.ts';
import { isFinancial, presetSections } from '#domain/share/sections.ts';
import { shareAudiences, type ShareAudience } from '#domain/share/share.ts';
import * as shareMessages from '#messages/client/share.ts';
import * as sectionMessages from '#messages/share-sections.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { FieldError } from '#ui/fields/FieldError.tsx';
import type { IconShape } from '#ui/identity/Icon.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { MediaThumb } from '#ui/media/MediaThumb.tsx';
import { TickOrder } from '#ui/reorder/TickOrder.tsx';
import { useFileSize } from '#ui/fields/useFileSize.ts';

/** What is ticked. */
export interface Content {
  readonly sections: readonly ExportSection[];
  readonly fileIds: readonly string[];
}

interface ContentFieldsProps {
  readonly offer: Pick<SharePageProps, 'sections' | 'files'>;
  readonly audience: ShareAudience;
  readonly value: Content;
  readonly onChange: (value: Content) => void;
  /** An audience was chosen by its preset. */
  readonly onAudience?: ((audience: ShareAudience) => void) | undefined;
  readonly error?: string | undefined;
  readonly isOfProfile: boolean;
}

/** Files that are shown before somebody asks for all. */
const filesAtFirst = 8;

/** The printable pages and files that a link shows, in the order of a file. */
export function ContentFields(props: ContentFieldsProps) {
  const { offer, audience, value, onChange, onAudience, error, isOfProfile } = props;
  const t = useMessages(shareMessages);
  const titles = useMessages(sectionMessages);
  const offered = offer.sections.map(({ section }) => section);
  const fileIds = offer.files.map(({ id }) => id);
  const [isWhole, setWhole] = useState(false);
  // Long libraries are folded, but for what is ticked.
  const shownFiles = offer.files.filter(
    ({ id }, index) => isWhole || index < filesAtFirst || value.fileIds.includes(id),
  );
  const isAllowed = (section: ExportSection): boolean => audience !== 'buyer' || !isFinancial(section);
  return (
    <Stack gap={4}>
      <Text as="p" tone="ink3">
        {t('contentHelp')}
      </Text>
      {onAudience && (
        <Inline gap={2}>
          <Text size="table" weight="medium">
            {t('preset')}
          </Text>
          {shareAudiences
            .filter((one) => one !== 'other')
            .map((one) => (
              <Button
                key={one}
                size="sm"
                onClick={() => {
                  onAudience(one);
                  onChange({ ...value, sections: presetSections(one, offered) });
                }}
              >
                {t(`audiences.${one}`)}
              </Button>
            ))}
        </Inline>
      )}
      {error !== undefined && <FieldError id="sections-error" text={error} />}
      <TickGroup
        title={t('pages')}
        empty={t('sectionsEmpty')}
        ids={offered.filter(isAllowed)}
        chosen={value.sections}
        onChange={(sections) => onChange({ ...value, sections })}
      >
        <Text size="table" tone="ink3">
          {t('orderHelp')}
        </Text>
        <TickOrder
          name="section"
          label={t('pages')}
          value={value.sections.filter(isAllowed)}
          onChange={(sections) => onChange({ ...value, sections })}
          items={offer.sections.map(({ section, pagesCount }) => ({
            id: section,
            label: titles(section),
            isDisabled: !isAllowed(section),
            help: isAllowed(section)
              ? pagesCount > 1
                ? t('sheets', { count: pagesCount })
                : undefined
              : t('reserved'),
          }))}
        />
      </TickGroup>
      <TickGroup
        title={t('files')}
        empty={t(isOfProfile ? 'filesEmptyProfile' : 'filesEmpty')}
        ids={fileIds}
        chosen={value.fileIds}
        onChange={(ids) => onChange({ ...value, fileIds: ids })}
      >
        {shownFiles.map((file) => (
          <FileBox
            key={file.id}
            file={file}
            value={value.fileIds.includes(file.id)}
            onChange={(isOn) =>
              onChange({
                ...value,
                fileIds: isOn ? [...value.fileIds, file.id] : value.fileIds.filter((id) => id !== file.id),
              })
            }
          />
        ))}
        {shownFiles.length < offer.files.length && (
          <Inline>
            <Button variant="discreet" size="sm" onClick={() => setWhole(true)}>
              {t('more', { count: offer.files.length })}
            </Button>
          </Inline>
        )}
      </TickGroup>
    </Stack>
  );
}

interface TickGroupProps<Id extends string> {
  readonly title: string;
  readonly empty: string;
  readonly ids: readonly Id[];
  readonly chosen: readonly Id[];
  readonly onChange: (ids: readonly Id[]) => void;
  readonly children: ReactNode;
}

/** Boxes under one head, all of which can be ticked at once. */
function TickGroup<Id extends string>({ title, empty, ids, chosen, onChange, children }: TickGroupProps<Id>) {
  const t = useMessages(shareMessages);
  const isAll = ids.length > 0 && ids.every((id) => chosen.includes(id));
  return (
    <Stack gap={2}>
      <Inline justify="between">
        <Text weight="semibold">{title}</Text>
        {ids.length > 1 && (
          <Button variant="discreet" size="sm" onClick={() => onChange(isAll ? [] : ids)}>
            {t(isAll ? 'none' : 'all')}
          </Button>
        )}
      </Inline>
      {ids.length === 0 ? <Text tone="ink3">{empty}</Text> : children}
    </Stack>
  );
}

const icons: Readonly<Record<string, IconShape>> = { photo: Image, plan: Map, video: Film };

interface FileBoxProps {
  readonly file: OfferedFile;
  readonly value: boolean;
  readonly onChange: (isOn: boolean) => void;
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
    />
  );
}
