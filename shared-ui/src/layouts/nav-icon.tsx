import type { LucideIcon } from 'lucide-react';
import FileIcon from 'lucide-react/icons/file';
import Keyboard from 'lucide-react/icons/keyboard';
import Lock from 'lucide-react/icons/lock';
import LogOut from 'lucide-react/icons/log-out';
import Mail from 'lucide-react/icons/mail';
import Search from 'lucide-react/icons/search';
import User from 'lucide-react/icons/user';
import { Icon } from '../icons/icon.tsx';

/** The icons of the shell's own entries. */
const ownIcons: Record<string, LucideIcon> = {
  file: FileIcon,
  user: User,
  mail: Mail,
  lock: Lock,
  search: Search,
  keyboard: Keyboard,
  'sign-out': LogOut,
};

const isPath = (icon: string) => /^M\s*[-\d.][-\d.\s,achlmqstvz]*$/i.test(icon);

/**
 * The icon of a navigation entry: the shell's icon of this name, or the SVG path data that a remote
 * publishes; a sheet of paper for anything else.
 */
export function NavIcon({ icon, size = 20 }: { icon: string; size?: number }) {
  if (!isPath(icon)) return <Icon icon={ownIcons[icon] ?? FileIcon} size={size} />;
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      style={{ flexShrink: 0 }}
    >
      <path d={icon} />
    </svg>
  );
}
