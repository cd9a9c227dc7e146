import { ExternalLink, Link2, Rocket, Save, Unplug } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { SiteTemplateProps } from '#contracts/client/site-template/form.ts';
import { sitePanels, type SitePanel } from '#domain/site/panels.ts';
import type { WithShared } from '#contracts/shared.ts';
import { edit, preview, publish, unpublish } from '#generated/routes/client/site-template.ts';
import * as siteMessages from '#messages/client/site-template.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { Segmented } from '#ui/actions/Segmented.tsx';
import { Card } from '#ui/data/Card.tsx';
import { CopyText } from '#ui/data/CopyText.tsx';
import { Tabs } from '#ui/data/Tabs.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Form } from '#ui/form/Form.tsx';
import { RecordNotices } from '#ui/form/RecordNotices.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { PageFrame, type PageWidth } from '#ui/media/PageFrame.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { useAction } from '../../../Account/blocks/useAction.ts';
import { useOthersTyping } from '../../../blocks/record/useOthersTyping.ts';
import { ContentPanel } from './ContentPanel.tsx';
import { FormPanel, LegalPanel, LotsPanel, LookPanel, SeoPanel } from './FieldPanels.tsx';
import { PublicationCard } from './PublicationCard.tsx';
import { StatisticsPanel } from './StatisticsPanel.tsx';
import { useSiteForm, type ShownSite, type SiteControl } from './useSiteForm.ts';

export interface SiteEditorProps {
  readonly props: WithShared<SiteTemplateProps>;
  readonly site: ShownSite;
  readonly badge: ReactNode;
}

const widths = ['desktop', 'tablet', 'mobile'] as const;

/** The panels of a mini-site beside what they come to. */
export function SiteEditor({ props, site, badge }: SiteEditorProps) {
  const { operation, query, can, previewLink } = props;
  const t = useMessages(siteMessages);
  const { date } = useFormat();
  const control = useSiteForm(props, site, props.auth.user?.id ?? '');
  const [width, setWidth] = useState<PageWidth>('desktop');
  const { ref } = control.form;
  const labelOf = (field: string): string => {
    const key = `fields.${field}`;
    return t.has(key) ? t(key) : field;
  };
  const others = useOthersTyping({ shared: props, type: 'site', recordId: site.id, labelOf });
  const isWritten = query.panel !== 'statistics';
  return (
    <>
      <PageHeader
        title={t('title')}
        badge={badge}
        subtitle={<SaveState control={control} canWrite={can.write} note={others.sentences[0]} />}
        actions={<SiteActions props={props} site={site} control={control} />}
      />
      <Tabs
        label={t('panels.label')}
        items={sitePanels.map((panel) => ({
          label: t(`panels.${panel}`),
          href: edit({ operation: operation.id }, { query: { panel } }),
          isCurrent: panel === query.panel,
        }))}
      />
      {site.suspension !== null && (
        <Banner tone="error">
          {t('suspension', { date: date(site.suspension.at), reason: site.suspension.reason })}
        </Banner>
      )}
      <RecordNotices control={control} labelOf={labelOf} />
      {previewLink !== null && <CopyText label={t('preview.link')} text={previewLink} />}
      <Columns gap={5}>
        <Stack gap={5}>
          {isWritten ? (
            <Form
              ref={ref}
              aria-label={t(`panels.${query.panel}`)}
              onSubmit={(event) => {
                event.preventDefault();
                control.submit();
              }}
            >
              <Panel panel={query.panel} props={props} control={control} />
            </Form>
          ) : (
            <StatisticsPanel statistics={props.statistics} />
          )}
          <PublicationCard props={props} site={site} />
        </Stack>
        <Stack>
          <Card
            title={t('preview.title')}
            isFlush
            foot={t('preview.stale')}
            aside={
              <Segmented
                size="sm"
                label={t('preview.label')}
                value={width}
                onChange={setWidth}
                segments={widths.map((id) => ({ id, label: t(`preview.${id}`) }))}
              />
            }
          >
            <PageFrame html={site.previewHtml} title={t('preview.frame')} width={width} />
          </Card>
        </Stack>
      </Columns>
    </>
  );
}

