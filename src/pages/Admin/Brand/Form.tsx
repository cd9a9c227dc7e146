import { Archive, ArchiveRestore } from 'lucide-react';
import type { AdminBrandFormProps, BrandTab } from '#contracts/admin/brand/form.ts';
import type { WithShared } from '#contracts/shared.ts';
import { archive, destroy, edit, index, restore, store, update } from '#generated/routes/admin/brand.ts';
import * as brandMessages from '#messages/admin/brand.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { Tabs } from '#ui/data/Tabs.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { ColorField } from '#ui/fields/ColorField.tsx';
import { EmailField } from '#ui/fields/EmailField.tsx';
import { PhoneField } from '#ui/fields/PhoneField.tsx';
import { RateField } from '#ui/fields/RateField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { SirenField } from '#ui/fields/SirenField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { useAction } from '../../Account/blocks/useAction.ts';
import { RecordPage } from '../../blocks/record/RecordPage.tsx';
import { useFieldValue, useRecordForm } from '../../blocks/record/useRecordForm.tsx';
import { BrandHeader } from './blocks/BrandHeader.tsx';
import type { BrandSheetProps } from './blocks/BrandSheet.tsx';
import { LogoSection } from './blocks/LogoSection.tsx';

// Parts beside the form, each with an address of its own.
const BrandSheet = lazyPart<BrandSheetProps>(
  async () => (await import('./blocks/BrandSheet.tsx')).BrandSheet,
);

const schema = async () => (await import('#contracts/admin/brand/payload.ts')).brandFields;

/** In their order. */
const tabs: readonly BrandTab[] = ['fiche', 'societes', 'utilisateurs', 'statistiques'];

/** A network: who it is, what it offers, its companies, people and figures. */
export default function AdminBrandForm(props: WithShared<AdminBrandFormProps>) {
  const { network: brand, tab, form } = props;
  useRefreshOnEvent<AdminBrandFormProps>(
    brand === null ? null : (props.realtime?.changesChannel ?? null),
    ['brand.changed', 'user.changed', 'signup.created'],
    ['network', 'sheet', 'can'],
  );
  if (brand === null || tab === 'fiche') return <BrandForm {...props} key={form.record?.id ?? 'new'} />;
  return <BrandPart {...props} network={brand} />;
}

interface BrandPartProps extends WithShared<AdminBrandFormProps> {
  readonly network: NonNullable<AdminBrandFormProps['network']>;
}

function BrandPart(props: BrandPartProps) {
  const { network: brand, sheet, app } = props;
  useTitle(brand.name, app.name);
  return (
    <>
      <PageHeader title={brand.name} badge={<State {...props} />} actions={<Steps {...props} />} />
      <BrandTabs {...props} />
      {sheet && <BrandSheet brand={brand} sheet={sheet} />}
    </>
  );
}

function BrandForm(props: WithShared<AdminBrandFormProps>) {
  const { network: brand, plans, coupons, isLimited } = props;
  const t = useMessages(brandMessages);
  const form = useRecordForm(props.form, {
    shared: props,
    type: 'brand',
    messages: brandMessages,
    schema,
    routes: { index, store, update, destroy },
  });
  const { field, section } = form;
  const locked = isLimited ? { isReadOnly: true } : {};
  const named = (rows: readonly { readonly id: string; readonly name: string }[]) =>
    rows.map(({ id, name }) => ({ id, label: name }));
  const color = useFieldValue(form, 'color');
  const name = useFieldValue(form, 'name');
  return (
    <RecordPage
      form={form}
      badges={<State {...props} />}
      actions={<Steps {...props} />}
      notice={
        <>
          <BrandTabs {...props} />
          {brand?.status === 'archived' && <Banner tone="warn">{t('archive.notice')}</Banner>}
          {isLimited && props.form.can.save && <Banner tone="info">{t('limited')}</Banner>}
        </>
      }
      after={brand !== null && <LogoSection brand={brand} canChange={props.form.can.save && !isLimited} />}
      result={{
        summary: t('preview'),
        content: <BrandHeader name={name} color={color} logoHref={brand?.logoHref ?? null} />,
      }}
      sections={[
        section('identity', [
          field('name', TextField, locked),
          [field('legalName', TextField, locked), field('siren', SirenField, locked)],
        ]),
        section('look', [field('color', ColorField, locked)]),
        section('contact', [
          [field('contactEmail', EmailField), field('contactPhone', PhoneField)],
          field('website', TextField, { type: 'url' }),
          field('addressLine', TextField),
          [field('postalCode', TextField), field('city', TextField)],
        ]),
        section('offer', [
          [
            field('defaultPlanId', Select, { ...locked, choices: named(plans) }),
            field('defaultCouponId', Select, { ...locked, choices: named(coupons) }),
          ],
          field('commissionBps', RateField, locked),
        ]),
      ]}
    />
  );
}

/** The parts of the sheet of a network that is there. */
function BrandTabs({ network: brand, tab, form }: AdminBrandFormProps) {
  const t = useMessages(brandMessages);
  const id = form.record?.id;
  if (brand === null || id === undefined) return null;
  return (
    <Tabs
      label={brand.name}
      items={tabs.map((part) => ({
        label: t(`tabs.${part}`),
        href: edit(id, { query: part === 'fiche' ? {} : { tab: part } }),
        isCurrent: part === tab,
        count:
          part === 'societes' ? brand.tenantsCount : part === 'utilisateurs' ? brand.usersCount : undefined,
      }))}
    />
  );
}

function State({ network: brand }: AdminBrandFormProps) {
  const t = useMessages(brandMessages);
  if (brand === null) return null;
  return (
    <Badge {...(brand.status === 'active' && { tone: 'pos' as const })}>
      {t(`choices.status.${brand.status}`)}
    </Badge>
  );
}

function Steps({ form, can }: AdminBrandFormProps) {
  const t = useMessages(brandMessages);
  const { isPending, run } = useAction();
  const id = form.record?.id;
  if (id === undefined) return null;
  return (
    <>
      {can.archive && (
        <Button
          icon={Archive}
          isPending={isPending}
          onClick={() => void run({ method: 'PATCH', href: archive(id), data: {} })}
        >
          {t('archive.action')}
        </Button>
      )}
      {can.restore && (
        <Button
          icon={ArchiveRestore}
          isPending={isPending}
          onClick={() => void run({ method: 'DELETE', href: restore(id) })}
        >
          {t('reopen.action')}
        </Button>
      )}
    </>
  );
}
