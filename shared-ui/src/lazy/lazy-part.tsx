import { errorTexts, useLazyModule, type LazyModule } from '@shootline/shared-api';
import { Box } from '../basics.ts';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { LoadingScreen } from '../states/loading.tsx';
import { ErrorState } from '../states/states.tsx';

const focusable = 'a[href], :is(button, input, select, textarea):not(:disabled), [tabindex]';

/**
 * Focuses the first field or button of a part, or its focusable container, such as a dialog or the page.
 */
function focusPart(part: HTMLElement | null): void {
  const target =
    part?.querySelector<HTMLElement>(focusable) ?? part?.closest<HTMLElement>('[tabindex]');
  target?.focus({ preventScroll: true });
}

interface LazyPartProps<Code> {
  of: LazyModule<Code>;
  /** Shown until the code has loaded. */
  loading?: ReactNode;
  /** Shown when loading fails; by default a sentence with Retry. */
  failed?: (retry: () => void) => ReactNode;
  children: (code: Code) => ReactNode;
}

/**
 * A part of a page whose code is loaded when it is first shown. After a failure a message stays in its
 * place until Retry has loaded the part, which then takes the focus.
 */
export function LazyPart<Code>({
  of,
  loading = <LoadingScreen />,
  failed = (retry) => <ErrorState message={errorTexts.network} onRetry={retry} />,
  children,
}: LazyPartProps<Code>) {
  const { code, hasFailed, retry } = useLazyModule(of);
  const part = useRef<HTMLDivElement>(null);
  const [wasRetried, setWasRetried] = useState(false);
  const isThere = code !== null;
  useLayoutEffect(() => {
    // If the user has focused something else meanwhile, the focus stays there.
    const isFocusLost = document.activeElement === document.body;
    if (isThere && wasRetried && isFocusLost) focusPart(part.current);
  }, [isThere, wasRetried]);

  const retryHere = () => {
    setWasRetried(true);
    retry();
  };
  return (
    <Box ref={part} display="contents">
      {code !== null ? children(code) : hasFailed ? failed(retryHere) : loading}
    </Box>
  );
}
