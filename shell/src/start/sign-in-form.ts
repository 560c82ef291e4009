import { colorModeKey, currentLocale } from '@shootline/shared-api';
import type { PortalConfig } from '@shootline/shared-api/portal';
import { chosenLocale, languageOf, localeKey } from '../language/language.ts';
import { workspaceIn, workspaceKey } from './workspace.ts';

const { documentElement } = document;
const kept = (key: string) => window.localStorage.getItem(key);

/** Gives the page the colours in which the portal will show it. */
export function colorPage(): void {
  const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  const mode = kept(colorModeKey) ?? (isDark ? 'dark' : 'light');
  documentElement.classList.add(mode);
  documentElement.style.colorScheme = mode;
}

/** Keeps the spinner away, as the form will follow at once. */
export function expectSignIn(): void {
  documentElement.dataset['first'] = 'sign-in';
}

/** Marks a submitted form, which the portal sends when it takes it over. */
function keepUntilSent(root: HTMLElement, form: HTMLFormElement, busyText: string): void {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (root.dataset['signIn'] === undefined) return;
    const button = form.querySelector('[type=submit]');
    if (focusEmpty(form) || !button) return;
    root.dataset['signIn'] = 'sent';
    button.ariaDisabled = 'true';
    button.textContent = busyText;
  });
}

/** Focuses the first field without a text; false if there is none. */
function focusEmpty(form: HTMLFormElement): boolean {
  const empty = [...form.querySelectorAll('input')].find(({ value }) => !value);
  empty?.focus();
  return empty !== undefined;
}

/** Shows the sign-in form of the build while the portal's code is still loading, unless that was faster. */
export function showSignIn({ brand, locales = [] }: PortalConfig): void {
  const locale = chosenLocale(kept(localeKey), locales);
  // The portal then starts in this language.
  if (locale !== (kept(localeKey) ?? currentLocale()))
    window.localStorage.setItem(localeKey, locale);
  const root = document.getElementById('root');
  const slow = root?.querySelector('.slow-start');
  const template = document.getElementById(`sign-in-${languageOf(locale)}`);
  if (!root || !slow || !(template instanceof HTMLTemplateElement)) return;

  const page = template.content.cloneNode(true) as DocumentFragment;
  const [form, logo, name, workspace] = ['form', 'img', 'header span', '[name=alias]'].map((part) =>
    page.querySelector(part),
  ) as [HTMLFormElement, HTMLImageElement, HTMLElement, HTMLInputElement];
  if (brand.logo) logo.src = brand.logo;
  else logo.remove();
  name.textContent = brand.name;
  workspace.value = workspaceIn(window.location.search) ?? kept(workspaceKey) ?? '';
  documentElement.lang = locale;
  document.title = `${form.ariaLabel} · ${brand.name}`;
  root.replaceChildren(page);
  // Stays in the page in case the portal's code does not come.
  root.after(slow);
  root.dataset['signIn'] = 'shown';
  keepUntilSent(root, form, template.dataset['busy'] ?? '');
  focusEmpty(form);
}
