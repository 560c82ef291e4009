import { errorMessage, lazyModule, userQueries } from '@shootline/shared-api';
import { Button, ErrorState, LazyDialog, Text } from '@shootline/shared-ui';
import { InfoCard } from '@shootline/shared-ui/card';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

const addressDialog = lazyModule(
  () => import(/* webpackChunkName: "account" */ '@shootline/shared-ui/address-field'),
);

/** The user's address, with a dialog to change it. */
export function AddressCard() {
  const { data: address, error, refetch } = useQuery(userQueries.address());
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const known = address?.formatted_address;
  return (
    <InfoCard
      title="Address"
      actions={
        address && (
          <Button variant="outline" size="sm" onClick={() => setIsOpen(true)}>
            {known ? 'Change Address' : 'Add Address'}
          </Button>
        )
      }
    >
      {error && !address ? (
        <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} />
      ) : (
        <Text fontSize="sm" minH="5" overflowWrap="anywhere" color={known ? 'fg' : 'fg.muted'}>
          {address && (known || 'We do not know your address yet.')}
        </Text>
      )}
      {isOpen && (
        <LazyDialog of={addressDialog} onClose={close}>
          {({ AddressDialog }) => <AddressDialog title="Your Address" onClose={close} />}
        </LazyDialog>
      )}
    </InfoCard>
  );
}
