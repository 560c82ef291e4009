import { t, type Booking } from '@shootline/shared-api';
import { Box, Button, HStack } from '@shootline/shared-ui';
import { InfoCard } from '@shootline/shared-ui/card';
import { useState } from 'react';
import { useCommentCount } from './use-comment-count.ts';
import { CommentThreadView } from './comment-thread-view.tsx';

/** The comment threads that the user may read, one at a time. */
export function CommentsCard({ booking }: { booking: Booking }) {
  const { permissions, project_comment_thread, internal_comment_thread } = booking;
  const threads = [
    permissions.read_project_comment_thread && {
      title: t('Booking Comments'),
      thread: project_comment_thread,
    },
    permissions.read_internal_comment_thread && {
      title: t('Internal Comments'),
      thread: internal_comment_thread,
    },
  ].filter((thread) => thread !== false);

  const [chosen, setChosen] = useState('');
  const [visited, setVisited] = useState<string[]>([]);
  const shown = threads.find(({ title }) => title === chosen) ?? threads[0];
  const count = useCommentCount(booking.uuid, shown?.thread);
  if (!shown) return null;
  const choose = (title: string) => {
    setVisited([...new Set([...visited, shown.title])]);
    setChosen(title);
  };
  return (
    <InfoCard id="comments" title={threads.length > 1 ? t('Comments') : shown.title} count={count}>
      {threads.length > 1 && (
        <HStack role="group" aria-label={t('Thread')} mb="4" gap="2" wrap="wrap">
          {threads.map(({ title }) => (
            <Button
              key={title}
              size="sm"
              variant={title === shown.title ? 'subtle' : 'ghost'}
              aria-pressed={title === shown.title}
              onClick={() => choose(title)}
            >
              {title}
            </Button>
          ))}
        </HStack>
      )}
      {/* An opened thread stays mounted to keep its draft. */}
      {threads
        .filter((thread) => thread === shown || visited.includes(thread.title))
        .map(({ title, thread }) => (
          <Box key={title} hidden={title !== shown.title}>
            <CommentThreadView
              title={title}
              bookingId={booking.uuid}
              thread={thread}
              isShown={title === shown.title}
            />
          </Box>
        ))}
    </InfoCard>
  );
}
