import type { DemoLife, DemoPerson } from '../demo-life.ts'
import { teaOrders } from './orders.ts'
import { teaPeople } from './people.ts'

const everything = { productIds: [], categoryIds: [] }
const unlimited = {
  scope: everything,
  enabled: true,
  startsAt: null,
  endsAt: null,
  maxUses: null,
  maxUsesPerCustomer: null,
}

const cafe: DemoPerson = {
  firstName: 'Rosa',
  lastName: 'Albrecht',
  company: 'Café Rosengarten',
  address1: 'Könneritzstraße 5',
  postcode: '04229',
  city: 'Leipzig',
  country: 'DE',
  email: 'rosa@rosengarten.example',
}

/** Has never ordered, since shoppers who order later get no reminder. */
const undecided: DemoPerson = {
  firstName: 'Inês',
  lastName: 'Carvalho',
  address1: 'Rua do Almada 210',
  postcode: '4050-032',
  city: 'Porto',
  country: 'PT',
  email: 'ines.carvalho@mail.example',
}

export const teaLife: DemoLife = {
  settings: {
    bankInstructions:
      'Please transfer {total} to Tea House, IBAN DE02 1203 0000 0000 2020 51, with the reference {order_number}.',
    pickup: {
      name: 'Pick up at our counter',
      address: 'Karl-Heine-Straße 48, 04229 Leipzig',
      hours: 'Tuesday to Saturday, 10 to 18',
      readyIn: 'Ready the next day',
    },
    customField: { id: 'gift-card', label: 'Gift card message' },
  },
  discounts: [
    {
      ...unlimited,
      title: 'Spring harvest',
      code: 'SPRING10',
      offer: { kind: 'percent', percent: 10 },
      minSubtotal: 20,
      maxUses: 200,
      maxUsesPerCustomer: 1,
    },
    {
      ...unlimited,
      title: 'A little off large orders',
      code: null,
      offer: { kind: 'amount', amount: 5 },
      minSubtotal: 150,
    },
  ],
  file: {
    hoursAgo: 41 * 24,
    name: 'purchase-costs.csv',
    csv: [
      'Slug,Cost',
      'sencha,7.80',
      'gyokuro-shade-grown,18.50',
      'ceremonial-matcha,14.20',
      'genmaicha,3.40',
      'jasmine-pearls,8.90',
      'assam-breakfast,5.10',
      'darjeeling-first-flush,8.60',
    ].join('\n'),
  },
  orders: teaOrders,
  draft: {
    hoursAgo: 20,
    person: cafe,
    lines: [
      { product: 'assam-breakfast', quantity: 12 },
      { product: 'sencha', quantity: 6 },
    ],
    discount: { percent: 15, reason: 'Café price' },
    note: 'Rosa wants to start with the new menu next week.',
  },
  abandoned: {
    hoursAgo: 40,
    person: undecided,
    lines: [
      { product: 'tokoname-side-pot', variation: { Clay: 'Brick' }, quantity: 1 },
      { product: 'sencha', quantity: 1 },
    ],
  },
  messages: [
    {
      hoursAgo: 3,
      name: 'Nils Petersen',
      customerEmail: 'nils.petersen@mail.example',
      subject: 'Which tea after lunch?',
      message:
        'Hello,\n\nI am looking for something for the early afternoon that does not keep me awake. Is the Tie Guan Yin milder than the sencha, or should I go for rooibos right away?\n\nThank you\nNils',
      isRead: false,
    },
    {
      hoursAgo: 30,
      name: 'Aoife Byrne',
      customerEmail: 'aoife.byrne@mail.example',
      subject: 'The tin with the dent',
      message:
        'Hi there, the tin arrived with a dent in its side. The tea is fine, it just was meant as a present. Can you send me a new one? I can attach a photo.',
      isRead: true,
    },
    {
      hoursAgo: 100,
      name: 'Rosa Albrecht',
      customerEmail: 'rosa@rosengarten.example',
      subject: 'Tea for our café',
      message:
        'Good morning, we are opening a café around the corner, at Könneritzstraße 5. Do you have prices for larger amounts? We would need about a kilogram of Assam and half of it in sencha each month.',
      isRead: true,
    },
    {
      hoursAgo: 340,
      name: 'Lucía Fernández',
      customerEmail: 'lucia.fernandez@mail.example',
      subject: 'Gyokuro workshop',
      message:
        'On your last newsletter you wrote about an evening with gyokuro. Will there be another one this winter? I am in Leipzig from 12 December on and would love to come.',
      isRead: true,
    },
    {
      hoursAgo: 800,
      name: 'Samuel Baker',
      customerEmail: 'samuel.baker@mail.example',
      subject: 'Customs for parcels to Scotland',
      message:
        'Do I have to pay anything on top when my parcel arrives in Edinburgh? The last one from another shop cost me £14 at the door.',
      isRead: true,
    },
  ],
  subscribers: teaPeople
    .filter((_, index) => index % 2 === 0)
    .map(({ email }, index) => ({ daysAgo: 85 - index * 5, email, isConfirmed: index % 5 !== 4 })),
  searches: { yerba: 4, 'milk oolong': 3, kombucha: 2, 'gift voucher': 6 },
}
