import type { LateCode } from '@shootline/shared-api';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { BookingUrlFilters } from './booking-list-url.ts';

export interface ListToolProps {
  /** How the list was filtered when the dialog was opened. */
  filters: BookingUrlFilters['filters'];
  onClose: () => void;
}

/** Something to do with the whole list, in a dialog. */
export interface ListTool {
  label: string;
  icon: LucideIcon;
  code: LateCode<{ Dialog: ComponentType<ListToolProps> }>;
}
