import { lazyModule, t } from '@shootline/shared-api';
import { Icon, IconButton, LazyDialog, useIsDesktop } from '@shootline/shared-ui';
import Columns3 from 'lucide-react/icons/columns-3';
import { useCallback, useState } from 'react';
import type { Column, ColumnSettings } from './column.ts';

const chooser = lazyModule(() => import('./column-chooser.tsx'));

/** Opens the column chooser, for the table or for the cards of a narrow window. */
export function ColumnsButton<Row>({
  columns,
  columnSettings,
}: {
  columns: Column<Row>[];
  columnSettings: ColumnSettings;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  const isTable = useIsDesktop();
  return (
    <>
      <IconButton
        variant="outline"
        colorPalette="gray"
        aria-label={t('Choose columns')}
        title={t('Choose columns')}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Icon icon={Columns3} size={18} />
      </IconButton>
      {isOpen && (
        <LazyDialog of={chooser} onClose={close}>
          {({ ColumnChooser }) => (
            <ColumnChooser {...{ columns, columnSettings, isTable }} onClose={close} />
          )}
        </LazyDialog>
      )}
    </>
  );
}
