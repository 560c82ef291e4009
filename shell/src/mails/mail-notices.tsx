import { t } from '@shootline/shared-api';
import type { MailPage } from '@shootline/shared-api/contract';
import { Button, NoticeBanner, Stack } from '@shootline/shared-ui';

/** Warns admins if mails reach nobody or some have failed. */
export function MailNotices(props: {
  overview: Pick<MailPage, 'delivery' | 'failed'> | undefined;
  onShowFailed: () => void;
}) {
  const { overview, onShowFailed } = props;
  const isOutbox = overview?.delivery === 'outbox';
  const failed = overview?.failed ?? 0;
  if (!isOutbox && failed === 0) return null;
  return (
    <Stack gap="3" mb="4">
      {isOutbox && (
        <NoticeBanner>
          {t(
            'There is no mail server, so emails are kept on the server as files and reach nobody.',
          )}
        </NoticeBanner>
      )}
      {failed > 0 && (
        <NoticeBanner
          tone="danger"
          actions={
            <Button size="xs" variant="outline" onClick={onShowFailed}>
              {t('Show Failed')}
            </Button>
          }
        >
          {t('{count, plural, one {# email} other {# emails}} could not be sent.', {
            count: failed,
          })}
        </NoticeBanner>
      )}
    </Stack>
  );
}
