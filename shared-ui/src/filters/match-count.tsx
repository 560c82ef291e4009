import { countCap, type PagedList, t, numberText } from '@shootline/shared-api';
import { Box, VisuallyHidden } from '@shootline/shared-ui';

/** The number as text: '1,204', or '10,000+' if the server stopped counting. */
export function countText(count: number): string {
  const shown = numberText(Math.min(count, countCap));
  return count > countCap ? `${shown}+` : shown;
}

/** The number of matching rows beside a list's title; its space is reserved on wide screens before it loads. */
export function MatchCount({
  list: { status, isOther, count },
}: {
  list: Pick<PagedList<unknown>, 'status' | 'isOther' | 'count'>;
}) {
  return (
    <Box as="span" minW={{ md: '7ch' }} fontSize="sm" color="fg.muted" whiteSpace="nowrap">
      {status === 'success' && !isOther && (
        <>
          {countText(count)}
          <VisuallyHidden>
            {t('{count, plural, one { match} other { matches}}', { count })}
          </VisuallyHidden>
        </>
      )}
    </Box>
  );
}
