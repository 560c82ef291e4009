import type { NavIcon } from '@shootline/shared-api/portal';
import type { LucideIcon } from 'lucide-react';
import Calendar from 'lucide-react/icons/calendar';
import ChartColumn from 'lucide-react/icons/chart-column';
import Clapperboard from 'lucide-react/icons/clapperboard';
import FileIcon from 'lucide-react/icons/file';
import FilePen from 'lucide-react/icons/file-pen';
import Lock from 'lucide-react/icons/lock';
import Mail from 'lucide-react/icons/mail';
import Receipt from 'lucide-react/icons/receipt';
import Search from 'lucide-react/icons/search';
import User from 'lucide-react/icons/user';

const icons: Record<NavIcon, LucideIcon> = {
  bookings: Clapperboard,
  drafts: FilePen,
  receipt: Receipt,
  chart: ChartColumn,
  search: Search,
  calendar: Calendar,
  file: FileIcon,
  user: User,
  mail: Mail,
  lock: Lock,
};

/** The icon of a drawer entry; a sheet of paper for a name that only a newer shell knows. */
export function navIcon(name: string): LucideIcon {
  return Object.hasOwn(icons, name) ? icons[name as NavIcon] : FileIcon;
}
