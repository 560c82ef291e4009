import { hyphenated } from '../tokens/hyphenated.ts';
import { system } from './system.ts';

type Styles = { readonly [key: string]: string | number | Styles };

const inCss = (styles: Styles): string =>
  Object.entries(styles)
    .map(([key, value]) =>
      // Without a selector around them, the ampersands stand for nothing.
      typeof value === 'object'
        ? `${key.replaceAll('&', '').trim()}{${inCss(value)}}`
        : `${hyphenated(key)}:${value};`,
    )
    .join('');

/** The static part of the theme: resets, tokens in both colour modes, and styles of the page, as CSS. */
export function themeStyle(): string {
  const global = [system.getPreflightCss(), system.getGlobalCss(), system.getTokenCss()];
  return `${system.layers.atRule}${(global as Styles[]).map(inCss).join('')}`;
}
