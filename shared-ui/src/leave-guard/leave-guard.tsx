import { beforeSignOut, t } from '@shootline/shared-api';
import { Button, Flex, Stack, Text } from '@shootline/shared-ui';
import { Dialog, isSessionOver } from '@shootline/shared-ui/dialog';
import { useBlocker } from '@shootline/shared-ui/router';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

const texts = {
  leaving: t('Your changes are not saved. If you leave this page, you lose them.'),
  signingOut: t(
    'This browser keeps changes that you have not saved yet. If you sign out, you lose them.',
  ),
};

interface QuestionProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before signing out, which removes what the browser keeps for the user. */
export function SignOutQuestion(props: { onClose: () => void; onLeave: () => void }) {
  return <LeaveQuestion text={texts.signingOut} onStay={props.onClose} onLeave={props.onLeave} />;
}

function LeaveQuestion(props: QuestionProps & { text: string }) {
  const { text, onStay, onLeave } = props;
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  return (
    <Dialog title={t('Leave without saving?')} onClose={onStay} maxWidth={440}>
      <Stack gap="5">
        <Text>{text}</Text>
        <Flex justify="flex-end" gap="3" wrap="wrap">
          <Button ref={stay} variant="outline" colorPalette="gray" onClick={onStay}>
            {t('Stay')}
          </Button>
          <Button colorPalette="red" onClick={onLeave}>
            {t('Leave without Saving')}
          </Button>
        </Flex>
      </Stack>
    </Dialog>
  );
}

/**
 * Asks before the user leaves the page, closes it or signs out while there are changes, and calls `onLeave`
 * once they leave without saving. Another query or hash of the same page does not count as leaving. A
 * `when` function is called as the user leaves, so it also sees changes since the last render.
 */
export function LeaveGuard(props: { when: boolean | (() => boolean); onLeave?: () => void }) {
  const { when, onLeave } = props;
  const mustAsk = useRef<() => boolean>(() => false);
  useLayoutEffect(() => {
    mustAsk.current = () => !isSessionOver() && (typeof when === 'function' ? when() : when);
  });

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && mustAsk.current(),
  );

  const [signOut, setSignOut] = useState<(() => void) | null>(null);
  useEffect(
    () =>
      beforeSignOut((leave) => {
        const isAsked = mustAsk.current();
        if (isAsked) setSignOut(() => leave);
        return isAsked;
      }),
    [],
  );

  useEffect(() => {
    const onUnload = (event: Event) => {
      if (mustAsk.current()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, []);

  if (signOut) {
    return (
      <LeaveQuestion
        text={texts.leaving}
        onStay={() => setSignOut(null)}
        onLeave={() => {
          onLeave?.();
          signOut();
        }}
      />
    );
  }
  if (blocker.state !== 'blocked') return null;
  return (
    <LeaveQuestion
      text={texts.leaving}
      onStay={() => blocker.reset()}
      onLeave={() => {
        onLeave?.();
        blocker.proceed();
      }}
    />
  );
}
