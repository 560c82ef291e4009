import { ApiError, errorMessage, useCurrentUser, t } from '@shootline/shared-api';
import { Button, NoticeBanner, Page, Stack, Text } from '@shootline/shared-ui';
import { saveFile } from '@shootline/shared-ui/files';
import { useParams } from '@shootline/shared-ui/router';
import { useMutation } from '@tanstack/react-query';
import { downloadExport } from './export-file.queries.ts';

function Failure({ error }: { error: Error }) {
  const { full_name, email } = useCurrentUser();
  const isMissing = error instanceof ApiError && error.type === 'NotFound';
  return (
    <NoticeBanner tone="danger">
      {errorMessage(error)}
      {isMissing && (
        <Text mt="1">
          {t(
            'You are signed in as {name} ({email}). A file opens for the recipient of the email, or a colleague with the same rights, for seven days.',
            { name: full_name, email },
          )}
        </Text>
      )}
    </NoticeBanner>
  );
}

/** The page that an export's mail links to; downloads the file on a click. */
export function ExportPage() {
  const { fileId = '' } = useParams();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => downloadExport(fileId),
    onSuccess: ({ content, name }) => saveFile(content, name),
    meta: { showsOwnError: true },
  });
  return (
    <Page title={t('Your Export')}>
      <Stack gap="5" maxW="2xl" align="start">
        <Text>{t('The file contains the exported data that you may read.')}</Text>
        <Button onClick={() => mutate()} loading={isPending} loadingText={t('Downloading...')}>
          {t('Download the File')}
        </Button>
        {error && <Failure error={error} />}
        {data && (
          <NoticeBanner tone="success">
            {t('{name} was downloaded.', { name: data.name })}
          </NoticeBanner>
        )}
      </Stack>
    </Page>
  );
}
