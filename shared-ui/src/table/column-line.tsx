import { t, type ColumnSetting } from '@shootline/shared-api';
import { Box, Checkbox, Flex, Icon, IconButton, Input } from '@shootline/shared-ui';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Pin from 'lucide-react/icons/pin';
import { useLayoutEffect, useRef } from 'react';
import { isTitle, widthLimits } from './arrangement.ts';
import type { Column } from './column.ts';

interface ColumnLineProps<Row> {
  column: Column<Row>;
  setting: ColumnSetting;
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

/** A column in the chooser: whether it is shown, its width, freezing and position. */
export function ColumnLine<Row>(props: ColumnLineProps<Row>) {
  const { column, setting, isFirst, isLast, onChange, onMove } = props;
  const { header } = column;
  const canHide = !isTitle(column);
  const isShown = !canHide || !setting.is_hidden;
  return (
    <Flex as="li" align="center" gap="2" py="1" borderBottomWidth="1px" wrap="wrap">
      <Flex asChild align="center" gap="3" flex="1" minW="10rem" fontSize="sm" minH="9">
        <label>
          <Checkbox
            checked={isShown}
            disabled={!canHide}
            onChange={() => onChange({ is_hidden: isShown })}
          />
          {header}
        </label>
      </Flex>
      <Flex align="center" gap="1">
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
