import type { SharePageProps } from '#contracts/client/share/link.ts';
import { hideableFields, type HideableField } from '#domain/share/personal.ts';
import { hiddenFigures, shareNotices, type HiddenFigures, type ShareNotice } from '#domain/share/share.ts';
import * as shareMessages from '#messages/client/share.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { IntegerField } from '#ui/fields/IntegerField.tsx';
import { MultiSelect } from '#ui/fields/MultiSelect.tsx';
import { PasswordField } from '#ui/fields/PasswordField.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { ChoiceSelect } from '../../../blocks/ChoiceSelect.tsx';

/** How a link is opened, and what of its content it shows. */
export interface Access {
  readonly hideAmounts: HiddenFigures;
  readonly hiddenFields: readonly HideableField[];
  readonly code: string;
  readonly removesCode: boolean;
  readonly expiresOn: string | null;
  readonly maxOpenings: number | null;
  readonly allowDownload: boolean;
  readonly watermark: boolean;
  readonly notice: ShareNotice;
}

interface AccessFieldsProps {
  readonly value: Access;
  readonly onChange: (value: Access) => void;
  readonly errorOf: (name: string) => string | undefined;
  readonly page: Pick<SharePageProps, 'today' | 'lastDay'>;
  /** The link has a code that stays unless another is given. */
  readonly hasCode: boolean;
  /** A code must be given: a person's profile. */
  readonly isCodeRequired: boolean;
}

/** End, code, number of openings, hidden figures, watermark and notice of a link. */
export function AccessFields({ value, onChange, errorOf, page, hasCode, isCodeRequired }: AccessFieldsProps) {
  const t = useMessages(shareMessages);
  const set = (change: Partial<Access>) => onChange({ ...value, ...change });
  return (
    <Stack gap={4}>
      <FieldRow>
        <DateField
          name="expiresOn"
          label={t('fields.expiresOn')}
          value={value.expiresOn}
          onChange={(expiresOn) => set({ expiresOn })}
          min={page.today}
          max={page.lastDay}
          error={errorOf('expiresOn')}
        />
        <IntegerField
          name="maxOpenings"
          label={t('fields.maxOpenings')}
          value={value.maxOpenings}
          onChange={(maxOpenings) => set({ maxOpenings })}
          error={errorOf('maxOpenings')}
          help={t('help.maxOpenings')}
          isOptional
        />
      </FieldRow>
      <PasswordField
        name="code"
        label={t('fields.code')}
        value={value.code}
        onChange={(code) => set({ code })}
        error={errorOf('code')}
        help={hasCode ? t('help.codeKept') : t('help.code')}
        isOptional={!isCodeRequired || hasCode}
        autoComplete="new-password"
      />
      {hasCode && !isCodeRequired && (
        <Checkbox
          name="removesCode"
          label={t('fields.removesCode')}
          value={value.removesCode}
          onChange={(removesCode) => set({ removesCode })}
        />
      )}
      <FieldRow>
        <ChoiceSelect
          name="hideAmounts"
          label={t('fields.hideAmounts')}
          value={value.hideAmounts}
          onChange={(hideAmounts) => set({ hideAmounts: hideAmounts ?? 'none' })}
          choices={hiddenFigures.map((id) => ({ id, label: t(`hides.${id}`) }))}
        />
        <ChoiceSelect
          name="notice"
          label={t('fields.notice')}
          value={value.notice}
          onChange={(notice) => set({ notice: notice ?? 'first' })}
          choices={shareNotices.map((id) => ({ id, label: t(`notices.${id}`) }))}
        />
      </FieldRow>
      {isCodeRequired && (
        <MultiSelect
          name="hiddenFields"
          label={t('fields.hiddenFields')}
          value={value.hiddenFields}
          onChange={(ids) => set({ hiddenFields: hideableFields.filter((id) => ids.includes(id)) })}
          choices={hideableFields.map((id) => ({ id, label: t(`personal.${id}`) }))}
          isOptional
        />
      )}
      <Stack gap={2}>
        <Checkbox
          name="watermark"
          label={t('fields.watermark')}
          value={value.watermark}
          onChange={(watermark) => set({ watermark })}
        />
        <Checkbox
          name="allowDownload"
          label={t('fields.allowDownload')}
          value={value.allowDownload}
          onChange={(allowDownload) => set({ allowDownload })}
        />
      </Stack>
    </Stack>
  );
}
