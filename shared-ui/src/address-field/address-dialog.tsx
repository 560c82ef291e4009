import { t } from '@shootline/shared-api';
import { useUpdateAddress } from '@shootline/shared-api/address';
import { addAddressRules } from '@shootline/shared-api/rules';
import { FormDialog } from '@shootline/shared-ui/action-form';
import type { ReactNode } from 'react';
import { AddressField } from './address-field.tsx';

/** A dialog that asks for the user's own address; `children` introduce the field. */
export function AddressDialog(props: {
  title: string;
  /** The label of the button that closes it. */
  cancel?: string;
  onClose: () => void;
  children?: ReactNode;
}) {
  const { title, cancel, onClose, children } = props;
  const { mutateAsync } = useUpdateAddress();
  return (
    <FormDialog
      title={title}
      schema={addAddressRules}
      defaultValues={{}}
      keepAs="user address"
      onSubmit={({ address }) => mutateAsync(address)}
      buttons={{ primary: t('Save'), progress: t('Saving...'), cancel }}
      onClose={onClose}
    >
      {children}
      <AddressField
        name="address"
        label={t('Address')}
        placeholder={t('12 Church Street, Parramatta')}
        isRequired
      />
    </FormDialog>
  );
}
