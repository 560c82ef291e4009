import { commentVerbs } from '@shootline/shared-api';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMarkCommentsRead } from './comment.actions.ts';
import { commentQueries } from './comment.queries.ts';

interface ReadThread {
  bookingId: string;
  type: keyof typeof commentVerbs;
  hasComments: boolean;
  isShown: boolean;
}

/**
 * Marks the user's comment notifications of a booking's thread as read while the thread is shown. A
 * failure is silent; the next showing tries again.
 */
export function useReadComments({ bookingId, type, hasComments, isShown }: ReadThread): void {
  const { mutate: markRead } = useMarkCommentsRead();
  const { data: unread = '' } = useQuery({
    ...commentQueries.unreadNotifications(bookingId),
    enabled: hasComments,
    select: (notifications) =>
      notifications
        .filter(({ verb }) => verb === commentVerbs[type])
        .map(({ uuid }) => uuid)
        .join(),
  });
  useEffect(() => {
    if (isShown && unread) markRead(unread.split(','));
  }, [isShown, unread, markRead]);
}
