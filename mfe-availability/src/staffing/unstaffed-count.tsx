import { RouterLink, Text } from '@shootline/shared-ui';
import { countText } from '@shootline/shared-ui/filters';
import type { Board } from './use-board.ts';

/** How many are unstaffed, and where the rest is when these are not all; nothing while that is not known. */
export function UnstaffedCount({ board }: { board: Board }) {
  const { unstaffed, unstaffedCount, isOther } = board;
  if (isOther || unstaffedCount === 0) return null;
  return (
    <Text as="span" fontWeight="normal" color="fg.muted" fontSize="xs">
      {unstaffedCount <= unstaffed.length ? (
        unstaffedCount
      ) : (
        <>
          The first {unstaffed.length} of {countText(unstaffedCount)}.{' '}
          <RouterLink to="/?view=to_staff" variant="underline">
            All to staff
          </RouterLink>
        </>
      )}
    </Text>
  );
}
