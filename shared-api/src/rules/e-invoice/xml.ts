import { SaxesParser } from 'saxes';

/** An element of an XML text, under its name without prefix. */
export interface XmlElement {
  name: string;
  /** The namespace's URI. */
  uri: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

/** An XML text that is not read; `kind` says why. */
export class UnreadableXml extends Error {
  readonly kind: 'broken' | 'entities' | 'size' | 'depth';

  constructor(kind: UnreadableXml['kind']) {
    super(kind);
    this.kind = kind;
  }
}

const megabyte = 1024 * 1024;
/** Limits of an XML text, in bytes, and in elements within each other and in all. */
export const xmlLimits = { bytes: 5 * megabyte, depth: 40, elements: 100_000 };

const declared = /^<\?xml[^>]*\sencoding\s*=\s*["']([\w.-]+)["']/;

function charsetOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  // Without a mark, the zeros of '<' tell.
  if (bytes[0] === 0) return 'utf-16be';
  if (bytes[1] === 0) return 'utf-16le';
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  return declared.exec(start)?.[1] ?? 'utf-8';
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder(charsetOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableXml('broken');
  }
}

/**
 * The root element of an XML text. Document types are refused, so there are no entities but the five of
 * XML, and nothing outside is read. Throws `UnreadableXml`.
 */
export function readXml(bytes: Uint8Array): XmlElement {
  if (bytes.length > xmlLimits.bytes) throw new UnreadableXml('size');
  const text = textOf(bytes);
  // The parser reports a document type only at its end.
  if (/<!DOCTYPE/i.test(text)) throw new UnreadableXml('entities');
  const parser = new SaxesParser({ xmlns: true });
  const open: XmlElement[] = [];
  let root: XmlElement | undefined;
  let count = 0;
  parser.on('error', () => {
    throw new UnreadableXml('broken');
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    count += 1;
    if (open.length >= xmlLimits.depth) throw new UnreadableXml('depth');
    if (count > xmlLimits.elements) throw new UnreadableXml('size');
    const values = Object.values(attributes).map((each) => [each.local, each.value]);
    const element: XmlElement = {
      ...{ name: local, uri, text: '', children: [] },
      attributes: Object.fromEntries(values) as Record<string, string>,
    };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  const addText = (part: string) => {
    const element = open.at(-1);
    if (element) element.text += part;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => void open.pop());
  parser.write(text).close();
  if (!root) throw new UnreadableXml('broken');
  return root;
}

/** The elements at a path such as 'Party/Name'; a step may name several elements: 'Invoice|CreditNote'. */
export function elementsAt(root: XmlElement, path: string): XmlElement[] {
  return path.split('/').reduce(
    (found, step) => {
      const names = step.split('|');
      return found.flatMap(({ children }) => children.filter(({ name }) => names.includes(name)));
    },
    [root],
  );
}

/** The text of the first element at a path; empty without one. */
export const textAt = (root: XmlElement, path: string): string =>
  elementsAt(root, path)[0]?.text.trim() ?? '';
