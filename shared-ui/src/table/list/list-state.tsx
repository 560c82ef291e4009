import { t } from '@shootline/shared-api';
import {
  Box,
  EmptyState,
  ErrorState,
  Flex,
  Skeleton,
  Spinner,
  Stack,
  Text,
} from '@shootline/shared-ui';
import type { ReactNode } from 'react';
import { CARD_HEIGHT, HEAD_HEIGHT, ROW_HEIGHT } from '../rows/row-styles.ts';

function Panel({ children }: { children: ReactNode }) {
  return (
    <Box bg="bg.panel" borderWidth="1px" borderRadius="l3" shadow="xs" overflow="hidden">
      {children}
    </Box>
  );
}

function LoadingRows({ label, rows }: { label: string; rows: number }) {
  return (
    <Panel>
      <Flex
        role="status"
        align="center"
        gap="3"
        h={`${HEAD_HEIGHT}px`}
        px="4"
        bg="bg.subtle"
        borderBottomWidth="1px"
      >
        <Spinner size="sm" color="brand.solid" />
        <Text fontSize="sm" color="fg.muted">
          {label}
        </Text>
      </Flex>
      <Stack gap="0" aria-hidden>
        {Array.from({ length: rows }, (_, index) => (
          <Flex
            key={index}
            h={{ base: `${CARD_HEIGHT}px`, md: `${ROW_HEIGHT}px` }}
            px="4"
            gap="6"
            align="center"
            borderBottomWidth="1px"
          >
            <Skeleton h="6" w="24" borderRadius="full" flexShrink="0" />
            <Skeleton h="4" flex={index % 2 ? '3' : '2'} />
            <Skeleton h="4" flex="2" />
            <Skeleton h="4" flex="1" hideBelow="md" />
          </Flex>
        ))}
      </Stack>
    </Panel>
  );
}

/**
 * Skeleton rows, an error with Retry, a message for an empty list, or for 'ready' the list itself
 * (`children`).
 */
export function ListState(props: {
  status: 'loading' | 'error' | 'empty' | 'ready';
  errorMessage: string;
  onRetry: () => void;
  emptyMessage: string;
  loadingLabel?: string;
  skeletonRows?: number;
  emptyAction?: ReactNode;
  children: ReactNode;
}) {
  const { loadingLabel = t('Loading...'), skeletonRows = 12 } = props;
  switch (props.status) {
    case 'loading':
      return <LoadingRows label={loadingLabel} rows={skeletonRows} />;
    case 'error':
      return (
        <Panel>
          <ErrorState message={props.errorMessage} onRetry={props.onRetry} />
        </Panel>
      );
    case 'empty':
      return (
        <Panel>
          <EmptyState message={props.emptyMessage}>{props.emptyAction}</EmptyState>
        </Panel>
      );
    case 'ready':
      return <>{props.children}</>;
  }
}
