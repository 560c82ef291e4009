import { t } from '@shootline/shared-api';
import { RouterLink, Text } from '@shootline/shared-ui';
import { countText } from '@shootline/shared-ui/filters';
import type { Board } from '../use-board.ts';

/** The number of unstaffed bookings, with a link if not all are shown; nothing while unknown. */
export function UnstaffedCount({ board }: { board: Board }) {
  const { unstaffed, unstaffedCount, isOther } = board;
  if (isOther || unstaffedCount === 0) return null;
  return (
    <Text as="span" fontWeight="normal" color="fg.muted" fontSize="xs">
      {unstaffedCount <= unstaffed.length ? (
        unstaffedCount
      ) : (
        <>
          {t('The first {shown} of {count}.', {
            shown: unstaffed.length,
            count: countText(unstaffedCount),
          })}{' '}
          <RouterLink to="/?view=to_staff" variant="underline">
            {t('All to staff')}
          </RouterLink>
        </>
      )}
    </Text>
  );
}
