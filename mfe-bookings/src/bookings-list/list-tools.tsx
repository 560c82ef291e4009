import { lazyModule, t } from '@shootline/shared-api';
import { Icon, IconButton, toast } from '@shootline/shared-ui';
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import Download from 'lucide-react/icons/download';
import { type ComponentType, useState } from 'react';
import type { ListTool, ListToolProps } from './list-tool.ts';

const tools: ListTool[] = [
  {
    label: t('Export to CSV'),
    icon: Download,
    code: lazyModule(() =>
      import('../bookings-export/export-bookings-dialog.tsx').then((m) => ({
        Dialog: m.ExportBookingsDialog,
      })),
    ),
  },
  {
    label: t('Sync Data From the hub'),
    icon: ArrowRightLeft,
    code: lazyModule(() =>
      import('../hub-sync/hub-sync-dialog.tsx').then((m) => ({ Dialog: m.HubSyncDialog })),
    ),
  },
];

type Listed = Omit<ListToolProps, 'onClose'>;

interface OpenedTool {
  Dialog: ComponentType<ListToolProps>;
  listed: Listed;
}

/** The admin's tools for the whole list. Each dialog's code loads when it is opened. */
export function ListTools(listed: Listed) {
  const [opened, setOpened] = useState<OpenedTool>();
  const [loading, setLoading] = useState<ListTool>();
  const open = async (tool: ListTool) => {
    setLoading(tool);
    try {
      const { Dialog } = await tool.code.load();
      setOpened({ Dialog, listed });
    } catch (error) {
      console.warn(`${tool.label} could not be loaded.`, error);
      toast.error(t('Sorry, there was an issue loading this content. Please try again.'));
    }
    setLoading(undefined);
  };
  return (
    <>
      {tools.map((tool) => (
        <IconButton
          key={tool.label}
          variant="outline"
          colorPalette="gray"
          aria-label={tool.label}
          title={tool.label}
          aria-busy={loading === tool}
          onClick={() => {
            if (!loading) void open(tool);
          }}
        >
          <Icon icon={tool.icon} size={18} />
        </IconButton>
      ))}
      {opened && <opened.Dialog {...opened.listed} onClose={() => setOpened(undefined)} />}
    </>
  );
}
