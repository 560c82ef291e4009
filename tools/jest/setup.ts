import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

configure({ asyncUtilTimeout: 20_000 });

// React keeps a stack of every element that it makes, and Jest would make it 100 frames long.
Error.stackTraceLimit = 10;
