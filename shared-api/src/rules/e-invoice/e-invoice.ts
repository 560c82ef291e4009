/** A party of an e-invoice; texts are empty where the file has none. */
export interface EInvoiceParty {
  name: string;
  address: string[];
  hasAddress: boolean;
  country: string;
  /** The VAT number, or else the first tax number. */
  taxNumber: string;
}

/**
 * A line of an e-invoice; amounts are in minor units, with a fraction where the file has more decimals than
 * the currency, and null where it has none.
 */
export interface EInvoiceLine {
  id: string;
  name: string;
  quantity: string;
  unit: string;
  price: string;
  net: number | null;
  /** Percent. */
  rate: string;
}

/** A line of the tax breakdown. */
export interface EInvoiceTax {
  category: string;
  rate: string;
  base: number | null;
  amount: number | null;
}

/** Sums of an e-invoice in minor units by their names; null where the file has none. */
export interface EInvoiceSums {
  lines: number | null;
  allowances: number | null;
  charges: number | null;
  net: number | null;
  tax: number | null;
  total: number | null;
  prepaid: number | null;
  rounding: number | null;
  due: number | null;
}

/** An invoice of EN 16931, as its file says. */
export interface EInvoice {
  specification: string;
  number: string;
  /** The invoice date as YYYY-MM-DD. */
  date: string;
  type: string;
  /** The number of the first invoice that it credits, corrects or follows. */
  preceding: string;
  /** ISO 4217. */
  currency: string;
  /** The minor units of one unit of the currency. */
  unit: number;
  seller: EInvoiceParty;
  buyer: EInvoiceParty;
  lines: EInvoiceLine[];
  taxes: EInvoiceTax[];
  /** Allowances and charges of the whole document. */
  changes: { isCharge: boolean; amount: number | null }[];
  sums: EInvoiceSums;
}
