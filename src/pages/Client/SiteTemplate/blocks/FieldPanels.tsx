import { priceDisplays, siteFonts, siteFormFields, siteTemplates } from '#domain/site/site.ts';
import * as siteMessages from '#messages/client/site-template.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/data/Card.tsx';
import { Text } from '#ui/data/Text.tsx';
import { ColorField } from '#ui/fields/ColorField.tsx';
import { MultiSelect } from '#ui/fields/MultiSelect.tsx';
import { SirenField } from '#ui/fields/SirenField.tsx';
import { Switch } from '#ui/fields/Switch.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { ChoiceSelect } from '../../../blocks/ChoiceSelect.tsx';
import type { PanelProps } from './SiteEditor.tsx';

/** Template, colour and letters. */
export function LookPanel({ props, control: { form } }: PanelProps) {
  const t = useMessages(siteMessages);
  const isReadOnly = !props.can.write;
  return (
    <Card title={t('panels.look')}>
      <Stack gap={4}>
        <Bound form={form} name="template">
          {(bind) => (
            <ChoiceSelect
              {...bind}
              isReadOnly={isReadOnly}
              onChange={(chosen) => bind.onChange(chosen ?? 'vitrine')}
              label={t('fields.template')}
              choices={siteTemplates.map((id) => ({ id, label: t(`templates.${id}`) }))}
            />
          )}
        </Bound>
        <Bound form={form} name="primary">
          {(bind) => (
            <ColorField
              {...bind}
              isReadOnly={isReadOnly}
              label={t('fields.primary')}
              help={t('help.primary')}
            />
          )}
        </Bound>
        <Bound form={form} name="font">
          {(bind) => (
            <ChoiceSelect
              {...bind}
              isReadOnly={isReadOnly}
              onChange={(chosen) => bind.onChange(chosen ?? 'inter')}
              label={t('fields.font')}
              choices={siteFonts.map((id) => ({ id, label: t(`fonts.${id}`) }))}
            />
          )}
        </Bound>
        <Bound form={form} name="hasLogo">
          {(bind) => <Switch {...bind} isDisabled={isReadOnly} label={t('fields.hasLogo')} />}
        </Bound>
      </Stack>
    </Card>
  );
}

/** Which lots are shown, and whether with their prices. */
export function LotsPanel({ props, control: { form } }: PanelProps) {
  const t = useMessages(siteMessages);
  const { lots } = props.choices;
  const isReadOnly = !props.can.write;
  const onSale = lots.filter(({ isOnSale }) => isOnSale).map(({ id }) => id);
  return (
    <Card
      title={t('panels.lots')}
      aside={
        !isReadOnly && (
          <Button
            size="sm"
            variant="discreet"
            onClick={() => form.form.setValue('lotIds', onSale, { shouldDirty: true })}
          >
            {t('allLots')}
          </Button>
        )
      }
    >
      <Stack gap={4}>
        <Bound form={form} name="lotIds">
          {(bind) => (
            <MultiSelect
              {...bind}
              isReadOnly={isReadOnly}
              onChange={(ids) => bind.onChange([...ids])}
              label={t('fields.lotIds')}
              help={t('help.lotIds')}
              choices={lots}
              isOptional
            />
          )}
        </Bound>
        <Bound form={form} name="showPrices">
          {(bind) => (
            <ChoiceSelect
              {...bind}
              isReadOnly={isReadOnly}
              onChange={(chosen) => bind.onChange(chosen ?? 'yes')}
              label={t('fields.showPrices')}
              choices={priceDisplays.map((id) => ({ id, label: t(`prices.${id}`) }))}
            />
          )}
        </Bound>
      </Stack>
    </Card>
  );
}

/** What visitors are asked, what they agree to, and who is told. */
export function FormPanel({ props, control: { form } }: PanelProps) {
  const t = useMessages(siteMessages);
  const isReadOnly = !props.can.write;
  return (
    <Card title={t('panels.form')}>
      <Stack gap={4}>
        <Bound form={form} name="formFields">
          {(bind) => (
            <MultiSelect
              {...bind}
              isReadOnly={isReadOnly}
              onChange={(ids) => bind.onChange(siteFormFields.filter((field) => ids.includes(field)))}
              label={t('fields.formFields')}
              help={t('formAlways')}
              choices={siteFormFields.map((id) => ({ id, label: t(`formFields.${id}`) }))}
              isOptional
            />
          )}
        </Bound>
        <Bound form={form} name="recipientUserIds">
          {(bind) => (
            <MultiSelect
              {...bind}
              isReadOnly={isReadOnly}
              onChange={(ids) => bind.onChange([...ids])}
              label={t('fields.recipientUserIds')}
              help={t('help.recipientUserIds')}
              choices={props.choices.people.map(({ id, name }) => ({ id, label: name }))}
              isOptional
            />
          )}
        </Bound>
        <Bound form={form} name="consentText">
          {(bind) => (
            <TextArea
              {...bind}
              isReadOnly={isReadOnly}
              label={t('fields.consentText')}
              help={t('help.consentText')}
              maxLength={600}
            />
          )}
        </Bound>
      </Stack>
    </Card>
  );
}

/** The address, and what search engines are told. */
export function SeoPanel({ props, control: { form } }: PanelProps) {
  const t = useMessages(siteMessages);
  const isReadOnly = !props.can.write;
  return (
    <Card title={t('panels.seo')}>
      <Stack gap={4}>
        <Bound form={form} name="slug">
          {(bind) => (
            <TextField
              {...bind}
              isReadOnly={isReadOnly}
              label={t('fields.slug')}
              help={
                <>
                  <Text>{`${props.origin}/programme/${bind.value}`}</Text> {t('help.slug')}
                </>
              }
              maxLength={60}
            />
          )}
        </Bound>
        <Bound form={form} name="seoTitle">
          {(bind) => (
            <TextField
              {...bind}
              isReadOnly={isReadOnly}
              label={t('fields.seoTitle')}
              maxLength={70}
              isOptional
            />
          )}
        </Bound>
        <Bound form={form} name="seoDescription">
          {(bind) => (
            <TextArea
              {...bind}
              isReadOnly={isReadOnly}
              label={t('fields.seoDescription')}
              help={t('help.seoDescription')}
              maxLength={200}
              isOptional
            />
          )}
        </Bound>
        <Bound form={form} name="isHidden">
          {(bind) => (
            <Switch
              {...bind}
              isDisabled={isReadOnly}
              label={t('fields.isHidden')}
              help={t('help.isHidden')}
            />
          )}
        </Bound>
      </Stack>
    </Card>
  );
}

/** What the law asks a page for. */
export function LegalPanel({ props, control: { form } }: PanelProps) {
  const t = useMessages(siteMessages);
  const isReadOnly = !props.can.write;
  return (
    <Card title={t('panels.legal')}>
      <Stack gap={4}>
        {(['legalPublisher', 'legalAddress', 'legalDirector', 'legalHost'] as const).map((name) => (
          <Bound key={name} form={form} name={name}>
            {(bind) => (
              <TextField {...bind} isReadOnly={isReadOnly} label={t(`fields.${name}`)} maxLength={240} />
            )}
          </Bound>
        ))}
        <Bound form={form} name="legalSiren">
          {(bind) => (
            <SirenField
              {...bind}
              isReadOnly={isReadOnly}
              onChange={(text) => bind.onChange(text ?? '')}
              label={t('fields.legalSiren')}
              isOptional
            />
          )}
        </Bound>
      </Stack>
    </Card>
  );
}
