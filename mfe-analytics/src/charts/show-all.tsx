import type { LateCode } from '@shootline/shared-api';
import { Button, LateLayer } from '@shootline/shared-ui';
import { type ReactNode, useCallback, useState } from 'react';

/** Beside the title of a card that has the first of a list alone: opens a dialog with all of it. */
export function ShowAll<Code>(props: {
  dialog: LateCode<Code>;
  children: (code: Code, onClose: () => void) => ReactNode;
}) {
  const { dialog, children } = props;
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  return (
    <>
      <Button
        size="xs"
        variant="outline"
        colorPalette="gray"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        Show All
      </Button>
      {isOpen && (
        <LateLayer of={dialog} onClose={close}>
          {(code) => children(code, close)}
        </LateLayer>
      )}
    </>
  );
}
