import type { PolicyTemplate } from './shop-facts.ts'
import { isInUnion, type PolicyRegion } from './policy-regions.ts'

export const terms: PolicyTemplate = ({ legalName, address, email, website, shopName }, region) => [
  '## Scope',
  `These terms apply to orders at ${website}. Your contract is with ${legalName}, ${address.replaceAll('\n', ', ')}, who runs ${shopName}.`,
  '## How a contract is made',
  'The products in our shop are an invitation to order. You put what you want into the cart, enter your details at the checkout, and can check and correct everything before you press the button that places the order. We confirm by email that the order has arrived. [Say when the contract is made: with this confirmation, or when you ship]',
  'We store the text of your order. You can read these terms at any time on this page.',
  '## Prices and payment',
  `Prices are those shown when you order${isInUnion(region) || region === 'uk' ? ' and include value added tax' : ''}. Shipping costs and other charges are shown at the checkout before you order. You can pay with the methods that the checkout offers.`,
  '## Delivery',
  'We deliver to the countries that the checkout offers, within the time stated there. If something cannot be delivered, we tell you at once and refund what you have paid for it.',
  isInUnion(region) && `## Retention of title`,
  isInUnion(region) && 'The goods stay our property until they are paid in full.',
  '## Returns',
  'Your rights to withdraw, cancel or return are on our returns page.',
  '## Faulty goods and liability',
  ...liability(region),
  '## Law and disputes',
  ...disputes(region),
  '## Contact',
  `Questions and complaints: ${email}.`,
]

function liability(region: PolicyRegion): string[] {
  if (region === 'us')
    return [
      'To the extent permitted by law, goods are sold without warranties other than those stated with them, and our liability is limited to the amount that you paid for the order. Some states do not allow such limits, so they may not apply to you.',
    ]
  const statutory =
    'The statutory rights for faulty goods apply, and nothing in these terms limits rights that consumers cannot waive.'
  if (region === 'uk')
    return [
      statutory,
      'We do not exclude liability for death or personal injury caused by our negligence, or for fraud.',
    ]
  return [
    statutory,
    'We are liable without limit for intent and gross negligence and for injury to life, body or health. For slight negligence we are liable only for breaches of essential obligations, limited to the foreseeable damage typical of such contracts.',
  ]
}

function disputes(region: PolicyRegion): string[] {
  const chosen: Record<PolicyRegion, string> = {
    eu: 'The law of [country] applies. If you are a consumer, the mandatory protection of the law of the country where you live stays in force.',
    de: 'German law applies, without the UN Convention on Contracts for the International Sale of Goods. If you are a consumer living elsewhere, the mandatory protection of the law of your country stays in force.',
    at: 'Austrian law applies, without the UN Convention on Contracts for the International Sale of Goods. If you are a consumer living elsewhere, the mandatory protection of the law of your country stays in force.',
    ch: 'Swiss law applies, without the UN Convention on Contracts for the International Sale of Goods. The place of jurisdiction is [place], unless the law demands another one.',
    uk: 'These terms are governed by the law of England and Wales. If you live in Scotland or Northern Ireland, you can also bring proceedings there.',
    us: 'The law of the State of [state] applies, without regard to its conflict of law rules.',
    general: 'The law of [country] applies.',
  }
  if (region !== 'de') return [chosen[region]]
  return [
    chosen.de,
    'We are neither willing nor obliged to take part in dispute resolution proceedings before a consumer arbitration board (§ 36 VSBG). [Change this if you do]',
  ]
}
