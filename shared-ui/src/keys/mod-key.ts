import { t } from '@shootline/shared-api';
const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Whether only the platform's command key is down: ⌘ on a Mac, where Ctrl edits text, otherwise Ctrl. */
export function isModPressed({ metaKey, ctrlKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const [mod, other] = isApple() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  return mod && !other && !altKey && !shiftKey;
}

/** The platform's command key as printed on its keyboards. */
export const modName = () => (isApple() ? '⌘' : t('Ctrl'));
