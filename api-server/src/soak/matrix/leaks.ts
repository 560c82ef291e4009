import { type ActorName, type People, cast } from '../scene/cast.ts';
import { marks } from '../scene/marks.ts';
import type { Fixture, Wanted } from '../scene/scene.ts';
import { mayView } from './rule.ts';

/** How an amount may look in an answer, whole and after the discount of a fee. */
function looksOf(amount: number): string[] {
  const whole = [amount, amount / 2].flatMap((one) => {
    const grouped = (one / 100).toLocaleString('en-AU', { minimumFractionDigits: 2 });
    return [String(one), grouped, grouped.replaceAll(',', '')];
  });
  return whole;
}

const clientPrice = looksOf(marks.clientCost);
const videographerPrice = looksOf(marks.cameraOperatorCost);
const staffOnly = [marks.internalText, marks.invoiceNotes];
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
      return [...videographerPrice, ...staffOnly, marks.quoteNumber, marks.away];
    case 'videographer':
      return [
        ...clientPrice,
        ...looksOf(marks.maximumBudget),
        ...staffOnly,
        marks.quoteNumber,
        marks.invoiceTo,
        marks.away,
      ];
    case 'staff':
      return actor === 'admin' ? [marks.away] : [marks.quoteNumber, marks.away];
    case 'outsider':
    case 'nobody':
      return [
        ...clientPrice,
        ...videographerPrice,
        ...staffOnly,
        marks.projectText,
        marks.quoteNumber,
        marks.invoiceTo,
      ];
  }
}

/** A price that a role of the side may not read either: editors, and the unapproved (decisions §2). */
function priceForbiddenTo(actor: ActorName): string[] {
  if (actor === 'editor') return [...clientPrice, ...videographerPrice];
  return [];
}

/** What stands in an answer and must not reach this actor. */
export function leaksIn(
  text: string,
  actor: ActorName,
  { fixture, wanted, people }: { fixture: Fixture; wanted: Wanted; people: People },
): string[] {
  const hidden = [...nobodys, ...forbiddenTo(actor), ...priceForbiddenTo(actor)];
  if (!mayView(actor, wanted)) hidden.push(fixture.title);
  if (actor === 'outsider') {
    hidden.push(
      marks.home,
      ...Object.values(people).flatMap((one) => (one === people.outsider ? [] : one.id)),
    );
  }
  return [...new Set(hidden)].filter((mark) => text.includes(mark));
}
