import { t, type LazyModule } from '@shootline/shared-api';
import { Button, LazyDialog } from '@shootline/shared-ui';
import { type ReactNode, useCallback, useState } from 'react';

/** A button in the header of a card with a shortened list; opens a dialog with the whole list. */
export function ShowAll<Code>(props: {
  dialog: LazyModule<Code>;
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
        {t('Show All')}
      </Button>
      {isOpen && (
        <LazyDialog of={dialog} onClose={close}>
          {(code) => children(code, close)}
        </LazyDialog>
      )}
    </>
  );
}
