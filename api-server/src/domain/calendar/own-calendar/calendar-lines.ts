/** A component of a calendar file: its name in capitals, its lines with the properties, and what it contains. */
export type Component = { name: string; lines: string[]; parts: Component[] };

/** A property of a component, with its name and parameters in capitals. */
export type Property = { name: string; parameters: Map<string, string>; value: string };

const nameOf = (line: string) => /^[A-Z\d-]+(?=[;:])/i.exec(line)?.[0].toUpperCase();

/** The text of a file; a fold may lie inside a character, so folds are removed from the bytes. */
export function calendarText(file: Uint8Array): string {
  const unfolded = Buffer.from(file)
    .toString('latin1')
    .replace(/(?:\r\n|\n|\r)[ \t]/g, '');
  return new TextDecoder().decode(Buffer.from(unfolded, 'latin1'));
}

/** Components that are in calendars and not in each other. */
const inCalendars = ['VEVENT', 'VTODO', 'VJOURNAL', 'VFREEBUSY', 'VTIMEZONE', 'VAVAILABILITY'];

/**
 * The calendars of a file, of which some programs write several, and whether its end is missing. Lines that
 * are no properties are left out, and so is what has not ended at the end of the file.
 */
export function calendarsIn(text: string): { calendars: Component[]; isCut: boolean } {
  const calendars: Component[] = [];
  const open: Component[] = [];
  const close = (at: number) => {
    for (const component of open.splice(at).reverse()) {
      if (component.name === 'VCALENDAR') calendars.push(component);
    }
  };
  const begin = (name: string) => {
    const component = { name, lines: [], parts: [] };
    // Ends what lacks its own end.
    if (name === 'VCALENDAR') close(0);
    else if (inCalendars.includes(name)) close(1);
    open.at(-1)?.parts.push(component);
    open.push(component);
  };
  for (const line of text.split(/[\r\n]+/)) {
    const name = nameOf(line);
    if (!name) continue;
    const value = line
      .slice(name.length + 1)
      .trim()
      .toUpperCase();
    const at = open.findLastIndex((one) => one.name === value);
    if (name === 'BEGIN') begin(value);
    else if (name !== 'END') open.at(-1)?.lines.push(line);
    else if (at >= 0) close(at);
  }
  const [last, unended] = open;
  if (unended) last?.parts.pop();
  close(0);
  return { calendars, isCut: last !== undefined };
}

function readProperty(line: string, isWithoutColons: boolean): Property {
  const name = nameOf(line) ?? '';
  // Some programs write names of zones with a colon and without quotes.
  const colon = isWithoutColons
    ? line.lastIndexOf(':')
    : name.length + (/^(?:"[^"]*"|[^":])*/.exec(line.slice(name.length))?.[0].length ?? 0);
  const parameters = new Map<string, string>();
  for (const [, key = '', value = ''] of line
    .slice(name.length, colon)
    .matchAll(/;([^=;]+)=((?:"[^"]*"|[^;"])*)/g)) {
    parameters.set(key.trim().toUpperCase(), value.replaceAll('"', '').trim());
  }
  return { name, parameters, value: line.slice(colon + 1).trim() };
}

const propertiesOf = (lines: string[], names: string[], isWithoutColons: boolean) =>
  lines
    .filter((line) => names.includes(nameOf(line) ?? ''))
    .map((line) => readProperty(line, isWithoutColons));

/** The properties of these names, whose values are times and have no colons. */
export const timesOf = ({ lines }: Component, ...names: string[]): Property[] =>
  propertiesOf(lines, names, true);

/** The properties of a name with any value. */
export const valuesOf = ({ lines }: Component, name: string): Property[] =>
  propertiesOf(lines, [name], false);

/** The text of the first property of a name; empty without one. */
export const textOf = (component: Component, name: string): string =>
  (valuesOf(component, name)[0]?.value ?? '').replace(/\\([nN])|\\(.)/g, (_all, end, other) =>
    end ? '\n' : String(other),
  );

/** The word that a property has as its value, in capitals; empty without one. */
export const wordOf = (component: Component, name: string): string =>
  textOf(component, name).trim().toUpperCase();
