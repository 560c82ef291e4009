import { t } from '@shootline/shared-api';
import { Box, Skeleton, Stack, VisuallyHidden } from '@shootline/shared-ui';
import { BookingColumns } from './booking-columns.tsx';

const panel = {
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'l3',
  px: { base: '4', md: '5' },
} as const;

function CardSkeleton({ lines }: { lines: number }) {
  return (
    <Box {...panel} py="4">
      <Skeleton h="5" w="40" mb="5" />
      <Stack gap="4">
        {Array.from({ length: lines }, (_, line) => (
          <Skeleton key={line} h="4" w={line % 2 ? '60%' : '85%'} />
        ))}
      </Stack>
    </Box>
  );
}

/** A booking's strip and cards while it is being loaded. */
export function BookingSkeleton() {
  return (
    <Stack role="status" gap="4">
      <VisuallyHidden>{t('Loading...')}</VisuallyHidden>
      <Box {...panel} py="3">
        <Skeleton h="9" />
      </Box>
      <BookingColumns
        first={<CardSkeleton lines={4} />}
        content={
          <>
            <CardSkeleton lines={9} />
            <CardSkeleton lines={7} />
          </>
        }
        last={<CardSkeleton lines={3} />}
      />
    </Stack>
  );
}
