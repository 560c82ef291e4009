import {
  type BookingSummary,
  type BulkResult,
  isAdmin,
  useCurrentUser,
  t,
} from '@shootline/shared-api';
import { Button, Flex, FootBar, Text, toast, useKey } from '@shootline/shared-ui';
import { offerUndo } from '@shootline/shared-ui/undo';
import { useEffect, useRef, useState } from 'react';
import { ExportBookingsDialog } from '../bookings-export/export-bookings-dialog.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { type BulkDefinition, bulkDefinitions } from './bulk-definition.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { BulkFailures, failureText } from './bulk-failures.tsx';

/** The API's limit for one request. */
const most = 200;

interface BulkBarProps {
  /** The chosen bookings in the loaded list. */
  bookings: readonly BookingSummary[];
  onUnchoose: (uuids: readonly string[]) => void;
  onClear: () => void;
  /** The element to focus once nothing is chosen. */
  focusTable: () => HTMLElement | null;
}

interface Failed {
  action: BulkDefinition;
  bookings: readonly BookingSummary[];
  results: readonly BulkResult[];
}

interface Opened {
  action: BulkDefinition | 'export';
  bookings: readonly BookingSummary[];
  button: HTMLButtonElement;
}

/** The actions on the chosen bookings, at the bottom of the window. */
export function BulkBar({ bookings, onUnchoose, onClear, focusTable }: BulkBarProps) {
  const { role_policy } = useCurrentUser();
  const [opened, setOpened] = useState<Opened>();
  const [failed, setFailed] = useState<Failed>();
  const client = useQueryClient();
  const withFailures = useRef('');
  const actions = useRef<HTMLDivElement>(null);
  const focusActions = () =>
    actions.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
  useKey('a', t('Actions for the selected bookings'), focusActions, {
    isEnabled: bookings.length > 0,
  });
  // Its button opens a dialog of this page.
  useEffect(() => () => toast.dismiss(withFailures.current), []);
  const isTooMany = bookings.length > most;
  const close = () => setOpened(undefined);
  const open = (action: Opened['action'], button: HTMLButtonElement) => {
    if (!isTooMany) setOpened({ action, bookings, button });
  };
  // With nothing chosen, the bar and its buttons are hidden.
  const returnFocusTo = () => {
    const isBack = bookings.length > 0 && opened?.button.isConnected && !opened.button.disabled;
    return isBack ? opened.button : focusTable();
  };
  const report = (action: BulkDefinition, results: readonly BulkResult[]) => {
    const changed = results.flatMap(({ result }) => result ?? []);
    const failures = results.length - changed.length;
    onUnchoose(changed.map(({ uuid }) => uuid));
    const failure = failures > 0 && failureText(failures);
    if (failure) {
      const onPress = () => setFailed({ action, bookings, results });
      const link = { action: { label: t('Show Why'), onPress }, stays: true };
      withFailures.current = toast.info(failure, link);
    }
    // In front of the link, which stays, for as long as it can be undone.
    if (changed.length > 0) {
      const done = [action.was(changed.length), failure].filter(Boolean).join(' ');
      offerUndo(client, changed, { done, undone: t('{label} undone.', { label: action.label }) });
    }
  };

  return (
    <>
      <FootBar hidden={bookings.length === 0} py={{ base: '2', md: '3' }}>
        <Flex
          ref={actions}
          role="group"
          aria-label={t('Selected bookings')}
          align="center"
          gap={{ base: '1', md: '2' }}
          wrap="wrap"
          css={{ '& button': { px: { base: '2', md: '3' }, height: '9' } }}
        >
          <Text role="status" flexBasis={{ base: 'full', md: 'auto' }} fontWeight="medium" me="2">
            {isTooMany
              ? t('{count} selected. Select at most {most} at once.', {
                  count: bookings.length,
                  most,
                })
              : t('{count} selected', { count: bookings.length })}
          </Text>
          {bulkDefinitions.map((action) => {
            const count = bookings.filter(({ permissions }) => permissions[action.name]).length;
            return (
              <Button
                key={action.name}
                size="xs"
                variant="outline"
                bg="bg.panel"
                disabled={count === 0}
                aria-disabled={isTooMany || undefined}
                onClick={(event) => open(action, event.currentTarget)}
              >
                {action.label} ({count})
              </Button>
            );
          })}
          {isAdmin(role_policy) && (
            <Button
              size="xs"
              variant="outline"
              bg="bg.panel"
              aria-disabled={isTooMany || undefined}
              onClick={(event) => open('export', event.currentTarget)}
            >
              {t('Export')}
            </Button>
          )}
          <Button
            size="xs"
            variant="ghost"
            colorPalette="gray"
            ms={{ md: 'auto' }}
            onClick={() => {
              onClear();
              focusTable()?.focus({ preventScroll: true });
            }}
          >
            {t('Clear')}
          </Button>
        </Flex>
      </FootBar>
      {opened?.action === 'export' && (
        <ExportBookingsDialog bookings={opened.bookings} onClose={close} />
      )}
      {opened && opened.action !== 'export' && (
        <BulkDialog
          action={opened.action}
          bookings={opened.bookings}
          onDone={(results) => report(opened.action as BulkDefinition, results)}
          onClose={close}
          returnFocusTo={returnFocusTo}
        />
      )}
      {failed && (
        <BulkFailures
          title={failed.action.title}
          bookings={failed.bookings}
          results={failed.results}
          onClose={() => setFailed(undefined)}
          returnFocusTo={focusTable}
        />
      )}
    </>
  );
}
