import type { Address } from '@shootline/shared-api';
import { addAddressRules } from '@shootline/shared-api/rules';
import { ruleTexts } from '@shootline/shared-api/values';
import {
  buildUser,
  errorResponse,
  mockApi,
  mockServer,
  sydneyAddress,
} from '@shootline/shared-api/testing';
import { AddressField } from '@shootline/shared-ui/address-field';
import { Form } from '@shootline/shared-ui/form';
import { KeptInputForm } from '@shootline/shared-ui/kept-input';
import { renderRoute } from '@shootline/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';

const suggestion = {
  id: 'bridge',
  formatted_address: '12 Bridge Street, Sydney NSW, Australia',
  as_typed: '',
};

/** 94 Crown Street; the gazetteer knows only its town. */
const crownStreet: Address = {
  ...sydneyAddress,
  street_number: '94',
  route: 'Crown Street',
  postal_code: '',
  formatted_address: '94 Crown Street, Sydney NSW, Australia',
  verified: 'town',
};

/** Texts searched for and bodies sent by the form. */
let asked: string[] = [];
let sent: unknown[] = [];

const server = mockServer();
const suggestionsAre = (answer: (text: string) => (typeof suggestion)[] | Promise<Response>) =>
  mockApi.get('/address/suggestions', ({ query }) => {
    const text = query.get('text') ?? '';
    asked.push(text);
    return answer(text);
  });

beforeEach(() => {
  asked = [];
  sent = [];
  server.use(
    suggestionsAre(() => [suggestion]),
    mockApi.get('/address/lookup', () => sydneyAddress),
  );
});

function AddressForm() {
  return (
    <Form schema={addAddressRules} defaultValues={{}} onSubmit={(values) => sent.push(values)}>
      <AddressField name="address" label="Address" />
      <button type="submit">Send</button>
    </Form>
  );
}

async function open() {
  const page = () => Promise.resolve({ Component: AddressForm });
  const view = renderRoute([{ path: '/', page }], '/');
  const field = await screen.findByRole('combobox', { name: 'Address' });
  return {
    ...view,
    field,
    /** Enters the text at once, like pasting: jsdom gives a combobox no time between keys. */
    enter: async (text: string) => {
      await view.user.clear(field);
      await view.user.paste(text);
    },
    send: async () => {
      await view.user.click(screen.getByRole('button', { name: 'Send' }));
    },
  };
}

const note = (text: string) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));

test('an address is chosen by keyboard, and editing its text unchooses it', async () => {
  const { user, field, enter, send } = await open();
  await enter('12 Bridge');
  await note('1 address found.');
  await user.keyboard('{ArrowDown}{Enter}');
  await note('Address selected.');
  expect(field).toHaveValue(sydneyAddress.formatted_address);
  await send();
  await waitFor(() => expect(sent).toEqual([{ address: sydneyAddress }]));

  await user.click(field);
  await user.keyboard('{Backspace}');
  await note('1 address found.');
  expect(field).toHaveValue(sydneyAddress.formatted_address.slice(0, -1));
  await send();
  await waitFor(() => expect(field).toHaveAccessibleDescription(ruleTexts.address));
  expect(sent).toHaveLength(1);
});

test('a form sent while the chosen address is loading includes it', async () => {
  let answer = () => {};
  server.use(
    mockApi.get(
      '/address/lookup',
      () => new Promise((resolve) => (answer = () => resolve(sydneyAddress))),
    ),
  );
  const { user, field, enter, send } = await open();
  await enter('12 Bridge');
  await note('1 address found.');
  await user.keyboard('{ArrowDown}{Enter}');
  await note('Loading the address...');
  await send();
  expect(field).not.toHaveAccessibleDescription(ruleTexts.address);
  answer();
  await waitFor(() => expect(sent).toEqual([{ address: sydneyAddress }]));
});

function offerCrownStreet() {
  server.use(
    suggestionsAre((text) => [
      { id: 'crown', formatted_address: crownStreet.formatted_address, as_typed: text },
      { ...suggestion, formatted_address: `${text}, Melbourne VIC, Australia`, as_typed: text },
    ]),
    mockApi.get('/address/lookup', () => crownStreet),
  );
}

test('where only the town is known, street, town and postal code become fields of their own', async () => {
  offerCrownStreet();
  const { user, field, enter, send } = await open();
  expect(screen.queryByRole('textbox', { name: 'Postal code' })).not.toBeInTheDocument();
  await enter('94 Crown Street');
  await note('2 towns found for this street.');
  expect(screen.getAllByRole('option')[0]).toHaveTextContent(
    /^94 Crown Street, Sydney NSW, Australia$/,
  );
  await user.click(screen.getAllByRole('option')[0]!);
  await note('Town selected. Add the postal code.');
  const street = screen.getByRole('textbox', { name: 'Street' });
  expect(screen.getByRole('group', { name: 'Address' })).toContainElement(street);
  expect(street).toHaveValue('94 Crown Street');
  expect(field).toHaveAccessibleName('Suburb or town');
  expect(field).toHaveValue('Sydney NSW, Australia');
  await user.type(screen.getByRole('textbox', { name: 'Postal code' }), '2010');
  await note('Address complete.');
  await user.clear(street);
  await user.type(street, 'Level 3, 96  Crown Street ');
  await user.tab();
  expect(street).toHaveValue('Level 3, 96 Crown Street');
  await send();
  const whole = {
    additional_details: 'Level 3',
    street_number: '96',
    postal_code: '2010',
    formatted_address: 'Level 3, 96 Crown Street, Sydney NSW 2010, Australia',
  };
  await waitFor(() => expect(sent).toEqual([{ address: { ...crownStreet, ...whole } }]));
});

