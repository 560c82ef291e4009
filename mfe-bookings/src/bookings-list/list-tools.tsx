import { Icon, IconButton, toast } from '@shootline/shared-ui';
import type { LucideIcon } from 'lucide-react';
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import Download from 'lucide-react/icons/download';
import { type ComponentType, useState } from 'react';
import type { BookingUrlFilters } from './booking-list-url.ts';

export interface ListToolProps {
  /** How the list was filtered when the dialog was opened. */
  filters: BookingUrlFilters['filters'];
  onClose: () => void;
}

type Dialog = ComponentType<ListToolProps>;

interface Tool {
  label: string;
  icon: LucideIcon;
  load: () => Promise<Dialog>;
}

const tools: Tool[] = [
  {
    label: 'Export to CSV',
    icon: Download,
    load: () =>
      import('../bookings-export/export-bookings-dialog.tsx').then((m) => m.ExportBookingsDialog),
  },
  {
    label: 'Sync Data From the hub',
    icon: ArrowRightLeft,
    load: () => import('../hub-sync/hub-sync-dialog.tsx').then((m) => m.HubSyncDialog),
  },
];

/** What an admin does with the whole list (S1 §2). A dialog's code is loaded when it is opened. */
export function ListTools({ filters }: Pick<ListToolProps, 'filters'>) {
  const [opened, setOpened] = useState<{ Dialog: Dialog } & Pick<ListToolProps, 'filters'>>();
  const [loading, setLoading] = useState<Tool>();
  const open = async (tool: Tool) => {
    setLoading(tool);
    try {
      setOpened({ Dialog: await tool.load(), filters });
    } catch (error) {
      console.warn(`${tool.label} could not be loaded.`, error);
      toast.error('Sorry, there was an issue loading this content. Please try again.');
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
      {opened && <opened.Dialog filters={opened.filters} onClose={() => setOpened(undefined)} />}
    </>
  );
}
