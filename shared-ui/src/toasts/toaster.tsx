import { t } from '@shootline/shared-api';
import { Box, Button, Flex, IconButton } from '../basics.ts';
import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { useState, useSyncExternalStore } from 'react';
import { Icon } from '../icons/icon.tsx';
import { useMotion } from '../theme/motion.tsx';
import { type Toast, toast, toastStore, type ToastTone } from './toast-store.ts';
import { press, TOAST_KEY } from './toast-key.ts';
import { useToastTimer } from './use-toast-timer.ts';

const DURATION_MS = 4000;
const DURATION_WITH_ACTION_MS = 10_000;

const tones: Record<ToastTone, { palette: string; icon: LucideIcon; name: string }> = {
  success: { palette: 'green', icon: Check, name: t('Success') },
  info: { palette: 'blue', icon: Info, name: t('Information') },
  warning: { palette: 'orange', icon: TriangleAlert, name: t('Warning') },
  error: { palette: 'red', icon: TriangleAlert, name: t('Error') },
};

/** None are part of a page that is taken over. */
const none: Toast[] = [];

function durationOf({ stays, action }: Toast): number {
  if (stays) return Infinity;
  return action ? DURATION_WITH_ACTION_MS : DURATION_MS;
}

function ToastCard({
  shown,
  isPaused,
  onHold,
}: {
  shown: Toast;
  isPaused: boolean;
  onHold: (isHeld: boolean) => void;
}) {
  const { id, tone, text, action, otherAction } = shown;
  const close = () => toast.dismiss(id);
  useToastTimer(durationOf(shown), isPaused, close);
  const { palette, icon, name } = tones[tone];
  const hold = () => onHold(true);
  const release = () => onHold(false);
  return (
    <Flex
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
      data-toast
      align="flex-start"
      gap="3"
      width="full"
      ps="4"
      pe="2"
      py="2"
      bg="bg.panel"
      color="fg"
      borderWidth="1px"
      borderStartWidth="4px"
      borderStartColor="colorPalette.solid"
      borderRadius="l3"
      shadow="lg"
      colorPalette={palette}
      pointerEvents="auto"
    >
      <Box color="colorPalette.fg" mt="1">
        <Icon icon={icon} label={name} />
      </Box>
      <Box
        role={tone === 'error' ? 'alert' : 'status'}
        flex="1"
        py="1"
        fontSize="sm"
        overflowWrap="anywhere"
      >
        {text}
      </Box>
      {otherAction && (
        <Button
          variant="ghost"
          size="sm"
          colorPalette="gray"
          onClick={() => press({ id, action: otherAction })}
        >
          {otherAction.label}
        </Button>
      )}
      {action && (
        <Button
          variant="outline"
          size="sm"
          colorPalette="gray"
          aria-keyshortcuts={TOAST_KEY}
          onClick={() => press({ id, action })}
        >
          {action.label}
        </Button>
      )}
      <IconButton
        variant="ghost"
        size="sm"
        colorPalette="gray"
        aria-label={t('Close notification')}
        onClick={close}
      >
        <Icon icon={X} size={16} />
      </IconButton>
    </Flex>
  );
}

/**
 * Shows the newest toast where it does not cover what is pressed next: below the page's actions in wide
 * windows, above the bottom bar in narrow ones, under the cross of a dialog. Earlier ones return for the time
 * they have left, which runs on only for those with an action, as what it takes back does not wait. One that
 * the pointer or the focus is on stays in front. Render it once per page.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => none);
  const { Presence, Moving } = useMotion(toasts.length > 0, toasts.length === 0);
  const [heldId, setHeldId] = useState<string>();
  const front = toasts.find(({ id }) => id === heldId) ?? toasts.at(-1);
  return (
    <Box
      role="region"
      aria-label={t('Notifications')}
      aria-live="polite"
      position="fixed"
      zIndex="toast"
      top={{ md: 'calc(var(--top-bar-height) + 4rem)' }}
      // Above bars that a page keeps at the bottom of the window.
      bottom={{ base: 'calc(var(--bottom-bar-height, 0px) + 1rem)', md: 'auto' }}
      insetEnd={{ base: '4', md: '6' }}
      width="calc(100% - 2rem)"
      maxW="400px"
      display="grid"
      alignItems="end"
      pointerEvents="none"
      // Dialogs have their buttons at the foot, and a cross in the corner.
      css={{ 'body:has([role="dialog"]) &': { top: '4.5rem', bottom: 'auto' } }}
    >
      <Presence>
        {toasts.map((item) => (
          <Moving
            key={item.id}
            initial={{ opacity: 0, y: 8, scale: 0.98 }}
            animate={{ opacity: 1, y: 0, scale: 1 }}
            exit={{ opacity: 0, transition: { duration: 0.12 } }}
            transition={{ duration: 0.18, ease: 'easeOut' }}
            style={{ gridArea: '1 / 1', display: item === front ? 'block' : 'none' }}
          >
            <ToastCard
              shown={item}
              isPaused={item.id === heldId || (item !== front && !item.action)}
              onHold={(isHeld) => setHeldId(isHeld ? item.id : undefined)}
            />
          </Moving>
        ))}
      </Presence>
    </Box>
  );
}
