import { Download, ExternalLink, ImagePlus, ImageOff, RotateCcw, RotateCw } from 'lucide-react';
import { useState } from 'react';
import type { MediaUse } from '#contracts/client/media.ts';
import type { MediaFormProps } from '#contracts/client/media/form.ts';
import type { WithShared } from '#contracts/shared.ts';
import type { MediaKind } from '#domain/media/media.ts';
import { media as index } from '#generated/routes/client.ts';
import { archive, cover, destroy, rotate, store, update } from '#generated/routes/client/media.ts';
import * as mediaMessages from '#messages/client/media.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { Combobox } from '#ui/fields/Combobox.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TagInput } from '#ui/fields/TagInput.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { useFileSize } from '#ui/fields/useFileSize.ts';
import { LightboxFailed, LightboxPending } from '#ui/gallery/LightboxPending.tsx';
import type { LightboxViewProps } from '#ui/gallery/LightboxView.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { BeforeAfter } from '#ui/media/BeforeAfter.tsx';
import { MediaPreview } from '#ui/media/MediaPreview.tsx';
import { useAction } from '../../Account/blocks/useAction.ts';
import { RecordPage } from '../../blocks/record/RecordPage.tsx';
import { useRecordForm } from '../../blocks/record/useRecordForm.tsx';
import { isViewable, kindIcons, slideOf } from './blocks/media-look.ts';

const LightboxView = lazyPart<LightboxViewProps>(
  async () => (await import('#ui/gallery/LightboxView.tsx')).LightboxView,
  { pending: LightboxPending, failed: LightboxFailed },
);

const schema = async () => (await import('#contracts/client/media/payload.ts')).mediaFields;

/** One file: what it shows, where it belongs, what it stands beside. */
export default function MediaForm(props: WithShared<MediaFormProps>) {
  const t = useMessages(mediaMessages);
  const { media, folders, operations, candidates, uses, can } = props;
  const nameOfUse = ({ kind, label }: MediaUse): string => t(`useKinds.${kind}`, { label });
  const { isPending, run } = useAction();
  const form = useRecordForm(props.form, {
    shared: props,
    type: 'media',
    messages: mediaMessages,
    schema,
    routes: {
      index,
      store,
      update,
      destroy,
    },
  });
  useRefreshOnEvent<MediaFormProps>(
    props.realtime?.changesChannel ?? null,
    ['media.changed'],
    ['media', 'before', 'after', 'candidates', 'uses'],
  );
  const { field, section } = form;
  const version = props.form.record?.version ?? 1;
  const isPicture = media.thumbHref !== null;
  const turn = (degrees: 90 | 270) => () =>
    void run({ method: 'POST', href: rotate(media.id), data: { degrees, version }, preserveScroll: true });
  const setCover = (isCover: boolean) => () =>
    void run({ method: 'PUT', href: cover(media.id), data: { isCover, version }, preserveScroll: true });
  const choicesOf = (items: readonly { readonly id: string; readonly name: string }[]) =>
    items.map(({ id, name }) => ({ id, label: name }));
  return (
    <RecordPage
      form={form}
      notice={<Preview {...props} />}
      actions={
        <>
          {media.isCover && <Badge tone="pos">{t('cover')}</Badge>}
          {media.isConfidential && <Badge tone="warn">{t('confidential')}</Badge>}
          <PageActions
            actions={[
              can.cover && {
                id: 'media.cover',
                label: t(media.isCover ? 'form.unsetCover' : 'form.setCover'),
                place: 'page',
                icon: media.isCover ? ImageOff : ImagePlus,
                run: isPending ? () => undefined : setCover(!media.isCover),
              },
              can.rotate && {
                id: 'media.rotateLeft',
                label: t('form.rotateLeft'),
                place: 'page',
                icon: RotateCcw,
                run: turn(270),
              },
              can.rotate && {
                id: 'media.rotateRight',
                label: t('form.rotateRight'),
                place: 'page',
                icon: RotateCw,
                run: turn(90),
              },
              can.download &&
                media.kind !== 'link' && {
                  id: 'media.download',
                  label: t('form.download'),
                  place: 'page',
                  icon: Download,
                  run: () => window.location.assign(archive({ query: { ids: [media.id] } })),
                },
              !isViewable(media) && {
                id: 'media.open',
                label: t('form.openFile'),
                place: 'page',
                icon: ExternalLink,
                run: () => void window.open(media.href, '_blank', 'noopener'),
              },
            ]}
          />
        </>
      }
      deleteText={
        uses.length === 0
          ? undefined
          : t('deleteUsed', { count: uses.length, places: firstOf(uses.map(nameOfUse)) })
      }
      after={
        <>
          <Uses {...props} />
          <Comparison {...props} />
        </>
      }
      sections={[
        section('media', [
          [
            field('title', TextField),
            field('kind', Select, {
              choices: kindsOf(media).map((id) => ({ id, label: t(`choices.kind.${id}`) })),
            }),
          ],
          isPicture && field('alt', TextField),
          field('description', TextArea, { rows: 3 }),
          [field('takenOn', DateField), field('credit', TextField)],
          field('tags', TagInput),
        ]),
        section('place', [
          [
            field('operationId', Combobox, { choices: choicesOf(operations) }),
            field('folderId', Combobox, { choices: choicesOf(folders) }),
          ],
          field('isConfidential', Checkbox),
        ]),
        ...(isPicture
          ? [
              section('comparison', [
                [
                  field('stage', Select),
                  field('beforeId', Combobox, {
                    choices: choicesOf(candidates),
                    isDisabled: candidates.length === 0,
                    ...(candidates.length === 0 && { help: t('noCandidate') }),
                  }),
                ],
              ]),
            ]
          : []),
      ]}
    />
  );
}

