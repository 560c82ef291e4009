import { Button, NoticeBanner, Stack } from '@shootline/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { mailQueries } from './mail.queries.ts';

/** Warns admins if mails reach nobody or some have failed. */
export function MailNotices({ onShowFailed }: { onShowFailed: () => void }) {
  const { data } = useQuery(mailQueries.overview());
  const isOutbox = data?.delivery === 'outbox';
  const failed = data?.failed ?? 0;
  if (!isOutbox && failed === 0) return null;
  return (
    <Stack gap="3" mb="4">
      {isOutbox && (
        <NoticeBanner>
          There is no mail server, so mails are kept on the server as files and reach nobody.
        </NoticeBanner>
      )}
      {failed > 0 && (
        <NoticeBanner
          tone="danger"
          actions={
            <Button size="xs" variant="outline" onClick={onShowFailed}>
              Show failed
            </Button>
          }
        >
          {failed === 1 ? '1 mail could not be sent.' : `${failed} mails could not be sent.`}
        </NoticeBanner>
      )}
    </Stack>
  );
}
