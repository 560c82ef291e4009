import type { ColumnSetting, ListName } from '../contract/index.ts';
import { lastingStorage } from '../browser/browser-storage.ts';
import { sessionStore } from '../session/session.ts';

function isColumns(value: unknown): value is ColumnSetting[] {
  return (
    Array.isArray(value) &&
    value.every((column) => typeof (column as Partial<ColumnSetting> | null)?.id === 'string')
  );
}

/**
 * The signed-in user's columns of a list as last known to this browser, for a table's first paint;
 * `listQueries.views` brings the server's. Never throws.
 */
export function keptColumns(list: ListName) {
  const key = `shootline.columns.${sessionStore.getState().user?.uuid}.${list}`;
  return {
    /** Null when none are known. */
    read(): ColumnSetting[] | null {
      try {
        const columns: unknown = JSON.parse(lastingStorage.getItem(key) ?? 'null');
        return isColumns(columns) ? columns : null;
      } catch {
        return null;
      }
    },
    keep(columns: ColumnSetting[] | null): void {
      if (columns) lastingStorage.setItem(key, JSON.stringify(columns));
      else lastingStorage.removeItem(key);
    },
  };
}
