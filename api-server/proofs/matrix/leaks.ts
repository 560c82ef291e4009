import { type ActorName, type Users, actors } from '../fixtures/actors.ts';
import { canaries } from '../fixtures/canaries.ts';
import type { BookingFixture, BookingSpec } from '../fixtures/booking-fixture.ts';
import type { Call } from './call.ts';
import { mayReadOffer, mayView } from './rule.ts';

/** The ways an answer may write an amount, in full and after a fee's discount. */
function looksOf(amount: number): string[] {
  const whole = [amount, amount / 2].flatMap((one) => {
    const grouped = (one / 100).toLocaleString('en-AU', { minimumFractionDigits: 2 });
    return [String(one), grouped, grouped.replaceAll(',', '')];
  });
  return whole;
}

const clientPrice = looksOf(canaries.clientCost);
const videographerPrice = [...looksOf(canaries.videographerCost), ...looksOf(canaries.claimed)];
const staffOnly = [canaries.internalText, canaries.invoiceNotes];
const adminOnly = [canaries.quoteNumber, canaries.mailText];
const nobodys = [
  ...['$argon2', 'password_hash', 'token_hash', 'storage_key'],
  ...[canaries.storageFolder, canaries.bankAccount],
];

const sideOf = (actor: ActorName) => {
  if (actor === 'outsider' || actor === 'nobody') return actor;
  const { letter } = actors[actor];
  if (letter === 'V') return 'videographer';
  return 'of' in actors[actor] ? 'client' : 'staff';
};

function forbiddenTo(actor: ActorName): readonly string[] {
  switch (sideOf(actor)) {
    case 'client':
      return [
        ...videographerPrice,
        ...staffOnly,
        ...adminOnly,
        canaries.financeNotes,
        canaries.away,
      ];
    case 'videographer':
      return [
        ...clientPrice,
        ...looksOf(canaries.maximumBudget),
        ...staffOnly,
        ...adminOnly,
        canaries.financeNotes,
        canaries.invoiceTo,
        canaries.away,
      ];
    case 'staff':
      if (actor === 'admin') return [canaries.away];
      return actor === 'finance'
        ? [...adminOnly, canaries.away]
        : [...adminOnly, canaries.financeNotes, canaries.away];
    case 'outsider':
    case 'nobody':
      return [
        ...clientPrice,
        ...videographerPrice,
        ...staffOnly,
        ...adminOnly,
        canaries.financeNotes,
        canaries.projectText,
        canaries.street,
        canaries.invoiceTo,
      ];
  }
}

/** Further prices that an actor may not read. */
function priceForbiddenTo(actor: ActorName): string[] {
  switch (actor) {
    case 'editor':
      return [...clientPrice, ...videographerPrice];
    case 'unapproved':
    case 'foreignUnapproved':
    case 'foreignUser':
    case 'foreignTeamAdmin':
    case 'foreignOwner':
    case 'colleague':
      return clientPrice;
    case 'offered':
    case 'otherVideographer':
      return videographerPrice;
    default:
      return [];
  }
}

/**
 * Values that an offer hides: the client's price from everyone, people from callers who are not signed in.
 */
function hiddenInOffer(actor: ActorName, { id }: BookingFixture): string[] {
  return actor === 'nobody' ? [...clientPrice, canaries.home, id] : clientPrice;
}

/**
 * Whether an offer may show its price to an actor who may not read it on the booking: while they can still
 * accept it, or in the answer to accepting it. Later the price may be another videographer's.
 */
function isOfferedPay(call: Call, actor: ActorName, { state, hasStarted }: BookingSpec): boolean {
  if (actor !== 'offered') return false;
  if (call.hasOffers) return true;
  if (call.readers !== 'offer') return false;
  // The list also contains offers of other bookings.
  if (call.rule.is !== 'offer') return true;
  return state === 'requested' && !hasStarted && call.rule.action !== 'make_busy';
}

function mayReadQuoteNumber({ showsQuoteNumber }: Call, actor: ActorName): boolean {
  return showsQuoteNumber === true && actor === 'finance';
}

/** The forbidden canaries that an answer to this actor contains. */
export function leaksIn(
  text: string,
  { actor, spec }: { actor: ActorName; spec: BookingSpec },
  { call, fixture, users }: { call: Call; fixture: BookingFixture; users: Users },
): string[] {
  if (call.isRightItself) return [];
  const prices = isOfferedPay(call, actor, spec) ? clientPrice : priceForbiddenTo(actor);
  const hidden = [...nobodys, ...forbiddenTo(actor), ...prices];
  if (call.readers === 'offer') hidden.push(...hiddenInOffer(actor, fixture));
  if (!isReader(call, actor, spec)) hidden.push(fixture.title);
  if (actor === 'outsider') {
    hidden.push(
      canaries.home,
      ...Object.values(users).flatMap((one) => (one === users.outsider ? [] : one.id)),
    );
  }
  return [...new Set(hidden)].filter(
    (canary) =>
      text.includes(canary) &&
      !(canary === canaries.quoteNumber && mayReadQuoteNumber(call, actor)),
  );
}

/** Whether an answer to this actor may contain the booking's title. */
export function isReader(call: Call, actor: ActorName, spec: BookingSpec): boolean {
  if (call.readers === 'mails') return actor === 'admin';
  if (call.readers === 'offer') return actor !== 'nobody' && mayReadOffer(actor, spec);
  return mayView(actor, spec) || (call.readers === 'calendar' && mayReadOffer(actor, spec));
}
