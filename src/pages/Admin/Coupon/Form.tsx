import { Copy, Power, PowerOff, Wand2 } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import type { CouponFormProps } from '#contracts/admin/coupon/form.ts';
import type { GeneratedCoupon } from '#contracts/admin/coupon/generate.ts';
import type { WithShared } from '#contracts/shared.ts';
import {
  destroy,
  disable,
  duplicate,
  enable,
  generate,
  index,
  store,
  update,
} from '#generated/routes/admin/coupon.ts';
import * as couponMessages from '#messages/admin/coupon.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { getJson } from '#runtime/protocol/get-json.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { toast } from '#runtime/toast/toast.ts';
import { Button } from '#ui/actions/Button.tsx';
import { OfficeStateBadge } from '#ui/data/OfficeStateBadge.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { IntegerField } from '#ui/fields/IntegerField.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { MultiSelect } from '#ui/fields/MultiSelect.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { Switch } from '#ui/fields/Switch.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ResultFigure } from '#ui/form/ResultFigure.tsx';
import { useAction } from '../../Account/blocks/useAction.ts';
import { RecordPage } from '../../blocks/record/RecordPage.tsx';
import { useRecordForm } from '../../blocks/record/useRecordForm.tsx';
import { useCouponGives } from '../../blocks/useCouponGives.ts';
import { CouponPreview, givenBy } from './blocks/CouponPreview.tsx';
import type { UsersTableProps } from './blocks/UsersTable.tsx';

// Below the form, and the only list of the page.
const UsersTable = lazyPart<UsersTableProps>(
  async () => (await import('./blocks/UsersTable.tsx')).UsersTable,
);

const schema = async () => (await import('#contracts/admin/coupon/payload.ts')).couponPayload;

/** A promotion code: what it gives, to whom and when, and who used it. */
export default function CouponForm(props: WithShared<CouponFormProps>) {
  const t = useMessages(couponMessages);
  const gives = useCouponGives();
  const form = useRecordForm(props.form, {
    shared: props,
    type: 'coupon',
    messages: couponMessages,
    schema,
    routes: {
      index,
      store,
      update,
      destroy,
    },
  });
  const { field, section } = form;
  const { current, plans, brands, users } = props;
  const { record } = props.form;
  useRefreshOnEvent<CouponFormProps>(
    record === null ? null : (props.realtime?.changesChannel ?? null),
    ['coupon.redeemed', 'coupon.changed'],
    ['current', 'users'],
  );
  const values = useWatch({ control: form.control.form.form.control }) as CouponFormProps['form']['values'];
  const { kind, duration } = values;
  const given = givenBy(values);
  const isLocked = (current?.redemptionsCount ?? 0) > 0;
  const locked = isLocked ? { isReadOnly: true } : {};
  const valueProps = {
    label: t(kind === null ? 'fields.value' : `valueOf.${kind}`),
    ...(props.isLimited && { help: t('limitHelp') }),
    ...locked,
  };
  return (
    <RecordPage
      form={form}
      notice={
        <>
          {current?.status === 'disabled' && <Banner tone="warn">{t('disable.notice')}</Banner>}
          {isLocked && props.form.can.save && <Banner tone="info">{t('locked')}</Banner>}
        </>
      }
      actions={<CouponActions props={props} form={form} />}
      result={{
        summary: <ResultFigure label={t('preview.title')} value={given === null ? '–' : gives(given)} />,
        content: <CouponPreview values={values} plans={plans} brands={brands} />,
      }}
      after={
        record !== null &&
        users !== null && <UsersTable couponId={record.id} users={users} userId={props.auth.user?.id ?? ''} />
      }
      sections={[
        section('code', [[field('code', TextField), field('label', TextField)]]),
        section('discount', [
          [
            field('kind', Select, locked),
            kind === 'amount'
              ? field('value', MoneyField, valueProps)
              : field('value', IntegerField, {
                  ...valueProps,
                  ...(kind !== null && { unit: t(`units.${kind}`) }),
                }),
          ],
          (kind === null || kind === 'percent' || kind === 'amount') && [
            field('duration', Select, locked),
            ...(duration === 'n_periods' ? [field('periods', IntegerField, locked)] : []),
          ],
        ]),
        section('scope', [
          [
            field('planIds', MultiSelect, { choices: plans.map(({ id, name }) => ({ id, label: name })) }),
            field('brandId', Select, { choices: brands.map(({ id, name }) => ({ id, label: name })) }),
          ],
          field('isForNewCustomers', Switch),
        ]),
        section('validity', [
          [field('startsOn', DateField), field('endsOn', DateField)],
          [field('maxRedemptions', IntegerField), field('perTenantMax', IntegerField)],
        ]),
      ]}
    />
  );
}

interface CouponActionsProps {
  readonly props: CouponFormProps;
  readonly form: { readonly control: { readonly form: { readonly form: { setValue: SetCode } } } };
}

type SetCode = (name: 'code', value: string, options: { shouldDirty: boolean }) => void;

function CouponActions({ props: { current, form: given }, form }: CouponActionsProps) {
  const t = useMessages(couponMessages);
  const { isPending, run } = useAction();
  const make = async (): Promise<void> => {
    try {
      const { code } = (await getJson(generate())) as GeneratedCoupon;
      form.control.form.form.setValue('code', code, { shouldDirty: true });
    } catch {
      toast.error(t('generateFailed'));
    }
  };
  if (current === null || given.record === null) {
    return (
      given.can.save && (
        <Button icon={Wand2} onClick={() => void make()}>
          {t('generate')}
        </Button>
      )
    );
  }
  const { id } = given.record;
  return (
    <>
      <OfficeStateBadge entity="coupon" state={current.status} />
      {current.can.duplicate && (
        <Button
          icon={Copy}
          isPending={isPending}
          onClick={() => void run({ method: 'POST', href: duplicate(id), data: {} })}
        >
          {t('duplicate.action')}
        </Button>
      )}
      {current.can.enable && (
        <Button
          icon={Power}
          isPending={isPending}
          onClick={() => void run({ method: 'DELETE', href: enable(id) })}
        >
          {t('enable.action')}
        </Button>
      )}
      {current.can.disable && (
        <Button
          icon={PowerOff}
          isPending={isPending}
          onClick={() => void run({ method: 'PATCH', href: disable(id), data: {} })}
        >
          {t('disable.action')}
        </Button>
      )}
    </>
  );
}
