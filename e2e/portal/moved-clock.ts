/**
 * Loaded before the API in test portals: moves all clocks that it reads ahead by the test's milliseconds.
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
