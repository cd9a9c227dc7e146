import { Ban, Building2, Copy, FileSignature, HandCoins, Megaphone, Stamp } from 'lucide-react';
import { useState } from 'react';
import type { QuickSaleFormProps } from '#contracts/client/quick-sale/form.ts';
import { convert, duplicate, publish } from '#generated/routes/client/quick-sale.ts';
import * as quickSaleMessages from '#messages/client/quick-sale.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { useAction } from '../../../Account/blocks/useAction.ts';
import type { StepKind } from './StepDialog.tsx';

const StepDialog = lazyDialog(async () => (await import('./StepDialog.tsx')).StepDialog);
const ConvertDialog = lazyDialog(async () => (await import('../../blocks/ConvertDialog.tsx')).ConvertDialog);

interface QuickSaleActionsProps extends Pick<QuickSaleFormProps, 'contacts' | 'today'> {
  readonly sale: { readonly id: string; readonly version: number; readonly label: string };
  readonly addressLine: string;
  readonly current: NonNullable<QuickSaleFormProps['current']>;
}

/** What can be done with a quick sale: the steps of its life, a copy, an operation made of it. */
export function QuickSaleActions({ sale, addressLine, current, contacts, today }: QuickSaleActionsProps) {
  const t = useMessages(quickSaleMessages);
  const { run } = useAction();
  const [asked, setAsked] = useState<StepKind | 'convert' | null>(null);
  const { can } = current;
  const close = () => setAsked(null);
  const step = (kind: StepKind, icon: typeof Ban) =>
    can[kind] && {
      id: `quick-sale.${kind}`,
      label: t(`steps.${kind}`),
      place: 'page' as const,
      icon,
      run: () => setAsked(kind),
    };
  return (
    <>
      <PageActions
        actions={[
          can.publish && {
            id: 'quick-sale.publish',
            label: t('steps.publish'),
            place: 'page',
            icon: Megaphone,
            run: () => void run({ method: 'POST', href: publish(sale.id) }),
          },
          step('offer', HandCoins),
          step('contract', FileSignature),
          step('sell', Stamp),
          can.duplicate && {
            id: 'quick-sale.duplicate',
            label: t('steps.duplicate'),
            place: 'page',
            icon: Copy,
            run: () => void run({ method: 'POST', href: duplicate(sale.id) }),
          },
          can.convert && {
            id: 'quick-sale.convert',
            label: t('convert.action'),
            place: 'page',
            icon: Building2,
            run: () => setAsked('convert'),
          },
          step('withdraw', Ban),
        ]}
      />
      {asked === 'convert' && (
        <ConvertDialog
          title={t('convert.title', { name: sale.label })}
          text={t('convert.text')}
          href={convert(sale.id)}
          values={{ name: sale.label, addressLine, version: sale.version }}
          onClose={close}
        />
      )}
      {asked !== null && asked !== 'convert' && (
        <StepDialog
          kind={asked}
          sale={sale}
          contacts={contacts}
          today={today}
          priceCents={current.offeredPriceCents ?? current.publicPriceCents}
          onClose={close}
        />
      )}
    </>
  );
}
