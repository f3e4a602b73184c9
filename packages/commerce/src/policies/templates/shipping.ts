import type { PolicyTemplate } from './shop-facts.ts'
import { isInUnion } from './policy-regions.ts'

export const shipping: PolicyTemplate = ({ email }, region) => [
  '## Where we ship',
  'We ship to the countries that you can choose at the checkout. [Name countries or regions with special rules]',
  '## What it costs',
  'The cost depends on the address and on what you order. The checkout shows it before you order. [Say from which amount shipping is free, if it is]',
  '## How long it takes',
  'We hand over orders to the carrier within [number] working days of payment. The checkout shows the expected time of delivery for each way of shipping.',
  '## Following your order',
  'You get an email when your order is on its way, with a link to follow it where the carrier offers one.',
  '## If something goes wrong',
  `If your order does not arrive in time, or arrives damaged, write to ${email} with the number of your order.`,
  isInUnion(region) || region === 'uk'
    ? 'You bear no risk of the transport: if you are a consumer, the risk passes to you when you receive the goods.'
    : 'Please check your delivery when it arrives, and tell us of damage at once.',
  !isInUnion(region) && '## Customs',
  !isInUnion(region) &&
    'Orders to other countries may be subject to import duties and taxes, which the recipient pays unless the checkout says otherwise.',
]
