import { type ActorName, type People, cast } from '../scene/cast.ts';
import { marks } from '../scene/marks.ts';
import type { Fixture, Wanted } from '../scene/fixture.ts';
import type { Call } from './call.ts';
import { mayReadOffer, mayView } from './rule.ts';

/** How an amount may look in an answer, whole and after the discount of a fee. */
function looksOf(amount: number): string[] {
  const whole = [amount, amount / 2].flatMap((one) => {
    const grouped = (one / 100).toLocaleString('en-AU', { minimumFractionDigits: 2 });
    return [String(one), grouped, grouped.replaceAll(',', '')];
  });
  return whole;
}

const clientPrice = looksOf(marks.clientCost);
const videographerPrice = [...looksOf(marks.cameraOperatorCost), ...looksOf(marks.claimed)];
const staffOnly = [marks.internalText, marks.invoiceNotes];
const adminOnly = [marks.quoteNumber, marks.mailText];
const nobodys = ['$argon2', marks.storageFolder, 'password_hash', 'token_hash', 'storage_key'];

const sideOf = (actor: ActorName) => {
  if (actor === 'outsider' || actor === 'nobody') return actor;
  const { letter } = cast[actor];
  if (letter === 'V') return 'videographer';
  return 'of' in cast[actor] ? 'client' : 'staff';
};

function forbiddenTo(actor: ActorName): readonly string[] {
  switch (sideOf(actor)) {
    case 'client':
      return [...videographerPrice, ...staffOnly, ...adminOnly, marks.financeNotes, marks.away];
    case 'videographer':
      return [
        ...clientPrice,
        ...looksOf(marks.maximumBudget),
        ...staffOnly,
        ...adminOnly,
        marks.financeNotes,
        marks.invoiceTo,
        marks.away,
      ];
    case 'staff':
      if (actor === 'admin') return [marks.away];
      return actor === 'finance'
        ? [...adminOnly, marks.away]
        : [...adminOnly, marks.financeNotes, marks.away];
    case 'outsider':
    case 'nobody':
      return [
        ...clientPrice,
        ...videographerPrice,
        ...staffOnly,
        ...adminOnly,
        marks.financeNotes,
        marks.projectText,
        marks.street,
        marks.invoiceTo,
      ];
  }
}

/** Prices that someone of a side may not read either (decisions §2). */
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

/** What the brief of an offer keeps back: prices from everyone, people from who is not signed in. */
function hiddenInOffer(actor: ActorName, { id }: Fixture): string[] {
  const prices = [...clientPrice, ...videographerPrice];
  return actor === 'nobody' ? [...prices, marks.home, id] : prices;
}

/** What stands in an answer and must not reach this actor. */
export function leaksIn(
  text: string,
  { actor, wanted }: { actor: ActorName; wanted: Wanted },
  { call, fixture, people }: { call: Call; fixture: Fixture; people: People },
): string[] {
  if (call.isRightItself) return [];
  const hidden = [...nobodys, ...forbiddenTo(actor), ...priceForbiddenTo(actor)];
  if (call.readers === 'offer') hidden.push(...hiddenInOffer(actor, fixture));
  if (!isReader(call, actor, wanted)) hidden.push(fixture.title);
  if (actor === 'outsider') {
    hidden.push(
      marks.home,
      ...Object.values(people).flatMap((one) => (one === people.outsider ? [] : one.id)),
    );
  }
  return [...new Set(hidden)].filter((mark) => text.includes(mark));
}

/** Whether an answer to this actor may tell of the booking. */
export function isReader(call: Call, actor: ActorName, wanted: Wanted): boolean {
  if (call.readers === 'mails') return actor === 'admin';
  return call.readers === 'offer' ? mayReadOffer(actor, wanted) : mayView(actor, wanted);
}
