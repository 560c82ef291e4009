import { t } from '@shootline/shared-api';
import { Button } from '../basics.ts';
import type { LucideIcon } from 'lucide-react';
import Lock from 'lucide-react/icons/lock';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Search from 'lucide-react/icons/search';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { ButtonLink } from '../links/router-link.tsx';
import { MessageState } from './message-state.tsx';

/**
 * A failure, with Retry if it can be tried again in the page. With `isPage` it replaces the whole page and
 * names the window.
 */
export function ErrorState(props: {
  title?: string;
  message: string;
  onRetry?: () => void;
  retryLabel?: string;
  isPage?: boolean;
}) {
  const { title, message, onRetry, retryLabel = t('Retry'), isPage = false } = props;
  return (
    <MessageState
      icon={TriangleAlert}
      palette="red"
      role="alert"
      title={title}
      titleAs={isPage ? 'h1' : 'h2'}
      message={message}
    >
      {onRetry && (
        <Button variant="outline" colorPalette="gray" onClick={onRetry}>
          <Icon icon={RefreshCw} size={18} />
          {retryLabel}
        </Button>
      )}
    </MessageState>
  );
}

/** Explains why there is nothing to show. `children` are buttons that change that. */
export function EmptyState(props: { message: string; icon?: LucideIcon; children?: ReactNode }) {
  return (
    <MessageState icon={props.icon ?? Search} role="status" message={props.message}>
      {props.children}
    </MessageState>
  );
}

/** Says that the page is not for this user. */
export function ForbiddenState({ homeTo = '/' }: { homeTo?: string }) {
  return (
    <MessageState
      icon={Lock}
      palette="orange"
      role="alert"
      title={t('No Access')}
      titleAs="h1"
      message={t('Sorry, you do not have permission to access this page.')}
    >
      <ButtonLink to={homeTo}>{t('Home')}</ButtonLink>
    </MessageState>
  );
}

/** Says that no page has this address. */
export function NotFoundState({ homeTo = '/' }: { homeTo?: string }) {
  return (
    <MessageState
      icon={Search}
      palette="brand"
      title={t('Not Found')}
      titleAs="h1"
      message={t("Sorry, we can't find the page you're looking for.")}
    >
      <ButtonLink to={homeTo}>{t('Home')}</ButtonLink>
    </MessageState>
  );
}