test('another town keeps the street, and asks for its postal code', async () => {
  offerCrownStreet();
  const { user, field, enter, send } = await open();
  await enter('94 Crown Street');
  await user.click((await screen.findAllByRole('option'))[0]!);
  await user.type(await screen.findByRole('textbox', { name: 'Postal code' }), '2010');
  const wollongong = { ...crownStreet, street_number: '', route: '', locality: 'Wollongong' };
  server.use(mockApi.get('/address/lookup', () => wollongong));
  await enter('Wollong');
  await waitFor(() => expect(asked.at(-1)).toBe('Wollong'));
  await send();
  await waitFor(() => expect(field).toHaveAccessibleDescription(ruleTexts.address));
  expect(sent).toEqual([]);
  await user.click(field);
  await user.click((await screen.findAllByRole('option'))[0]!);
  await waitFor(() => expect(field).toHaveValue('Wollongong NSW, Australia'));
  await note('Town selected. Add the postal code.');
  await send();
  await waitFor(() =>
    expect(sent).toEqual([
      {
        address: {
          ...wollongong,
          street_number: '94',
          route: 'Crown Street',
          formatted_address: '94 Crown Street, Wollongong NSW, Australia',
        },
      },
    ]),
  );
});

test('searches from 3 characters on', async () => {
  const { enter } = await open();
  await enter('  12  ');
  await note('Suggestions appear from 3 characters on.');
  await enter('123');
  await note('1 address found.');
  expect(asked).toEqual(['123']);
});

test('a late answer never replaces a newer one', async () => {
  let answerFirst = () => {};
  server.use(
    suggestionsAre((text) =>
      text === 'first'
        ? new Promise((resolve) => {
            answerFirst = () =>
              resolve(
                Response.json([{ id: 'old', formatted_address: 'An older answer', as_typed: '' }]),
              );
          })
        : [suggestion].filter(() => text === 'second'),
    ),
  );
  const { enter } = await open();
  await enter('first');
  await note('Looking for addresses...');
  await waitFor(() => expect(asked).toEqual(['first']));
  await enter('second');
  await note('1 address found.');
  answerFirst();
  // When the later answer is shown, the earlier one would have been too.
  await enter('nowhere');
  await note('No place was found.');
  await enter('second');
  await note('1 address found.');
  expect(screen.getByRole('option')).toHaveTextContent(suggestion.formatted_address);
});

test('says when no place matches the text', async () => {
  server.use(suggestionsAre(() => []));
  const { enter } = await open();
  await enter('zzzz');
  await note('No place was found.');
});

test('shows that suggestions failed to load, and can retry', async () => {
  const reason = 'Sorry, you asked for too many addresses at once. Please try again in a minute.';
  server.use(suggestionsAre(() => Promise.resolve(errorResponse('TooManyRequests', reason))));
  const { user, enter } = await open();
  await enter('12 Bridge');
  await note(reason);
  server.use(suggestionsAre(() => [suggestion]));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await note('1 address found.');
});

test.each([
  ['a failure', () => errorResponse('InternalError')],
  ['a network failure', () => Response.error()],
])('after %s of the lookup the text can be edited and chosen again', async (_case, fail) => {
  server.use(mockApi.get('/address/lookup', fail));
  const { user, field, enter, send } = await open();
  await enter('12 Bridge');
  await user.click(await screen.findByRole('option'));
  expect(
    await screen.findByText(
      'Sorry, there was an issue loading the selected address. Please try again.',
    ),
  ).toBeVisible();
  expect(field).toHaveValue('12 Bridge');
  expect(field).not.toHaveAttribute('readonly');
  server.use(mockApi.get('/address/lookup', () => sydneyAddress));
  await user.click(await screen.findByRole('option'));
  await note('Address selected.');
  await send();
  await waitFor(() => expect(sent).toEqual([{ address: sydneyAddress }]));
});

test('Discard removes text typed before a reload', async () => {
  const Component = () => (
    <KeptInputForm
      keepAs="user address"
      schema={addAddressRules}
      defaultValues={{}}
      onSubmit={(values) => sent.push(values)}
    >
      <AddressField name="address" label="Address" />
    </KeptInputForm>
  );
  const options = { user: buildUser() };
  const openForm = () =>
    renderRoute([{ path: '/', page: () => Promise.resolve({ Component }) }], '/', options);
  const field = () => screen.findByRole('combobox', { name: 'Address' });
  const { user, unmount } = openForm();
  await user.click(await field());
  await user.paste('12 Bridge');
  unmount();
  const again = openForm();
  expect(await field()).toHaveValue('12 Bridge');
  await again.user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(await field()).toHaveFocus();
  expect(await field()).toHaveValue('');
});
