import { ArrowDown, ArrowUp, Pencil } from 'lucide-react';
import { useState } from 'react';
import { media as library } from '#generated/routes/client.ts';
import { hasPictures, type SiteSection } from '#domain/site/site.ts';
import * as siteMessages from '#messages/client/site-template.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useMessages } from '#runtime/locale/messages.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { Card } from '#ui/data/Card.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { moveItem } from '#ui/fields/move-item.ts';
import { FieldError } from '#ui/fields/FieldError.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { Switch } from '#ui/fields/Switch.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import type { PanelProps } from './SiteEditor.tsx';

const SectionDialog = lazyDialog(async () => (await import('./SectionDialog.tsx')).SectionDialog);

/** Title, head picture, and the parts of the page in their order. */
export function ContentPanel({ props, control: { form } }: PanelProps) {
  const t = useMessages(siteMessages);
  const isReadOnly = !props.can.write;
  const photos = props.choices.media.filter(({ kind }) => kind === 'photo');
  return (
    <Card title={t('panels.content')}>
      <Stack gap={4}>
        <Bound form={form} name="title">
          {(bind) => <TextField {...bind} isReadOnly={isReadOnly} label={t('fields.title')} maxLength={80} />}
        </Bound>
        <Bound form={form} name="baseline">
          {(bind) => (
            <TextField
              {...bind}
              isReadOnly={isReadOnly}
              label={t('fields.baseline')}
              maxLength={160}
              isOptional
            />
          )}
        </Bound>
        <Bound form={form} name="heroMediaId">
          {(bind) => (
            <Select
              {...bind}
              isReadOnly={isReadOnly}
              label={t('fields.heroMediaId')}
              help={
                photos.length === 0 ? (
                  <>
                    {t('noMedia')} <TextLink href={library()}>{t('openMedia')}</TextLink>
                  </>
                ) : undefined
              }
              choices={photos.map(({ id, title, hasAlt }) => ({
                id,
                label: hasAlt ? title : `${title} (${t('noAlt')})`,
              }))}
              isOptional
            />
          )}
        </Bound>
        <Bound form={form} name="sections">
          {(bind) => (
            <SectionLines
              props={props}
              value={bind.value}
              onChange={(next) =>
                bind.onChange(next.map((section) => ({ ...section, mediaIds: [...section.mediaIds] })))
              }
              error={bind.error}
            />
          )}
        </Bound>
      </Stack>
    </Card>
  );
}

interface SectionLinesProps {
  readonly props: PanelProps['props'];
  readonly value: readonly SiteSection[];
  readonly onChange: (next: readonly SiteSection[]) => void;
  readonly error: string | undefined;
}

/** The parts of the page: shown or not, in which order, and what stands in each. */
function SectionLines({ props, value, onChange, error }: SectionLinesProps) {
  const t = useMessages(siteMessages);
  const [edited, setEdited] = useState<number | null>(null);
  const canWrite = props.can.write;
  const section = edited === null ? undefined : value[edited];
  return (
    <>
      <ItemList
        label={t('sections.label')}
        isLabelShown
        isCompact
        items={value.map((each, index) => {
          const name = t(`sections.${each.kind}`);
          return {
            id: each.kind,
            title: name,
            detail: hasPictures(each.kind)
              ? t('sections.mediaCount', { count: each.mediaIds.length })
              : each.title,
            lead: (
              <Switch
                name={`section-${each.kind}`}
                label={t('sections.shown', { name })}
                isLabelHidden
                isDisabled={!canWrite}
                value={each.isOn}
                onChange={(isOn) => onChange(value.with(index, { ...each, isOn }))}
              />
            ),
            end: canWrite && (
              <>
                <IconButton
                  icon={ArrowUp}
                  size="sm"
                  label={t('sections.up', { name })}
                  inactiveReason={index === 0 ? t('sections.isFirst') : undefined}
                  onClick={() => onChange(moveItem(value, index, index - 1))}
                />
                <IconButton
                  icon={ArrowDown}
                  size="sm"
                  label={t('sections.down', { name })}
                  inactiveReason={index === value.length - 1 ? t('sections.isLast') : undefined}
                  onClick={() => onChange(moveItem(value, index, index + 1))}
                />
                <IconButton
                  icon={Pencil}
                  size="sm"
                  label={t('sections.edit', { name })}
                  onClick={() => setEdited(index)}
                />
              </>
            ),
          };
        })}
      />
      {error !== undefined && <FieldError id="sections-error" text={error} />}
      {edited !== null && section !== undefined && (
        <SectionDialog
          section={section}
          media={props.choices.media}
          onClose={() => setEdited(null)}
          onDone={(next) => onChange(value.with(edited, next))}
        />
      )}
    </>
  );
}
