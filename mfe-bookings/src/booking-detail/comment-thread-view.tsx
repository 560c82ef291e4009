import { bookingQueries } from '@shootline/shared-api';
import { Button, Flex } from '@shootline/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { CommentArea } from './comment-area.tsx';
import { CommentComposer } from './comment-composer.tsx';
import { CommentList } from './comment-list.tsx';

interface CommentThreadViewProps {
  title: string;
  /** Undefined while the thread is empty. */
  threadId: string | undefined;
  /** Whether this thread is the visible one. */
  isShown: boolean;
}

/** A thread's comments and its composer (S1 §2). */
export function CommentThreadView({ title, threadId, isShown }: CommentThreadViewProps) {
  const { data, error, refetch } = useQuery({
    ...bookingQueries.thread(threadId ?? ''),
    enabled: threadId !== undefined,
  });
  if (!threadId) return <CommentArea title={title}>There are currently no comments.</CommentArea>;
  if (data) {
    return (
      <>
        <CommentList title={title} threadId={threadId} comments={data.comments} isShown={isShown} />
        {data.permissions.add_comment && <CommentComposer title={title} threadId={threadId} />}
      </>
    );
  }
  if (!error) return <CommentArea title={title}>Loading comments...</CommentArea>;
  return (
    <CommentArea title={title}>
      <Flex role="alert" direction="column" gap="3" align="flex-start">
        Sorry, there was an issue loading the comments.
        <Button size="xs" variant="outline" onClick={() => void refetch()}>
          Retry
        </Button>
      </Flex>
    </CommentArea>
  );
}
