import { type Booking, commentVerbs, t } from '@shootline/shared-api';
import { useQuery } from '@tanstack/react-query';
import { commentQueries } from './comment.queries.ts';

/** '3' or '3, 1 new': the number of a thread's comments, and of those that the user has not seen. */
export function useCommentCount(
  bookingId: string,
  thread: Booking['project_comment_thread'] | undefined,
): string {
  // The thread's view loads both.
  const { data } = useQuery({ ...commentQueries.thread(thread?.uuid ?? ''), enabled: false });
  const { data: unread = [] } = useQuery({
    ...commentQueries.unreadNotifications(bookingId),
    enabled: false,
  });
  const count = data?.comments.length ?? '';
  const fresh = unread.filter(({ verb }) => thread && verb === commentVerbs[thread.type]).length;
  return fresh > 0 ? t('{count}, {fresh} new', { count, fresh }) : `${count}`;
}
