import { Box } from '@shootline/shared-ui';
import encodeQR from 'qr';
import { useMemo } from 'react';

// Scanners need white around the code; four modules by the standard.
const margin = 4;

/** A text as a QR code, black on white in every colour mode. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const rows = encodeQR(text, 'raw', { border: margin });
    const dark = rows.flatMap((row, y) => row.flatMap((is, x) => (is ? `M${x} ${y}h1v1h-1z` : [])));
    return { size: rows.length, path: dark.join('') };
  }, [text]);
  return (
    <Box width="200px" height="200px" flex="none" borderWidth="1px" borderRadius="l2" bg="white">
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={label}
        shapeRendering="crispEdges"
      >
        <path d={path} fill="black" />
      </svg>
    </Box>
  );
}
