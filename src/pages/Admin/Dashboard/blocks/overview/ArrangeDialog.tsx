import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import type { AdminDashboardProps, DashboardLayoutPayload } from '#contracts/admin/dashboard/dashboard.ts';
import { update } from '#generated/routes/admin/dashboard/layout.ts';
import * as dashboardMessages from '#messages/admin/dashboard.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { moveItem } from '#ui/fields/move-item.ts';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';

interface ArrangeDialogProps extends Pick<AdminDashboardProps, 'layout'> {
  readonly onClose: () => void;
}

/** Which figures the person wants to see, and in which order. */
export function ArrangeDialog({ layout, onClose }: ArrangeDialogProps) {
  const t = useMessages(dashboardMessages);
  const visit = useVisit();
  const [cards, setCards] = useState(layout);
  const save = async (): Promise<boolean> => {
    const data: DashboardLayoutPayload = {
      cards: cards.map(({ key, isOn }, order) => ({ key, on: isOn, order })),
    };
    const { outcome } = await visit({
      method: 'PATCH',
      href: update(),
      data,
      preserveScroll: true,
    });
    return outcome === 'success';
  };
  return (
    <FormDialog
      title={t('arrange.title')}
      description={t('arrange.text')}
      submitLabel={t('arrange.submit')}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack as="ul" gap={1} label={t('arrange.label')}>
        {cards.map(({ key, isOn }, place) => (
          <Inline key={key} as="li" justify="between" isOneLine>
            <Checkbox
              name={`card-${key}`}
              label={t(`cards.${key}`)}
              value={isOn}
              onChange={(isNowOn) =>
                setCards(cards.map((card) => (card.key === key ? { ...card, isOn: isNowOn } : card)))
              }
            />
            <Inline gap={1} isOneLine>
              <IconButton
                icon={ArrowUp}
                label={t('arrange.up', { name: t(`cards.${key}`) })}
                inactiveReason={place === 0 ? t('arrange.first') : undefined}
                onClick={() => setCards(moveItem(cards, place, place - 1))}
              />
              <IconButton
                icon={ArrowDown}
                label={t('arrange.down', { name: t(`cards.${key}`) })}
                inactiveReason={place === cards.length - 1 ? t('arrange.last') : undefined}
                onClick={() => setCards(moveItem(cards, place, place + 1))}
              />
            </Inline>
          </Inline>
        ))}
      </Stack>
    </FormDialog>
  );
}
