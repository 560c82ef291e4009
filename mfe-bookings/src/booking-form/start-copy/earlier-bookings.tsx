import {
  type BookingSummary,
  lazyModule,
  listErrorMessage,
  type PagedList,
  t,
} from '@shootline/shared-api';
import { Box, Button, Flex, LazyDialog, Skeleton } from '@shootline/shared-ui';
import { type ReactNode, useCallback, useState } from 'react';
import { EarlierBooking } from './earlier-booking.tsx';

const dialog = lazyModule(() => import('./start-copy-dialog.tsx'));

const places = [1, 2, 3, 4, 5];

/** Bookings side by side, or a placeholder of the same height. */
export function EarlierBookings({
  list,
  emptyMessage,
  showsClient,
}: {
  list: PagedList<BookingSummary>;
  emptyMessage: string;
  showsClient: boolean;
}) {
  const [chosen, setChosen] = useState<BookingSummary>();
  const close = useCallback(() => setChosen(undefined), []);
  const height = showsClient ? '7rem' : '5.5rem';

  if (list.view === 'error') {
    return (
      <Line height={height} role="alert">
        {listErrorMessage(list.error, t('Sorry, there was an error loading the list of bookings.'))}
        <Button size="sm" variant="outline" colorPalette="gray" onClick={list.retry}>
          {t('Retry')}
        </Button>
      </Line>
    );
  }
  if (list.view !== 'loading' && list.rows.length === 0) {
    return (
      <Line height={height} role="status">
        {emptyMessage}
      </Line>
    );
  }
  const cells =
    list.view === 'loading'
      ? places.map((place) => <Skeleton key={place} height="full" borderRadius="l2" />)
      : list.rows.map((booking) => (
          <EarlierBooking
            key={booking.uuid}
            booking={booking}
            showsClient={showsClient}
            onChoose={() => setChosen(booking)}
          />
        ));
  return (
    <>
      <Box
        as={list.view === 'loading' ? 'div' : 'ul'}
        aria-busy={list.view === 'loading'}
        display="grid"
        gridAutoFlow="column"
        gridAutoColumns={{ base: '15rem', xl: 'calc((100% - 4 * 0.75rem) / 5)' }}
        gap="3"
        height={`calc(${height} + 1rem)`}
        overflowX="auto"
        // Leaves room for the focus ring at both ends of the scroll area.
        p="1"
        pb="3"
        mx="-1"
        listStyleType="none"
      >
        {cells}
      </Box>
      {chosen && (
        <LazyDialog of={dialog} onClose={close}>
          {({ StartCopyDialog }) => <StartCopyDialog booking={chosen} onClose={close} />}
        </LazyDialog>
      )}
    </>
  );
}

function Line(props: { height: string; role: 'alert' | 'status'; children: ReactNode }) {
  return (
    <Flex
      role={props.role}
      align="center"
      wrap="wrap"
      gap="3"
      height={`calc(${props.height} + 1rem)`}
      fontSize="sm"
      color="fg.muted"
    >
      {props.children}
    </Flex>
  );
}
