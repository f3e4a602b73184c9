import type { DemoAct, DemoLife, DemoPerson } from '../demo-life.ts'

const day = 24

const person = (
  name: string,
  address1: string,
  [city, region, postcode]: readonly [string, string, string],
): DemoPerson => {
  const [firstName = '', lastName = ''] = name.split(' ')
  const email = `${firstName}.${lastName}@mail.example`.toLowerCase()
  return { firstName, lastName, address1, city, region, postcode, country: 'US', email }
}

const ruth = person('Ruth Castellano', '2214 Valencia Street', ['San Francisco', 'CA', '94110'])
const marcus = person('Marcus Bell', '511 Ponce de Leon Avenue', ['Atlanta', 'GA', '30308'])
const june = person('June Park', '88 Hawthorne Boulevard', ['Portland', 'OR', '97214'])
const omar = person('Omar Farouk', '1730 Ashland Avenue', ['Chicago', 'IL', '60622'])
const nell = person('Nell Harper', '42 Division Street', ['Nashville', 'TN', '37203'])

const parcel = (after: number): DemoAct => ({ kind: 'fulfilment', after, carrier: 'USPS' })
const received = (after: number): DemoAct => ({ kind: 'payment', after })

export const nocturneLife: DemoLife = {
  discounts: [],
  orders: [
    {
      hoursAgo: 38 * day,
      person: ruth,
      lines: [{ product: 'glass-harbor', quantity: 1 }],
      payment: 'cod',
      acts: [parcel(20), received(90), { kind: 'archive', after: 10 * day }],
    },
    {
      hoursAgo: 29 * day,
      person: marcus,
      lines: [
        { product: 'blue-hour-quartet', quantity: 1 },
        { product: 'carbon-brush', quantity: 1 },
      ],
      payment: 'cod',
      acts: [parcel(26), received(96)],
    },
    {
      hoursAgo: 16 * day,
      person: june,
      lines: [{ product: 'crate-digger-tote', quantity: 2 }],
      payment: 'cod',
      acts: [{ kind: 'cancellation', after: 4, reason: 'customer' }],
    },
    {
      hoursAgo: 9 * day,
      person: omar,
      lines: [{ product: 'velvet-arithmetic', quantity: 1 }],
      payment: 'cod',
      acts: [parcel(22), received(80)],
    },
    {
      hoursAgo: 3 * day,
      person: ruth,
      lines: [{ product: 'tunnel-vision', quantity: 1 }],
      payment: 'cod',
      acts: [parcel(19)],
    },
    {
      hoursAgo: 7,
      person: nell,
      lines: [{ product: 'glass-harbor', quantity: 1 }],
      payment: 'cod',
      acts: [],
    },
  ],
  messages: [
    {
      hoursAgo: 50,
      name: 'Omar Farouk',
      customerEmail: 'omar.farouk@mail.example',
      subject: 'Moth Season',
      message: 'Any idea when Moth Season is back? I would take two.',
      isRead: false,
    },
  ],
  subscribers: [ruth, marcus, june, omar, nell].map(({ email }, index) => ({
    daysAgo: 30 - index * 6,
    email,
    isConfirmed: index !== 2,
  })),
  searches: { 'moth season': 5, shoegaze: 2 },
}
