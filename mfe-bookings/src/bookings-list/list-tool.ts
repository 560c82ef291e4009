import type { BookingViewChoice, LazyModule } from '@shootline/shared-api';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { BookingUrlFilters } from '../list-views/booking-list-url.ts';

export interface ListToolProps {
  /** The list's filters when the dialog was opened. */
  filters: BookingUrlFilters['filters'];
  view: BookingViewChoice | undefined;
  onClose: () => void;
}

/** A dialog that works on the whole list. */
export interface ListTool {
  label: string;
  icon: LucideIcon;
  code: LazyModule<{ Dialog: ComponentType<ListToolProps> }>;
}
