import { isVideographer, useCurrentUser } from '@shootline/shared-api';
import { useUpdateAddress } from '@shootline/shared-api/address';
import { addAddressRules } from '@shootline/shared-api/rules';
import { Text } from '@shootline/shared-ui';
import { ActionForm } from '@shootline/shared-ui/action-form';
import { Dialog } from '@shootline/shared-ui/dialog';
import { AddressField } from '@shootline/shared-ui/address-field';

/** Add Address: asks for the user's missing address (S2 §2). */
export function AddressPrompt({ onClose }: { onClose: () => void }) {
  const { role_policy: role } = useCurrentUser();
  const { mutateAsync, isPending } = useUpdateAddress();
  return (
    <Dialog title="Add Address" isBlocked={isPending} onClose={onClose}>
      <ActionForm
        label="Add Address"
        schema={addAddressRules}
        defaultValues={{}}
        keepAs="user address"
        onSubmit={async ({ address }) => {
          await mutateAsync(address);
          onClose();
        }}
        buttons={{
          primary: 'Save',
          progress: 'Saving...',
          cancel: 'Not now',
          onCancel: onClose,
        }}
      >
        <Text>
          {isVideographer(role)
            ? 'We do not know your address yet. How near you are to a shoot counts when jobs are offered.'
            : 'We do not know your address yet.'}
        </Text>
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
