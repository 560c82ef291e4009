import { type Booking, isCancelled, t } from '@shootline/shared-api';
import { Box, Button } from '@shootline/shared-ui';
import { createHubProject } from '../actions/create-hub-project.ts';
import { useBookingActions } from '../action-engine/booking-actions.tsx';
import { PublicUploadLink } from './public-upload-link.tsx';

function noProjectText(booking: Booking): string {
  if (isCancelled(booking)) return t('This booking was cancelled before it had a project.');
  return booking.state === 'job_complete'
    ? t('This booking has had no project.')
    : t('The project is created once the booking is approved.');
}

/** The text while there is no project; admins also see the reason. */
function textOf(booking: Booking): string {
  const { state, message } = booking.hub_project ?? { state: 'none', message: null };
  switch (state) {
    case 'creating':
      return message
        ? t(
            'Project is being created. The last attempt failed: {message} It is retried automatically.',
            { message },
          )
        : t('Project is being created');
    case 'failed':
      return message
        ? t('The project could not be created. {message}', { message })
        : t('The project could not be created yet.');
    case 'no_hub':
      return t('No hub is set up, so this booking has no project.');
    default:
      return noProjectText(booking);
  }
}

/** The place to upload a booking's footage, or the progress of its hub project. */
export function WhereToUpload({
  booking,
  linkText,
}: {
  booking: Booking;
  /** Shown instead of the address where that would not fit on one line. */
  linkText?: string;
}) {
  const { open } = useBookingActions();
  const { video_id: videoId, state, hub_project: project, permissions } = booking;
  if (videoId) return <PublicUploadLink videoId={videoId} text={linkText} />;
  if (state === 'job_complete' && project?.state === 'created')
    return <>{t('Project Completed')}</>;
  return (
    <>
      {textOf(booking)}
      {permissions.create_hub_project && (
        <Box mt="1">
          <Button size="xs" variant="outline" onClick={() => open(createHubProject, booking)}>
            {t('Try Again')}
          </Button>
        </Box>
      )}
    </>
  );
}
