import { errorMessage, type SignedInUser, t } from '@shootline/shared-api';
import { Button, toast } from '@shootline/shared-ui';
import { browserSupportsWebAuthnAutofill, WebAuthnAbortService } from '@simplewebauthn/browser';
import { useEffect, useRef, useState } from 'react';
import { isReplaced, sendPasskey, showPasskey } from './identity.actions.ts';

// Sooner than the server forgets a challenge.
const renewMs = 4 * 60_000;

interface PasskeyButtonProps {
  /** Whether the browser also offers passkeys while the form is filled in. */
  isOffered?: boolean;
  /** Receives the user of the passkey, with a session that has not begun; a failure is a toast. */
  onSignedIn: (user: SignedInUser) => unknown;
}

/** Signs in with a passkey. */
export function PasskeyButton({ isOffered = false, onSignedIn }: PasskeyButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  // Grows with each offer that was taken up and refused, so that the browser makes another.
  const [refused, setRefused] = useState(0);
  const latest = useRef(onSignedIn);
  useEffect(() => {
    latest.current = onSignedIn;
  });

  useEffect(() => {
    if (!isOffered || isBusy) return;
    const offer = async () => {
      if (!(await browserSupportsWebAuthnAutofill())) return;
      try {
        // Nobody has asked for it, so that nobody misses it.
        const answer = await showPasskey({ isOffered }).catch(() => null);
        if (answer) await latest.current(await sendPasskey(answer));
      } catch (error) {
        toast.error(errorMessage(error));
        setRefused((count) => count + 1);
      }
    };
    void offer();
    const timer = setInterval(() => void offer(), renewMs);
    return () => {
      clearInterval(timer);
      WebAuthnAbortService.cancelCeremony();
    };
  }, [isOffered, isBusy, refused]);

  const ask = async () => {
    setIsBusy(true);
    try {
      await onSignedIn(await sendPasskey(await showPasskey()));
    } catch (error) {
      if (!isReplaced(error)) toast.error(errorMessage(error));
    }
    setIsBusy(false);
  };
  return (
    <Button
      variant="outline"
      loading={isBusy}
      loadingText={t('Waiting for the passkey...')}
      onClick={() => void ask()}
    >
      {t('Sign In with a Passkey')}
    </Button>
  );
}
