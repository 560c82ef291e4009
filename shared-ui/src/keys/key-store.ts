import { lastingStorage } from '@shootline/shared-api';
import { isModPressed } from './mod-key.ts';

export interface Key {
  /**
   * The `key` of its keyboard event, as typed by the user's layout: `?`, `j`, `[`. With the prefix `Mod+`
   * it is pressed with Ctrl (⌘ on a Mac) and works in fields too.
   */
  key: string;
  /** Its effect, for the list of keys. */
  label: string;
  /** Without it the focused part of the page handles the key, which is then only listed. */
  press?: () => void;
  /** Whether holding the key down repeats it. */
  isRepeated?: boolean;
  /** Whether it also works while a dialog or menu is open: for a component in one. */
  isInDialog?: boolean;
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

/** Fields that take letters; a checkbox takes none. */
const typedInto =
  'input:not([type=checkbox]), textarea, select, [contenteditable]:not([contenteditable=false]),' +
  '[role=textbox], [role=combobox], [role=searchbox]';
const openLayers =
  'dialog[open], [role=dialog]:not([hidden]), [role=alertdialog]:not([hidden]), [role=menu]:not([hidden])';

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest(typedInto) !== null;

/** Browsers report Ctrl and Alt too when a layout types a character with AltGr. */
const isCommand = (event: KeyboardEvent) =>
  event.metaKey || ((event.ctrlKey || event.altKey) && !event.getModifierState('AltGraph'));

/** The name of the pressed key; undefined if it is not meant for the page. */
function pressedName(event: KeyboardEvent): string | undefined {
  if (isModPressed(event)) return `Mod+${event.key.toLowerCase()}`;
  return isCommand(event) || isTyping(event) ? undefined : event.key;
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented) return;
  const name = pressedName(event);
  const pressed = keys.findLast(({ key, press }) => press && key === name);
  if (!pressed?.press || !keyStore.isOn()) return;
  if (!pressed.isInDialog && document.querySelector(openLayers)) return;
  // A key that focuses a field would otherwise be typed into it.
  event.preventDefault();
  if (!event.repeat || pressed.isRepeated) pressed.press();
}

/**
 * The keys that work on the page now, and whether the user has switched keys on; the choice is kept in this
 * browser.
 */
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
  /** Returns a function that removes the key again. */
  add(key: Key): () => void {
    if (keys.length === 0) window.addEventListener('keydown', onKeyDown);
    replace([...keys, key]);
    return () => {
      replace(keys.filter((other) => other !== key));
      if (keys.length === 0) window.removeEventListener('keydown', onKeyDown);
    };
  },
};
