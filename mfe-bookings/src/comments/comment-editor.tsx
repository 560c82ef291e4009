import { t, type Comment } from '@shootline/shared-api';
import { commentRules } from '@shootline/shared-api/rules';
import { Box, Flex } from '@shootline/shared-ui';
import { SubmitButton, TextAreaField } from '@shootline/shared-ui/form';
import { CancelButton, KeptInputForm } from '@shootline/shared-ui/kept-input';
import { useEffect, useRef } from 'react';
import { useEditComment } from './comment.actions.ts';

/** Edits the text of the author's own comment. */
export function CommentEditor({
  comment,
  threadId,
  onClose,
}: {
  comment: Comment;
  threadId: string;
  onClose: () => void;
}) {
  const { mutateAsync } = useEditComment(threadId, comment.uuid);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('textarea')?.focus(), []);
  return (
    <Box ref={box}>
      <KeptInputForm
        label={t('Edit comment')}
        schema={commentRules}
        defaultValues={{ text: comment.text }}
        onSubmit={async ({ text }) => {
          await mutateAsync({ text: text ?? '' });
          onClose();
        }}
        keepAs={`comment edit ${comment.uuid}`}
      >
        <TextAreaField name="text" label={t('Comment')} rows={2} maxRows={2} isRequired />
        <Flex justify="flex-end" gap="3">
          <CancelButton size="xs" onClick={onClose} />
          <SubmitButton size="xs" busyText={t('Saving...')}>
            {t('Save')}
          </SubmitButton>
        </Flex>
      </KeptInputForm>
    </Box>
  );
}
