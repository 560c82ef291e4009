import { t } from '@shootline/shared-api';
import { Checkbox, VisuallyHidden } from '@shootline/shared-ui';
import type { CellEdit, CellFrame, GridCellPlace } from '@shootline/shared-ui/table';
import {
  type PointerEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { CellEditor } from './cell-editor.tsx';
import { focusTargetOf } from './grid-elements.ts';
import type { Movement } from './grid-keys.ts';
import { type CellAt, cellFlags, type GridStore } from './grid-store.ts';

/** Callbacks from cells to their grid. */
export interface CellCalls<Row> {
  change: (row: Row, columnId: string, value: string | boolean) => void;
  endEditing: (at: CellAt, movement: Movement | 'stay' | undefined) => void;
  startFilling: (event: PointerEvent<HTMLElement>) => void;
}

interface ContentProps<Row> {
  place: GridCellPlace<Row>;
  edit: CellEdit<Row> | undefined;
  isEditing: boolean;
  /** Ids of the elements that describe the cell. */
  describedBy: string | undefined;
  isInvalid: boolean;
  calls: CellCalls<Row>;
  /** The content shown while the cell is not being edited. */
  children: ReactNode;
}

function Content<Row>(props: ContentProps<Row>) {
  const { place, edit, isEditing, describedBy, isInvalid, calls, children } = props;
  const { row, rowId, columnId } = place;
  if (edit?.kind === 'checkbox') {
    return (
      <Checkbox
        aria-label={edit.label(row)}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        checked={edit.valueOf(row)}
        onChange={(event) => calls.change(row, columnId, event.target.checked)}
      />
    );
  }
  return (
    <>
      {children}
      {edit && isEditing && (
        <CellEditor
          label={edit.label(row)}
          text={edit.valueOf(row)}
          maxLength={edit.maxLength}
          onCommit={(text) => calls.change(row, columnId, text)}
          onEnd={(movement) => calls.endEditing({ rowId, columnId }, movement)}
        />
      )}
    </>
  );
}

/** The cell component of a grid with this state. */
export function gridCellOf<Row>(store: GridStore, calls: CellCalls<Row>) {
  return function GridCell(props: GridCellPlace<Row> & { frame: CellFrame; children: ReactNode }) {
    const { frame, children, ...place } = props;
    const { rowId, row, columnId, columnIndex, column } = place;
    const cell = useRef<HTMLTableCellElement>(null);
    const id = useId();
    const flags = useSyncExternalStore(store.subscribe, () => store.flagsOf(rowId, columnId));
    const isActive = (flags & cellFlags.active) !== 0;
    const isEditing = (flags & cellFlags.editing) !== 0;
    const edit = column?.edit && (column.edit.canEdit?.(row) ?? true) ? column.edit : undefined;
    const isChanged = column?.edit?.isChanged?.(row) ?? false;
    const error = column?.edit?.errorOf?.(row);
    const reason = edit ? undefined : column?.edit?.reasonOf?.(row);
    useLayoutEffect(() => {
      const element = cell.current;
      if (!element || isEditing) return;
      element.tabIndex = -1;
      focusTargetOf(element).tabIndex = isActive ? 0 : -1;
    });
    const describedBy =
      [error !== undefined && `${id}e`, isChanged && `${id}c`].filter(Boolean).join(' ') ||
      undefined;
    const isTick = edit?.kind === 'checkbox';
    return (
      <td
        ref={cell}
        role="gridcell"
        aria-colindex={columnIndex}
        aria-readonly={column && !edit ? true : undefined}
        aria-selected={(flags & cellFlags.marked) !== 0 || undefined}
        aria-invalid={(!isTick && error !== undefined) || undefined}
        aria-describedby={
          reason !== undefined ? `${id}r` : !isTick && error !== undefined ? `${id}e` : undefined
        }
        data-column={columnId}
        data-editable={edit?.kind}
        data-changed={isChanged ? '' : undefined}
        data-wrong={error === undefined ? undefined : ''}
        {...frame}
      >
        <Content
          place={place}
          edit={edit}
          isEditing={isEditing}
          describedBy={describedBy}
          isInvalid={error !== undefined}
          calls={calls}
        >
          {children}
        </Content>
        {isChanged && <VisuallyHidden id={`${id}c`}>{t(', changed')}</VisuallyHidden>}
        {error !== undefined && (
          <span id={`${id}e`} data-error>
            {error}
          </span>
        )}
        {reason !== undefined && (
          <span id={`${id}r`} data-reason>
            {reason}
          </span>
        )}
        {isActive && edit && !isEditing && (
          <span
            aria-hidden
            data-fill
            title={t('Drag to fill the cells below (Ctrl+D)')}
            onPointerDown={calls.startFilling}
          />
        )}
      </td>
    );
  };
}
