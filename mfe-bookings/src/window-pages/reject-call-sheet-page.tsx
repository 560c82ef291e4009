import { t, rich } from '@shootline/shared-api';
import { NoticeBanner, RouterLink, Stack, Text } from '@shootline/shared-ui';
import { Confirmation } from '@shootline/shared-ui/action-form';
import { bookingPath } from '../booking-paths.ts';
import type { QuestionContext } from './booking-window.tsx';
import { CallSheetWindow } from './call-sheet-window.tsx';

/** Reject Call Sheet: makes no call, says so, and explains how to get the sheet changed. */
export function RejectCallSheetPage() {
  return (
    <CallSheetWindow
      title={t('Reject Call Sheet')}
      question={(asking) => <RejectQuestion {...asking} />}
    />
  );
}

function RejectQuestion({ booking, end }: QuestionContext) {
  const home = bookingPath(booking);
  const whatToDo = rich('To have it changed, write what is wrong in the {comments}.', {
    comments: (
      <RouterLink variant="underline" to={home}>
        {t('comments of the booking')}
      </RouterLink>
    ),
  });
  const reject = () =>
    end({
      kind: 'done',
      details: (
        <>
          {rich('Nothing was sent, and the call sheet is not approved. {whatToDo}', { whatToDo })}
        </>
      ),
    });
  return (
    <Confirmation
      text={
        <Stack gap="4">
          <Text>{t('Are you sure you want to reject this call sheet?')}</Text>
          <NoticeBanner>
            {t('Rejecting sends nothing: the call sheet stays as it is, without your approval.')}{' '}
            {whatToDo}{' '}
            {rich('If you cannot film this shoot, {cancel}.', {
              cancel: (
                <RouterLink variant="underline" to={`${home}/cancel-confirm`}>
                  {t('cancel your assignment')}
                </RouterLink>
              ),
            })}
          </NoticeBanner>
        </Stack>
      }
      buttons={{
        primary: t('Yes, Reject Call Sheet'),
        progress: t('Rejecting Call Sheet...'),
        cancel: t('No'),
        isDangerous: true,
        onCancel: () => end({ kind: 'unchanged' }),
      }}
      onConfirm={() => Promise.resolve(reject())}
    />
  );
}
