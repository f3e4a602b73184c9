import type { DemoAct, DemoLine, DemoOrder, DemoPerson } from '../demo-life.ts'
import { seeded } from '../seeded.ts'
import { teaPeople } from './people.ts'

const day = 24
const size = (product: string, weight: string, quantity = 1): DemoLine => ({
  product,
  variation: { Size: weight },
  quantity,
})

const carts: readonly (readonly DemoLine[])[] = [
  [{ product: 'sencha', quantity: 2 }],
  [
    { product: 'ceremonial-matcha', quantity: 1 },
    { product: 'clear-day-glass-pot', quantity: 1 },
  ],
  [
    { product: 'assam-breakfast', quantity: 1 },
    { product: 'earl-grey-bergamot', quantity: 1 },
  ],
  [size('genmaicha', '250 g'), { product: 'sencha', quantity: 1 }],
  [{ product: 'porcelain-gaiwan', quantity: 1 }, size('tie-guan-yin', '100 g')],
  [{ product: 'jasmine-pearls', quantity: 2 }],
  [size('genmaicha', '100 g', 2), { product: 'rooibos-orange', quantity: 1 }],
  [
    { product: 'silver-needle', quantity: 1 },
    { product: 'sencha', quantity: 1 },
  ],
  [{ product: 'aged-pu-erh-cake-2014', quantity: 1 }],
  [
    { product: 'earl-grey-bergamot', quantity: 2 },
    { product: 'lapsang-souchong', quantity: 1 },
  ],
  [
    { product: 'ceremonial-matcha', quantity: 2 },
    { product: 'jasmine-pearls', quantity: 1 },
  ],
]

const parcel = (after: number, number: number): DemoAct => ({
  kind: 'fulfilment',
  after,
  carrier: 'DHL',
  trackingUrl: `https://www.dhl.de/sendungsverfolgung?piececode=${340434161094 + number}`,
})

type Outcome = Omit<DemoOrder, 'hoursAgo' | 'person' | 'lines'>

const archived = (number: number): Outcome => ({
  payment: 'bank',
  acts: [{ kind: 'payment', after: 20 }, parcel(28, number), { kind: 'archive', after: 14 * day }],
})
const sent = (number: number): Outcome => ({
  payment: 'bank',
  acts: [{ kind: 'payment', after: 22 }, parcel(30, number)],
})
const paidAtTheDoor = (number: number): Outcome => ({
  payment: 'cod',
  acts: [parcel(18, number), { kind: 'payment', after: 70 }],
})
const pickedUp = (): Outcome => ({
  payment: 'cod',
  isPickup: true,
  acts: [
    { kind: 'payment', after: 26 },
    { kind: 'fulfilment', after: 26 },
  ],
})
const withCode = (number: number): Outcome => ({ ...sent(number), discountCode: 'SPRING10' })
const asGift = (number: number): Outcome => ({
  ...sent(number),
  note: 'It is a present: please leave the invoice out of the parcel.',
  answer: 'Happy birthday, Oma! Sixty infusions and many more. Your Greta',
})
const cancelled = (): Outcome => ({
  payment: 'bank',
  acts: [
    { kind: 'note', after: 5, text: 'Called: ordered the same tea twice by mistake.' },
    { kind: 'cancellation', after: 6, reason: 'customer' },
  ],
})
const neverPaid = (): Outcome => ({
  payment: 'bank',
  acts: [{ kind: 'cancellation', after: 8 * day, reason: 'payment' }],
})
const partlyRefunded = (number: number): Outcome => ({
  ...sent(number),
  acts: [
    ...sent(number).acts,
    { kind: 'refundFirstLine', after: 5 * day, reason: 'The tin arrived with a dent.' },
  ],
})
const refunded = (number: number): Outcome => ({
  ...sent(number),
  acts: [...sent(number).acts, { kind: 'refundAll', after: 9 * day }],
})
const partlySent = (number: number): Outcome => ({
  payment: 'bank',
  acts: [
    { kind: 'payment', after: 20 },
    { ...parcel(26, number), onlyFirstLine: true } as DemoAct,
    { kind: 'note', after: 27, text: 'The glass pot follows as soon as the new ones arrive.' },
  ],
})
const paid = (): Outcome => ({ payment: 'bank', acts: [{ kind: 'payment', after: 9 }] })
const unpaid = (): Outcome => ({ payment: 'bank', acts: [] })
const open = (): Outcome => ({ payment: 'cod', acts: [] })

const outcomes: readonly ((number: number) => Outcome)[] = [
  ...Array.from({ length: 8 }, () => archived),
  refunded,
  ...Array.from({ length: 5 }, () => archived),
  cancelled,
  ...Array.from({ length: 4 }, () => archived),
  partlyRefunded,
  ...Array.from({ length: 6 }, () => sent),
  pickedUp,
  neverPaid,
  withCode,
  ...Array.from({ length: 5 }, () => paidAtTheDoor),
  asGift,
  refunded,
  ...Array.from({ length: 5 }, () => sent),
  withCode,
  pickedUp,
  ...Array.from({ length: 3 }, () => paidAtTheDoor),
  partlyRefunded,
  withCode,
  sent,
  cancelled,
  sent,
  partlySent,
  sent,
  partlySent,
  unpaid,
  paid,
  paid,
  open,
  unpaid,
  open,
]

const nearby = teaPeople.filter(({ country }) => country === 'DE')
const random = seeded(2011)
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!

const hoursAgo = (index: number) => {
  const left = (outcomes.length - 1 - index) / (outcomes.length - 1)
  return Math.round(90 * day * left ** 1.25 + random() * 5 + 2)
}

/** Every customer orders once before anyone orders again. */
const personOf = (index: number, { isPickup, payment }: Outcome): DemoPerson => {
  if (isPickup || payment === 'cod') return nearby[index % nearby.length]!
  return teaPeople[index] ?? pick(teaPeople)
}

export const teaOrders: readonly DemoOrder[] = outcomes.map((outcomeOf, index) => {
  const outcome = outcomeOf(index + 1)
  const lines = outcomeOf === partlySent ? carts[1]! : pick(carts)
  return { hoursAgo: hoursAgo(index), person: personOf(index, outcome), lines, ...outcome }
})
