import { Button } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { IconName } from '../icons/icon-paths.ts';
import { Icon } from '../icons/icon.tsx';
import { ButtonLink } from '../links/router-link.tsx';
import { MessageState } from './message-state.tsx';

/**
 * Something failed: what, and Retry when it can be tried again in the page. `isPage` where it stands
 * for the whole page, which it then names.
 */
export function ErrorState(props: {
  title?: string;
  message: string;
  onRetry?: () => void;
  retryLabel?: string;
  isPage?: boolean;
}) {
  const { title, message, onRetry, retryLabel = 'Retry', isPage = false } = props;
  return (
    <MessageState
      icon="alert"
      palette="red"
      role="alert"
      title={title}
      titleAs={isPage ? 'h1' : 'h2'}
      message={message}
    >
      {onRetry && (
        <Button variant="outline" colorPalette="gray" onClick={onRetry}>
          <Icon name="refresh" size={18} />
          {retryLabel}
        </Button>
      )}
    </MessageState>
  );
}

/** There is nothing to show, and why. `children` are buttons that change that. */
export function EmptyState(props: { message: string; icon?: IconName; children?: ReactNode }) {
  return (
    <MessageState icon={props.icon ?? 'search'} role="status" message={props.message}>
      {props.children}
    </MessageState>
  );
}

/** The page is not for this user (S1 §8). */
export function ForbiddenState({ homeTo = '/' }: { homeTo?: string }) {
  return (
    <MessageState
      icon="lock"
      palette="orange"
      role="alert"
      title="No Access"
      titleAs="h1"
      message="Sorry, you do not have permission to access this page."
    >
      <ButtonLink to={homeTo}>Home</ButtonLink>
    </MessageState>
  );
}

/** No page has this address (S2 §2, Not Found). */
export function NotFoundState({ homeTo = '/' }: { homeTo?: string }) {
  return (
    <MessageState
      icon="search"
      palette="brand"
      title="Not Found"
      titleAs="h1"
      message="Sorry, we can't find the page you're looking for."
    >
      <ButtonLink to={homeTo}>Home</ButtonLink>
    </MessageState>
  );
}
