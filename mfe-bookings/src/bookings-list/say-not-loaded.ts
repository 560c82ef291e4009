import { toast } from '@shootline/shared-ui';

/** Tells that code is missing. What remotes share is not asked for again in the same page. */
export function sayNotLoaded(): void {
  toast.error(
    'Sorry, there was an issue loading this content. Please reload the page and try again.',
  );
}
