export { BrandContext, BrandLogo, BrandProvider, useBrand } from './brand/brand.tsx';
export type { Brand } from './brand/brand.tsx';
export type { ChipKind } from './chips/chip-tones.ts';
export { StateChip } from './chips/state-chip.tsx';
export { Checkbox, Input, Radio, Select, Textarea } from './controls/controls.tsx';
export {
  DEFAULT_ZONE,
  formatDate,
  formatDateTime,
  formatDuration,
  formatTime,
} from './dates/dates.ts';
export { TimeText } from './dates/time-text.tsx';
export * from './basics.ts';
export { Discards } from './discards/discards.ts';
export { useDebounced } from './hooks/use-debounced.ts';
export { useIsDesktop } from './hooks/use-is-desktop.ts';
export { useIsWide } from './hooks/use-is-wide.ts';
export { useMediaQuery } from './hooks/use-media-query.ts';
export { Icon } from './icons/icon.tsx';
export { LazyDialog } from './lazy/lazy-dialog.tsx';
export { LazyPart } from './lazy/lazy-part.tsx';
export { BellButton } from './layouts/bell-button.tsx';
export { CenteredPanelLayout } from './layouts/centered-panel-layout.tsx';
export { DefaultLayout } from './layouts/default-layout.tsx';
export { DocumentTitle } from './brand/document-title.tsx';
export { FootBar } from './layouts/foot-bar.tsx';
export { MainLayout } from './layouts/main-layout.tsx';
export type { MainLayoutProps } from './layouts/main-layout.tsx';
export { SearchButton } from './layouts/search-button.tsx';
export {
  DrawerToggle,
  FoldedNavGroup,
  NavButton,
  NavGroup,
  NavItem,
  PrimaryNavItem,
} from './layouts/nav-items.tsx';
export { Page } from './layouts/page.tsx';
export type { PageProps } from './layouts/page.tsx';
export { BackLink, ButtonLink, ExternalLink, RouterLink } from './links/router-link.tsx';
export type { RouterLinkProps } from './links/router-link.tsx';
export { InitialsAvatar, ProfileCard } from './people/people.tsx';
export { LoadingBar, LoadingScreen } from './states/loading.tsx';
export { NoticeBanner } from './states/notice-banner.tsx';
export type { NoticeTone } from './states/notice-banner.tsx';
export { EmptyState, ErrorState, ForbiddenState, NotFoundState } from './states/states.tsx';
export { ColorModeButton } from './theme/color-mode-button.tsx';
export { useColorMode } from './theme/color-mode.ts';
export type { ColorMode } from './theme/color-mode.ts';
export { PortalTheme } from './theme/portal-theme.tsx';
export { TOAST_KEY, useToastAction } from './toasts/toast-key.ts';
export { toast, type ToastAction } from './toasts/toast-store.ts';
export { Toaster } from './toasts/toaster.tsx';
export * from './keys/index.ts';
export { useScrollClearance } from './scrolling/use-scroll-clearance.ts';
