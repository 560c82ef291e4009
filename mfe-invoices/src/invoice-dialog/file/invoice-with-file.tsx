import { t } from '@shootline/shared-api';
import {
  Box,
  Flex,
  Grid,
  Stack,
  Text,
  useMediaQuery,
  useScrollClearance,
} from '@shootline/shared-ui';
import { type ReactNode, useRef } from 'react';
import { Disclosure } from '../disclosure.tsx';

/** Height of the field above the file with a hint of three lines, taken off the file's height. */
const roomOfField = '6.5rem';
// The height of a full frame, so nothing moves when a file is chosen.
const heightWithField = 'calc(100dvh - 14.125rem)';

/**
 * An invoice with its file beside it, or folded below it on narrow screens. `field` chooses the file and
 * keeps the file's column open while there is none. `decision`, one element, follows the file on narrow
 * screens.
 */
export function InvoiceWithFile(props: {
  file: ReactNode;
  field?: ReactNode;
  decision?: ReactNode;
  /** Whether the decision stays at the foot of a dialog, which is as high as the window. */
  isDecisionAtFoot?: boolean;
  children: ReactNode;
}) {
  const { file, field, decision, isDecisionAtFoot = false, children } = props;
  // The breakpoint `lg`.
  const isBeside = useMediaQuery('(min-width: 1024px)', true);
  const hasPlace = Boolean(file || field);
  const content = (
    <Grid
      templateColumns={{
        base: 'minmax(0, 1fr)',
        lg: hasPlace ? 'repeat(2, minmax(0, 1fr))' : undefined,
      }}
      // A file higher than both leaves its spare room below them, not between.
      templateRows={{ lg: decision && !isDecisionAtFoot ? 'auto 1fr' : undefined }}
      columnGap={{ base: '5', lg: '6' }}
      rowGap="5"
      alignItems="start"
    >
      {/* The same element at all widths: the input survives a turn of the phone. */}
      <Stack gap="5" minW="0">
        {children}
      </Stack>
      {hasPlace && (
        <Stack
          gap="4"
          minW="0"
          gridColumn={{ lg: '2' }}
          gridRow={{ lg: decision && !isDecisionAtFoot ? '1 / span 2' : undefined }}
          position={{ lg: 'sticky' }}
          top="0"
          minH={{ lg: field ? heightWithField : undefined }}
          css={{ '--above-file': field ? roomOfField : '0rem' }}
        >
          {field}
          {file &&
            (isBeside ? (
              <Box>{file}</Box>
            ) : (
              <Disclosure title={t('Show the File')}>{file}</Disclosure>
            ))}
          {!file && isBeside && <EmptyPlace />}
        </Stack>
      )}
      {!isDecisionAtFoot && decision}
    </Grid>
  );
  if (!isDecisionAtFoot) return content;
  return (
    <>
      <Box flex="1" minH="0" overflowY="auto" mx="-1" px="1" pb="4">
        {content}
      </Box>
      <Foot>{decision}</Foot>
    </>
  );
}

function EmptyPlace() {
  return (
    <Flex
      flex="1"
      align="center"
      justify="center"
      p="4"
      bg="bg.muted"
      borderWidth="1px"
      borderRadius="l2"
    >
      <Text fontSize="sm" color="fg.muted">
        {t('A PDF file or a picture will be shown here.')}
      </Text>
    </Flex>
  );
}

/** Keeps the decision at the foot of the dialog, and toasts above it on phones. */
function Foot({ children }: { children: ReactNode }) {
  const foot = useRef<HTMLDivElement>(null);
  useScrollClearance(foot);
  return (
    // Leaves room for the ring of a focused button.
    <Box ref={foot} maxH="70%" overflowY="auto" mx="-1" px="1" mb="-1" pb="1">
      {children}
    </Box>
  );
}
