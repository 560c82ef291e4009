import { lazyModule, t } from '@shootline/shared-api';
import { Icon, IconButton, LazyDialog } from '@shootline/shared-ui';
import Download from 'lucide-react/icons/download';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import { useCallback, useState } from 'react';
import type { InvoiceListQuery } from '../invoice/invoice.queries.ts';

interface InvoiceToolsProps {
  filters: InvoiceListQuery;
  /** Uuids of the selected invoices. */
  selected: ReadonlySet<string>;
}

const exportDialog = lazyModule(() => import('../invoices-export/export-invoices-dialog.tsx'));
const xeroDialog = lazyModule(() => import('../xero/xero-dialog.tsx'));

const tools = [
  { name: 'export', label: t('Export to CSV'), icon: Download },
  { name: 'xero', label: t('Make a File for Xero'), icon: FileSpreadsheet },
] as const;

/** Buttons for an export and for a file for the accounting system. */
export function InvoiceTools(listed: InvoiceToolsProps) {
  // Keeps the props of the click, as the list may change under an open dialog.
  const [opened, setOpened] = useState<InvoiceToolsProps & { tool: 'export' | 'xero' }>();
  const close = useCallback(() => setOpened(undefined), []);
  return (
    <>
      {tools.map(({ name, label, icon }) => (
        <IconButton
          key={name}
          variant="outline"
          colorPalette="gray"
          aria-label={label}
          title={label}
          onClick={() => setOpened({ ...listed, tool: name })}
        >
          <Icon icon={icon} size={18} />
        </IconButton>
      ))}
      {opened?.tool === 'export' && (
        <LazyDialog of={exportDialog} onClose={close}>
          {({ ExportInvoicesDialog }) => (
            <ExportInvoicesDialog filters={opened.filters} onClose={close} />
          )}
        </LazyDialog>
      )}
      {opened?.tool === 'xero' && (
        <LazyDialog of={xeroDialog} onClose={close}>
          {({ XeroDialog }) => <XeroDialog selected={opened.selected} onClose={close} />}
        </LazyDialog>
      )}
    </>
  );
}
