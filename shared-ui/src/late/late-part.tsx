import { errorTexts, useLateCode, type LateCode } from '@shootline/shared-api';
import { Box } from '@chakra-ui/react';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { LoadingScreen } from '../states/loading.tsx';
import { ErrorState } from '../states/states.tsx';

const focusable = 'a[href], :is(button, input, select, textarea):not(:disabled), [tabindex]';

/** Focuses the first field or button of a part, or what it stands in, such as a dialog or the page. */
function focusPart(part: HTMLElement | null): void {
  const target =
    part?.querySelector<HTMLElement>(focusable) ?? part?.closest<HTMLElement>('[tabindex]');
  target?.focus({ preventScroll: true });
}

interface LatePartProps<Code> {
  of: LateCode<Code>;
  /** Shown until the code is there. */
  loading?: ReactNode;
  /** Shown when the code does not come; a sentence with Retry unless the page says otherwise. */
  failed?: (retry: () => void) => ReactNode;
  children: (code: Code) => ReactNode;
}

/**
 * A part of a page whose code is loaded when it is first shown. What stands in its place after a failure
 * stays until Retry has brought the part, which then takes over the focus.
 */
export function LatePart<Code>({
  of,
  loading = <LoadingScreen />,
  failed = (retry) => <ErrorState message={errorTexts.network} onRetry={retry} />,
  children,
}: LatePartProps<Code>) {
  const { code, hasFailed, retry } = useLateCode(of);
  const part = useRef<HTMLDivElement>(null);
  const [wasRetried, setWasRetried] = useState(false);
  const isThere = code !== null;
  useLayoutEffect(() => {
    // Wherever else the user has gone meanwhile, the focus stays there.
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
