import { storageRefusal, t } from '@shootline/shared-api';
import { Box, NoticeBanner } from '@shootline/shared-ui';
import { useStore } from 'zustand';

/** A notice, shown once, for browsers that block storage. */
export function StorageNotice() {
  const isDue = useStore(storageRefusal, ({ isRefused, isRead }) => isRefused && !isRead);
  if (!isDue) return null;
  return (
    <Box px={{ base: '4', md: '6' }} py="2">
      <NoticeBanner onClose={() => storageRefusal.setState({ isRead: true })}>
        {t(
          'Your browser does not let this portal store anything, or has no room left: after a reload you may have to sign in again, and anything you have not saved is lost.',
        )}
      </NoticeBanner>
    </Box>
  );
}
