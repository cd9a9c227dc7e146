import { useState } from 'react';
import { duplicate, splitPrice } from '#generated/routes/client/operation/sale.ts';
import * as lotMessages from '#messages/client/lot.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { IntegerField } from '#ui/fields/IntegerField.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { RateField } from '#ui/fields/RateField.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';
import type { LotParameters } from './lot-form.ts';

export interface LotDialogsProps {
  readonly asked: 'duplicate' | 'split';
  readonly parameters: LotParameters;
  readonly reference: string;
  readonly version: number;
  readonly onClose: () => void;
}

/** What is asked before a lot is copied, or its price divided. */
export function LotDialogs(props: LotDialogsProps) {
  return props.asked === 'split' ? <SplitDialog {...props} /> : <DuplicateDialog {...props} />;
}

function DuplicateDialog({ parameters, reference, onClose }: LotDialogsProps) {
  const t = useMessages(lotMessages);
  const visit = useVisit();
  const [count, setCount] = useState<number | null>(1);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const send = async (): Promise<boolean> => {
    const result = await visit({ method: 'POST', href: duplicate(parameters), data: { count } });
    setErrors(result.errors);
    return result.outcome === 'success';
  };
  return (
    <FormDialog
      title={t('duplicateDialog.title', { ref: reference })}
      description={t('duplicateDialog.help')}
      submitLabel={t('actions.duplicate')}
      onSubmit={send}
      onClose={onClose}
    >
      <IntegerField
        name="copies"
        label={t('duplicateDialog.count')}
        value={count}
        onChange={setCount}
        error={errors['count'] ?? errors['ref']}
        autoFocus
      />
    </FormDialog>
  );
}

function SplitDialog({ parameters, version, onClose }: LotDialogsProps) {
  const t = useMessages(lotMessages);
  const visit = useVisit();
  const [worksRatioBps, setRatio] = useState<number | null>(null);
  const [worksPriceCents, setWorks] = useState<number | null>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const send = async (): Promise<boolean> => {
    if ((worksRatioBps === null) === (worksPriceCents === null)) {
      setErrors({ worksRatioBps: t('split.one') });
      return false;
    }
    const data = { version, worksRatioBps, worksPriceCents };
    const result = await visit({ method: 'POST', href: splitPrice(parameters), data });
    setErrors(result.errors);
    return result.outcome === 'success';
  };
  const refusal = errors['base'] ?? errors['version'];
  return (
    <FormDialog
      title={t('split.title')}
      description={t('split.help')}
      submitLabel={t('split.submit')}
      onSubmit={send}
      onClose={onClose}
    >
      {refusal !== undefined && <Banner tone="warn">{refusal}</Banner>}
      <FieldRow>
        <RateField
          name="works-ratio"
          label={t('split.ratio')}
          value={worksRatioBps}
          onChange={setRatio}
          error={errors['worksRatioBps']}
          autoFocus
        />
        <MoneyField
          name="works-price"
          label={t('split.or')}
          value={worksPriceCents}
          onChange={setWorks}
          error={errors['worksPriceCents']}
        />
      </FieldRow>
    </FormDialog>
  );
}
