import { lazyModule, type SignedInUser } from '@shootline/shared-api';
import { Box, LazyPart } from '@shootline/shared-ui';
import { useCanUsePasskeys } from './use-can-use-passkeys.ts';

const button = lazyModule(() => import(/* webpackChunkName: "passkeys" */ './passkey-button.tsx'));

interface PasskeyPartProps {
  /** Whether the browser also offers passkeys while the form is filled in. */
  isOffered?: boolean;
  /** Receives the user of the passkey, with a session that has not begun; a failure is a toast. */
  onSignedIn: (user: SignedInUser) => unknown;
}

/** Signs in with a passkey, where the portal and the browser can. */
export function PasskeyPart(props: PasskeyPartProps) {
  if (!useCanUsePasskeys()) return null;
  return (
    <LazyPart of={button} loading={<Box h="10" />} failed={() => null}>
      {({ PasskeyButton }) => <PasskeyButton {...props} />}
    </LazyPart>
  );
}
