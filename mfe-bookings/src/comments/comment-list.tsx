import { type Comment, useCurrentUser, t } from '@shootline/shared-api';
import { Box, Button, Stack } from '@shootline/shared-ui';
import { CommentArea } from './comment-area.tsx';
import { CommentItem } from './comment-item.tsx';
import { useCallback, useState } from 'react';
import { useStickToEnd } from './use-stick-to-end.ts';

interface CommentListProps {
  title: string;
  threadId: string;
  comments: Comment[];
  /** Whether this thread is the visible one. */
  isShown: boolean;
}

/**
 * Comments, oldest first, scrolled to the newest. While the user reads further up, new comments do not
 * move the view; a button offers them.
 */
export function CommentList({ title, threadId, comments, isShown }: CommentListProps) {
  const { uuid: me } = useCurrentUser();
  const last = comments.at(-1);
  const [openEditors, setOpenEditors] = useState(0);
  const onEditing = useCallback(
    (isOpen: boolean) => setOpenEditors((count) => count + (isOpen ? 1 : -1)),
    [],
  );
  const { area, onScroll, hasNew, showNewest } = useStickToEnd({
    newest: last?.uuid,
    isOwn: last?.created_by.uuid === me,
    isShown,
    isHeld: openEditors > 0,
  });
  return (
    <Box position="relative">
      <CommentArea ref={area} title={title} onScroll={onScroll}>
        {comments.length === 0 ? (
          t('There are currently no comments.')
        ) : (
          <Stack as="ol" listStyleType="none" gap="5">
            {comments.map((comment) => (
              <CommentItem
                key={comment.uuid}
                comment={comment}
                threadId={threadId}
                onEditing={onEditing}
              />
            ))}
          </Stack>
        )}
      </CommentArea>
      <Box
        role="status"
        position="absolute"
        bottom="2"
        insetX="0"
        display="flex"
        justifyContent="center"
        pointerEvents="none"
      >
        {hasNew && (
          <Button size="xs" pointerEvents="auto" shadow="md" onClick={showNewest}>
            {t('New Comment')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
