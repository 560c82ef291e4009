import type { LucideIcon } from 'lucide-react';

/** A Lucide icon in the text colour; decorative unless it has a `label`. `size` in px. */
export function Icon({
  icon: Drawing,
  size = 20,
  label,
  isFilled = false,
}: {
  icon: LucideIcon;
  size?: number;
  label?: string;
  isFilled?: boolean;
}) {
  return (
    <Drawing
      size={size}
      strokeWidth={1.75}
      fill={isFilled ? 'currentColor' : 'none'}
      style={{ flexShrink: 0, width: size, height: size }}
      {...(label ? { role: 'img', 'aria-label': label } : {})}
    />
  );
}
