import { MutationCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiError, errorMessage } from '../client/errors.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Text of the toast after success; no toast without it. */
      success?: string;
      /** Set when the component shows failures itself, so no toast is needed. */
      showsOwnError?: boolean;
      /** Queries to reload after success. */
      invalidates?: QueryKey[];
    };
  }
}

/** The toasts that the QueryClient uses. */
export interface Notify {
  success: (text: string) => void;
  error: (text: string) => void;
}

const retries = 2;

/** In seconds, so no user waits too long before an empty page. */
const longestPause = 10;

function mayRetry(failures: number, error: Error): boolean {
  if (!(error instanceof ApiError) || failures >= retries) return false;
  const { type, status, retryAfter } = error;
  if (retryAfter === undefined) return type === 'network' || status >= 502;
  return (status === 429 || status >= 502) && retryAfter <= longestPause;
}

/** Milliseconds to wait: the server's request plus some jitter, so clients do not all return at once. */
function pauseBefore(failures: number, error: Error): number {
  const seconds = error instanceof ApiError ? error.retryAfter : undefined;
  return seconds === undefined ? 1000 * 2 ** failures : 1000 * (seconds + Math.random() / 2);
}

/**
 * The portal's only QueryClient. A mutation's `meta` names its toast and the queries to reload; its failure
 * is a toast unless `showsOwnError`. Reads are retried if that can help, after the pause that the server
 * asks for; writes never are.
 */
export function createQueryClient(notify: Notify): QueryClient {
  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onSuccess: async (_data, _variables, _result, mutation) => {
        const { success, invalidates = [] } = mutation.meta ?? {};
        if (success) notify.success(success);
        await Promise.all(invalidates.map((queryKey) => client.invalidateQueries({ queryKey })));
      },
      onError: (error, _variables, _result, mutation) => {
        if (!mutation.meta?.showsOwnError) notify.error(errorMessage(error));
      },
    }),
    defaultOptions: {
      // Without a network a call fails with a message instead of waiting silently.
      queries: {
        staleTime: 30_000,
        retry: mayRetry,
        retryDelay: pauseBefore,
        refetchOnWindowFocus: true,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
