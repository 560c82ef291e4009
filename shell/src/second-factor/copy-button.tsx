import { t } from '@shootline/shared-api';
import { Button, Icon, VisuallyHidden } from '@shootline/shared-ui';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';

const results = { copied: t('Copied'), refused: t('Select it to copy') };

/** Copies a text, and says whether the browser could. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [result, setResult] = useState<keyof typeof results | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setResult('copied');
    } catch {
      setResult('refused');
    }
  };
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        colorPalette="gray"
        aria-label={label}
        onClick={() => void copy()}
      >
        <Icon icon={result === 'copied' ? Check : Copy} size={16} />
        {result ? results[result] : t('Copy')}
      </Button>
      <VisuallyHidden role="status">{result && results[result]}</VisuallyHidden>
    </>
  );
}
