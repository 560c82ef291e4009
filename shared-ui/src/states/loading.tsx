import { t } from '@shootline/shared-api';
import { Flex, Spinner, Text } from '../basics.ts';
import { useEffect, useState } from 'react';
import { useMotion } from '../theme/motion.tsx';

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

function Overlay({ label }: { label: string }) {
  const { Presence, Moving } = useMotion(true, false);
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isDue) return null;
  return (
    <Flex position="fixed" inset="0" zIndex="overlay" align="center" justify="center" bg="bg/60">
      <Presence>
        <Moving
          initial={{ opacity: 0, scale: 0.96 }}
          animate={{ opacity: 1, scale: 1 }}
          transition={{ duration: 0.15 }}
        >
          <Flex
            align="center"
            gap="3"
            px="6"
            py="4"
            bg="bg.panel"
            borderWidth="1px"
            borderRadius="l3"
            shadow="lg"
          >
            <Spinner color="brand.solid" />
            <Text fontSize="sm" fontWeight="medium">
              {label}
            </Text>
          </Flex>
        </Moving>
      </Presence>
    </Flex>
  );
}

/** Covers the page while `visible`, except for calls that end within 250 ms. */
export function LoadingOverlay({
  visible,
  label = t('Loading...'),
}: {
  visible: boolean;
  label?: string;
}) {
  return <div role="status">{visible && <Overlay label={label} />}</div>;
}
