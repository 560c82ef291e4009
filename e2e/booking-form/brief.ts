import type { BookingForm } from './form.ts';

const day = `15-07-${new Date().getFullYear() + 1}`;
const shownDay = `15 Jul ${new Date().getFullYear() + 1}`;

/** An afternoon in San Diego, a zone that no test user is in. */
export const shootTime = `${shownDay}, 2:30 PM (PDT)`;
const arrivalTime = `${shownDay}, 1:45 PM (PDT)`;

export async function fillTimes(form: BookingForm, title: string) {
  await form.field('Project Details', 'Title').fill(title);
  await form.field('Project Details', 'Date').fill(day);
  await form.field('Project Details', 'Shoot time').fill('14:30');
  await form.field('Project Details', 'Arrival for set-up').fill('1:45 pm');
  await form.field('Project Details', 'Length').selectOption({ label: '6 hours' });
  await form.field('Invoice', 'Maximum budget').fill('2,500.50');
  await form.field('Invoice', 'Budget currency').selectOption('USD');
}

export async function fillPeopleAndPlace(form: BookingForm) {
  await form.answer('Project Owner', 'Project Owner', 'Other');
  await form.field('Project Owner', 'Full name').fill('Rosa Delgado');
  await form.field('Project Owner', 'Phone').fill('+1 619 555 0142');
  await form.field('Project Owner', 'Email').fill('rosa.delgado@harbourfoods.test');
  await form.answer('Point of Contact', 'Point of Contact', 'Project owner');
  await form.chooseAddress(
    '600 Front St, San Diego, CA 92101',
    '600 Front St, San Diego, CA 92101, United States',
  );
  await form.answer('Shoot Location', 'Is parking available?', 'Yes');
  await form.field('Shoot Location', 'Parking details').fill('Level 2, bay 14.');
}

export async function fillTheRest(form: BookingForm) {
  await form.field('Shoot Details', 'Video type').selectOption('Other');
  await form.field('Shoot Details', 'Video type details').fill('A film for the lobby.');
  await form.field('Shoot Details', 'Interviewees').selectOption('Executive');
  await form
    .field('Shoot Details', 'Interviewees / presenters')
    .fill('Ana Ruiz, managing director.');
  await form.field('Shoot Details', 'What to capture').fill('The harbour at dusk.');
  await form.field('Shoot Details', 'Layout and lighting').fill('A bright room to the west.');
  await form.field('Shoot Details', 'Inspiration').fill('https://films.test/harbour');
  await form.answer('Additional Details', 'Is a teleprompter required?', 'Yes');
  await form.field('Additional Details', 'Footage receipt method').selectOption('Hard drive');
  await form.field('Additional Details', 'Covid 19').fill('Masks in the lift.');
  await form.field('Additional Details', 'Additional requests').fill('A drone shot, if allowed.');
  await form.answer('Additional Details', 'Do you accept the terms and conditions?', 'Yes');
  await form.button('Use My Details').click();
  await form.field('Invoice', 'Purchase Order type').selectOption('Available now');
  await form.field('Invoice', 'Purchase Order').fill('PO-4471');
}

/** The brief's questions and answers on the booking's page. */
export const shownOfBrief: [question: string, answer: string][] = [
  ['Shoot Date and time', shootTime],
  ['Arrival Date and time', arrivalTime],
  ['Length', '6 hours'],
  ['Owner and contact', 'Rosa Delgado'],
  ['Owner and contact', '+1 619 555 0142'],
  ['Address', '600 Front St, San Diego, CA 92101, United States'],
  ['Parking available', 'Yes'],
  ['Parking details', 'Level 2, bay 14.'],
  ['Video type', 'Other'],
  ['Video type details', 'A film for the lobby.'],
  ['Interviewees', 'Executive'],
  ['Interviewees / presenters', 'Ana Ruiz, managing director.'],
  ['What to capture', 'The harbour at dusk.'],
  ['Layout and lighting', 'A bright room to the west.'],
  ['Inspiration', 'https://films.test/harbour'],
  ['Teleprompter required', 'Yes'],
  ['Footage receipt method', 'Hard drive'],
  ['Covid 19', 'Masks in the lift.'],
  ['Additional requests', 'A drone shot, if allowed.'],
  ['Terms and conditions accepted', 'Yes'],
  ['Purchase Order', 'Available now: PO-4471'],
];
