import { noReleases, outdated, withCurrent, withTag, withVersion } from './releases.ts';

const now = new Date('2026-03-01T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);

/** Versions 1 to 6, deployed on consecutive days; 6 is current. */
const releases = [1, 2, 3, 4, 5, 6].reduce(
  (before, number) =>
    withCurrent(withVersion(before, `${number}`, daysAgo(6.5 - number)), `${number}`),
  noReleases,
);

test('keeps the newest versions, and every version of the last day', () => {
  expect(outdated(releases, { keep: 4, now, pinned: [] })).toEqual(['2', '1']);
  expect(outdated(releases, { keep: 1, now, pinned: [] })).toEqual(['5', '4', '3', '2', '1']);
  expect(outdated(releases, { keep: 1, now: daysAgo(1), pinned: [] })).not.toContain('5');
});

test('keeps a current, tagged or pinned version at any age', () => {
  const back = withTag(withCurrent(releases, '1'), 'next', '2');
  expect(outdated(back, { keep: 1, now, pinned: ['4'] })).toEqual(['5', '3']);
});
