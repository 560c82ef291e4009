import { RouterLink, Text } from '@shootline/shared-ui';
import type { Board } from './use-board.ts';

/** How many are unstaffed, and where the rest is when these are not all. */
export function UnstaffedCount({ board }: { board: Board }) {
  const { unstaffed, unstaffedCount } = board;
  return (
    <Text as="span" fontWeight="normal" color="fg.muted" fontSize="xs">
      {unstaffedCount === 0 && 'Everything is staffed.'}
      {unstaffedCount > 0 && unstaffedCount <= unstaffed.length && unstaffedCount}
      {unstaffedCount > unstaffed.length && (
        <>
          The first {unstaffed.length} of {unstaffedCount}.{' '}
          <RouterLink to="/?view=to_staff" variant="underline">
            All to staff
          </RouterLink>
        </>
      )}
    </Text>
  );
}
