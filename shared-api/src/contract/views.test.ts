import { bookingViewsOf, defaultBookingView } from './views.ts';
import { roles } from './roles.ts';

test.each(Object.entries(roles))(
  '%s begins with one of its views and can open the whole list',
  (_, role) => {
    const views = bookingViewsOf(role);
    expect(views).toContain(defaultBookingView(role));
    expect(views.at(-1)).toBe('all');
    expect(new Set(views).size).toBe(views.length);
  },
);

test('only those who may approve have the view of approvals', () => {
  expect(defaultBookingView(roles.reviewer)).toBe('needs_approval');
  expect(bookingViewsOf(roles.editor)).not.toContain('needs_approval');
  expect(bookingViewsOf(roles.reviewer)).not.toContain('fee_due');
  expect(defaultBookingView(roles.finance)).toBe('all');
});
