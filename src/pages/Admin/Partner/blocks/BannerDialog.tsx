import type { PartnerBannerProps } from '#contracts/admin/partner/banner.ts';
import { store, update } from '#generated/routes/admin/banner.ts';
import * as bannerMessages from '#messages/admin/banner.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { IntegerField } from '#ui/fields/IntegerField.tsx';
import { MultiSelect } from '#ui/fields/MultiSelect.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ActionDialog } from '../../../blocks/ask/ActionDialog.tsx';

const schema = async () => (await import('#contracts/admin/banner/payload.ts')).storeBanner.payload;

const placements = ['dashboard', 'partner_index', 'actuality', 'login'] as const;

interface BannerDialogProps extends Pick<
  PartnerBannerProps,
  'partner' | 'plans' | 'brands' | 'departments' | 'today'
> {
  /** Null for a new one. */
  readonly banner: PartnerBannerProps['banners'][number] | null;
  readonly onClose: () => void;
}

/** The fields of a banner; its pictures are given on its card. */
export function BannerDialog(props: BannerDialogProps) {
  const { partner, plans, brands, departments, today, banner, onClose } = props;
  const t = useMessages(bannerMessages);
  const form = useAppForm({
    schema,
    defaultValues: banner?.values ?? {
      title: '',
      alt: '',
      linkUrl: 'https://',
      placement: 'dashboard',
      planIds: [],
      brandIds: [],
      departments: [],
      startsOn: today,
      endsOn: today,
      weight: 1,
      maxImpressions: null,
    },
  });
  const action =
    banner === null
      ? ({ method: 'POST', href: store(partner.id) } as const)
      : ({
          method: 'PATCH',
          href: update(banner.id),
          transform: (values: object) => ({ ...values, version: banner.version }),
        } as const);
  return (
    <ActionDialog
      form={form}
      title={banner === null ? t('create') : banner.values.title}
      description={t('help.audience')}
      submitLabel={t(banner === null ? 'createIt' : 'save')}
      size="lg"
      action={action}
      onClose={onClose}
    >
      <Bound form={form} name="title">
        {(bind) => <TextField {...bind} label={t('fields.title')} maxLength={120} />}
      </Bound>
      <Bound form={form} name="alt">
        {(bind) => <TextField {...bind} label={t('fields.alt')} help={t('help.alt')} maxLength={200} />}
      </Bound>
      <Bound form={form} name="linkUrl">
        {(bind) => (
          <TextField {...bind} label={t('fields.linkUrl')} help={t('help.linkUrl')} maxLength={500} />
        )}
      </Bound>
      <Bound form={form} name="placement">
        {({ onChange, ...bind }) => (
          <Select
            {...bind}
            label={t('fields.placement')}
            choices={placements.map((id) => ({ id, label: t(`choices.placement.${id}`) }))}
            onChange={(chosen) => onChange(placements.find((one) => one === chosen) ?? 'dashboard')}
          />
        )}
      </Bound>
      <FieldRow>
        <Bound form={form} name="startsOn">
          {({ onChange, ...bind }) => (
            <DateField {...bind} label={t('fields.startsOn')} onChange={(on) => onChange(on ?? '')} />
          )}
        </Bound>
        <Bound form={form} name="endsOn">
          {({ onChange, ...bind }) => (
            <DateField {...bind} label={t('fields.endsOn')} onChange={(on) => onChange(on ?? '')} />
          )}
        </Bound>
      </FieldRow>
      <FieldRow>
        <Bound form={form} name="weight">
          {({ onChange, ...bind }) => (
            <IntegerField
              {...bind}
              label={t('fields.weight')}
              help={t('help.weight')}
              onChange={(weight) => onChange(weight ?? Number.NaN)}
            />
          )}
        </Bound>
        <Bound form={form} name="maxImpressions">
          {(bind) => <IntegerField {...bind} label={t('fields.maxImpressions')} isOptional />}
        </Bound>
      </FieldRow>
      <Bound form={form} name="planIds">
        {({ onChange, ...bind }) => (
          <MultiSelect
            {...bind}
            label={t('fields.planIds')}
            isOptional
            choices={plans}
            onChange={(ids) => onChange([...ids])}
          />
        )}
      </Bound>
      <Bound form={form} name="brandIds">
        {({ onChange, ...bind }) => (
          <MultiSelect
            {...bind}
            label={t('fields.brandIds')}
            isOptional
            choices={brands}
            onChange={(ids) => onChange([...ids])}
          />
        )}
      </Bound>
      <Bound form={form} name="departments">
        {({ onChange, ...bind }) => (
          <MultiSelect
            {...bind}
            label={t('fields.departments')}
            isOptional
            choices={departments}
            onChange={(codes) => onChange([...codes])}
          />
        )}
      </Bound>
    </ActionDialog>
  );
}
