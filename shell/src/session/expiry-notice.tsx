import { lazyModule, useCurrentUser, t, rich } from '@shootline/shared-api';
import { Box, Button, LazyDialog, NoticeBanner, TimeText } from '@shootline/shared-ui';
import { useState } from 'react';

const signInAgainDialog = lazyModule(
  () => import(/* webpackChunkName: "expiry" */ './sign-in-again-dialog.tsx'),
);

/** Says that the session is about to end, and offers a new one without leaving the page. */
export function ExpiryNotice() {
  const { session_expires: expires, timezone } = useCurrentUser();
  const [closedFor, setClosedFor] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  if (closedFor === expires) return null;
  return (
    <Box px={{ base: '4', md: '6' }} py="2">
      <NoticeBanner
        tone="warning"
        actions={
          <Button size="sm" variant="outline" onClick={() => setIsOpen(true)}>
            {t('Sign In Again')}
          </Button>
        }
        onClose={() => setClosedFor(expires)}
      >
        {rich('Your session ends {when}. Sign in again before then to keep working.', {
          when: <TimeText iso={expires} zone={timezone} />,
        })}
      </NoticeBanner>
      {isOpen && (
        <LazyDialog of={signInAgainDialog} onClose={close}>
          {({ SignInAgainDialog }) => <SignInAgainDialog onClose={close} />}
        </LazyDialog>
      )}
    </Box>
  );
}
