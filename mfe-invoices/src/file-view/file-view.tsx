import { lazyModule, t } from '@shootline/shared-api';
import { Box, LazyPart, Stack, Text } from '@shootline/shared-ui';
import { useCallback, useState } from 'react';
import { ShownEInvoice } from '../e-invoice/shown-e-invoice.tsx';
import { fileKind, isHeic } from '../file-text/file-kind.ts';
import type { Marks } from '../file-text/amounts.ts';
import { FileTools } from './file-tools.tsx';
import { Picture } from './picture.tsx';
import { Reading } from './reading.tsx';

const pdf = lazyModule(() => import('./pdf-pages.tsx'));

const notShown = {
  other: t('This kind of file is not shown here. Download it to read it.'),
  heic: t('This browser does not show HEIC photos. Download it to see it.'),
  failed: t('This file cannot be shown here. It may be damaged, or locked with a password.'),
};

interface FileViewProps {
  name: string;
  /** Size of the file in bytes. */
  size: number;
  /** The file's content; null until it is loaded. */
  content: Blob | null;
  marks?: Marks | undefined;
}

/**
 * A file's tools, and below them the file itself if it is a PDF file or a picture, and the e-invoice that it
 * is or has inside.
 */
export function FileView({ name, size, content, marks }: FileViewProps) {
  const kind = fileKind(name);
  const [failed, setFailed] = useState<Blob | null>(null);
  const [zoom, setZoom] = useState(1);
  const hasFailed = content !== null && failed === content;
  const onFailure = useCallback(() => setFailed(content), [content]);
  const isShown = kind !== 'other' && !hasFailed;
  const shown = { name, zoom, onFailure };
  return (
    <Stack gap="3">
      <FileTools
        name={name}
        size={size}
        content={content}
        zoom={isShown && kind !== 'e-invoice' ? zoom : null}
        onZoom={setZoom}
      />
      {!isShown && (
        <Text role="status" fontSize="sm" color="fg.muted">
          {!hasFailed ? notShown.other : isHeic(name) ? notShown.heic : notShown.failed}
        </Text>
      )}
      {isShown && kind === 'e-invoice' && (
        <ShownEInvoice name={name} content={content} onNone={onFailure} loading={<Reading />} />
      )}
      {isShown && kind !== 'e-invoice' && (
        <Box
          role="region"
          aria-label={t('Content of {name}', { name })}
          tabIndex={0}
          overflow="auto"
          p="2"
          minH="60"
          maxH={{ base: '70dvh', lg: 'calc(100dvh - 18rem - var(--above-file, 0rem))' }}
          bg="bg.muted"
          borderWidth="1px"
          borderRadius="l2"
          focusVisibleRing="outside"
        >
          {content === null ? (
            <Reading />
          ) : kind === 'picture' ? (
            <Picture content={content} {...shown} />
          ) : (
            <LazyPart of={pdf} loading={<Reading />}>
              {({ PdfPages }) => <PdfPages content={content} marks={marks} {...shown} />}
            </LazyPart>
          )}
        </Box>
      )}
      {kind === 'pdf' && <ShownEInvoice name={name} content={content} />}
    </Stack>
  );
}
