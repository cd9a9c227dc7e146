import { useState } from 'react';
import type { TransactionPageProps } from '#contracts/client/transaction.ts';
import { splitRates } from '#domain/accounting/movement-filters.ts';
import { rateOfVat } from '#domain/accounting/vat-rate.ts';
import * as transactionMessages from '#messages/client/transaction.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Combobox } from '#ui/fields/Combobox.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';
import { codeChoices } from './code-choices.ts';

interface BulkDialogProps extends Pick<TransactionPageProps, 'codes' | 'operations'> {
  readonly field: 'code' | 'operation';
  readonly onSend: (set: Readonly<Record<string, unknown>>) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Asks for the account, or the operation, that several movements get. */
export function BulkDialog({ field, codes, operations, onSend, onClose }: BulkDialogProps) {
  const t = useMessages(transactionMessages);
  const [codeId, setCodeId] = useState<string | null>(null);
  const [vatBps, setVatBps] = useState(0);
  const [operationId, setOperationId] = useState<string | null>(null);
  const isCode = field === 'code';
  const send = async (): Promise<boolean> => {
    if (isCode && codeId === null) return false;
    return onSend(isCode ? { field, codeId, vatBps } : { field, operationId });
  };
  const choose = (id: string | null): void => {
    setCodeId(id);
    setVatBps(rateOfVat(codes.find((code) => code.id === id)?.vatDefault ?? null));
  };
  return (
    <FormDialog
      title={t(isCode ? 'bulk.codeTitle' : 'bulk.operationTitle')}
      submitLabel={t(isCode ? 'bulk.code' : 'bulk.operation')}
      onSubmit={send}
      onClose={onClose}
    >
      {isCode ? (
        <>
          <Combobox
            name="codeId"
            label={t('fields.codeId')}
            value={codeId}
            onChange={choose}
            choices={codeChoices(codes)}
            autoFocus
          />
          <Select
            name="vatBps"
            label={t('fields.vatBps')}
            value={String(vatBps)}
            onChange={(rate) => setVatBps(Number(rate))}
            choices={splitRates.map((rate) => ({ id: String(rate), label: t(`choices.vatBps.r${rate}`) }))}
          />
        </>
      ) : (
        <Combobox
          name="operationId"
          label={t('fields.operationId')}
          value={operationId}
          onChange={setOperationId}
          choices={operations}
          isOptional
          autoFocus
        />
      )}
    </FormDialog>
  );
}