/** Places that a sentence names. */
const maxNamed = 5;
const firstOf = (places: readonly string[]): string =>
  `${places.slice(0, maxNamed).join(', ')}${places.length > maxNamed ? '…' : ''}`;

/** What a file can be called: a picture is a photograph or a plan, everything else is what its bytes are. */
const kindsOf = ({ thumbHref, kind }: MediaFormProps['media']): readonly MediaKind[] =>
  thumbHref === null ? [kind] : ['photo', 'plan'];

/** The file itself, and what is known of it. */
function Preview({ media, can }: MediaFormProps) {
  const t = useMessages(mediaMessages);
  const sizeOf = useFileSize();
  const { dateTime } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { widthPx, heightPx } = media;
  return (
    <>
      <MediaPreview
        picture={media.thumbHref === null ? media.posterHref : media.href}
        srcSet={media.srcSet}
        alt={media.alt || media.title}
        icon={kindIcons[media.kind]}
        openLabel={t('open', { title: media.title })}
        onOpen={isViewable(media) ? () => setOpen(true) : undefined}
      >
        <DescriptionList
          layout="rows"
          items={[
            { term: t('form.file'), value: media.fileName ?? media.href },
            ...(media.sizeBytes === null
              ? []
              : [{ term: t('columns.size'), value: sizeOf(media.sizeBytes) }]),
            ...(widthPx === null || heightPx === null
              ? []
              : [
                  {
                    term: t('columns.dimensions'),
                    value: t('dimensions', { width: String(widthPx), height: String(heightPx) }),
                  },
                ]),
            { term: t('columns.addedBy'), value: media.addedBy ?? '–' },
            { term: t('columns.createdAt'), value: dateTime(media.createdAt) },
            { term: t('columns.uses'), value: t('uses', { count: media.usesCount }) },
          ]}
        />
      </MediaPreview>
      {isOpen && (
        <LightboxView slides={[slideOf(media, can.download)]} startIndex={0} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

/** Where the file stands, each place with the way there. */
function Uses({ uses }: MediaFormProps) {
  const t = useMessages(mediaMessages);
  return (
    <PageSection title={t('form.uses')} count={uses.length}>
      <ItemList
        label={t('form.uses')}
        empty={t('form.noUse')}
        items={uses.map(({ kind, label, href }, rank) => ({
          id: `${kind}-${rank}`,
          title: t(`useKinds.${kind}`, { label }),
          ...(href !== null && { href }),
        }))}
      />
    </PageSection>
  );
}

/** The picture beside the one from before the works, or those from after. */
function Comparison({ media, before, after }: MediaFormProps) {
  const t = useMessages(mediaMessages);
  const pairs = [
    ...(before === null ? [] : [{ id: before.id, before, after: media }]),
    ...after.map((picture) => ({ id: picture.id, before: media, after: picture })),
  ];
  if (pairs.length === 0) return null;
  return (
    <PageSection title={t('form.comparison')}>
      {pairs.map((pair) => (
        <BeforeAfter
          key={pair.id}
          before={{ href: pair.before.href, alt: pair.before.title }}
          after={{ href: pair.after.href, alt: pair.after.title }}
          beforeLabel={t('form.before')}
          afterLabel={t('form.after')}
          label={t('form.slide')}
        />
      ))}
    </PageSection>
  );
}
