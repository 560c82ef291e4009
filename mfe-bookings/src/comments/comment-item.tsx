import { useCurrentUser, type Comment, t } from '@shootline/shared-api';
import { Box, Button, Flex, HStack, InitialsAvatar, Text, TimeText } from '@shootline/shared-ui';
import { WrittenText } from '@shootline/shared-ui/card';
import { memo, useEffect, useRef, useState } from 'react';
import { downloadAttachment } from '../bookings/booking-file.queries.ts';
import { CommentEditor } from './comment-editor.tsx';
import { DownloadButton } from '@shootline/shared-ui/files';

interface CommentItemProps {
  comment: Comment;
  threadId: string;
  /** Called when its editor opens and when it closes. */
  onEditing: (isOpen: boolean) => void;
}

/** A comment with its files; its author sees YOU and can edit it. */
export const CommentItem = memo(function CommentItem(props: CommentItemProps) {
  const { comment, threadId, onEditing } = props;
  const { uuid: me, timezone } = useCurrentUser();
  const [isEdited, setIsEdited] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const { created_by: author, created, text, attachments } = comment;
  const isMine = author.uuid === me;
  useEffect(() => {
    if (!isEdited) return undefined;
    onEditing(true);
    return () => onEditing(false);
  }, [isEdited, onEditing]);
  const wasEdited = useRef(false);
  useEffect(() => {
    if (wasEdited.current && !isEdited) edit.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);
  return (
    <Flex as="li" gap="3">
      <InitialsAvatar size="sm" initials={author.initials} />
      <Box minW="0" flex="1">
        <HStack gap="2" wrap="wrap">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {isMine ? t('YOU') : author.full_name}
          </Text>
          <Text fontSize="xs" color="fg.muted">
            <TimeText iso={created} zone={timezone} />
          </Text>
          {isMine && !isEdited && (
            <Button
              ref={edit}
              size="2xs"
              variant="ghost"
              colorPalette="gray"
              onClick={() => setIsEdited(true)}
            >
              {t('Edit')}
            </Button>
          )}
        </HStack>
        {isEdited ? (
          <CommentEditor comment={comment} threadId={threadId} onClose={() => setIsEdited(false)} />
        ) : (
          <WrittenText>{text}</WrittenText>
        )}
        {attachments.map(({ name, link }) => (
          <DownloadButton key={link} fileName={name} load={() => downloadAttachment(link)} />
        ))}
      </Box>
    </Flex>
  );
});
