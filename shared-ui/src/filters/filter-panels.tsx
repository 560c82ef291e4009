import { t } from '@shootline/shared-api';
import { Box, Button } from '@shootline/shared-ui';
import { PopoverPanel } from '@shootline/shared-ui/popover';
import { Sheet } from '@shootline/shared-ui/sheet';
import { PanelFields, type PanelFieldsProps } from './panel-fields.tsx';

interface PanelProps extends PanelFieldsProps {
  /** The number of resets of the filters; a reset also drops typed text that is not applied yet. */
  resets: number;
  onClose: () => void;
}

/** The filters that do not fit in the row. */
export function MorePanel({
  anchorId,
  resets,
  onClose,
  ...fields
}: PanelProps & { anchorId: string }) {
  return (
    <PopoverPanel anchorId={anchorId} label={t('More Filters')} width={440} onClose={onClose}>
      <Box p="4">
        <PanelFields key={resets} {...fields} />
      </Box>
    </PopoverPanel>
  );
}

/** All filters, on screens too narrow for a row. */
export function FilterSheet({
  title,
  resets,
  onReset,
  onClose,
  ...fields
}: PanelProps & { title: string; onReset: () => void }) {
  return (
    <Sheet
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={onReset}>
            {t('Reset')}
          </Button>
          <Button flex="1" onClick={onClose}>
            {t('Show Results')}
          </Button>
        </>
      }
    >
      <PanelFields key={resets} {...fields} />
    </Sheet>
  );
}
