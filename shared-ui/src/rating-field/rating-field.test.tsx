import { RatingField } from '@shootline/shared-ui/rating-field';
import { Form, SubmitButton } from '@shootline/shared-ui/form';
import { renderWithTheme } from '@shootline/shared-ui/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { number, object } from 'yup';

const schema = object({ rating: number().required('Please select a value.') });

function open(rating?: number, isDisabled = false) {
  const sent: unknown[] = [];
  const view = renderWithTheme(
    <Form schema={schema} defaultValues={{ rating }} onSubmit={(values) => sent.push(values)}>
      <RatingField name="rating" label="How was it?" isRequired isDisabled={isDisabled} />
      <SubmitButton>Done</SubmitButton>
    </Form>,
  );
  return { ...view, sent, done: () => view.user.click(screen.getByRole('button')) };
}

const group = () => screen.getByRole('radiogroup', { name: /^How was it/ });
const star = (name: string) => within(group()).getByRole('radio', { name });
const filledStars = () => group().querySelectorAll('svg:not([fill="none"])').length;

test('a rating from 0 to 5 is chosen by mouse', async () => {
  const { user, sent, done } = open();
  expect(within(group()).getAllByRole('radio')).toHaveLength(6);
  expect(within(group()).queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  await user.click(star('1 star'));
  await done();
  await user.click(star('0 stars'));
  await done();
  expect(sent).toEqual([{ rating: 1 }, { rating: 0 }]);
});

test('arrow keys change the rating, down to 0', async () => {
  const { user, sent } = open(2);
  await user.tab();
  expect(star('2 stars')).toHaveFocus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(star('0 stars')).toBeChecked();
  expect(star('0 stars')).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
  expect(star('3 stars')).toBeChecked();
  expect(sent).toEqual([{ rating: 3 }]);
});

test('announces 5 stars as excellent', async () => {
  const { user } = open(4);
  const news = group().querySelector('[aria-live=polite]');
  expect(news).toHaveTextContent('');
  await user.click(star('5 stars'));
  expect(news).toHaveTextContent('Excellent!');
  await user.click(star('4 stars'));
  expect(news).toHaveTextContent('');
});

test('stars under the pointer are filled until it leaves or a key changes the rating', async () => {
  const { user } = open(2);
  expect(filledStars()).toBe(2);
  await user.hover(star('4 stars'));
  expect(filledStars()).toBe(4);
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(filledStars()).toBe(3);
  await user.hover(star('5 stars'));
  expect(filledStars()).toBe(5);
  await user.unhover(star('5 stars'));
  fireEvent.pointerLeave(group());
  expect(filledStars()).toBe(3);
});

test('a missing rating shows its error and gets the focus', async () => {
  const { sent, done } = open();
  await done();
  expect(group()).toHaveAccessibleDescription('Please select a value.');
  expect(star('0 stars')).toHaveFocus();
  expect(star('0 stars')).toHaveAttribute('aria-invalid', 'true');
  expect(sent).toEqual([]);
});

test('a disabled rating cannot be changed', async () => {
  const { user } = open(3, true);
  await user.click(star('1 star'));
  expect(star('3 stars')).toBeChecked();
  expect(star('1 star')).toBeDisabled();
});
