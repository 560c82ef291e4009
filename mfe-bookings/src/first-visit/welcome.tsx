import { useCurrentUser, welcome, t, rich } from '@shootline/shared-api';
import { Button, chakra, Flex, Heading, Text, useBrand } from '@shootline/shared-ui';
import { useEffect, useId, useRef } from 'react';
import { welcomeLines } from './welcome-lines.ts';

// A native dialog: the first screen's size budget has no room for the shared one.
const Dialog = chakra('dialog', {
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

const Lines = chakra('ul', { base: { mt: '4', mb: '6', ps: '5', listStyleType: 'disc' } });

/** Welcomes the user after sign-in and says what they can do here (S1 §2). */
export function Welcome({ onClose }: { onClose: () => void }) {
  const { role_policy: role, full_name: name } = useCurrentUser();
  const brand = useBrand();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    welcome.wasShown();
  }, []);
  return (
    <Dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-lines`}
      onClose={onClose}
    >
      <Heading as="h2" id={`${id}-title`} size="xl" overflowWrap="anywhere">
        {rich('Welcome to {name}', { name: brand.name })}
      </Heading>
      <Text mt="1" color="fg.muted" overflowWrap="anywhere">
        {rich('{name}, this is what you do here:', { name })}
      </Text>
      <Lines id={`${id}-lines`}>
        {welcomeLines(role).map((line) => (
          <Text as="li" key={line} mt="1.5">
            {line}
          </Text>
        ))}
      </Lines>
      <Flex justify="flex-end">
        <Button onClick={() => dialog.current?.close()}>{t('Get Started')}</Button>
      </Flex>
    </Dialog>
  );
}
