import { useState } from 'react';
import type { SiteMediaChoice } from '#contracts/client/site-template/form.ts';
import { hasPictures, maxSectionMedia, type SiteSection } from '#domain/site/site.ts';
import * as siteMessages from '#messages/client/site-template.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { MultiSelect } from '#ui/fields/MultiSelect.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';

interface SectionDialogProps {
  readonly section: SiteSection;
  readonly media: readonly SiteMediaChoice[];
  readonly onDone: (section: SiteSection) => void;
  readonly onClose: () => void;
}

/** Asks what stands in a part of the page: its title, its text, its files. */
export function SectionDialog({ section, media, onDone, onClose }: SectionDialogProps) {
  const t = useMessages(siteMessages);
  const [title, setTitle] = useState(section.title);
  const [text, setText] = useState(section.text);
  const [mediaIds, setMediaIds] = useState<readonly string[]>(section.mediaIds);
  const name = t(`sections.${section.kind}`);
  const isOfPapers = section.kind === 'documents';
  const choices = media.filter(({ kind }) => (isOfPapers ? kind !== 'photo' : kind !== 'document'));
  return (
    <FormDialog
      title={t('sections.dialog', { name })}
      submitLabel={t('sections.done')}
      size="lg"
      onSubmit={() => {
        onDone({
          ...section,
          title: title.trim(),
          text: text.trim(),
          mediaIds: mediaIds.slice(0, maxSectionMedia),
        });
        return true;
      }}
      onClose={onClose}
    >
      {section.kind !== 'hero' && (
        <TextField
          name="sectionTitle"
          label={t('fields.sectionTitle')}
          value={title}
          onChange={setTitle}
          maxLength={80}
          isOptional
        />
      )}
      <TextArea
        name="sectionText"
        label={t('fields.sectionText')}
        help={t('help.sectionText')}
        value={text}
        onChange={setText}
        maxLength={4000}
        isOptional
      />
      {hasPictures(section.kind) && (
        <MultiSelect
          name="mediaIds"
          label={t('fields.mediaIds')}
          help={t('help.mediaIds')}
          value={mediaIds}
          onChange={setMediaIds}
          choices={choices.map(({ id, title: label, hasAlt }) => ({
            id,
            label: hasAlt ? label : `${label} (${t('noAlt')})`,
          }))}
          isOptional
        />
      )}
    </FormDialog>
  );
}
