import {
  bookingQueries,
  downloadAttachment,
  useCurrentUser,
  type Comment,
} from '@shootline/shared-api';
import {
  Box,
  Button,
  Flex,
  HStack,
  InitialsAvatar,
  Stack,
  Text,
  TimeText,
} from '@shootline/shared-ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DownloadButton } from './download-button.tsx';

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
    return data.comments.length === 0 ? (
      <NoComments title={title} />
    ) : (
      <CommentArea title={title}>
        <Stack as="ol" listStyleType="none" gap="5">
          {data.comments.map((comment) => (
            <CommentItem key={comment.uuid} comment={comment} />
          ))}
        </Stack>
      </CommentArea>
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

function CommentItem({ comment }: { comment: Comment }) {
  const { uuid: me, timezone } = useCurrentUser();
  const { created_by: author, created, text, attachments } = comment;
  return (
    <Flex as="li" gap="3">
      <InitialsAvatar size="sm" initials={author.initials} />
      <Box minW="0" flex="1">
        <HStack gap="2" wrap="wrap">
          <Text fontWeight="semibold">{author.uuid === me ? 'YOU' : author.full_name}</Text>
          <Text fontSize="xs" color="fg.muted">
            <TimeText iso={created} zone={timezone} />
          </Text>
        </HStack>
        <Text whiteSpace="pre-line" overflowWrap="anywhere">
          {text}
        </Text>
        {attachments.map(({ name, link }) => (
          <DownloadButton key={link} fileName={name} load={() => downloadAttachment(link)} />
        ))}
      </Box>
    </Flex>
  );
}
