import { bookingQueries } from '@shootline/shared-api';
import { Box, Button, Flex, Stack } from '@shootline/shared-ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CommentComposer } from './comment-composer.tsx';
import { CommentItem } from './comment-item.tsx';

interface CommentThreadViewProps {
  title: string;
  /** Absent as long as nobody has written. */
  threadId: string | undefined;
}

/** A thread's comments, oldest first, in an area that scrolls (S1 §2). */
export function CommentThreadView({ title, threadId }: CommentThreadViewProps) {
  const { data, error, refetch } = useQuery({
    ...bookingQueries.thread(threadId ?? ''),
    enabled: threadId !== undefined,
  });
  if (!threadId) return <NoComments title={title} />;
  if (data) {
    return (
      <>
        {data.comments.length === 0 ? (
          <NoComments title={title} />
        ) : (
          <CommentArea title={title}>
            <Stack as="ol" listStyleType="none" gap="5">
              {data.comments.map((comment) => (
                <CommentItem key={comment.uuid} comment={comment} threadId={threadId} />
              ))}
            </Stack>
          </CommentArea>
        )}
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

function NoComments({ title }: { title: string }) {
  return <CommentArea title={title}>There are currently no comments.</CommentArea>;
}

function CommentArea({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box
      role="region"
      aria-label={`${title} thread`}
      tabIndex={0}
      minH="220px"
      maxH="250px"
      overflowY="auto"
      fontSize="sm"
      focusVisibleRing="outside"
    >
      {children}
    </Box>
  );
}
