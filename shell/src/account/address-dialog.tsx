import { useUpdateAddress } from '@shootline/shared-api/address';
import { addAddressRules } from '@shootline/shared-api/rules';
import { ActionForm } from '@shootline/shared-ui/action-form';
import { AddressField } from '@shootline/shared-ui/address-field';
import { Dialog } from '@shootline/shared-ui/dialog';

/** Asks for the user's address. */
export function AddressDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync, isPending } = useUpdateAddress();
  return (
    <Dialog title="Your Address" isBlocked={isPending} onClose={onClose}>
      <ActionForm
        label="Your Address"
        schema={addAddressRules}
        defaultValues={{}}
        keepAs="user address"
        onSubmit={async ({ address }) => {
          await mutateAsync(address);
          onClose();
        }}
        buttons={{ primary: 'Save', progress: 'Saving...', onCancel: onClose }}
      >
        <AddressField
          name="address"
          label="Address"
          placeholder="12 Church Street, Parramatta"
          isRequired
        />
      </ActionForm>
    </Dialog>
  );
}
