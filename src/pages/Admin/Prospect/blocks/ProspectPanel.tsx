import {
  ArrowRightLeft,
  Handshake,
  Mail,
  NotebookPen,
  PencilLine,
  Phone,
  Presentation,
  StickyNote,
  UserCheck,
} from 'lucide-react';
import { useState } from 'react';
import type { OpenProspect, ProspectIndexProps } from '#contracts/admin/prospect/index.ts';
import { memberName, recordPresence } from '#contracts/realtime/record-presence.ts';
import type { WithShared } from '#contracts/shared.ts';
import { convert, destroy, merge } from '#generated/routes/admin/prospect.ts';
import * as prospectMessages from '#messages/admin/prospect.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { usePresence } from '#runtime/realtime/usePresence.ts';
import { Button } from '#ui/actions/Button.tsx';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { OfficeStateBadge } from '#ui/data/OfficeStateBadge.tsx';
import { SectionTitle } from '#ui/data/SectionTitle.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Timeline } from '#ui/data/Timeline.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Drawer } from '#ui/overlay/Drawer.tsx';
import { useAction } from '../../../Account/blocks/useAction.ts';
import { AskedAction } from '../../../Account/blocks/AskedAction.tsx';
import { ActivityDialog } from './ActivityDialog.tsx';
import { AssignDialog } from './AssignDialog.tsx';
import { ProspectDialog } from './ProspectDialog.tsx';

const icons = {
  note: StickyNote,
  call: Phone,
  email: Mail,
  demo: Presentation,
  status: ArrowRightLeft,
} as const;

interface ProspectPanelProps extends WithShared<ProspectIndexProps> {
  readonly opened: OpenProspect;
  readonly hrefOf: (id: string) => string;
  readonly onClose: () => void;
}

/** One prospect beside the list: what is known, what was said, whom it resembles, until when it is kept. */
export function ProspectPanel(props: ProspectPanelProps) {
  const { opened, today, staff, onClose } = props;
  const { row, can } = opened;
  const t = useMessages(prospectMessages);
  const { isPending, run } = useAction();
  const [asked, setAsked] = useState<'edit' | 'activity' | 'assign' | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      <Drawer
        isOpen
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
        title={row.name}
        actions={
          can.update && (
            <>
              <Button icon={PencilLine} onClick={() => setAsked('edit')}>
                {t('edit')}
              </Button>
              <Button variant="primary" icon={NotebookPen} onClick={() => setAsked('activity')}>
                {t('activity.action')}
              </Button>
            </>
          )
        }
      >
        <Stack gap={4}>
          <Watchers {...props} />
          <Facts opened={opened} />
          {(can.assign || can.delete || can.convert) && (
            <Inline>
              {can.convert && (
                <Button
                  size="sm"
                  icon={Handshake}
                  isPending={isPending}
                  onClick={() => void run({ method: 'POST', href: convert(row.id), data: {} })}
                >
                  {t('convert.action')}
                </Button>
              )}
              {can.assign && (
                <Button size="sm" icon={UserCheck} onClick={() => setAsked('assign')}>
                  {t('assign.action')}
                </Button>
              )}
              {can.delete && (
                <AskedAction
                  label={t('panel.remove')}
                  title={t('panel.removeTitle', { name: row.name })}
                  text={t('panel.removeText')}
                  action={{ method: 'DELETE', href: destroy(row.id) }}
                />
              )}
            </Inline>
          )}
          <Doubles {...props} />
          <History opened={opened} />
        </Stack>
      </Drawer>
      {asked === 'edit' && <ProspectDialog {...props} prospect={opened} onClose={close} />}
      {asked === 'activity' && <ActivityDialog prospect={row} today={today} onClose={close} />}
      {asked === 'assign' && <AssignDialog prospect={row} staff={staff} onClose={close} />}
    </>
  );
}

/** Who else has it open now. */
function Watchers(props: ProspectPanelProps) {
  const t = useMessages(prospectMessages);
  const members = usePresence(recordPresence(props, 'prospect', props.opened.row.id));
  const names = members
    .filter(({ id }) => id !== props.auth.user?.id)
    .map(({ info }) => memberName(info))
    .filter((name) => name !== '');
  if (names.length === 0) return null;
  return <Banner tone="info">{t('panel.others', { names: names.join(', ') })}</Banner>;
}

