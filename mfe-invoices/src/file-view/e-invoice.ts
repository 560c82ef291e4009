/** Facts that an e-invoice of EN 16931 has about itself; null where it has none. */
export interface EInvoice {
  number: string | null;
  /** The invoice date as YYYY-MM-DD; null where the file has none. */
  date: string | null;
  /** The currency as an ISO 4217 code. */
  currency: string | null;
}

/** The text of the first element with this path of names, whatever their prefixes; null without one. */
function textAt(root: Element, ...path: string[]): string | null {
  let element: Element | undefined = root;
  for (const name of path) {
    element = [...element.children].find((child) => child.localName === name);
    if (!element) return null;
  }
  return element.textContent.trim() || null;
}

const dayOf = (digits: string | null) =>
  digits?.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3') ?? null;

/** Reads an XML invoice in the syntax UBL or CII; null for any other text. */
export function readEInvoice(xml: string): EInvoice | null {
  const root = new DOMParser().parseFromString(xml, 'application/xml').documentElement;
  if (root.localName === 'Invoice' || root.localName === 'CreditNote') {
    return {
      number: textAt(root, 'ID'),
      date: textAt(root, 'IssueDate'),
      currency: textAt(root, 'DocumentCurrencyCode'),
    };
  }
  if (root.localName !== 'CrossIndustryInvoice') return null;
  const settlement = ['SupplyChainTradeTransaction', 'ApplicableHeaderTradeSettlement'];
  return {
    number: textAt(root, 'ExchangedDocument', 'ID'),
    date: dayOf(textAt(root, 'ExchangedDocument', 'IssueDateTime', 'DateTimeString')),
    currency: textAt(root, ...settlement, 'InvoiceCurrencyCode'),
  };
}
