import { ExpiryNotice } from '../session/expiry-notice.tsx';
import { StorageNotice } from './storage-notice.tsx';

/** The notices about the browser's storage and the session. */
export function Notices({ isLastDay }: { isLastDay: boolean }) {
  return (
    <>
      <StorageNotice />
      {isLastDay && <ExpiryNotice />}
    </>
  );
}
