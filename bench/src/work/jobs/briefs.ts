import type { Hand } from '../hand.ts';
import { buttonOf, dialogOf, isTold, type Job } from './job.ts';

const terms = 'Do you accept the terms and conditions?';
const atHome = { user: 'client@demo.test', path: '/' };

async function submit(hand: Hand): Promise<void> {
  await hand.use(buttonOf(hand.page, 'Submit Brief'));
  await dialogOf(hand.page, 'New Booking Submitted').waitFor();
}

function fieldsOf(hand: Hand) {
  const named = (section: string) => hand.page.getByRole('region', { name: section, exact: true });
  return {
    field: (section: string, name: string) => {
      const within = named(section);
      return within
        .getByRole('textbox', { name, exact: true })
        .or(within.getByRole('combobox', { name, exact: true }));
    },
    answer: (section: string, name: string | RegExp, answer: string) =>
      named(section)
        .getByRole('radiogroup', { name })
        .getByRole('radio', { name: answer, exact: true }),
  };
}

const whole: Job = {
  name: 'submit a brief',
  ...atHome,
  does: async (hand) => {
    const { page } = hand;
    const { field, answer } = fieldsOf(hand);
    await hand.use(page.getByRole('link', { name: 'New Booking' }));
    await hand.fill(field('Project Details', 'Title'), 'Harbour film');
    await hand.choose(field('Project Details', 'Length'), '4 hours');
    await hand.fill(field('Shoot Location', 'Address'), '12 Bridge Street Sydney');
    const place = page.getByRole('listbox').getByRole('option').first();
    await place.waitFor();
    if (hand.isMouse) await hand.goTo(place);
    else {
      await hand.press('ArrowDown');
      await hand.press('Enter');
    }
    await field('Shoot Location', 'Suburb or town').waitFor();
    await hand.tick(answer('Shoot Location', 'Is parking available?', 'No'));
    await hand.tick(answer('Point of Contact', 'Point of Contact', 'Project owner'));
    await hand.choose(field('Shoot Details', 'Video type'), 'Corporate');
    await hand.choose(field('Shoot Details', 'Interviewees'), 'Staff');
    await hand.fill(field('Shoot Details', 'What to capture'), 'The harbour at dusk.');
    await hand.fill(field('Shoot Details', 'Layout and lighting'), 'A bright room.');
    await hand.tick(answer('Additional Details', 'Is a teleprompter required?', 'No'));
    await hand.choose(field('Additional Details', 'Footage receipt method'), 'Cloud link');
    await hand.tick(answer('Additional Details', terms, 'Yes'));
    await hand.use(buttonOf(page, 'Use My Details'));
    await hand.choose(field('Invoice', 'Purchase Order type'), 'Not available');
    await submit(hand);
  },
};

const repeated: Job = {
  name: 'book the same as last time',
  ...atHome,
  does: async (hand) => {
    const { page } = hand;
    const { answer } = fieldsOf(hand);
    await hand.use(page.getByRole('link', { name: 'New Booking' }));
    await hand.use(buttonOf(page, 'Same as Last Time'));
    await isTold(page, /answers filled in from #\d+/);
    await hand.tick(answer('Additional Details', terms, 'Yes'));
    await submit(hand);
  },
};

const rate: Job = {
  name: 'rate a shoot',
  ...atHome,
  does: async (hand) => {
    const { page } = hand;
    const asked = page.getByRole('region', { name: 'Please share your feedback' });
    await hand.use(asked.getByRole('link').first());
    await hand.tick(page.getByRole('radio', { name: '4 stars' }));
    await hand.fill(page.getByLabel('Feedback'), 'Calm and quick.');
    await hand.use(buttonOf(page, 'Done'));
    await isTold(page, 'Thank you for your feedback.');
  },
};

const accept: Job = {
  name: 'accept an offer on a phone',
  user: 'camop@demo.test',
  path: '/booking-availability',
  isOnPhone: true,
  only: 'mouse',
  does: async (hand) => {
    await hand.use(buttonOf(hand.page, /^Accept /).first());
    await buttonOf(hand.page, /^Undo the answer to /)
      .first()
      .waitFor();
  },
};

export const briefs = [whole, repeated, rate, accept];
