import { Check, Copy, FilePlus2, Printer, SquareArrowOutUpRight } from 'lucide-react';
import { useState } from 'react';
import { channels } from '#contracts/realtime/channels.ts';
import type { SupportPlanDescriptionProps } from '#contracts/client/operation/sale/support-plan-description.ts';
import type { WithShared } from '#contracts/shared.ts';
import { edit, supportPlanDescription } from '#generated/routes/client/operation/sale.ts';
import {
  approve,
  newVersion,
  store,
  update,
} from '#generated/routes/client/operation/sale/support-plan-description.ts';
import * as descriptionMessages from '#messages/client/support-plan-description.ts';
import * as recordMessages from '#messages/record.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { TradeStateBadge } from '#ui/data/TradeStateBadge.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { PartFailed } from '#ui/feedback/PartFailed.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { RecordForm } from '#ui/form/RecordForm.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { useAction } from '../../../Account/blocks/useAction.ts';
import { useRecordForm } from '../../../blocks/record/useRecordForm.tsx';
import { OperationFrame } from '../blocks/OperationFrame.tsx';
import type { DescriptionSheetProps } from './blocks/DescriptionSheet.tsx';
import { PlanPart } from './blocks/PlanPart.tsx';
import { useDescriptionParts } from './blocks/useDescriptionParts.tsx';
import { VersionsPart } from './blocks/VersionsPart.tsx';

const schema = async () =>
  (await import('#contracts/client/operation/sale/support-plan-description.ts')).descriptionPayload;

// The sheet of paper comes after the form.
const DescriptionSheet = lazyPart<DescriptionSheetProps>(
  async () => (await import('./blocks/DescriptionSheet.tsx')).DescriptionSheet,
  { pending: () => <Skeleton width="100%" height={320} />, failed: PartFailed },
);
const CopyDescriptionDialog = lazyDialog(
  async () => (await import('./blocks/CopyDescriptionDialog.tsx')).CopyDescriptionDialog,
);

/** What a lot is made of: rooms, works on common and private parts, plan, versions, and the document that is annexed. */
export default function SupportPlanDescription(props: WithShared<SupportPlanDescriptionProps>) {
  const { operation, lot, shown, can } = props;
  const t = useMessages(descriptionMessages);
  const tRecord = useMessages(recordMessages);
  const { record, can: rights } = props.form;
  const parameters = { operation: operation.id, lot: lot.id };
  const [isPrinting, setPrinting] = useState(false);
  const form = useRecordForm(props.form, {
    shared: props,
    type: 'lot',
    part: 'description',
    messages: descriptionMessages,
    schema,
    routes: {
      index: () => edit(parameters),
      store: () => store(parameters),
      update: () => update(parameters),
    },
    updateMethod: 'PUT',
  });
  const title = t('title', { ref: lot.ref });
  useTitle(`${operation.name} · ${title}`, props.app.name);
  useRefreshOnEvent<SupportPlanDescriptionProps>(
    channels.operation(operation.id),
    ['lot.updated'],
    ['shown', 'versions', 'obstacles', 'others', 'can'],
  );
  const parts = useDescriptionParts(form, props);
  return (
    <OperationFrame operation={operation} current="sale" canUpdate={can.update}>
      <RecordForm
        control={form.control}
        labelOf={form.labelOf}
        describe={form.describe}
        isWide
        head={{
          title,
          badge: shown && <TradeStateBadge entity="supportPlanDescription" state={shown.status} />,
          subtitle: shown === null ? operation.name : t('version', { number: shown.versionNo }),
          actions: (
            <DescriptionActions
              props={props}
              isChanged={form.control.form.isDirty}
              onPrint={() => setPrinting(true)}
            />
          ),
        }}
        notice={<Notices props={props} />}
        parts={parts}
        after={
          <>
            <Columns>
              <PlanPart
                plan={shown?.plan ?? null}
                parameters={parameters}
                isSaved={record !== null}
                canChange={rights.save}
              />
              {props.versions.length > 0 && (
                <VersionsPart
                  versions={props.versions}
                  shownNo={shown?.versionNo ?? null}
                  parameters={parameters}
                />
              )}
            </Columns>
            <PageSection title={t('document.title')} help={t('document.help')}>
              <DescriptionSheet
                form={form.control.form}
                page={props}
                isPrinting={isPrinting}
                onPrinted={() => setPrinting(false)}
              />
            </PageSection>
          </>
        }
        bar={
          rights.save
            ? { submitLabel: tRecord(record === null ? 'create' : 'save'), cancelHref: edit(parameters) }
            : null
        }
      />
    </OperationFrame>
  );
}

