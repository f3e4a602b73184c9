/** Loaded before the product: its clock is eleven hours ahead of everybody else's. */
const ahead = 11 * 3_600_000

globalThis.Date = new Proxy(Date, {
  construct: (real, given: [], asked) =>
    Reflect.construct(real, given.length ? given : [real.now() + ahead], asked) as Date,
  get: (real, name): unknown =>
    name === 'now' ? () => real.now() + ahead : Reflect.get(real, name),
})
