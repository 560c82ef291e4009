import { t } from '@shootline/shared-api';
import { Button, Flex, NoticeBanner, toast } from '@shootline/shared-ui';
import type { MouseEvent } from 'react';
import { ageText } from './age-text.ts';
import { firstField } from './first-field.ts';
import { fileLostText } from './file-lost-text.ts';
import type { KeptInput } from './use-kept-input.ts';

/**
 * Offers the unsaved changes of an earlier form, with their age. Either answer moves the focus to the first
 * field of the form that contains or follows the offer.
 */
export function KeptOffer({ kept }: { kept: Pick<KeptInput, 'offered' | 'restore' | 'discard'> }) {
  const { offered, restore, discard } = kept;
  if (!offered) return null;
  const { savedAt, hadFile } = offered;
  const noFile = hadFile ? ` ${fileLostText}` : '';
  const answer = (act: () => void, text: string) => (event: MouseEvent<HTMLElement>) => {
    const field = firstField(event.currentTarget);
    act();
    field?.focus();
    toast.info(text);
  };
  return (
    <NoticeBanner
      actions={
        <Flex gap="2" direction={{ base: 'column', sm: 'row' }}>
          <Button
            size="sm"
            onClick={answer(restore, t('Your changes are back, but not saved yet.') + noFile)}
          >
            {t('Restore')}
          </Button>
          <Button
            size="sm"
            variant="outline"
            colorPalette="gray"
            onClick={answer(discard, t('The unsaved changes are discarded.'))}
          >
            {t('Discard')}
          </Button>
        </Flex>
      }
    >
      {t('You have unsaved changes from {age}.', { age: ageText(savedAt) })}
      {noFile}
    </NoticeBanner>
  );
}
