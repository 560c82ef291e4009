import { t, type ColumnSetting } from '@shootline/shared-api';
import { Box, Checkbox, Flex, Icon, IconButton, Input } from '@shootline/shared-ui';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Pin from 'lucide-react/icons/pin';
import { useLayoutEffect, useRef } from 'react';
import { type ArrangedColumn, isShown, isTitle, widthLimits } from './arrangement.ts';

interface ColumnLineProps<Row> {
  arranged: ArrangedColumn<Row>;
  isTable: boolean;
  isFirst: boolean;
  isLast: boolean;
  onChange: (part: Partial<ColumnSetting>) => void;
  onMove: (step: number) => void;
}

function MoveButton(props: { label: string; up?: boolean; isEnd: boolean; onMove: () => void }) {
  const { label, up, isEnd, onMove } = props;
  const button = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);
  // Keeps the focus on the moved line's button.
  useLayoutEffect(() => {
    if (wasPressed.current) button.current?.focus();
    wasPressed.current = false;
  });
  return (
    <IconButton
      ref={button}
      size="sm"
      variant="ghost"
      colorPalette="gray"
      aria-label={label}
      title={label}
      aria-disabled={isEnd || undefined}
      opacity={isEnd ? 0.4 : 1}
      onClick={() => {
        if (isEnd) return;
        wasPressed.current = true;
        onMove();
      }}
    >
      <Icon icon={up ? ArrowUp : ArrowDown} size={16} />
    </IconButton>
  );
}

function WidthAndFreeze<Row>({
  arranged: { column, setting },
  onChange,
}: Pick<ColumnLineProps<Row>, 'arranged' | 'onChange'>) {
  const { header } = column;
  return (
    <>
      <Box width="24">
        <Input
          size="sm"
          type="number"
          inputMode="numeric"
          aria-label={t('Width of {header} in pixels', { header })}
          placeholder={String(column.width ?? t('Auto'))}
          min={widthLimits.min}
          max={widthLimits.max}
          value={setting.width ?? ''}
          onChange={({ target }) =>
            onChange({ width: target.value === '' ? undefined : target.valueAsNumber })
          }
        />
      </Box>
      <IconButton
        size="sm"
        variant={setting.is_frozen ? 'subtle' : 'ghost'}
        colorPalette={setting.is_frozen ? 'brand' : 'gray'}
        aria-label={t('Freeze {header}', { header })}
        title={t('Freeze {header}', { header })}
        aria-pressed={setting.is_frozen ?? false}
        onClick={() => onChange({ is_frozen: !setting.is_frozen })}
      >
        <Icon icon={Pin} size={16} />
      </IconButton>
    </>
  );
}

/** A column in the chooser: whether it is shown, its position, and in a table its width and freezing. */
export function ColumnLine<Row>(props: ColumnLineProps<Row>) {
  const { arranged, isTable, isFirst, isLast, onChange, onMove } = props;
  const { column } = arranged;
  const { header } = column;
  const isChecked = isShown(arranged, isTable);
  return (
    <Flex as="li" align="center" gap="2" py="1" borderBottomWidth="1px" wrap="wrap">
      <Flex asChild align="center" gap="3" flex="1" minW="10rem" fontSize="sm" minH="9">
        <label>
          <Checkbox
            checked={isChecked}
            disabled={isTitle(column)}
            onChange={() =>
              onChange(isTable ? { is_hidden: isChecked } : { is_in_cards: !isChecked })
            }
          />
          {header}
        </label>
      </Flex>
      <Flex align="center" gap="1">
        {isTable && <WidthAndFreeze {...{ arranged, onChange }} />}
        <MoveButton
          label={t('Move {header} up', { header })}
          up
          isEnd={isFirst}
          onMove={() => onMove(-1)}
        />
        <MoveButton
          label={t('Move {header} down', { header })}
          isEnd={isLast}
          onMove={() => onMove(1)}
        />
      </Flex>
    </Flex>
  );
}
