import { Box, Skeleton, Stack, VisuallyHidden } from '@shootline/shared-ui';
import { TwoColumns } from './two-columns.tsx';

function CardSkeleton({ lines }: { lines: number }) {
  return (
    <Box bg="bg.panel" borderWidth="1px" borderRadius="l3" p="6">
      <Skeleton h="5" w="40" mb="6" />
      <Stack gap="4">
        {Array.from({ length: lines }, (_, line) => (
          <Skeleton key={line} h="4" w={line % 2 ? '60%' : '85%'} />
        ))}
      </Stack>
    </Box>
  );
}

export function BookingSkeleton() {
  return (
    <Box role="status">
      <VisuallyHidden>Loading...</VisuallyHidden>
      <TwoColumns
        main={
          <>
            <CardSkeleton lines={4} />
            <CardSkeleton lines={7} />
          </>
        }
        side={
          <>
            <CardSkeleton lines={4} />
            <CardSkeleton lines={3} />
          </>
        }
      />
    </Box>
  );
}
