import type { SignInMethods } from '@shootline/shared-api/contract';
import { beginSession } from '../identity/begin-session.ts';
import { PasskeyPart } from '../identity/passkey-part.tsx';
import { HubButton } from './hub-button.tsx';

export { DemoAccounts } from './demo-accounts.tsx';

interface OtherWaysProps {
  hub: SignInMethods['hub_url'] | undefined;
  next: string;
  onEntered: (account: { alias: string }) => Promise<void>;
}

/** The ways to sign in besides the password. */
export function OtherWays({ hub, next, onEntered }: OtherWaysProps) {
  return (
    <>
      <PasskeyPart
        isOffered
        onSignedIn={(user) => {
          beginSession(user);
          return onEntered({ alias: user.workspace });
        }}
      />
      {hub && <HubButton url={hub} next={next} />}
    </>
  );
}
