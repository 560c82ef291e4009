import { Stack, useIsDesktop, useScrollClearance } from '@shootline/shared-ui';
import type { ReactNode, RefObject } from 'react';

interface AnswerBarProps {
  panel: RefObject<HTMLDivElement | null>;
  hasButtons: boolean;
  children: ReactNode;
}

/** Keeps buttons at the lower edge of a narrow window, within reach of the thumb. */
export function AnswerBar({ panel, hasButtons, children }: AnswerBarProps) {
  const isAtEdge = !useIsDesktop() && hasButtons;
  return (
    <Stack
      ref={panel}
      gap="3"
      mt="5"
      {...(isAtEdge && {
        position: 'sticky',
        bottom: '0',
        zIndex: 'docked',
        mx: '-4',
        px: '4',
        pt: '3',
        pb: 'calc(0.75rem + env(safe-area-inset-bottom))',
        bg: 'bg',
        borderTopWidth: '1px',
      })}
    >
      {children}
      {isAtEdge && <KeepsClear of={panel} />}
    </Stack>
  );
}

function KeepsClear({ of }: { of: AnswerBarProps['panel'] }) {
  useScrollClearance(of);
  return null;
}
