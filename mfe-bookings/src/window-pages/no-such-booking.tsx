import { t } from '@shootline/shared-api';
import { ButtonLink, Flex, NoticeBanner, Stack } from '@shootline/shared-ui';
import { SignedInAs } from '@shootline/shared-ui/window-page';

/** Shown if the booking is deleted or hidden from this user, for example after a click in an old mail. */
export function NoSuchBooking() {
  return (
    <Stack gap="5">
      <NoticeBanner tone="warning">
        {t(
          "Sorry, we can't find this booking. It may have been deleted, or you are not assigned to it any more.",
        )}
      </NoticeBanner>
      <SignedInAs />
      <Flex justify="flex-end">
        <ButtonLink to="/" variant="outline" colorPalette="gray">
          {t('Home')}
        </ButtonLink>
      </Flex>
    </Stack>
  );
}
