import { useState } from 'react';
import type { ShareLink, SharePageProps } from '#contracts/client/share/link.ts';
import { isFinancial } from '#domain/share/sections.ts';
import { update } from '#generated/routes/client/share.ts';
import * as shareMessages from '#messages/client/share.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { FieldError } from '#ui/fields/FieldError.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';
import { AccessFields, type Access } from './AccessFields.tsx';
import { ContentFields, type Content } from './ContentFields.tsx';

interface EditDialogProps {
  readonly link: ShareLink;
  readonly page: SharePageProps;
  readonly isOfProfile: boolean;
  readonly isPersonal: boolean;
  readonly onClose: () => void;
}

/** Changes what a link shows and until when: its reader sees it at once. */
export function EditDialog({ link, page, isOfProfile, isPersonal, onClose }: EditDialogProps) {
  const t = useMessages(shareMessages);
  const visit = useVisit();
  const [content, setContent] = useState<Content>(() => ({
    // What is no longer there cannot be sent.
    sections: link.sections.filter((section) => page.sections.some((one) => one.section === section)),
    fileIds: link.fileIds.filter((id) => page.files.some((file) => file.id === id)),
  }));
  const [access, setAccess] = useState<Access>(() => ({
    hideAmounts: link.hideAmounts,
    hiddenFields: link.hiddenFields,
    code: '',
    removesCode: false,
    expiresOn: link.expiresOn,
    maxOpenings: link.maxOpenings,
    allowDownload: link.allowDownload,
    watermark: link.watermark,
    notice: link.notice,
  }));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const submit = async (): Promise<boolean> => {
    const sections = content.sections.filter((one) => link.audience !== 'buyer' || !isFinancial(one));
    const result = await visit({
      method: 'PUT',
      href: update(link.id),
      data: {
        version: link.version,
        audience: link.audience,
        ...access,
        sections,
        fileIds: content.fileIds,
      },
      preserveScroll: true,
    });
    setErrors(result.errors);
    return result.outcome === 'success';
  };
  const refusal = errors['version'] ?? errors['base'];
  return (
    <FormDialog
      title={t('edit')}
      description={link.recipientName}
      submitLabel={t('save')}
      size="lg"
      onSubmit={submit}
      onClose={onClose}
    >
      {refusal !== undefined && <FieldError id="share-edit-error" text={refusal} />}
      <ContentFields
        offer={page}
        audience={link.audience}
        value={content}
        onChange={setContent}
        error={errors['sections'] ?? errors['fileIds']}
        isOfProfile={isOfProfile}
      />
      <AccessFields
        value={access}
        onChange={setAccess}
        errorOf={(name) => errors[name]}
        page={page}
        hasCode={link.hasCode}
        isCodeRequired={isPersonal}
      />
    </FormDialog>
  );
}
