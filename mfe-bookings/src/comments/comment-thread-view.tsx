import { type Booking, t } from '@shootline/shared-api';
import { Box, Button, Flex } from '@shootline/shared-ui';
import { useIsCardOpen } from '@shootline/shared-ui/card';
import { useQuery } from '@tanstack/react-query';
import { CommentArea } from './comment-area.tsx';
import { CommentComposer } from './comment-composer.tsx';
import { CommentList } from './comment-list.tsx';
import { commentQueries } from './comment.queries.ts';
import { useReadComments } from './use-read-comments.ts';

interface CommentThreadViewProps {
  title: string;
  bookingId: string;
  /** Null while the thread is empty. */
  thread: Booking['project_comment_thread'];
  /** Whether this thread is the visible one. */
  isShown: boolean;
}

/** A thread's comments and its composer. */
export function CommentThreadView(props: CommentThreadViewProps) {
  const { title, bookingId, thread } = props;
  const isShown = useIsCardOpen() && props.isShown;
  const threadId = thread?.uuid;
  const { data, error, refetch } = useQuery({
    ...commentQueries.thread(threadId ?? ''),
    enabled: threadId !== undefined,
  });
  useReadComments({
    bookingId,
    type: thread?.type ?? 'project',
    hasComments: data !== undefined && data.comments.length > 0,
    isShown,
  });
  if (!thread || !threadId) {
    return <CommentArea title={title}>{t('There are currently no comments.')}</CommentArea>;
  }
  if (error && !data) {
    return (
      <CommentArea title={title}>
        <Flex role="alert" direction="column" gap="3" align="flex-start">
          {t('Sorry, there was an issue loading the comments.')}{' '}
          <Button size="xs" variant="outline" onClick={() => void refetch()}>
            {t('Retry')}
          </Button>
        </Flex>
      </CommentArea>
    );
  }
  const { add_comment: mayAdd } = (data ?? thread).permissions;
  return (
    <>
      {data ? (
        <CommentList title={title} threadId={threadId} comments={data.comments} isShown={isShown} />
      ) : (
        <CommentArea title={title}>{t('Loading comments...')}</CommentArea>
      )}
      {mayAdd && (
        // The composer takes its space while the comments load, so nothing below moves.
        <Box visibility={data ? undefined : 'hidden'}>
          <CommentComposer title={title} threadId={threadId} />
        </Box>
      )}
    </>
  );
}
