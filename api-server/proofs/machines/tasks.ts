import { randomUUID } from 'node:crypto';
import type { Availability, Booking, SupplierInvoice } from '@shootline/shared-api/contract';
import { adminBrief, completeBrief } from '@shootline/shared-api/testing/booking-rules';
import { parts } from '../matrix/calls/parts.ts';
import { type At, change, document, surprise, upload } from './change.ts';
import type { Work } from './desk.ts';
import type { Task } from './reading.ts';

/** Submits a booking, sometimes with a file. */
export const order: Task = async (at) => {
  const { client, house, person, ledger } = at;
  const title = `Ordered ${randomUUID()}`;
  const { date, arrival } = house.desk.nextDate();
  const brief = { title, date, arrival_and_setup_date: arrival, duration: 4 };
  const data =
    person.role === 'admin' ? { ...adminBrief(brief), client: house.client } : completeBrief(brief);
  const answer = await client.write<Booking>('create', '/booking?isDraft=false', {
    body: parts({ data: JSON.stringify(data) }),
  });
  if (answer.status !== 200) return surprise(at, 'create', answer);
  const { uuid: id, version, state, project_comment_thread: thread } = answer.body;
  ledger.created.push({ booking: id, title });
  ledger.steps.push({ booking: id, version, state });
  const work = { id, thread: thread?.uuid ?? '', title, submitter: person.id };
  if (at.choices.chance(0.4)) await upload(at, work);
  house.desk.known.push(work);
  house.desk.fresh.push(work);
};

/** Takes the oldest booking from a pile, works on it, and puts it on the next one. */
const passOn =
  (from: 'fresh' | 'approved', to: 'approved' | 'settled', kind: string, path: string): Task =>
  async (at) => {
    const work = at.house.desk[from].shift();
    if (!work) return;
    if (await change(at, kind, work, path)) at.house.desk[to].push(work);
  };

export const approve = passOn('fresh', 'approved', 'approve', '/approve');

const onSettled =
  (task: (at: At, work: Work) => Promise<unknown>): Task =>
  async (at) => {
    const { settled } = at.house.desk;
    const work = settled.shift();
    if (!work) return;
    await task(at, work);
    settled.push(work);
  };

export const addFile = onSettled(upload);

/** Corrects a text of a booking. */
export const edit = onSettled((at, work) => {
  const body = { layout_lighting_details: `Lit ${randomUUID()}` };
  return change(at, 'edit', work, '', { method: 'PUT', body });
});

/** Offers a job to a videographer, who is assigned on accepting it. */
export const offer: Task = async (at) => {
  const { desk, people } = at.house;
  const work = desk.approved.shift();
  if (!work) return;
  const videographers = people.filter(({ role }) => role === 'camera_operator');
  const { id: videographer } = at.choices.pick(videographers);
  const booking = await change(at, 'offer', work, '/request-camera-operators-availabilities', {
    body: {
      is_selection_manual: true,
      camera_operators: [videographer],
      is_auto_assign_enabled: true,
    },
  });
  if (!booking) return;
  const made = booking.booking_availabilities.find(
    ({ camera_operator: one }) => one.uuid === videographer,
  );
  at.ledger.offers.push({ booking: work.id, videographer });
  desk.offers.get(videographer)?.push({ work, offer: made?.uuid ?? '' });
};

/** Accepts or declines an offer. */
export const answerOffer: Task = async (at) => {
  const { desk } = at.house;
  const next = desk.offers.get(at.person.id)?.shift();
  if (!next) return;
  const path = `/booking/booking-availability/${next.offer}`;
  const does = at.choices.chance(0.75) ? 'make-available' : 'make-busy';
  await at.client.read('open', path);
  const body = does === 'make-busy' ? { reason: '' } : undefined;
  const answer = await at.client.write<Availability>('answer', `${path}/${does}`, { body });
  if (answer.status !== 200) return surprise(at, 'answer', answer);
  at.ledger.answers.push({ offer: next.offer, state: answer.body.state });
  desk.settled.push(next.work);
};

/** Reports a shoot as done, hands its footage over, and invoices it. */
export const invoice: Task = async (at) => {
  const { client, house, ledger, person } = at;
  const work = house.desk.shoots.get(person.id)?.shift();
  if (!work) return;
  const body = { camera_operator_shoot_footage_upload_type: 'uploaded_to_project' };
  if (!(await change(at, 'report', work, '/make-shoot-completed', { body }))) return;
  if (!(await change(at, 'report', work, '/make-video-provided'))) return;
  const number = `CN-${randomUUID()}`;
  const { file, hash } = document(at.choices, `${number}.pdf`);
  const rows = [
    { booking_id: work.id, invoice_number: number, tax_details: 'ABN 1', line_items: [] },
  ];
  const answer = await client.write<{ invoices: SupplierInvoice[] }>(
    'invoice',
    '/invoice/submit-invoice',
    { body: parts({ data: JSON.stringify(rows) }, file) },
  );
  const [made] = answer.status === 200 ? answer.body.invoices : [];
  if (!made) return surprise(at, 'invoice', answer);
  const path = made.files[0]?.file ?? '';
  ledger.invoices.push({ booking: work.id, number, path, hash });
  house.desk.invoices.push({ invoice: made.uuid, revision: made.revision });
};

/** Approves an invoice. Its call has no key: a refused repetition means that it was approved. */
export const pay: Task = async (at) => {
  const next = at.house.desk.invoices.shift();
  if (!next) return;
  const path = `/invoice/${next.invoice}/make-approved?revision=${next.revision}`;
  const answer = await at.client.write('pay', path);
  if (answer.status !== 200 && !(answer.status === 409 && answer.times > 1)) {
    return surprise(at, 'pay', answer);
  }
  at.ledger.payments.push({ invoice: next.invoice });
};
