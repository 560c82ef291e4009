import { t } from '@shootline/shared-api';
import { Box, Button, ExternalLink } from '@shootline/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { publicUploadLink } from './upload-link.queries.ts';
import { webAddress } from '../bookings/web-address.ts';

/** The link for uploading a hub project's footage; shows its address without `text`. */
export function PublicUploadLink({ videoId, text }: { videoId: string; text?: string }) {
  const { data, isPending, refetch } = useQuery(publicUploadLink(videoId));
  if (isPending) return <>{t('Loading...')}</>;
  if (!data) {
    return (
      <Box role="alert">
        {t('Sorry, there was an issue loading this content.')}{' '}
        <Button size="xs" variant="outline" onClick={() => void refetch()}>
          {t('Retry')}
        </Button>
      </Box>
    );
  }
  const { public_upload_link: link } = data;
  const href = webAddress(link);
  return href ? (
    <ExternalLink href={href}>{text ?? href}</ExternalLink>
  ) : (
    <>{link ?? t('Project Completed')}</>
  );
}
