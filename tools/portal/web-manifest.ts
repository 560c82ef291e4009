import type { PortalConfig } from '@shootline/shared-api/portal';

interface AppIcon {
  src: string;
  /** Such as `512x512`, or `any` for a drawing. */
  sizes: string;
  /** `maskable` if its edges may be cut off. */
  purpose?: string;
}

/** `portal.json` with what only the installed app needs, which pages do not read. */
export interface PublishedConfig extends PortalConfig {
  app?: {
    /** The colour of its window, by default the theme's. */
    color?: string;
    /** Its icons, by default the logo. */
    icons?: AppIcon[];
  };
}

/** The light `brand.solid` of the theme. */
const ownColor = '#127a64';
const ownLogo = '/logo.svg';

const ownIcons: AppIcon[] = [
  { src: '/icon-192.png', sizes: '192x192' },
  { src: '/icon-512.png', sizes: '512x512' },
  { src: '/icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
];

/** The icons of an app whose configuration names none. */
function iconsOf(logo: string): AppIcon[] {
  if (logo === ownLogo) return ownIcons;
  return logo === '' ? [] : [{ src: logo, sizes: 'any' }];
}

/** `manifest.webmanifest`, with which browsers install a portal of this configuration as an app. */
export const webManifest = ({ brand, app = {} }: PublishedConfig) => ({
  id: '/',
  name: brand.name,
  short_name: brand.name,
  lang: 'en-AU',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: app.color ?? ownColor,
  background_color: '#ffffff',
  icons: app.icons ?? iconsOf(brand.logo),
});

/** The checked `app` of a configuration. Throws a sentence. */
export function parseApp(app: unknown): PublishedConfig['app'] {
  if (app === undefined) return undefined;
  const { color, icons } = app as NonNullable<PublishedConfig['app']>;
  if (color !== undefined && !/^#[0-9a-f]{6}$/i.test(color)) {
    throw new Error('app.color: not a colour like #127a64');
  }
  if (icons?.some(({ src, sizes }) => typeof src !== 'string' || typeof sizes !== 'string')) {
    throw new Error('app.icons: each needs src and sizes');
  }
  return { color, icons };
}
