import { t } from '@shootline/shared-api';
import { Box, Flex, Spinner, Text, VisuallyHidden } from '../basics.ts';
import { useEffect, useState } from 'react';

/** Fills the window while the portal starts. */
export function LoadingScreen({ label = t('Loading...') }: { label?: string }) {
  return (
    <Flex role="status" minH="100dvh" align="center" justify="center" direction="column" gap="4">
      <Spinner size="xl" color="brand.solid" borderWidth="3px" />
      <Text color="fg.muted">{label}</Text>
    </Flex>
  );
}

const SHOW_AFTER_MS = 250;

function Bar({ label }: { label: string }) {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isDue) return null;
  return (
    <Box
      position="fixed"
      top="0"
      left="0"
      w="full"
      h="1"
      zIndex="toast"
      bg="brand.solid"
      animation="pulse"
      pointerEvents="none"
    >
      <VisuallyHidden>{label}</VisuallyHidden>
    </Box>
  );
}

/**
 * A thin bar at the top of the window while `visible`, except for waits that end within 250 ms. The page
 * below it stays usable.
 */
export function LoadingBar({
  visible,
  label = t('Loading...'),
}: {
  visible: boolean;
  label?: string;
}) {
  return <div role="status">{visible && <Bar label={label} />}</div>;
}
