export * from './session.rules.ts';
export * from './texts.ts';
