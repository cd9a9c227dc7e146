import { FileCheck, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { VisitFormProps } from '#contracts/client/operation/visit/form.ts';
import { voucher as keep } from '#generated/routes/client/operation/visit.ts';
import * as visitMessages from '#messages/client/visit.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { useAction } from '../../../../Account/blocks/useAction.ts';

const VoucherDialog = lazyDialog(async () => (await import('./VoucherDialog.tsx')).VoucherDialog);

interface VoucherPartProps {
  readonly parameters: { readonly operation: string; readonly visit: string };
  readonly voucher: NonNullable<VisitFormProps['outcome']>['voucher'];
  readonly canChange: boolean;
}

/** The voucher that the visitors have signed: kept with the visit, opened, replaced, taken away. */
export function VoucherPart({ parameters, voucher, canChange }: VoucherPartProps) {
  const t = useMessages(visitMessages);
  const { isPending, run } = useAction();
  const [open, setOpen] = useState<'attach' | 'remove' | null>(null);
  const href = keep(parameters);
  const close = (): void => setOpen(null);
  return (
    <PageSection
      title={t('voucher.title')}
      {...(canChange && { help: t('voucher.help') })}
      aside={
        canChange && (
          <Button icon={FileCheck} onClick={() => setOpen('attach')}>
            {t(voucher === null ? 'voucher.add' : 'voucher.replace')}
          </Button>
        )
      }
    >
      {voucher === null ? (
        <Text as="p" tone="ink3">
          {t('voucher.empty')}
        </Text>
      ) : (
        <Inline gap={3}>
          <TextLink href={voucher.href} isNewTab>
            {t('voucher.signed', { name: voucher.name })}
          </TextLink>
          {canChange && (
            <Button variant="discreet" icon={Trash2} onClick={() => setOpen('remove')}>
              {t('voucher.remove')}
            </Button>
          )}
        </Inline>
      )}
      {open === 'attach' && <VoucherDialog href={href} onClose={close} />}
      <ConfirmDialog
        isOpen={open === 'remove'}
        title={t('voucher.removeTitle')}
        description={t('voucher.removeText')}
        confirmLabel={t('voucher.remove')}
        isPending={isPending}
        onCancel={close}
        onConfirm={() => void run({ method: 'PUT', href, data: { voucher: null } }).then(close)}
      />
    </PageSection>
  );
}
