import { Eye, Pencil } from 'lucide-react';
import { useState } from 'react';
import type { SupplierFormProps } from '#contracts/client/supplier/form.ts';
import { formatIban, parseIban } from '#domain/identity/iban.ts';
import { reveal } from '#generated/routes/client/supplier/iban.ts';
import * as supplierMessages from '#messages/client/supplier.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { useAction } from '../../../Account/blocks/useAction.ts';

const BankDialog = lazyDialog(async () => (await import('./BankDialog.tsx')).BankDialog);

interface BankSectionProps {
  readonly supplierId: string;
  readonly bank: NonNullable<SupplierFormProps['bank']>;
  readonly canUpdate: boolean;
}

/** The bank details of a supplier, masked; the whole IBAN for those who pay, after their password. */
export function BankSection({ supplierId, bank, canUpdate }: BankSectionProps) {
  const t = useMessages(supplierMessages);
  const { isPending, run } = useAction();
  const [isEditing, setEditing] = useState(false);
  const { iban, ibanMasked, bic, canReveal } = bank;
  const edit = t(ibanMasked === null ? 'bank.add' : 'bank.edit');
  return (
    <>
      <PageSection
        title={t('bank.title')}
        help={t('bank.help')}
        aside={
          <>
            {canReveal && iban === null && (
              <Button
                size="sm"
                icon={Eye}
                isPending={isPending}
                onClick={() => void run({ method: 'POST', href: reveal(supplierId), preserveScroll: true })}
              >
                {t('bank.reveal')}
              </Button>
            )}
            {canUpdate && (
              <Button size="sm" icon={Pencil} onClick={() => setEditing(true)}>
                {edit}
              </Button>
            )}
          </>
        }
        empty={ibanMasked === null && bic === null && t('bank.none')}
      >
        <DescriptionList
          items={[
            { term: t('bank.iban'), value: iban === null ? ibanMasked : grouped(iban) },
            { term: t('bank.bic'), value: bic },
          ]}
        />
      </PageSection>
      {isEditing && (
        <BankDialog supplierId={supplierId} bic={bic} title={edit} onClose={() => setEditing(false)} />
      )}
    </>
  );
}

/** In groups of four, as on paper. */
function grouped(text: string): string {
  const iban = parseIban(text);
  return iban === null ? text : formatIban(iban);
}
