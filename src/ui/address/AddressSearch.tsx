import { MapPin } from 'lucide-react';
import * as addressMessages from '#messages/address.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { toast } from '#runtime/toast/toast.ts';
import type { FoundAddress } from '#runtime/maps/places.ts';
import { AsyncCombobox } from '../fields/AsyncCombobox.tsx';
import { Icon } from '../identity/Icon.tsx';
import type { AddressSource } from './address-source.ts';

interface AddressSearchProps {
  readonly source: AddressSource;
  /** For other fields to be filled in. */
  readonly onFound: (address: FoundAddress) => void;
  readonly name: string;
  readonly help: string;
}

/** Fewer letters than that are of too many addresses. */
const minLength = 4;

/** Finds an address while one types, and hands it over. */
export function AddressSearch({ source, onFound, name, help }: AddressSearchProps) {
  const t = useMessages(addressMessages);
  const choose = async (id: string): Promise<void> => {
    try {
      onFound(await source.find(id));
    } catch {
      // The source stopped answering: the fields are filled in by hand.
      toast.warning(t('notFound'));
    }
  };
  return (
    <AsyncCombobox
      name={name}
      label={t('search')}
      help={help}
      value={null}
      load={source.offers}
      minLength={minLength}
      lead={<Icon icon={MapPin} size={14} className="text-ink3" />}
      onChange={(id) => {
        if (id !== null) void choose(id);
      }}
    />
  );
}