interface DescriptionActionsProps {
  readonly props: SupportPlanDescriptionProps;
  readonly isChanged: boolean;
  readonly onPrint: () => void;
}

/** What can be done with the version that is shown, and the windows that ask. */
function DescriptionActions({ props, isChanged, onPrint }: DescriptionActionsProps) {
  const { operation, lot, shown, can, obstacles, others } = props;
  const t = useMessages(descriptionMessages);
  const { run, isPending } = useAction();
  const [asked, setAsked] = useState<'approve' | 'copy' | null>(null);
  const parameters = { operation: operation.id, lot: lot.id };
  const unsaved = isChanged ? t('saveFirst') : undefined;
  const send = async () => {
    await run({ method: 'POST', href: approve(parameters) });
    setAsked(null);
  };
  return (
    <>
      <PageActions
        isCompactOnPhone
        actions={[
          can.approve && {
            id: 'description.approve',
            label: t('actions.approve'),
            place: 'page',
            icon: Check,
            inactiveReason: unsaved ?? obstacles[0],
            run: () => setAsked('approve'),
          },
          can.newVersion && {
            id: 'description.new-version',
            label: t('actions.newVersion'),
            place: 'page',
            icon: FilePlus2,
            run: () => void run({ method: 'POST', href: newVersion(parameters) }),
          },
          can.copy &&
            others.length > 0 && {
              id: 'description.copy',
              label: t('actions.copy'),
              place: 'page',
              icon: Copy,
              inactiveReason: unsaved,
              run: () => setAsked('copy'),
            },
          {
            id: 'description.print',
            label: t('actions.print'),
            place: 'page',
            icon: Printer,
            run: onPrint,
          },
          {
            id: 'description.lot',
            label: t('actions.lot'),
            place: 'page',
            icon: SquareArrowOutUpRight,
            href: edit(parameters),
          },
        ]}
      />
      <ConfirmDialog
        isOpen={asked === 'approve'}
        title={t('approveDialog.title', { number: shown?.versionNo ?? 1 })}
        description={t('approveDialog.text')}
        confirmLabel={t('actions.approve')}
        isPending={isPending}
        onConfirm={() => void send()}
        onCancel={() => setAsked(null)}
      />
      {asked === 'copy' && (
        <CopyDescriptionDialog parameters={parameters} others={others} onClose={() => setAsked(null)} />
      )}
    </>
  );
}

/** What has to be known first: an older version, one that is locked, what stands against approval. */
function Notices({ props }: { readonly props: SupportPlanDescriptionProps }) {
  const { operation, lot, shown, versions, obstacles } = props;
  const t = useMessages(descriptionMessages);
  if (shown === null) return null;
  if (shown.versionNo !== versions[0]?.versionNo) {
    return (
      <Banner tone="info">
        {t('older', { number: shown.versionNo })}{' '}
        <TextLink href={supportPlanDescription({ operation: operation.id, lot: lot.id })}>
          {t('seeLatest')}
        </TextLink>
      </Banner>
    );
  }
  if (shown.status !== 'draft') return <Banner tone="readonly">{t(`locked.${shown.status}`)}</Banner>;
  if (obstacles.length === 0) return <Banner tone="success">{t('ready')}</Banner>;
  return <Banner tone="warn">{[t('toApprove'), ...obstacles].join(' ')}</Banner>;
}
