import type { NavIcon } from '@shootline/shared-api/portal';
import type { LucideIcon } from 'lucide-react';
import Calendar from 'lucide-react/icons/calendar';
import ChartColumn from 'lucide-react/icons/chart-column';
import Clapperboard from 'lucide-react/icons/clapperboard';
import FileIcon from 'lucide-react/icons/file';
import FilePen from 'lucide-react/icons/file-pen';
import Keyboard from 'lucide-react/icons/keyboard';
import Lock from 'lucide-react/icons/lock';
import LogOut from 'lucide-react/icons/log-out';
import Mail from 'lucide-react/icons/mail';
import Plus from 'lucide-react/icons/plus';
import Receipt from 'lucide-react/icons/receipt';
import Search from 'lucide-react/icons/search';
import User from 'lucide-react/icons/user';

const icons: Record<NavIcon | 'keyboard' | 'sign-out', LucideIcon> = {
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
  plus: Plus,
  keyboard: Keyboard,
  'sign-out': LogOut,
};

const isKnown = (name: string): name is keyof typeof icons => Object.hasOwn(icons, name);

/** The icon of a navigation entry; a sheet of paper for a name that only a newer shell knows. */
export const navIcon = (name: string): LucideIcon => (isKnown(name) ? icons[name] : FileIcon);
