import { t } from '@shootline/shared-api';
import { attachmentRule, commentRules } from '@shootline/shared-api/rules';
import { Box, Button, Flex, Icon } from '@shootline/shared-ui';
import { FileField } from '@shootline/shared-ui/file-field';
import { SubmitButton, TextAreaField } from '@shootline/shared-ui/form';
import { KeptInputForm } from '@shootline/shared-ui/kept-input';
import FileIcon from 'lucide-react/icons/file';
import { useFormContext } from 'react-hook-form';
import { useEffect, useRef, useState } from 'react';
import { type NewComment, useAddComment } from './comment.actions.ts';

const rules = commentRules.shape({ file: attachmentRule });

/** Adds a comment to a thread, optionally with a file. */
export function CommentComposer({ title, threadId }: { title: string; threadId: string }) {
  const [added, setAdded] = useState(0);
  const [hasFile, setHasFile] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const { mutateAsync } = useAddComment(threadId);
  // Focuses the empty field for the next comment.
  useEffect(() => {
    if (added > 0) box.current?.querySelector('textarea')?.focus();
  }, [added]);
  const submit = async (values: unknown) => {
    await mutateAsync(values as NewComment);
    setHasFile(false);
    setAdded(added + 1);
  };
  return (
    <Box ref={box} mt="4" pt="4" borderTopWidth="1px">
      <KeptInputForm
        key={added}
        label={t('Add to {title}', { title })}
        schema={rules}
        defaultValues={{ text: '', file: null }}
        onSubmit={submit}
        keepAs={`comment ${threadId}`}
      >
        <TextAreaField name="text" label={t('Comment')} rows={2} isRequired />
        {hasFile && <FileField name="file" label={t('Attachment')} use="booking" />}
        <Flex justify="space-between" gap="3" wrap="wrap">
          <AttachmentToggle isOn={hasFile} onChange={setHasFile} />
          <SubmitButton size="sm" busyText={t('Adding...')}>
            {t('Add Comment')}
          </SubmitButton>
        </Flex>
      </KeptInputForm>
    </Box>
  );
}

function AttachmentToggle({
  isOn,
  onChange,
}: {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}) {
  const { setValue } = useFormContext();
  const toggle = () => {
    // A removed file must not be sent.
    setValue('file', null);
    onChange(!isOn);
  };
  return (
    <Button size="sm" variant="ghost" colorPalette="gray" aria-expanded={isOn} onClick={toggle}>
      <Icon icon={FileIcon} size={16} /> {t('Attach File')}
    </Button>
  );
}
