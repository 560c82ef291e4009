import { Box } from '../basics.ts';
import { Portal } from '@chakra-ui/react/portal';
import { type RefObject, useEffect, useState } from 'react';

interface ShownName {
  text: string;
  top: number;
  left: number;
}

/** Shows the name of the hovered or focused entry of `nav` beside its icon. */
export function RailNames({ nav }: { nav: RefObject<HTMLElement | null> }) {
  const [shown, setShown] = useState<ShownName | null>(null);

  useEffect(() => {
    const hide = () => setShown(null);
    const show = ({ target }: { target: unknown }) => {
      const entry = target instanceof Element ? target.closest<HTMLElement>('[data-name]') : null;
      if (!entry) return hide();
      const { top, right, height } = entry.getBoundingClientRect();
      setShown({ text: entry.dataset['name'] ?? '', top: top + height / 2, left: right + 12 });
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') hide();
    };
    const entries = nav.current;
    // This code loads late: an entry may already be hovered or focused.
    show({ target: entries?.querySelector('[data-name]:is(:hover, :focus)') });
    const showing = ['mouseover', 'focusin'];
    const hiding = ['mouseleave', 'focusout', 'scroll', 'click'];
    for (const event of showing) entries?.addEventListener(event, show);
    for (const event of hiding) entries?.addEventListener(event, hide);
    window.addEventListener('keydown', onKeyDown);
    return () => {
      for (const event of showing) entries?.removeEventListener(event, show);
      for (const event of hiding) entries?.removeEventListener(event, hide);
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [nav]);

  if (!shown) return null;
  const { text, top, left } = shown;
  return (
    <Portal>
      <Box
        // The entry itself already has this accessible name.
        aria-hidden
        data-testid="rail-name"
        position="fixed"
        zIndex="tooltip"
        transform="translateY(-50%)"
        px="2"
        py="1"
        bg="fg"
        color="bg"
        borderRadius="l2"
        shadow="md"
        fontSize="sm"
        whiteSpace="nowrap"
        pointerEvents="none"
        style={{ top, left }}
      >
        {text}
      </Box>
    </Portal>
  );
}
