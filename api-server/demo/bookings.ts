import type { Contact } from '@shootline/shared-api/contract';
import { foreseenFee } from '@shootline/shared-api/rules';
import { estimate } from '../src/domain/pricing/estimate.rules.ts';
import type { BookingRow } from './booking-row.ts';
import { addressOf } from './address.ts';
import { demoProjectPath } from './hub/demo-paths.ts';
import { phoneIn } from './roster.ts';
import { cancellationNotes, invoiceNotes, parking } from './data/names.ts';
import { autoAssignStateOf } from './assignments.ts';
import { type Plan, createdAt, reached } from './plan.ts';
import { requestsOf } from './requests.ts';
import type { Texts } from './texts.ts';
import { after, minute } from './time.ts';

function contactNamed(name: string, { client, place, random }: Plan): Contact {
  const [, domain = ''] = client.accounts.email.split('@');
  return {
    full_name: name,
    phone: phoneIn(place.countryCode, random),
    email: `${name
      .toLowerCase()
      .replaceAll(/[^a-z ]/g, '')
      .replaceAll(' ', '.')}@${domain}`,
    company: client.name,
  };
}

/** Project owner, contact on the day, and whom the invoice goes to. */
function contactsOf(plan: Plan, texts: Texts) {
  const { random, submitter, client, place } = plan;
  const other = random.chance(0.2);
  const owner = other ? contactNamed(texts.contact, plan) : null;
  const ownerPhone = owner?.phone ?? submitter.phone ?? '';
  const type = random.weighted([
    ['submitter', 4],
    ['project_owner', 2],
    ['other', 3],
  ] as const);
  const poc = type === 'other' ? contactNamed(texts.contact, plan) : null;
  return {
    projectOwnerType: other ? 'other' : 'submitter',
    projectOwner: owner,
    bookingOwnerPhoneNumber: ownerPhone,
    pointOfContactType: type,
    pointOfContact: poc,
    bookingPocPhoneNumber:
      poc?.phone ?? (type === 'project_owner' ? ownerPhone : (submitter.phone ?? '')),
    invoiceToUser: {
      full_name: client.accounts.name,
      phone: phoneIn(place.countryCode, random),
      email: client.accounts.email,
      company: client.name,
    },
    invoiceNotes: random.pick(invoiceNotes),
  };
}

function moneyOf({ random, place, spot, duration, state }: Plan) {
  const shoot = { countryCode: place.countryCode, location: spot, hours: duration ?? 4 };
  const client = estimate('client', shoot);
  const videographer = estimate('videographer', shoot);
  const rounded = (amount: number) => Math.round(amount / 5000) * 5000;
  const isPriced = !['draft', 'new', 'deleted'].includes(state);
  const isClientCostManual = isPriced && random.chance(0.08);
  const isVideographerCostManual = isPriced && random.chance(0.08);
  return {
    maximumBudget: random.chance(0.25) ? rounded(client.total * random.between(1.05, 1.5)) : null,
    maximumBudgetCurrency: client.currency,
    isClientCostManual,
    isVideographerCostManual,
    ...(isClientCostManual && {
      clientCost: rounded(client.total * random.between(0.85, 1.3)),
      clientCostCurrency: client.currency,
    }),
    ...(isVideographerCostManual && {
      videographerCost: rounded(videographer.total * random.between(0.9, 1.3)),
      videographerCostCurrency: videographer.currency,
    }),
  };
}

function lateFee(date: Date | null, step: Plan['steps'][number] | undefined) {
  return step?.from ? foreseenFee({ state: step.from, date }, step.at) : null;
}

function endOf({ state, random, slot, date, steps }: Plan) {
  if (state !== 'cancelled' && state !== 'request_cancelled') return {};
  const cancellationReason = random.pick(
    Object.keys(cancellationNotes).filter((reason) => reason !== 'no_videographer' || !slot.fee),
  );
  return {
    cancellationReason,
    cancellationDetails: random.pick(cancellationNotes[cancellationReason] ?? ['']),
    lateFee: lateFee(date, steps.at(-1)),
  };
}

/** The answers of a brief; a draft has only some of them. */
function contentOf(plan: Plan, texts: Texts): Partial<BookingRow> {
  const { random, date, fill, place, spot } = plan;
  const title = fill === 'bare' && random.chance(0.6) ? '' : texts.title;
  if (fill === 'bare') return { title };
  const isParkingAvailable = random.chance(0.65);
  const address = fill === 'full' || random.chance(0.6) ? addressOf(plan) : null;
  return {
    title,
    arrivalAndSetupDate: date && after(date, -random.pick([30, 30, 45, 60]) * minute),
    address,
    townLocation: address?.is_manual ? { lat: spot.lat, lng: spot.lng } : null,
    region: address && place.region,
    isParkingAvailable,
    parkingDetails: isParkingAvailable ? random.pick(parking) : '',
    ...contactsOf(plan, texts),
    ...moneyOf(plan),
    ...(fill === 'full' && requestsOf(plan, texts)),
  };
}

function projectOf({ slot }: Plan, videoId: string): Partial<BookingRow> {
  if (!slot.hasHubFailed) return { videoId, hubProjectUrl: demoProjectPath(videoId) };
  return { hubProjectState: 'failed', hubProjectError: 'Sorry, the hub cannot be reached.' };
}

export function bookingOf(plan: Plan, texts: Texts, tenantId: string): BookingRow {
  const { random, videographer, submitter, steps } = plan;
  const approved = reached(plan, 'active');
  const project = approved && random.uuid().slice(0, 8);
  const shot = reached(plan, 'shoot_completed');
  const [last] = steps.slice(-1);
  return {
    id: plan.id,
    tenantId,
    version: steps.length,
    state: plan.state,
    date: plan.date,
    duration: plan.duration,
    clientId: plan.client.row.id,
    submitterId: submitter.id,
    submittedAt: reached(plan, 'new') ?? null,
    submittedTimezone: submitter.timezone,
    videographerId: videographer?.id ?? null,
    autoAssignState: autoAssignStateOf(plan),
    ...(project && projectOf(plan, project)),
    cameraOperatorShootFootageUploadType: shot
      ? random.weighted([
          ['uploaded_to_project', 3],
          ['given_to_point_of_contact', 1],
        ] as const)
      : null,
    created: createdAt(plan),
    modified: last?.at ?? createdAt(plan),
    ...contentOf(plan, texts),
    ...endOf(plan),
  };
}
