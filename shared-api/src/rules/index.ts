export * from './booking-action.rules.ts';
export * from './booking.rules.ts';
export * from './conversation.rules.ts';
export * from './file.rules.ts';
export * from './portal-path.ts';
export * from './session.rules.ts';
export * from './shoot-time.ts';
export * from './texts.ts';
