import { countCap, type PagedList } from '@shootline/shared-api';
import { chakra, VisuallyHidden } from '@shootline/shared-ui';

/** How many there are, as users read it: '1,204', or '10,000+' where the server stopped counting. */
export function countText(count: number): string {
  return count > countCap ? '10,000+' : count.toLocaleString('en');
}

/** How many rows match, beside a list's title; its room is there before the number is. */
export function MatchCount({
  list: { status, isOther, count },
}: {
  list: Pick<PagedList<unknown>, 'status' | 'isOther' | 'count'>;
}) {
  return (
    <chakra.span
      minW="7ch"
      fontSize="sm"
      color="fg.muted"
      fontVariantNumeric="tabular-nums"
      whiteSpace="nowrap"
    >
      {status === 'success' && !isOther && (
        <>
          {countText(count)}
          <VisuallyHidden>{count === 1 ? ' match' : ' matches'}</VisuallyHidden>
        </>
      )}
    </chakra.span>
  );
}