function Facts({ opened }: Pick<ProspectPanelProps, 'opened'>) {
  const t = useMessages(prospectMessages);
  const { date, money } = useFormat();
  const { row, values, utm, brand, plan, consentBasis, purgeOn, lostReason, client } = opened;
  const { email, phone } = values;
  return (
    <Stack gap={3}>
      <Inline gap={2}>
        <OfficeStateBadge entity="prospect" state={row.status} />
        <Text tone="ink3">{t('score', { score: row.score })}</Text>
      </Inline>
      {client !== null && <Banner tone="info">{t('panel.client', { name: client })}</Banner>}
      <DescriptionList
        layout="rows"
        items={[
          { term: t('fields.company'), value: row.company },
          {
            term: t('fields.email'),
            value: email === '' ? null : <TextLink href={`mailto:${email}`}>{email}</TextLink>,
          },
          { term: t('fields.phone'), value: phone && <TextLink href={`tel:${phone}`}>{phone}</TextLink> },
          { term: t('fields.city'), value: row.city },
          { term: t('fields.activity'), value: row.activity && t(`choices.activity.${row.activity}`) },
          { term: t('fields.source'), value: t(`choices.source.${row.source}`) },
          { term: t('fields.utmId'), value: utm },
          { term: t('fields.brandId'), value: brand },
          { term: t('fields.expectedPlanId'), value: plan },
          {
            term: t('fields.expectedMrrCents'),
            value: row.expectedMrrCents === null ? null : money(row.expectedMrrCents),
          },
          { term: t('fields.nextActionOn'), value: row.nextActionOn && date(row.nextActionOn) },
          { term: t('fields.assignedTo'), value: row.assignee?.name ?? t('unassigned') },
          { term: t('fields.consentBasis'), value: t(`choices.consentBasis.${consentBasis}`) },
          ...(lostReason === null ? [] : [{ term: t('fields.lostReason'), value: lostReason }]),
        ]}
      />
      {purgeOn !== null && (
        <Text as="p" tone="ink3" size="table">
          {t('panel.purge', { date: date(purgeOn) })}
        </Text>
      )}
    </Stack>
  );
}

function Doubles({ opened, hrefOf }: Pick<ProspectPanelProps, 'opened' | 'hrefOf'>) {
  const t = useMessages(prospectMessages);
  const { row, duplicates, can } = opened;
  if (duplicates.length === 0) return null;
  return (
    <ItemList
      label={t('panel.duplicates')}
      isLabelShown
      items={duplicates.map(({ id, name, company }) => ({
        id,
        title: name,
        href: hrefOf(id),
        detail: company,
        end: can.update && (
          <AskedAction
            label={t('merge.action')}
            title={t('merge.title', { name })}
            text={t('merge.text')}
            action={{ method: 'POST', href: merge(row.id), data: { targetId: id } }}
          />
        ),
      }))}
    />
  );
}

function History({ opened }: Pick<ProspectPanelProps, 'opened'>) {
  const t = useMessages(prospectMessages);
  const { date } = useFormat();
  return (
    <Stack gap={2}>
      <SectionTitle>{t('panel.history')}</SectionTitle>
      {opened.activities.length === 0 ? (
        <Text tone="ink3">{t('panel.noHistory')}</Text>
      ) : (
        <Timeline
          label={t('panel.history')}
          items={opened.activities.map(({ id, kind, body, move, at, by }) => ({
            id,
            icon: icons[kind],
            title: t(`choices.kind.${kind}`),
            detail: (
              <Stack gap={1}>
                <Text breaks="lines" tone="ink2">
                  {move === null
                    ? body
                    : t('panel.step', {
                        from: t(`choices.status.${move.from}`),
                        to: t(`choices.status.${move.to}`),
                      })}
                </Text>
                <Text tone="ink3" size="micro">
                  {by}
                </Text>
              </Stack>
            ),
            date: date(at),
            dateTime: at,
          }))}
        />
      )}
    </Stack>
  );
}
