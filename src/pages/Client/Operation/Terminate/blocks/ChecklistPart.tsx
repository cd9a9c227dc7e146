import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ShownCheck, TerminateFormProps } from '#contracts/client/operation/terminate/form.ts';
import type { ClosingCheck } from '#domain/operation/termination.ts';
import * as terminationMessages from '#messages/client/operation-termination.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';

interface ChecklistPartProps {
  readonly props: TerminateFormProps;
  readonly ticked: readonly ClosingCheck[];
  readonly onTick: (ticked: readonly ClosingCheck[]) => void;
}

/** What is to be dealt with before the end, each with the way there, or a box to tick it as known. */
export function ChecklistPart({ props, ticked, onTick }: ChecklistPartProps) {
  const t = useMessages(terminationMessages);
  const { money } = useFormat();
  const { checks, kind, can, values } = props;
  const isClosing = kind === 'closed';
  const open = checks.filter(({ isDone }) => !isDone);
  const detailOf = ({ id, count, amountCents }: ShownCheck): string =>
    [t(`count.${id}`, { count }), amountCents === null || amountCents === 0 ? null : money(amountCents)]
      .filter(Boolean)
      .join(' · ');
  const isFollowed = (id: ClosingCheck): boolean => id === 'retentions' && values.keepsRetentionFollowUp;
  return (
    <PageSection
      title={t('checklist.title')}
      count={open.length}
      help={
        open.length === 0 ? t('checklist.allDone') : t(isClosing ? 'checklist.help' : 'checklist.abandonHelp')
      }
    >
      <ItemList
        label={t('checklist.title')}
        items={checks.map((check) => ({
          id: check.id,
          icon: check.isDone ? CircleCheck : CircleAlert,
          title: t(`checks.${check.id}`),
          detail: detailOf(check),
          end: (
            <Inline gap={3}>
              {!check.isDone && isClosing && can.confirm && !isFollowed(check.id) && (
                <Checkbox
                  name={`acknowledge-${check.id}`}
                  value={ticked.includes(check.id)}
                  onChange={(isOn) =>
                    onTick(isOn ? [...ticked, check.id] : ticked.filter((one) => one !== check.id))
                  }
                  label={t('checklist.acknowledge')}
                />
              )}
              {!check.isDone && isClosing && isFollowed(check.id) && (
                <Badge tone="info">{t('checklist.follow')}</Badge>
              )}
              {check.href !== null && <TextLink href={check.href}>{t('checklist.go')}</TextLink>}
              <Badge tone={check.isDone ? 'pos' : isClosing ? 'warn' : 'info'}>
                {t(check.isDone ? 'checklist.done' : 'checklist.open')}
              </Badge>
            </Inline>
          ),
        }))}
      />
    </PageSection>
  );
}
