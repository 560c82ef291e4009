import { ButtonLink, Flex, NoticeBanner, Stack } from '@shootline/shared-ui';
import { SignedInAs } from '@shootline/shared-ui/window-page';

/** Why there is nothing to decide, and as whom, since the mail may have been sent to another account. */
export function NoDecision({ reason }: { reason: string }) {
  return (
    <Stack gap="5">
      <NoticeBanner tone="warning">{reason}</NoticeBanner>
      <SignedInAs />
      <Flex justify="flex-end">
        <ButtonLink to="/finance-dashboard" variant="outline" colorPalette="gray">
          My Invoices
        </ButtonLink>
      </Flex>
    </Stack>
  );
}
