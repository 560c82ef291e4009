import {
  alreadyVisited,
  sessionStore,
  t,
  translated,
  useCurrentUser,
  welcomeStore,
} from '@shootline/shared-api';
import { checkAccess } from '@shootline/shared-api/portal';
import { Button, styled, Checkbox, Flex, Heading, Text, useBrand } from '@shootline/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Registry } from '../registry/registry.ts';
import { useEndWelcome } from './welcome.actions.ts';

// A native dialog: the first screen's size budget has no room for the shared one.
const Dialog = styled('dialog', {
  base: {
    m: 'auto',
    width: 'calc(100% - 1.5rem)',
    maxW: '480px',
    p: { base: '5', md: '6' },
    bg: 'bg.panel',
    color: 'fg',
    borderWidth: '1px',
    borderRadius: 'l3',
    shadow: 'lg',
    _backdrop: { bg: 'rgb(4 20 16 / 55%)' },
  },
});

const Lines = styled('ul', { base: { mt: '4', mb: '6', ps: '5', listStyleType: 'disc' } });

/** Parts of a page in which the user must not be interrupted. */
const busy = 'input, select, textarea, [role="dialog"], [role="menu"]';

/**
 * Welcomes the user and says what they can do here: after a sign-in, once the page has loaded and the user is
 * not in a field, or at once from the drawer.
 */
export function Welcome({ registry, onClose }: { registry: Registry; onClose: () => void }) {
  const user = useCurrentUser();
  const [isDue] = useState(() => welcomeStore.getState().isDue);
  const [isLast, setIsLast] = useState(false);
  const { mutate: endWelcome } = useEndWelcome();
  const client = useQueryClient();
  const brand = useBrand();
  const remotes = useStore(registry.store, (state) => state.remotes);
  const lines = remotes
    .flatMap(({ manifest }) => manifest?.welcome ?? [])
    .filter(({ access }) => checkAccess(access, user) === 'granted')
    .sort((one, other) => one.order - other.order)
    .map(({ text }) => translated(text));
  const isAnything = lines.length > 0;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const show = () => {
      const isReady =
        !isDue ||
        (isAnything && client.isFetching() === 0 && !document.activeElement?.closest(busy));
      const { current } = dialog;
      if (!isReady || !current || current.open) return;
      current.showModal();
      if (isDue) alreadyVisited.set(true);
    };
    if (!isDue) return show();
    // Waits for the next element to get the focus; during a move none has it.
    const showSoon = () => void setTimeout(show);
    showSoon();
    document.addEventListener('focusout', showSoon);
    const stop = client.getQueryCache().subscribe(showSoon);
    return () => {
      document.removeEventListener('focusout', showSoon);
      stop();
    };
  }, [isDue, isAnything, client]);
  const close = () => {
    welcomeStore.setState({ isDue: false });
    if (isDue && isLast) {
      sessionStore.getState().update({ ...user, shows_welcome: false });
      endWelcome();
    }
    onClose();
  };
  return (
    <Dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-lines`}
      onClose={close}
    >
      <Heading as="h2" id={`${id}-title`} size="xl" overflowWrap="anywhere">
        {t('Welcome to {brand}', { brand: brand.name })}
      </Heading>
      <Text mt="1" color="fg.muted" overflowWrap="anywhere">
        {isAnything
          ? t('{name}, this is what you do here:', { name: user.full_name })
          : t('{name}, your work is not in this portal.', { name: user.full_name })}
      </Text>
      <Lines id={`${id}-lines`}>
        {lines.map((line) => (
          <Text as="li" key={line} mt="1">
            {line}
          </Text>
        ))}
      </Lines>
      <Flex direction="row-reverse" justify="space-between" align="center" gap="3" wrap="wrap">
        {/* First in the order of the keyboard, so the dialog opens with it focused. */}
        <Button onClick={() => dialog.current?.close()}>
          {isDue ? t('Get Started') : t('Close')}
        </Button>
        {isDue && (
          <Flex as="label" align="center" gap="2" minH="11" fontSize="sm" cursor="pointer">
            <Checkbox checked={isLast} onChange={() => setIsLast(!isLast)} />
            {t('Do not show again')}
          </Flex>
        )}
      </Flex>
    </Dialog>
  );
}
