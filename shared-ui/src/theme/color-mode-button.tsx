import { t } from '@shootline/shared-api';
import { IconButton } from '../basics.ts';
import type { LucideIcon } from 'lucide-react';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { Icon } from '../icons/icon.tsx';
import { type ColorMode, useColorMode } from './color-mode.ts';

const choices: Record<ColorMode, { next: ColorMode; icon: LucideIcon; name: string }> = {
  system: { next: 'light', icon: Monitor, name: t('as the system') },
  light: { next: 'dark', icon: Sun, name: t('light') },
  dark: { next: 'system', icon: Moon, name: t('dark') },
};

/** A button that switches from the system's colours to light, to dark, and back. */
export function ColorModeButton() {
  const { mode, setMode } = useColorMode();
  const { next, icon, name } = choices[mode];
  const label = t('Colours: {name}. Switch to {next}', { name, next: choices[next].name });
  return (
    <IconButton
      variant="ghost"
      colorPalette="gray"
      aria-label={label}
      title={label}
      onClick={() => setMode(next)}
    >
      <Icon icon={icon} />
    </IconButton>
  );
}
