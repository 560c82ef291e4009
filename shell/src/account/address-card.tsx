import { errorMessage, lazyModule, userQueries, t } from '@shootline/shared-api';
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
      title={t('Address')}
      actions={
        address && (
          <Button variant="outline" size="sm" onClick={() => setIsOpen(true)}>
            {known ? t('Change Address') : t('Add Address')}
          </Button>
        )
      }
    >
      {error && !address ? (
        <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} />
      ) : (
        <Text fontSize="sm" minH="5" overflowWrap="anywhere" color={known ? 'fg' : 'fg.muted'}>
          {address && (known || t('We do not know your address yet.'))}
        </Text>
      )}
      {isOpen && (
        <LazyDialog of={addressDialog} onClose={close}>
          {({ AddressDialog }) => <AddressDialog title={t('Your Address')} onClose={close} />}
        </LazyDialog>
      )}
    </InfoCard>
  );
}
