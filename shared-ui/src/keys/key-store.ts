import { lastingStorage } from '@shootline/shared-api';
import { isModPressed } from './mod-key.ts';

export interface Key {
  /**
   * The `key` of its keyboard event, which is what the user's layout types: `?`, `j`, `[`. With `Mod+`
   * before it, together with Ctrl (⌘ on a Mac), and then in fields too.
   */
  key: string;
  /** What it does, for the list of keys. */
  label: string;
  /** Without it the part of the page that has the focus sees to it; then it is only listed. */
  press?: () => void;
  /** Whether holding it down presses it again and again. */
  isRepeated?: boolean;
}

const STORAGE_KEY = 'shootline.keys';
const listeners = new Set<() => void>();
let keys: readonly Key[] = [];

function notifyAll(): void {
  for (const notify of listeners) notify();
}

function replace(next: readonly Key[]): void {
  keys = next;
  notifyAll();
}

/** A field that takes letters; a tick box takes none. */
const typedInto =
  'input:not([type=checkbox]), textarea, select, [contenteditable]:not([contenteditable=false]),' +
  '[role=textbox], [role=combobox], [role=searchbox]';
const openLayers =
  'dialog[open], [role=dialog]:not([hidden]), [role=alertdialog]:not([hidden]), [role=menu]:not([hidden])';

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest(typedInto) !== null;

/** Where a layout types a character with AltGr, browsers report Ctrl and Alt as well. */
const isCommand = (event: KeyboardEvent) =>
  event.metaKey || ((event.ctrlKey || event.altKey) && !event.getModifierState('AltGraph'));

/** The name of the key that is pressed; undefined for one that is not for the page. */
function pressedName(event: KeyboardEvent): string | undefined {
  if (isModPressed(event)) return `Mod+${event.key.toLowerCase()}`;
  return isCommand(event) || isTyping(event) ? undefined : event.key;
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return;
  const name = pressedName(event);
  const pressed = keys.findLast(({ key, press }) => press && key === name);
  if (!pressed?.press || !keyStore.isOn() || document.querySelector(openLayers)) return;
  // A key that moves the focus into a field would be typed there.
  event.preventDefault();
  if (!event.repeat || pressed.isRepeated) pressed.press();
}

/** The keys that work on the page now, and whether the user has them on, which this browser keeps. */
export const keyStore = {
  get: () => keys,
  isOn: () => lastingStorage.getItem(STORAGE_KEY) !== 'off',
  setOn(isOn: boolean): void {
    if (isOn) lastingStorage.removeItem(STORAGE_KEY);
    else lastingStorage.setItem(STORAGE_KEY, 'off');
    notifyAll();
  },
  subscribe(onChange: () => void): () => void {
    listeners.add(onChange);
    window.addEventListener('storage', onChange);
    return () => {
      listeners.delete(onChange);
      window.removeEventListener('storage', onChange);
    };
  },
  /** Returns what takes the key away again. */
  add(key: Key): () => void {
    if (keys.length === 0) window.addEventListener('keydown', onKeyDown);
    replace([...keys, key]);
    return () => {
      replace(keys.filter((other) => other !== key));
      if (keys.length === 0) window.removeEventListener('keydown', onKeyDown);
    };
  },
};
