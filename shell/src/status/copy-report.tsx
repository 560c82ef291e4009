import { t } from '@shootline/shared-api';
import { Box, Button, Textarea, toast } from '@shootline/shared-ui';
import { useEffect, useRef, useState } from 'react';

/** Copies the report; where the browser refuses that, `onRefused` gets its text to show. */
export function CopyReport({
  report,
  onRefused,
}: {
  report: () => string;
  onRefused: (text: string) => void;
}) {
  const [isCopying, setIsCopying] = useState(false);
  const copy = async () => {
    const text = report();
    setIsCopying(true);
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t('The report is copied.'));
    } catch {
      onRefused(text);
    }
    setIsCopying(false);
  };
  return (
    <Button variant="outline" colorPalette="gray" loading={isCopying} onClick={() => void copy()}>
      {t('Copy Report')}
    </Button>
  );
}

/** The report to copy by hand. */
export function ReportText({ text }: { text: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <Box mb="4">
      <Box asChild display="block" mb="1" fontSize="sm" fontWeight="medium">
        <label htmlFor="report">
          {t(
            'This browser cannot copy it automatically. The report is selected: copy it with Ctrl+C or ⌘C.',
          )}
        </label>
      </Box>
      <Textarea
        id="report"
        ref={field}
        readOnly
        rows={12}
        value={text}
        fontFamily="mono"
        fontSize="xs"
        onFocus={({ target }) => target.select()}
      />
    </Box>
  );
}
