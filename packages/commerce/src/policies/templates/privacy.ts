import type { PolicyTemplate } from './shop-facts.ts'
import { isInUnion, type PolicyRegion } from './policy-regions.ts'

export const privacy: PolicyTemplate = ({ legalName, address, email, phone, website }, region) => [
  '## Who is responsible',
  `${legalName}\n${address}\nEmail: ${email}\nPhone: ${phone}`,
  `This policy says which personal data ${website} processes, why, and what you can do about it.`,
  '## When you visit our shop',
  'Our server receives the pages you ask for, the time, your IP address and what your browser says about itself. We need this to show you the shop and to keep it secure. Addresses are not kept longer than this needs.',
  '## When you order',
  'We process your name, address, email address, phone number if you give it, what you ordered, and how it was paid, to fulfil the contract with you and to keep the records that the law demands of us. We pass on what they need to carriers and to the payment provider that you choose.',
  '## When you write to us',
  'We process what you send us to answer you, and delete it when it is no longer needed.',
  '## Newsletter',
  'You get our newsletter only if you have subscribed and confirmed it. You can unsubscribe with the link in each email.',
  '## Reminders of an order that was not finished',
  'If you have typed your email address at the checkout and agreed, or did not object where the law allows it, we may remind you once of the order. You can object with the link in the email.',
  '## Cookies and advertising',
  'Your cart is stored in your browser. [If you use the Facebook pixel or other services, describe them here] Where consent is needed, such services start only after you have given it, and you can withdraw it at any time under “Cookie settings” at the foot of each page.',
  '## How long we keep data',
  'Records of orders are kept for as long as tax and commercial law demand. Other data is deleted when its purpose has ended.',
  ...rights(region, email),
]

function rights(region: PolicyRegion, email: string): string[] {
  if (isInUnion(region) || region === 'uk')
    return [
      '## Legal bases',
      `We rely on contract (Art. 6(1)(b) ${law(region)}) for orders, on legal obligation (Art. 6(1)(c)) for records, on consent (Art. 6(1)(a)) for newsletters and advertising, and on our legitimate interests (Art. 6(1)(f)) in a secure shop.`,
      '## Your rights',
      `You can ask for access to your data, for its correction, its deletion, a restriction of its processing, and for a copy that you can take elsewhere; you can object to processing, and withdraw a consent at any time. Write to ${email}.`,
      `You can also complain to a supervisory authority: ${authorities[region]}`,
    ]
  if (region === 'ch')
    return [
      '## Your rights',
      `Under the Federal Act on Data Protection you can ask for information about your data, for its correction or deletion, and for a copy of it, and object to its processing. Write to ${email}. The supervisory authority is the Federal Data Protection and Information Commissioner (FDPIC), Bern.`,
      '## Data abroad',
      'We pass data to recipients in these countries: [countries, with the safeguards for each]',
    ]
  if (region === 'us')
    return [
      '## Your choices',
      `Depending on the state where you live, you can ask to know what we hold about you, to have it corrected or deleted, and to opt out of its sale, its sharing and of targeted advertising. Write to ${email}. We honour the Global Privacy Control signal, and do not treat you differently for using your rights.`,
      '## Sale of data',
      'We do not sell personal information for money. [If you share data with advertising services, say so here]',
      '## Children',
      'Our shop is not directed at children under 13, and we do not knowingly collect data about them.',
    ]
  return [
    '## Your rights',
    `You can ask us which data we hold about you, and to correct or delete it. Write to ${email}.`,
  ]
}

function law(region: PolicyRegion): string {
  return region === 'uk' ? 'UK GDPR' : 'GDPR'
}

const authorities: Partial<Record<PolicyRegion, string>> = {
  eu: 'the one of the country where you live, where you work or where we are established.',
  de: 'the data protection authority of your federal state or of ours.',
  at: 'the Österreichische Datenschutzbehörde, Barichgasse 40–42, 1030 Wien, www.dsb.gv.at.',
  uk: 'the Information Commissioner, www.ico.org.uk.',
}
