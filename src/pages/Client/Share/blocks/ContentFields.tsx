import type { ReactNode } from 'react';
import type { SharePageProps } from '#contracts/client/share/link.ts';
import type { ExportSection } from '#domain/paper/sections.ts';
import { isFinancial, presetSections } from '#domain/share/sections.ts';
import { shareAudiences, type ShareAudience } from '#domain/share/share.ts';
import * as shareMessages from '#messages/client/share.ts';
import * as sectionMessages from '#messages/share-sections.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Text } from '#ui/data/Text.tsx';
import { FieldError } from '#ui/fields/FieldError.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { TickOrder } from '#ui/reorder/TickOrder.tsx';

/** They stand below the pages, with pictures that come late as well. */
const FileBoxes = lazyPart(async () => (await import('./FileBoxes.tsx')).FileBoxes);

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

/** The printable pages and files that a link shows, in the order of a file. */
export function ContentFields(props: ContentFieldsProps) {
  const { offer, audience, value, onChange, onAudience, error, isOfProfile } = props;
  const t = useMessages(shareMessages);
  const titles = useMessages(sectionMessages);
  const offered = offer.sections.map(({ section }) => section);
  const fileIds = offer.files.map(({ id }) => id);
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
        <FileBoxes
          files={offer.files}
          value={value.fileIds}
          onChange={(ids) => onChange({ ...value, fileIds: ids })}
        />
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
