import { IconButton } from '@chakra-ui/react';
import type { IconName } from '../icons/icon-paths.ts';
import { Icon } from '../icons/icon.tsx';
import { type ColorMode, useColorMode } from './color-mode.ts';

const choices: Record<ColorMode, { next: ColorMode; icon: IconName; name: string }> = {
  system: { next: 'light', icon: 'monitor', name: 'as the system' },
  light: { next: 'dark', icon: 'sun', name: 'light' },
  dark: { next: 'system', icon: 'moon', name: 'dark' },
};

/** A button that goes from the system's colours to light, to dark, and back. */
export function ColorModeButton() {
  const { mode, setMode } = useColorMode();
  const { next, icon, name } = choices[mode];
  const label = `Colours: ${name}. Switch to ${choices[next].name}`;
  return (
    <IconButton
      variant="ghost"
      colorPalette="gray"
      aria-label={label}
      title={label}
      onClick={() => setMode(next)}
    >
      <Icon name={icon} />
    </IconButton>
  );
}
