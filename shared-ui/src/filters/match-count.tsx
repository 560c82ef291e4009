import { countCap, type PagedList } from '@shootline/shared-api';
import { chakra, VisuallyHidden } from '@shootline/shared-ui';

/** The number as text: '1,204', or '10,000+' if the server stopped counting. */
export function countText(count: number): string {
  return count > countCap ? '10,000+' : count.toLocaleString('en');
}

/** The number of matching rows beside a list's title; its space is reserved before it loads. */
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
