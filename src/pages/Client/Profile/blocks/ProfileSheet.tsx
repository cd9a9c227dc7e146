import type { ProfileFormProps } from '#contracts/client/profile/form.ts';
import type { WithShared } from '#contracts/shared.ts';
import { destroy, index, store, update } from '#generated/routes/client/profile.ts';
import * as profileMessages from '#messages/client/profile.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { RadioGroup } from '#ui/fields/RadioGroup.tsx';
import * as choices from '#messages/client/profile-choices.ts';
import { RecordPage } from '../../../blocks/record/RecordPage.tsx';
import { useFieldValue, useRecordForm } from '../../../blocks/record/useRecordForm.tsx';
import { activitySections } from './activity-sections.tsx';
import { FiguresBand, PicturePart } from './late-parts.ts';
import { identitySections } from './identity-sections.tsx';
import { ProfileActions } from './ProfileActions.tsx';
import { ProfileTabs } from './ProfileTabs.tsx';

const schema = async () => (await import('#contracts/client/profile/payload.ts')).profilePayload;

/** The form of a profile: all of it for a new one, then identity and activity apart. */
export function ProfileSheet(props: WithShared<ProfileFormProps>) {
  const { tab, current } = props;
  const { record, can } = props.form;
  const t = useMessages(profileMessages);
  const form = useRecordForm(props.form, {
    shared: props,
    type: 'profile',
    messages: formMessages,
    schema,
    routes: {
      index,
      store,
      update,
      destroy,
    },
    updateMethod: 'PUT',
  });
  const isCompany = useFieldValue(form, 'kind') === 'company';
  const isNew = record === null;
  const sections = { ...props, isCompany, t };
  return (
    <RecordPage
      form={form}
      notice={
        record !== null && (
          <>
            <ProfileTabs profileId={record.id} current={tab} />
            {current?.isArchived === true && <Banner tone="info">{t('archivedNotice')}</Banner>}
            <FiguresBand current={current} figures={props.figures} />
          </>
        )
      }
      actions={record !== null && current && <ProfileActions page={props} profile={record} />}
      after={
        record !== null &&
        current &&
        tab === 'identite' && <PicturePart profileId={record.id} current={current} canUpdate={can.save} />
      }
      sections={[
        ...(isNew ? [form.section('kind', [form.field('kind', RadioGroup, { isInline: true })])] : []),
        ...(isNew || tab === 'identite' ? identitySections(form, sections) : []),
        ...(isNew || tab === 'activite' ? activitySections(form, sections) : []),
      ]}
    />
  );
}

/** Texts of the form, with the words of what is chosen there. */
const formMessages = {
  fr: { ...profileMessages.fr, choices: choices.fr },
  en: { ...profileMessages.en, choices: choices.en },
};
