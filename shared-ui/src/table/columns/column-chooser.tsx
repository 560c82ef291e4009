import { t, type ColumnSetting } from '@shootline/shared-api';
import { Box, Button, Flex, Stack, Text, VisuallyHidden } from '@shootline/shared-ui';
import { Dialog } from '@shootline/shared-ui/dialog';
import { useState } from 'react';
import { arrangeColumns } from './arrangement.ts';
import { moved, settingsOf } from './column-choice.ts';
import { ColumnLine } from './column-line.tsx';
import type { Column, ColumnSettings } from './column.ts';

/**
 * The dialog in which a user chooses and orders the columns of a list, and sizes and freezes those of a
 * table.
 */
export function ColumnChooser<Row>({
  columns,
  columnSettings,
  isTable,
  onClose,
}: {
  columns: Column<Row>[];
  columnSettings: ColumnSettings;
  /** Whether the columns are those of a table rather than of cards. */
  isTable: boolean;
  onClose: () => void;
}) {
  const [choice, setChoice] = useState(() => arrangeColumns(columns, columnSettings.value));
  const [said, setSaid] = useState('');

  const change = (id: string, part: Partial<ColumnSetting>) =>
    setChoice((current) =>
      current.map((one) =>
        one.column.id === id ? { ...one, setting: { ...one.setting, ...part } } : one,
      ),
    );
  const move = (index: number, step: number) => {
    setChoice(moved(choice, index, step));
    setSaid(
      t('{column}: {place} of {count}', {
        column: choice[index]?.column.header,
        place: index + step + 1,
        count: choice.length,
      }),
    );
  };
  const save = () => {
    columnSettings.onChange(settingsOf(choice, columns));
    onClose();
  };

  return (
    <Dialog title={t('Columns')} maxWidth={620} onClose={onClose}>
      {isTable && (
        <Text fontSize="sm" color="fg.muted" mb="3">
          {t(
            'Columns without a width share the remaining space. Frozen columns stay in view while the table scrolls sideways.',
          )}
        </Text>
      )}
      <Stack as="ul" listStyleType="none" gap="0" borderTopWidth="1px" aria-label={t('Columns')}>
        {choice.map((arranged, index) => (
          <ColumnLine
            key={arranged.column.id}
            arranged={arranged}
            isTable={isTable}
            isFirst={index === 0}
            isLast={index === choice.length - 1}
            onChange={(part) => change(arranged.column.id, part)}
            onMove={(step) => move(index, step)}
          />
        ))}
      </Stack>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Flex mt="5" gap="3" wrap="wrap" justify="flex-end">
        <Box me="auto">
          <Button
            variant="ghost"
            colorPalette="gray"
            onClick={() => setChoice(arrangeColumns(columns, null))}
          >
            {t('Reset')}
          </Button>
        </Box>
        <Button variant="outline" colorPalette="gray" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button onClick={save}>{t('Save')}</Button>
      </Flex>
    </Dialog>
  );
}
