import { ArrowDown, Ban, CheckCheck, LockOpen, PencilLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { TransactionPageProps } from '#contracts/client/transaction.ts';
import type { OpenedTransaction } from '#contracts/client/transaction/opened.ts';
import { destroy, ignore, split, unvalidate, validate } from '#generated/routes/client/transaction.ts';
import * as transactionMessages from '#messages/client/transaction.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useNavigate } from '#runtime/navigation/hooks.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Menu } from '#ui/actions/Menu.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { OfficeStateBadge } from '#ui/data/OfficeStateBadge.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Drawer } from '#ui/overlay/Drawer.tsx';
import { useAction } from '../../../Account/blocks/useAction.ts';
import { Favourites, Parts, Proposal } from './CodingParts.tsx';
import { EntryDialog } from './EntryDialog.tsx';
import { MatchPart, TransferPart } from './MatchParts.tsx';
import { FilesPart, HistoryPart } from './PaperParts.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { putOnCode, SplitFields, useSplitForm, type SplitForm } from './SplitForm.tsx';
import { useMovementKeys } from './useMovementKeys.ts';

type Given = Pick<TransactionPageProps, 'accounts' | 'operations' | 'codes' | 'favourites'>;

interface MovementDrawerProps {
  readonly movement: OpenedTransaction;
  readonly props: Given;
  /** The movement that comes next in the list; null at its end. */
  readonly nextHref: string | null;
  readonly onClose: () => void;
}

/** What is done at the foot of the panel: coding, then validating, then the next one. */
function useSteps(movement: OpenedTransaction, form: SplitForm, nextHref: string | null) {
  const navigate = useNavigate();
  const { run, isPending } = useAction();
  const showNext = (): void => {
    if (nextHref !== null) void navigate(nextHref, { preserveScroll: true });
  };
  const isCoded = movement.status === 'coded' && !form.isDirty;
  const code = async (): Promise<boolean> => {
    const { version } = movement;
    const transform = (values: object) => ({ ...values, version });
    const target = { method: 'PUT', href: split(movement.id), transform: transform as never } as const;
    return (await form.submit(target))?.outcome === 'success';
  };
  const validateNow = (): Promise<boolean> => run({ method: 'PUT', href: validate(movement.id) });
  const done = async (): Promise<void> => {
    if (!movement.can.update) return showNext();
    const isDone = isCoded && movement.can.validate ? await validateNow() : await code();
    if (isDone) showNext();
  };
  return { isCoded, isPending: isPending || form.isProcessing, code, validateNow, done, showNext };
}

/** The panel of a movement: what it is, its accounts, what it pays, its papers, what was done with it. */
export function MovementDrawer({ movement, props, nextHref, onClose }: MovementDrawerProps) {
  const t = useMessages(transactionMessages);
  const form = useSplitForm(movement);
  const steps = useSteps(movement, form, nextHref);
  const { can } = movement;
  const putOn = (codeId: string | undefined): void => {
    const code = props.codes.find(({ id }) => id === codeId);
    if (code && can.update) putOnCode(form, code);
  };
  useMovementKeys({
    onNext: nextHref === null ? null : steps.showNext,
    onFavourite: (rank) => putOn(props.favourites[rank]),
    onDone: () => void steps.done(),
  });
  return (
    <Drawer
      isOpen
      width={560}
      title={movement.label}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={<Foot movement={movement} steps={steps} hasNext={nextHref !== null} />}
    >
      <Stack gap={5}>
        {movement.isLocked && <Banner tone="readonly">{t('panel.locked')}</Banner>}
        <Facts movement={movement} props={props} />
        {can.update ? (
          <PageSection title={t('panel.splits')}>
            <Stack gap={3}>
              <Proposal movement={movement} props={props} onTake={putOn} />
              <Favourites props={props} onTake={putOn} />
              <SplitFields form={form} movement={movement} {...props} />
            </Stack>
          </PageSection>
        ) : (
          <Parts movement={movement} codes={props.codes} />
        )}
        <MatchPart movement={movement} />
        <TransferPart movement={movement} accounts={props.accounts} />
        <FilesPart movement={movement} canAttach={can.update || can.validate} />
        <HistoryPart history={movement.history} />
        <Text as="p" tone="ink3">
          {t('panel.keys')}
        </Text>
      </Stack>
    </Drawer>
  );
}

interface FootProps {
  readonly movement: OpenedTransaction;
  readonly steps: ReturnType<typeof useSteps>;
  readonly hasNext: boolean;
}

function Foot({ movement, steps, hasNext }: FootProps) {
  const t = useMessages(transactionMessages);
  const { can, status } = movement;
  const isLast = !hasNext;
  return (
    <>
      {hasNext && (
        <Button icon={ArrowDown} onClick={steps.showNext}>
          {t('panel.next')}
        </Button>
      )}
      {can.update && !(steps.isCoded && can.validate) && (
        <Button variant="primary" isPending={steps.isPending} onClick={() => void steps.done()}>
          {t(isLast ? 'panel.code' : 'panel.codeNext')}
        </Button>
      )}
      {can.update && status === 'coded' && steps.isCoded && can.validate && (
        <Button
          variant="primary"
          icon={CheckCheck}
          isPending={steps.isPending}
          onClick={() => void steps.done()}
        >
          {t(isLast ? 'panel.validate' : 'panel.validateNext')}
        </Button>
      )}
    </>
  );
}

type Window = 'edit' | 'ignore' | 'unvalidate';

function Facts({ movement, props }: { readonly movement: OpenedTransaction; readonly props: Given }) {
  const t = useMessages(transactionMessages);
  const format = useFormat();
  const { run } = useAction();
  const [asked, setAsked] = useState<Window | null>(null);
  const { id, can, status } = movement;
  const operation = props.operations.find((one) => one.id === movement.operationId)?.label;
  const facts = [
    { term: t('fields.bookedOn'), value: format.date(movement.bookedOn) },
    { term: t('fields.accountId'), value: movement.accountLabel },
    { term: t('fields.counterpartyName'), value: movement.counterpartyName || '–' },
    { term: t('fields.operationId'), value: operation ?? '–' },
    ...(movement.rawLabel !== null && movement.rawLabel !== movement.label
      ? [{ term: t('panel.bankLabel'), value: movement.rawLabel }]
      : []),
    ...(movement.bankRef === null ? [] : [{ term: t('panel.reference'), value: movement.bankRef }]),
    ...(movement.note === '' ? [] : [{ term: t('fields.note'), value: movement.note }]),
  ];
  const actions = [
    can.update && { id: 'edit', label: t('panel.edit'), icon: PencilLine, run: () => setAsked('edit') },
    can.update &&
      status !== 'ignored' && {
        id: 'ignore',
        label: t('panel.ignore'),
        icon: Ban,
        run: () => setAsked('ignore'),
      },
    status === 'validated' &&
      can.validate && {
        id: 'unvalidate',
        label: t('panel.unvalidate'),
        icon: LockOpen,
        run: () => setAsked('unvalidate'),
      },
    can.delete && {
      id: 'destroy',
      label: t('panel.remove'),
      icon: Trash2,
      isDanger: true,
      run: () => void run({ method: 'DELETE', href: destroy(id) }),
    },
  ].filter((action) => action !== false);
  return (
    <Stack gap={3}>
      <Inline gap={3}>
        <Text size="lg">{format.money(movement.amountCents)}</Text>
        <OfficeStateBadge entity="transaction" state={status} />
        {actions.length > 0 && <Menu size="sm" label={t('panel.actions')} actions={actions} />}
      </Inline>
      {movement.stateReason !== null && (
        <Text as="p" tone="ink3">
          {t('panel.reason', { reason: movement.stateReason })}
        </Text>
      )}
      <DescriptionList items={facts} layout="rows" />
      {asked === 'edit' && (
        <EntryDialog
          movement={movement}
          accounts={props.accounts}
          operations={props.operations}
          today={movement.bookedOn}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'ignore' && (
        <ReasonDialog
          title={t('panel.ignoreTitle')}
          submitLabel={t('panel.ignore')}
          method="PATCH"
          href={ignore(id)}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'unvalidate' && (
        <ReasonDialog
          title={t('panel.unvalidateTitle')}
          submitLabel={t('panel.unvalidate')}
          method="DELETE"
          href={unvalidate(id)}
          onClose={() => setAsked(null)}
        />
      )}
    </Stack>
  );
}
