import { MutationCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiError, errorMessage } from '../client/errors.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Toast after success. */
      success?: string;
      /** Whether a failure is shown where it was made, so that no toast is needed. */
      showsOwnError?: boolean;
      /** Queries to load anew after success. */
      invalidates?: QueryKey[];
    };
  }
}

/** How the QueryClient speaks to the user. */
export interface Notify {
  success: (text: string) => void;
  error: (text: string) => void;
}

const retries = 2;

/** Nobody waits for longer before an empty page. */
const longestPause = 10;

function mayRetry(failures: number, error: Error): boolean {
  if (!(error instanceof ApiError) || failures >= retries) return false;
  const { type, status, retryAfter } = error;
  if (retryAfter === undefined) return type === 'network' || status >= 502;
  return (status === 429 || status >= 502) && retryAfter <= longestPause;
}

/** Milliseconds: what the server asks for, and somewhat more so that not all come back at once. */
function pauseBefore(failures: number, error: Error): number {
  const asked = error instanceof ApiError ? error.retryAfter : undefined;
  return asked === undefined ? 1000 * 2 ** failures : 1000 * (asked + Math.random() / 2);
}

/**
 * The one QueryClient of the portal: a mutation's `meta` gives its toast and what to load anew, and
 * its failure is a toast unless it says that it shows its own. Reads are retried only where trying
 * again can help, when the server wants it; writes never.
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
      // Without a network a call fails and says so, where it would otherwise wait in silence.
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
