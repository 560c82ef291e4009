import { type IconName, iconPaths } from './icon-paths.ts';

/** A stroke icon in the colour of the text; decoration unless it has a `label`. `size` in px. */
export function Icon({
  name,
  size = 20,
  label,
  isFilled = false,
}: {
  name: IconName;
  size?: number;
  label?: string;
  isFilled?: boolean;
}) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ flexShrink: 0, width: size, height: size }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
