import type { ContactFormProps } from '#contracts/client/contact/form.ts';
import type { WithShared } from '#contracts/shared.ts';
import { destroy, index, store, update } from '#generated/routes/client/contact.ts';
import * as contactMessages from '#messages/client/contact.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { EmailField } from '#ui/fields/EmailField.tsx';
import { MultiSelect } from '#ui/fields/MultiSelect.tsx';
import { PersonField } from '#ui/fields/PersonField.tsx';
import { PhoneField } from '#ui/fields/PhoneField.tsx';
import { RadioGroup } from '#ui/fields/RadioGroup.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { SirenField } from '#ui/fields/SirenField.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { TagInput } from '#ui/fields/TagInput.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { AddressBlock } from '../../blocks/AddressBlock.tsx';
import { CompanySearch } from '../../blocks/company/CompanySearch.tsx';
import { RecordPage } from '../../blocks/record/RecordPage.tsx';
import { useFieldValue, useRecordForm } from '../../blocks/record/useRecordForm.tsx';
import { ContactPart } from './blocks/ContactPart.tsx';
import { ContactTabs } from './blocks/ContactTabs.tsx';

const addressNames = {
  line: 'addressLine',
  line2: 'addressLine2',
  postalCode: 'postalCode',
  city: 'city',
  inseeCode: 'inseeCode',
} as const;

/** Which field takes what of the register of companies. */
const companyNames = {
  name: 'companyName',
  siren: 'siren',
  addressLine: 'addressLine',
  addressLine2: 'addressLine2',
  postalCode: 'postalCode',
  city: 'city',
  inseeCode: 'inseeCode',
} as const;

const schema = async () => (await import('#contracts/client/contact/payload.ts')).contactPayload;

/** A person or a firm that the company deals with: its form, and what belongs to it. */
export default function ContactForm(props: WithShared<ContactFormProps>) {
  const { tab, form } = props;
  if (tab === 'fiche' || form.record === null) return <ContactSheet {...props} />;
  return <ContactPart page={props} contact={form.record} tab={tab} />;
}

function ContactSheet(props: WithShared<ContactFormProps>) {
  const form = useRecordForm(props.form, {
    shared: props,
    type: 'contact',
    messages: contactMessages,
    schema,
    routes: {
      index,
      store,
      update,
      destroy,
    },
  });
  const { field, section } = form;
  const isPerson = useFieldValue(form, 'kind') === 'person';
  return (
    <RecordPage
      form={form}
      notice={props.form.record && <ContactTabs contactId={props.form.record.id} current="fiche" />}
      sections={[
        section('identity', [
          field('kind', RadioGroup, { isInline: true }),
          isPerson && [
            field('civility', Select),
            field('firstName', TextField),
            field('lastName', TextField, { isOptional: false }),
          ],
          !isPerson && {
            name: 'companySearch',
            node: <CompanySearch key="companySearch" form={form} names={companyNames} />,
          },
          [field('companyName', TextField, { isOptional: isPerson }), field('siren', SirenField)],
          field('roles', MultiSelect),
        ]),
        section('reach', [
          [field('email', EmailField), field('email2', EmailField)],
          [
            field('mobile', PhoneField, { autoComplete: 'off' }),
            field('phone', PhoneField, { autoComplete: 'off' }),
          ],
        ]),
        {
          ...section('address', []),
          fields: ['addressLine', 'addressLine2', 'postalCode', 'city', 'inseeCode'],
          content: (
            <AddressBlock
              form={form.control.form}
              names={addressNames}
              mapsKey={props.app.mapsKey}
              isReadOnly={!props.form.can.save}
            />
          ),
        },
        section('relation', [
          [field('ownerUserId', PersonField, { people: props.people }), field('source', Select)],
          field('tags', TagInput),
          field('doNotContact', Checkbox),
        ]),
        section('birth', [[field('birthDate', DateField), field('birthPlace', TextField)]], {
          isFolding: true,
        }),
        section('notes', [field('notes', TextArea)], { isFolding: true }),
      ]}
    />
  );
}
