import { CalendarPlus, Mail, PencilLine, Phone, UserCheck, UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { OpenLead, ProspectsProps } from '#contracts/client/ubiflow-sale-plan/prospects.ts';
import { memberName, recordPresence } from '#contracts/realtime/record-presence.ts';
import type { WithShared } from '#contracts/shared.ts';
import { leadStatesAfter } from '#domain/lead/steps.ts';
import { destroy, status as move } from '#generated/routes/client/ubiflow-sale-plan/prospects.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { usePresence } from '#runtime/realtime/usePresence.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Menu } from '#ui/actions/Menu.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Drawer } from '#ui/overlay/Drawer.tsx';
import { AskedAction } from '../../../../Account/blocks/AskedAction.tsx';
import { AssignDialog } from './AssignDialog.tsx';
import { CallDialog } from './CallDialog.tsx';
import { ConvertDialog } from './ConvertDialog.tsx';
import { LeadDialog } from './LeadDialog.tsx';
import { LeadHistory } from './LeadHistory.tsx';
import { LeadPerson, LeadTwins } from './LeadPeople.tsx';
import { LeadRequest } from './LeadRequest.tsx';
import { LostDialog } from './LostDialog.tsx';
import { ReplyDialog } from './ReplyDialog.tsx';
import { useLeadWords } from './useLeadWords.ts';
import { VisitDialog } from './VisitDialog.tsx';

interface LeadPanelProps extends WithShared<ProspectsProps> {
  readonly opened: OpenLead;
  readonly hrefOf: (id: string) => string;
  readonly onClose: () => void;
}

type Asked = 'reply' | 'call' | 'visit' | 'convert' | 'assign' | 'edit' | 'lost';

/** One request beside the list: what is asked, for which lot, by whom, what was done, and what can be done next. */
export function LeadPanel(props: LeadPanelProps) {
  const { opened, now, hrefOf, onClose, isMasked } = props;
  const { row, can } = opened;
  const { t } = useLeadWords();
  const [asked, setAsked] = useState<Asked | null>(null);
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
              <Button icon={Phone} onClick={() => setAsked('call')}>
                {t('call.action')}
              </Button>
              <Button
                variant="primary"
                icon={Mail}
                inactiveReason={row.email === null ? t('reply.noEmail') : undefined}
                onClick={() => setAsked('reply')}
              >
                {t('reply.action')}
              </Button>
            </>
          )
        }
      >
        <Stack gap={4}>
          {!isMasked && <Watchers {...props} />}
          {isMasked && <Banner tone="info">{t('panel.masked')}</Banner>}
          <LeadRequest opened={opened} now={now} />
          {can.update && <Steps opened={opened} onAsk={setAsked} />}
          <LeadPerson opened={opened} />
          <LeadTwins opened={opened} hrefOf={hrefOf} />
          <LeadHistory activities={opened.activities} />
        </Stack>
      </Drawer>
      <AskedDialog {...props} asked={asked} close={() => setAsked(null)} />
    </>
  );
}

interface StepsProps {
  readonly opened: OpenLead;
  readonly onAsk: (asked: Asked) => void;
}

/** What can be done next with a request, beside answering it. */
function Steps({ opened, onAsk }: StepsProps) {
  const { t } = useLeadWords();
  const visit = useVisit();
  const { row, can } = opened;
  const states = leadStatesAfter(row.status);
  return (
    <Inline gap={2}>
      {can.visit && (
        <Button size="sm" icon={CalendarPlus} onClick={() => onAsk('visit')}>
          {t('visit.action')}
        </Button>
      )}
      {can.convert && (
        <Button size="sm" icon={UserPlus} onClick={() => onAsk('convert')}>
          {t('convert.action')}
        </Button>
      )}
      {states.length > 0 && (
        <Menu
          size="sm"
          label={t('status.action')}
          actions={states.map((status) => ({
            id: status,
            label: t(`choices.status.${status}`),
            onAction: () => {
              if (status === 'lost') return onAsk('lost');
              const data = { status, lostReason: null };
              void visit({ method: 'PATCH', href: move(row.id), data, preserveScroll: true });
            },
          }))}
        />
      )}
      <Button size="sm" icon={UserCheck} onClick={() => onAsk('assign')}>
        {t('assign.action')}
      </Button>
      <Button size="sm" icon={PencilLine} onClick={() => onAsk('edit')}>
        {t('edit')}
      </Button>
      {can.delete && (
        <AskedAction
          label={t('panel.remove')}
          title={t('panel.removeTitle', { name: row.name })}
          text={t('panel.removeText')}
          action={{ method: 'DELETE', href: destroy(row.id) }}
        />
      )}
    </Inline>
  );
}

interface AskedDialogProps extends LeadPanelProps {
  readonly asked: Asked | null;
  readonly close: () => void;
}

function AskedDialog({ asked, close, ...props }: AskedDialogProps) {
  const { opened, people, auth } = props;
  const { row } = opened;
  switch (asked) {
    case 'reply':
      return <ReplyDialog lead={row} sender={auth.user?.name ?? ''} onClose={close} />;
    case 'call':
      return <CallDialog lead={row} onClose={close} />;
    case 'visit':
      return <VisitDialog {...props} onClose={close} />;
    case 'convert':
      return <ConvertDialog opened={opened} onClose={close} />;
    case 'assign':
      return <AssignDialog lead={row} people={people} onClose={close} />;
    case 'edit':
      return <LeadDialog {...props} lead={opened} onClose={close} />;
    case 'lost':
      return <LostDialog lead={row} onClose={close} />;
    case null:
      return null;
  }
}

/** Who else has it open now. */
function Watchers(props: LeadPanelProps) {
  const { t } = useLeadWords();
  const members = usePresence(recordPresence(props, 'lead', props.opened.row.id));
  const names = members
    .filter(({ id }) => id !== props.auth.user?.id)
    .map(({ info }) => memberName(info))
    .filter((name) => name !== '');
  if (names.length === 0) return null;
  return <Banner tone="info">{t('panel.others', { names: names.join(', ') })}</Banner>;
}
