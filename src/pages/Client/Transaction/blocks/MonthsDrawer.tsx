import { Lock, LockOpen } from 'lucide-react';
import type { TransactionPageProps } from '#contracts/client/transaction.ts';
import { lock, unlock } from '#generated/routes/client/transaction/month.ts';
import * as transactionMessages from '#messages/client/transaction.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Drawer } from '#ui/overlay/Drawer.tsx';
import { useAction } from '../../../Account/blocks/useAction.ts';

interface MonthsDrawerProps {
  readonly months: TransactionPageProps['months'];
  readonly canUnlock: boolean;
  /** The movements of a month. */
  readonly hrefOf: (month: string) => string;
  readonly onClose: () => void;
}

/** The months of the books: how far each is, and whether it is locked. */
export function MonthsDrawer({ months, canUnlock, hrefOf, onClose }: MonthsDrawerProps) {
  const t = useMessages(transactionMessages);
  const format = useFormat();
  const { run, isPending } = useAction();
  return (
    <Drawer isOpen title={t('months.title')} width={520} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Stack gap={3}>
        <Text as="p" tone="ink3">
          {t('months.help')}
        </Text>
        <ItemList
          label={t('months.title')}
          isBusy={isPending}
          empty={t('empty')}
          items={months.map(({ month, movementsCount, toCodeCount, isLocked }) => ({
            id: month,
            title: format.month(month),
            href: hrefOf(month),
            badges: isLocked && (
              <Badge tone="warn" icon={Lock}>
                {t('months.locked')}
              </Badge>
            ),
            detail: t('months.detail', { count: movementsCount, toCode: toCodeCount }),
            end: isLocked ? (
              canUnlock && (
                <Button
                  size="sm"
                  icon={LockOpen}
                  onClick={() => void run({ method: 'DELETE', href: unlock(month) })}
                >
                  {t('months.unlock')}
                </Button>
              )
            ) : (
              <Button size="sm" icon={Lock} onClick={() => void run({ method: 'PUT', href: lock(month) })}>
                {t('months.lock')}
              </Button>
            ),
          }))}
        />
      </Stack>
    </Drawer>
  );
}
