import { t } from '@shootline/shared-api';
import { Box, Button, Flex, Icon, Input } from '@shootline/shared-ui';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useId, useRef, useState } from 'react';

const texts = {
  copied: t('The address is copied.'),
  refused: t(
    'This browser cannot copy it automatically. The address is selected: copy it with Ctrl+C or ⌘C.',
  ),
};

/** The private address with a Copy button. */
export function AddressField({ url }: { url: string }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<{ url: string; text: string } | null>(null);
  const said = copied?.url === url ? copied.text : '';
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(url);
      setCopied({ url, text: texts.copied });
    } catch {
      field.current?.focus();
      setCopied({ url, text: texts.refused });
    }
  };
  return (
    <Box>
      <Box asChild display="block" mb="1" fontSize="sm" fontWeight="medium">
        <label htmlFor={id}>{t('Private address')}</label>
      </Box>
      <Flex gap="2">
        <Input
          id={id}
          ref={field}
          readOnly
          value={url}
          bg="bg.muted"
          data-autofocus
          onFocus={({ target }) => target.select()}
        />
        <Button variant="outline" colorPalette="gray" onClick={() => void copy()}>
          <Icon icon={said === texts.copied ? Check : Copy} size={16} />
          {t('Copy')}
        </Button>
      </Flex>
      <Box
        role="status"
        minH="5"
        mt="1"
        fontSize="xs"
        fontWeight="medium"
        color={said === texts.copied ? 'fg.success' : 'fg.warning'}
      >
        {said}
      </Box>
    </Box>
  );
}
