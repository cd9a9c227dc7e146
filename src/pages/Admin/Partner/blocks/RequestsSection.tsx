import type { PartnerFormProps } from '#contracts/admin/partner/form.ts';
import { update } from '#generated/routes/admin/partner/request.ts';
import * as partnerMessages from '#messages/admin/partner.ts';
import * as partnerWords from '#messages/partner-words.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Badge } from '#ui/data/Badge.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { useAction } from '../../../Account/blocks/useAction.ts';

const states = ['sent', 'answered', 'closed'] as const;

interface RequestsSectionProps {
  readonly partnerId: string;
  readonly requests: PartnerFormProps['requests'];
  readonly canUpdate: boolean;
}

/** What clients asked a partner, and how it stands. */
export function RequestsSection({ partnerId, requests, canUpdate }: RequestsSectionProps) {
  const t = useMessages(partnerMessages);
  const words = useMessages(partnerWords);
  const { date } = useFormat();
  const { isPending, run } = useAction();
  return (
    <ItemList
      label={t('requests.title')}
      empty={t('requests.none')}
      isBusy={isPending}
      items={requests.map(({ id, company, by, subject, message, sentAt, status }) => ({
        id,
        title: subject,
        detail: (
          <Stack gap={1}>
            <Text>{t('requests.foot', { company, by, date: date(sentAt) })}</Text>
            <Text breaks="lines" tone="ink">
              {message}
            </Text>
          </Stack>
        ),
        end: canUpdate ? (
          <Select
            name={`status-${id}`}
            label={t('requests.status', { subject })}
            isLabelHidden
            value={status}
            choices={states.map((state) => ({ id: state, label: words(`request.${state}`) }))}
            onChange={(chosen) =>
              void run({
                method: 'PATCH',
                href: update({ partner: partnerId, partnerRequest: id }),
                data: { status: chosen },
              })
            }
          />
        ) : (
          <Badge>{words(`request.${status}`)}</Badge>
        ),
      }))}
    />
  );
}
