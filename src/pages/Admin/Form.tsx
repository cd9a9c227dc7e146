import type { AdminFormProps } from '#contracts/admin/form.ts';
import type { WithShared } from '#contracts/shared.ts';
import { settingTabs } from '#domain/platform/settings.ts';
import { edit } from '#generated/routes/admin/settings.ts';
import * as settingsMessages from '#messages/admin/settings.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { useTitle } from '#runtime/title/title.ts';
import { Tabs } from '#ui/data/Tabs.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import type { IndexPartProps } from './Form/blocks/IndexPart.tsx';
import type { MaintenancePartProps } from './Form/blocks/MaintenancePart.tsx';
import { SettingsForm } from './Form/blocks/SettingsForm.tsx';
import type { StatePartProps } from './Form/blocks/StatePart.tsx';

// Parts beside the form, each with an address of its own.
const IndexPart = lazyPart<IndexPartProps>(
  async () => (await import('./Form/blocks/IndexPart.tsx')).IndexPart,
);
const MaintenancePart = lazyPart<MaintenancePartProps>(
  async () => (await import('./Form/blocks/MaintenancePart.tsx')).MaintenancePart,
);
const StatePart = lazyPart<StatePartProps>(
  async () => (await import('./Form/blocks/StatePart.tsx')).StatePart,
);

/** The settings of the platform: its form, the indices of rents, maintenance, the state of the installation. */
export default function AdminForm(props: WithShared<AdminFormProps>) {
  const { tab, indexes, maintenance, installation, can, app } = props;
  const t = useMessages(settingsMessages);
  useTitle(t('title'), app.name);
  const tabs = <SettingTabs tab={tab} />;
  if (tab === 'reglages') return <SettingsForm {...props} tabs={tabs} />;
  return (
    <>
      <PageHeader title={t('title')} />
      {tabs}
      {indexes !== null && (
        <IndexPart rows={indexes} canChange={can.update} userId={props.auth.user?.id ?? ''} />
      )}
      {tab === 'maintenance' && <MaintenancePart maintenance={maintenance} canChange={can.update} />}
      {installation !== null && <StatePart installation={installation} />}
    </>
  );
}

function SettingTabs({ tab }: Pick<AdminFormProps, 'tab'>) {
  const t = useMessages(settingsMessages);
  return (
    <Tabs
      label={t('tabs.label')}
      items={settingTabs.map((id) => ({
        label: t(`tabs.${id}`),
        href: edit({ query: id === 'reglages' ? {} : { tab: id } }),
        isCurrent: id === tab,
      }))}
    />
  );
}
