import type { ProfilePayload, ProfileValues } from '#contracts/account/profile.ts';
import * as profileMessages from '#messages/account/profile.ts';
import type { AppForm } from '#runtime/forms/app-form.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useMessages } from '#runtime/locale/messages.ts';
import { EmailField } from '#ui/fields/EmailField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { PhoneField } from '#ui/fields/PhoneField.tsx';
import { RadioGroup } from '#ui/fields/RadioGroup.tsx';
import { RichTextField } from '#ui/fields/RichTextField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import type { SectionConfig } from '#ui/form/section-config.ts';

type Form = AppForm<Omit<ProfileValues, 'version'>, Omit<ProfilePayload, 'version'>>;

/** The fields of the profile, in three sections. */
export function useProfileParts(form: Form): readonly SectionConfig[] {
  const t = useMessages(profileMessages);
  return [
    {
      id: 'identity',
      title: t('identity'),
      help: t('identityHelp'),
      fields: ['firstName', 'lastName', 'jobTitle'],
      content: (
        <>
          <FieldRow>
            <Bound form={form} name="firstName">
              {(bind) => (
                <TextField {...bind} label={t('fields.firstName')} maxLength={80} autoComplete="given-name" />
              )}
            </Bound>
            <Bound form={form} name="lastName">
              {(bind) => (
                <TextField {...bind} label={t('fields.lastName')} maxLength={80} autoComplete="family-name" />
              )}
            </Bound>
          </FieldRow>
          <Bound form={form} name="jobTitle">
            {(bind) => (
              <TextField
                {...bind}
                label={t('fields.jobTitle')}
                maxLength={120}
                autoComplete="organization-title"
                isOptional
              />
            )}
          </Bound>
        </>
      ),
    },
    {
      id: 'contact',
      title: t('contact'),
      help: t('contactHelp'),
      fields: ['email', 'phone'],
      content: (
        <>
          <Bound form={form} name="email">
            {(bind) => <EmailField {...bind} label={t('fields.email')} help={t('emailHelp')} />}
          </Bound>
          <Bound form={form} name="phone">
            {(bind) => <PhoneField {...bind} label={t('fields.phone')} help={t('phoneHelp')} isOptional />}
          </Bound>
        </>
      ),
    },
    {
      id: 'preferences',
      title: t('preferences'),
      help: t('preferencesHelp'),
      fields: ['locale', 'emailSignature'],
      content: (
        <>
          <Bound form={form} name="locale">
            {(bind) => (
              <RadioGroup
                {...bind}
                label={t('fields.locale')}
                isInline
                onChange={(id) => bind.onChange(id === 'en' ? 'en' : 'fr')}
                choices={(['fr', 'en'] as const).map((id) => ({ id, lang: id, label: t(`locales.${id}`) }))}
              />
            )}
          </Bound>
          <Bound form={form} name="emailSignature">
            {(bind) => <RichTextField {...bind} label={t('fields.emailSignature')} isOptional />}
          </Bound>
        </>
      ),
    },
  ];
}
