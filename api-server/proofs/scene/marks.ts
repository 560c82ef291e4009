/**
 * Values that occur nowhere but where they belong, so that an answer with one of them shows whose
 * it is. Amounts are minor units.
 */
export const marks = {
  /** In names of the workspace that is looked at. */
  home: 'Quokkahome',
  /** In names of another workspace. */
  away: 'Wombataway',
  password: 'Platypus-77-secret',
  clientCost: 81_234_568,
  cameraOperatorCost: 47_654_322,
  maximumBudget: 93_456_789,
  /** What an invoice claims that was submitted. */
  claimed: 51_876_543,
  /** What finance and admins keep with an invoice. */
  financeNotes: 'Quollnotes of finance',
  invoiceTo: 'numbat-invoices@quokka.test',
  invoiceNotes: 'Numbatnotes for staff',
  quoteNumber: 'Q-BILBY-4711',
  /** In the address of every shoot. */
  street: 'Potoroo Parade',
  internalText: 'Bandicootinternal says this stays inside',
  projectText: 'Pademelonproject is for everyone here',
  /** What mails say. */
  mailText: 'Echidnaletter to one person only',
  storageFolder: 'cassowarykeys',
} as const;
