import { t } from '@shootline/shared-api';
import { Button, Icon, Spinner, VisuallyHidden } from '@shootline/shared-ui';
import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import Eye from 'lucide-react/icons/eye';
import { saveFile } from './save-file.ts';

interface DownloadButtonProps {
  /** The button's label; defaults to the file's name. */
  label?: string;
  fileName: string;
  load: () => Promise<Blob>;
}

/** Downloads a file with the user's token. */
export function DownloadButton({ label, fileName, load }: DownloadButtonProps) {
  const download = useMutation({
    mutationFn: load,
    onSuccess: (content) => saveFile(content, fileName),
  });
  return (
    <Button
      size="xs"
      variant="ghost"
      // Aligns the label with the header and the texts of its row.
      ms={label ? '-2' : undefined}
      my={label ? '-1' : undefined}
      maxW="full"
      h="auto"
      minH="8"
      whiteSpace={label ? 'nowrap' : 'normal'}
      textAlign="start"
      overflowWrap="anywhere"
      aria-disabled={download.isPending || undefined}
      onClick={() => {
        if (!download.isPending) download.mutate();
      }}
    >
      {download.isPending ? (
        <Spinner size="xs" boxSize="4" />
      ) : (
        <Icon icon={label ? Eye : Download} size={16} />
      )}
      {label ?? fileName}
      {label && <VisuallyHidden>{` ${fileName}`}</VisuallyHidden>}
      <VisuallyHidden role="status">{download.isPending ? t('Downloading...') : ''}</VisuallyHidden>
    </Button>
  );
}
