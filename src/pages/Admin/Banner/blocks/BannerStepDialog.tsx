import { useState } from 'react';
import type { BannerPartnerProps } from '#contracts/admin/banner/partner.ts';
import { duplicate, schedule } from '#generated/routes/admin/banner.ts';
import * as bannerMessages from '#messages/admin/banner.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Combobox } from '#ui/fields/Combobox.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { IntegerField } from '#ui/fields/IntegerField.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';

interface PlannedBanner {
  readonly id: string;
  readonly name: string;
  readonly partner: { readonly id: string };
  readonly startsOn: string;
  readonly endsOn: string;
  readonly weight: number;
}

export interface BannerStepDialogProps {
  readonly step: 'schedule' | 'duplicate';
  readonly banner: PlannedBanner;
  readonly partners: BannerPartnerProps['partners'];
  readonly onClose: () => void;
}

/** What is asked before a banner is replanned, or copied for a partner. */
export function BannerStepDialog(props: BannerStepDialogProps) {
  return props.step === 'schedule' ? <ScheduleDialog {...props} /> : <DuplicateDialog {...props} />;
}

function ScheduleDialog({ banner, onClose }: BannerStepDialogProps) {
  const t = useMessages(bannerMessages);
  const visit = useVisit();
  const [startsOn, setStart] = useState<string | null>(banner.startsOn);
  const [endsOn, setEnd] = useState<string | null>(banner.endsOn);
  const [weight, setWeight] = useState<number | null>(banner.weight);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const send = async (): Promise<boolean> => {
    const data = { startsOn, endsOn, weight };
    const result = await visit({ method: 'PATCH', href: schedule(banner.id), data });
    setErrors(result.errors);
    return result.outcome === 'success';
  };
  const refusal = errors['base'] ?? errors['version'];
  return (
    <FormDialog
      title={t('schedule.title', { name: banner.name })}
      submitLabel={t('schedule.action')}
      onSubmit={send}
      onClose={onClose}
    >
      {refusal !== undefined && <Banner tone="warn">{refusal}</Banner>}
      <FieldRow>
        <DateField
          name="startsOn"
          label={t('fields.startsOn')}
          value={startsOn}
          onChange={setStart}
          error={errors['startsOn']}
        />
        <DateField
          name="endsOn"
          label={t('fields.endsOn')}
          value={endsOn}
          onChange={setEnd}
          error={errors['endsOn']}
        />
      </FieldRow>
      <IntegerField
        name="weight"
        label={t('fields.weight')}
        help={t('help.weight')}
        value={weight}
        onChange={setWeight}
        error={errors['weight']}
      />
    </FormDialog>
  );
}

function DuplicateDialog({ banner, partners, onClose }: BannerStepDialogProps) {
  const t = useMessages(bannerMessages);
  const visit = useVisit();
  const [partnerId, setPartner] = useState<string | null>(banner.partner.id);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const send = async (): Promise<boolean> => {
    const result = await visit({ method: 'POST', href: duplicate(banner.id), data: { partnerId } });
    setErrors(result.errors);
    return result.outcome === 'success';
  };
  return (
    <FormDialog
      title={t('duplicate.title', { name: banner.name })}
      description={t('duplicate.help')}
      submitLabel={t('duplicate.action')}
      onSubmit={send}
      onClose={onClose}
    >
      <Combobox
        name="partnerId"
        label={t('duplicate.partner')}
        choices={partners.map(({ id, name }) => ({ id, label: name }))}
        value={partnerId}
        onChange={setPartner}
        error={errors['partnerId']}
      />
    </FormDialog>
  );
}
