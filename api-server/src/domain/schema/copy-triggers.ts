import type { Copies, SourceValue } from './copies.ts';

/** SQL for the source of a copy, in a row of the source table. */
export const valueIn = (row: string, source: SourceValue) =>
  typeof source === 'string' ? `${row}.${source}` : source(row);

/** The triggers that fill copies in new rows, and change them when their sources change. */
export function copyTriggers({ from, to, key, columns }: Copies): string {
  const copied = Object.entries(columns);
  const list = (write: (copy: string, source: SourceValue) => string, between = ', ') =>
    copied.map(([copy, source]) => write(copy, source)).join(between);
  const fill = `fill_${to}_from_${from}`;
  const copy = `copy_${from}_to_${to}`;
  return `
CREATE OR REPLACE FUNCTION shootline.${fill}() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT ${list((_copy, source) => valueIn('source', source))}
    INTO ${list((name) => `NEW.${name}`)}
    FROM shootline.${from} AS source
    WHERE source.tenant_id = NEW.tenant_id AND source.id = NEW.${key};
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER ${fill} BEFORE INSERT OR UPDATE OF ${key} ON shootline.${to}
  FOR EACH ROW EXECUTE FUNCTION shootline.${fill}();

CREATE OR REPLACE FUNCTION shootline.${copy}() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE shootline.${to} SET ${list((name, source) => `${name} = ${valueIn('NEW', source)}`)}
    WHERE tenant_id = NEW.tenant_id AND ${key} = NEW.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER ${copy} AFTER UPDATE ON shootline.${from}
  FOR EACH ROW WHEN (
    ${list((_copy, source) => `(${valueIn('OLD', source)}) IS DISTINCT FROM (${valueIn('NEW', source)})`, ' OR ')}
  ) EXECUTE FUNCTION shootline.${copy}();
`;
}
