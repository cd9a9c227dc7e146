import { Ban } from 'lucide-react';
import { useState } from 'react';
import type { SupplierFormProps } from '#contracts/client/supplier/form.ts';
import type { WithShared } from '#contracts/shared.ts';
import { departmentNames } from '#domain/geography/departments.ts';
import { block, destroy, index, store, unblock, update } from '#generated/routes/client/supplier.ts';
import * as supplierMessages from '#messages/client/supplier.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { EmailField } from '#ui/fields/EmailField.tsx';
import { IntegerField } from '#ui/fields/IntegerField.tsx';
import { MultiSelect } from '#ui/fields/MultiSelect.tsx';
import { PhoneField } from '#ui/fields/PhoneField.tsx';
import { RateField } from '#ui/fields/RateField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { SirenField, SiretField } from '#ui/fields/SirenField.tsx';
import { TagInput } from '#ui/fields/TagInput.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { VatNumberField } from '#ui/fields/VatNumberField.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { CompanySearch } from '../../blocks/company/CompanySearch.tsx';
import { useAction } from '../../Account/blocks/useAction.ts';
import { RecordPage } from '../../blocks/record/RecordPage.tsx';
import { useRecordForm } from '../../blocks/record/useRecordForm.tsx';
import { BankSection } from './blocks/BankSection.tsx';
import { RelationSections } from './blocks/RelationSections.tsx';
import { DocumentsSection } from './blocks/DocumentsSection.tsx';

/** Which field takes what of the register of companies. */
const companyNames = {
  name: 'name',
  legalForm: 'legalForm',
  siren: 'siren',
  siret: 'siret',
  vatNumber: 'vatNumber',
  addressLine: 'addressLine',
  addressLine2: 'addressLine2',
  postalCode: 'postalCode',
  city: 'city',
} as const;

const schema = async () => (await import('#contracts/client/supplier/payload.ts')).supplierPayload;

const BlockDialog = lazyDialog(async () => (await import('./blocks/BlockDialog.tsx')).BlockDialog);

const departments = Object.entries(departmentNames)
  .map(([id, name]) => ({ id, label: `${id} ${name}` }))
  .toSorted((a, b) => (a.id < b.id ? -1 : 1));

/** A firm that works for the company, to enter or to change. */
export default function SupplierForm(props: WithShared<SupplierFormProps>) {
  const t = useMessages(supplierMessages);
  const { isPending, run } = useAction();
  const format = useFormat();
  const [isBlocking, setBlocking] = useState(false);
  const form = useRecordForm(props.form, {
    shared: props,
    type: 'supplier',
    messages: supplierMessages,
    schema,
    routes: {
      index,
      store,
      update,
      destroy,
    },
  });
  const { field, section } = form;
  useRefreshOnEvent<SupplierFormProps>(
    props.form.record === null ? null : (props.realtime?.changesChannel ?? null),
    ['supplier.changed', 'supplier_document.received'],
    [
      'current',
      'bank',
      'documents',
      'missingDocuments',
      'requests',
      'requestEmail',
      'contacts',
      'ratings',
      'ratingHundredths',
    ],
  );
  const { current } = props;
  const { record, can } = props.form;
  const id = record?.id ?? '';
  return (
    <>
      <RecordPage
        form={form}
        notice={
          <>
            {props.bank?.changedAt && (
              <Banner tone="warn">
                {t('bank.warning', { date: format.dateTime(props.bank.changedAt) })}
              </Banner>
            )}
            {current?.status === 'blocked' ? (
              <Banner
                tone="warn"
                action={
                  can.save && (
                    <Button
                      size="sm"
                      isPending={isPending}
                      onClick={() => void run({ method: 'DELETE', href: unblock(id) })}
                    >
                      {t('block.unblock')}
                    </Button>
                  )
                }
              >
                {t('block.notice', { reason: current.blockedReason ?? '' })}
              </Banner>
            ) : (
              current?.status === 'archived' && <Banner tone="info">{t('block.archived')}</Banner>
            )}
          </>
        }
        actions={
          record !== null &&
          can.save &&
          current?.status !== 'blocked' && (
            <Button icon={Ban} onClick={() => setBlocking(true)}>
              {t('block.action')}
            </Button>
          )
        }
        after={
          record !== null && (
            <>
              {props.bank && <BankSection supplierId={id} bank={props.bank} canUpdate={can.save} />}
              <DocumentsSection
                supplierId={id}
                name={record.label}
                documents={props.documents}
                missingDocuments={props.missingDocuments}
                requests={props.requests}
                requestEmail={props.requestEmail}
                canUpdate={can.save}
              />
              <RelationSections
                supplierId={id}
                name={record.label}
                contacts={props.contacts}
                ratingHundredths={props.ratingHundredths}
                ratings={props.ratings}
                operations={props.operations}
                canUpdate={can.save}
              />
            </>
          )
        }
        sections={[
          section('identity', [
            {
              name: 'companySearch',
              node: <CompanySearch key="companySearch" form={form} names={companyNames} />,
            },
            field('name', TextField),
            [field('trade', Select), field('legalForm', Select)],
            [field('siren', SirenField), field('siret', SiretField), field('vatNumber', VatNumberField)],
            field('departments', MultiSelect, { choices: departments }),
            field('tags', TagInput),
          ]),
          section('reach', [
            [field('email', EmailField), field('phone', PhoneField, { autoComplete: 'off' })],
            field('website', TextField, { inputMode: 'url' }),
            field('addressLine', TextField),
            field('addressLine2', TextField),
            [field('postalCode', TextField, { inputMode: 'numeric' }), field('city', TextField)],
          ]),
          section('terms', [
            [
              field('paymentTermsDays', IntegerField, { unit: t('days') }),
              field('retentionBps', RateField),
              field('vatRateBps', RateField),
            ],
          ]),
          section('notes', [field('notes', TextArea)], { isFolding: true }),
        ]}
      />
      {isBlocking && record !== null && (
        <BlockDialog
          name={record.label}
          onSubmit={(reason) => run({ method: 'PATCH', href: block(id), data: { reason } })}
          onClose={() => setBlocking(false)}
        />
      )}
    </>
  );
}