export interface PanelProps {
  readonly props: SiteTemplateProps;
  readonly control: SiteControl;
}

function Panel({ panel, ...rest }: PanelProps & { readonly panel: SitePanel }) {
  switch (panel) {
    case 'look':
      return <LookPanel {...rest} />;
    case 'lots':
      return <LotsPanel {...rest} />;
    case 'form':
      return <FormPanel {...rest} />;
    case 'seo':
      return <SeoPanel {...rest} />;
    case 'legal':
      return <LegalPanel {...rest} />;
    default:
      return <ContentPanel {...rest} />;
  }
}

interface SaveStateProps {
  readonly control: SiteControl;
  readonly canWrite: boolean;
  /** Who else writes here. */
  readonly note: string | undefined;
}

function SaveState({ control, canWrite, note }: SaveStateProps) {
  const t = useMessages(siteMessages);
  const { form } = control;
  if (!canWrite) return null;
  const key = form.isProcessing
    ? 'saving'
    : form.errors.length > 0
      ? 'invalid'
      : form.isDirty
        ? 'waiting'
        : form.isRecentlySuccessful
          ? 'saved'
          : 'automatic';
  return (
    <span role="status">
      <Text>{note === undefined ? t(`save.${key}`) : `${t(`save.${key}`)} · ${note}`}</Text>
    </span>
  );
}

/** What can be done with the whole page. */
function SiteActions({
  props,
  site,
  control,
}: Pick<SiteEditorProps, 'props' | 'site'> & { readonly control: SiteControl }) {
  const { operation, can } = props;
  const t = useMessages(siteMessages);
  const { isPending, run } = useAction();
  const [isAsking, setAsking] = useState(false);
  const parameters = { operation: operation.id };
  const missing = site.checks.filter(({ isMet }) => !isMet).length;
  const isOnline = site.status === 'published';
  const notNow =
    site.suspension !== null
      ? t('suspended')
      : control.form.isDirty
        ? t('publication.unsaved')
        : missing > 0
          ? t('publication.notReady', { count: missing })
          : isOnline && !site.isChanged
            ? t('publication.nothingNew')
            : undefined;
  return (
    <>
      <PageActions
        isCompactOnPhone
        actions={[
          site.publicHref !== null && {
            id: 'site.open',
            label: t('publication.open'),
            place: 'page',
            icon: ExternalLink,
            run: () => window.open(site.publicHref ?? '', '_blank', 'noopener'),
          },
          can.write && {
            id: 'site.preview',
            label: t('preview.makeLink'),
            place: 'page',
            icon: Link2,
            run: () => void run({ method: 'POST', href: preview(parameters), preserveScroll: true }),
          },
          can.publish &&
            isOnline && {
              id: 'site.unpublish',
              label: t('publication.unpublish'),
              place: 'page',
              icon: Unplug,
              run: () => setAsking(true),
            },
          can.write &&
            control.form.isDirty && {
              id: 'site.save',
              label: t('save.button'),
              place: 'page',
              icon: Save,
              keys: 'mod+s',
              run: control.submit,
            },
          can.publish && {
            id: 'site.publish',
            label: t(isOnline ? 'publication.republish' : 'publication.publish'),
            place: 'page',
            icon: Rocket,
            isMain: true,
            inactiveReason: notNow,
            run: () =>
              void run({
                method: 'PUT',
                href: publish(parameters),
                data: { version: site.version },
                preserveScroll: true,
              }),
          },
        ]}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={t('publication.unpublishTitle')}
        description={t('publication.unpublishText')}
        confirmLabel={t('publication.unpublish')}
        isDanger
        isPending={isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() =>
          void run({ method: 'DELETE', href: unpublish(parameters), preserveScroll: true }).then(() =>
            setAsking(false),
          )
        }
      />
    </>
  );
}
