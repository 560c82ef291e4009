import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import * as react from 'react';

configure({ asyncUtilTimeout: 20_000 });

// React makes an error for every element, so that its warnings can name owners: a fifth of the time of all
// tests. Past this limit it does without.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  react as unknown as Record<string, object>;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set: () => {},
});
