import { useState } from 'react';
import type { OpenLead, ProspectsProps } from '#contracts/client/ubiflow-sale-plan/prospects.ts';
import { visit as plan } from '#generated/routes/client/ubiflow-sale-plan/prospects.ts';
import * as leadMessages from '#messages/client/lead.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { Combobox } from '#ui/fields/Combobox.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';

/** Half hours from 8 to 19:30. */
const times = Array.from({ length: 24 }, (_none, at) => {
  const hour = String(8 + Math.floor(at / 2)).padStart(2, '0');
  return `${hour}:${at % 2 === 0 ? '00' : '30'}`;
});

interface VisitDialogProps extends Pick<ProspectsProps, 'operations' | 'lots' | 'today'> {
  readonly opened: OpenLead;
  readonly onClose: () => void;
}

/** Plans a visit with whoever asked. */
export function VisitDialog({ opened, operations, lots, today, onClose }: VisitDialogProps) {
  const t = useMessages(leadMessages);
  const visit = useVisit();
  const { row } = opened;
  const [startOn, setStartOn] = useState<string | null>(null);
  const [startTime, setStartTime] = useState<string | null>('10:00');
  const [operationId, setOperation] = useState<string | null>(row.operation?.id ?? null);
  const [lotId, setLot] = useState<string | null>(row.lot?.id ?? null);
  const [isOverlapAccepted, setOverlap] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const send = async (): Promise<boolean> => {
    const result = await visit({
      method: 'POST',
      href: plan(row.id),
      data: {
        startOn,
        startTime,
        operationId,
        lotId,
        isOverlapAccepted,
      },
      preserveScroll: true,
    });
    setErrors(result.errors);
    return result.outcome === 'success';
  };
  const overlap = errors['isOverlapAccepted'];
  return (
    <FormDialog
      title={t('visit.title', { name: row.name })}
      submitLabel={t('visit.submit')}
      onSubmit={send}
      onClose={onClose}
    >
      {errors['base'] !== undefined && <Banner tone="warn">{errors['base']}</Banner>}
      <FieldRow>
        <DateField
          name="startOn"
          label={t('visit.on')}
          min={today}
          value={startOn}
          onChange={setStartOn}
          error={errors['startOn']}
        />
        <Select
          name="startTime"
          label={t('visit.time')}
          choices={times.map((id) => ({ id, label: id }))}
          value={startTime}
          onChange={setStartTime}
          error={errors['startTime']}
        />
      </FieldRow>
      <Combobox
        name="operationId"
        label={t('visit.operation')}
        choices={operations}
        value={operationId}
        onChange={(id) => {
          setOperation(id);
          setLot(null);
        }}
        error={errors['operationId']}
      />
      <Select
        name="lotId"
        label={t('visit.lot')}
        isOptional
        emptyLabel={t('visit.wholeOperation')}
        choices={lots.filter((lot) => lot.operationId === operationId)}
        value={lotId}
        onChange={setLot}
        error={errors['lotId']}
      />
      {(overlap !== undefined || isOverlapAccepted) && (
        <Checkbox
          name="isOverlapAccepted"
          label={t('visit.overlap')}
          value={isOverlapAccepted}
          onChange={setOverlap}
          error={overlap}
        />
      )}
    </FormDialog>
  );
}
