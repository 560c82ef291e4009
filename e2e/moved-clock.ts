/**
 * Loaded before the API in the portals of tests: whatever it reads of the time is as far ahead as the
 * test says, in milliseconds.
 */
let ahead = 0;

const RealDate = Date;

const movedDate = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [RealDate.now() + ahead], newTarget) as Date,
  get: (target, name, receiver) =>
    name === 'now'
      ? () => RealDate.now() + ahead
      : (Reflect.get(target, name, receiver) as unknown),
});
globalThis.Date = movedDate;

process.on('message', (milliseconds) => {
  ahead = Number(milliseconds);
  process.send?.('moved');
});
process.channel?.unref();
