import { Skeleton, Stack, VisuallyHidden } from '@shootline/shared-ui';

export function FeedbackSkeleton() {
  return (
    <Stack role="status" gap="5">
      <VisuallyHidden>Loading...</VisuallyHidden>
      <Skeleton h="24" />
      <Skeleton h="11" w="264px" maxW="full" />
      <Skeleton h="20" />
    </Stack>
  );
}
