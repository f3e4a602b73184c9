import type { PaymentCounts } from './kill-during-payments.ts'

export function unbrokenPayments({ paid }: Pick<PaymentCounts, 'paid'>) {
  return {
    orders: paid,
    tokens: paid,
    lastNumber: 1000 + paid,
    captured: paid,
    capturedTwice: 0,
    taken: paid,
    givenBack: paid,
    givenBackTwice: 0,
    returned: paid,
    wrongSums: 0,
    confirmations: paid,
    mails: paid,
    mailed: paid,
    purchases: paid,
    sold: paid,
    reserved: 0,
    errors: [],
  } satisfies Partial<PaymentCounts>
}

export function paymentsInWords(counts: PaymentCounts): string {
  const { kills, paid, orders, captured, mails, purchases, givenBack, mailsAgain } = counts
  const { eventsDelivered, eventsLate, eventsLost } = counts
  return (
    `${kills} kills under ${paid} card payments: ${orders} orders, ${captured} captures, ` +
    `${mails} mails, ${purchases} Purchase events, ${givenBack} refunds\n` +
    `  events were accepted ${eventsDelivered} times, ${eventsLate} of them late and twice, ` +
    `${eventsLost} were lost; ${mailsAgain} emails came again under their Message-ID`
  )
}
