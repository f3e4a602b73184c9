import type { PolicyTemplate, Seller } from './shop-facts.ts'
import { isInUnion } from './policy-regions.ts'

export const returns: PolicyTemplate = (seller, region) => {
  if (isInUnion(region)) return withdrawal(seller)
  if (region === 'uk') return cancellation(seller)
  return goodwill(seller, region === 'ch' ? 14 : 30)
}

/** Follows the model instructions of Annex I to Directive 2011/83/EU. */
function withdrawal(seller: Seller) {
  return [
    '## Right of withdrawal',
    'As a consumer you have the right to withdraw from this contract within 14 days without giving any reason.',
    'The withdrawal period expires 14 days after the day on which you, or a third party other than the carrier and named by you, take possession of the last item of your order.',
    `To exercise the right of withdrawal, tell us (${oneLine(seller)}) of your decision in an unequivocal statement, for example a letter sent by post or an email. You may use the form below, but you do not have to.`,
    'To meet the deadline it is enough to send your message before the withdrawal period has expired.',
    '## Effects of withdrawal',
    'If you withdraw, we reimburse all payments received from you, including the costs of delivery (except the extra costs of a delivery other than our least expensive standard delivery), without undue delay and at the latest 14 days after we are informed of your decision. We use the means of payment that you used, unless you have expressly agreed otherwise, and charge no fees for it.',
    'We may withhold the reimbursement until we have received the goods back or you have supplied evidence of having sent them back, whichever is earlier.',
    'Send back the goods, or hand them over to us, without undue delay and at the latest 14 days after you told us of your withdrawal. The deadline is met if you send them before the 14 days have passed. You bear the direct cost of returning the goods.',
    'You are only liable for a loss of value of the goods that results from handling them other than necessary to establish their nature, characteristics and functioning.',
    '## Exceptions',
    'There is no right of withdrawal for, among others:',
    '- goods made to your specifications or clearly personalised\n- goods that spoil or expire quickly\n- sealed goods that are not suitable for return for reasons of health or hygiene, once unsealed\n- sealed audio or video recordings or software, once unsealed',
    '## Form for withdrawal',
    `To ${oneLine(seller)}:\nI hereby give notice that I withdraw from my contract for the following goods:\nOrdered on / received on:\nName:\nAddress:\nDate (and signature, if on paper):`,
    '## Faulty goods',
    'Your statutory rights for goods that are not in conformity with the contract stay in force.',
  ]
}

/** Follows the Consumer Contracts Regulations 2013. */
function cancellation(seller: Seller) {
  return [
    '## Your right to cancel',
    'If you are a consumer, you have the right to cancel this contract within 14 days without giving any reason. The period ends 14 days after the day on which you, or someone named by you other than the carrier, receive the last item of your order.',
    `To cancel, let us know with a clear statement by post or email: ${oneLine(seller)}. You can use the form below, but it is not obligatory. It is enough to send your message before the period has ended.`,
    '## What happens when you cancel',
    'We reimburse all payments received from you, including the cost of our least expensive standard delivery, within 14 days after the day we receive the goods back or, if earlier, the day you give us evidence of having sent them. We use the means of payment that you used and charge no fees for it.',
    'Send the goods back within 14 days of telling us. You bear the direct cost of returning them. We may reduce the refund for a loss of value caused by unnecessary handling.',
    '## Exceptions',
    '- goods made to your specifications or clearly personalised\n- goods that spoil or expire quickly\n- sealed goods that are not suitable for return for health or hygiene reasons, once unsealed\n- sealed audio or video recordings or software, once unsealed',
    '## Faulty goods',
    'Under the Consumer Rights Act 2015 goods must be of satisfactory quality, fit for purpose and as described. You can reject faulty goods for a full refund within 30 days of receiving them; after that you are entitled to a repair or a replacement first.',
    '## Form for cancelling',
    `To ${oneLine(seller)}:\nI hereby give notice that I cancel my contract of sale of the following goods:\nOrdered on / received on:\nName:\nAddress:\nDate (and signature, if on paper):`,
  ]
}

function goodwill({ email, address }: Seller, days: number) {
  return [
    '## Returns',
    `You can return unused goods in their original packaging within ${days} days of receiving them. Write to ${email} first, with the number of your order.`,
    `Send returns to:\n${address}`,
    'You pay for the return shipping, unless the goods are faulty or not what you ordered.',
    '## What cannot be returned',
    '- goods made for you or personalised\n- goods that spoil or expire quickly\n- opened goods that cannot be sold again for reasons of health or hygiene\n- gift cards',
    '## Refunds',
    'We check returned goods and refund you with the means of payment that you used, within 14 days of receiving them. The costs of the first delivery are not refunded.',
    '## Damaged or wrong goods',
    `Please check your delivery when it arrives. If something is damaged, faulty or not what you ordered, write to ${email} at once, and we will make it good. Rights that the law gives you stay in force.`,
  ]
}

function oneLine({ legalName, address, email, phone }: Seller): string {
  return [legalName, address.replaceAll('\n', ', '), email, phone].join(', ')
}
