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
    kept: 0,
    errors: [],
  } satisfies Partial<PaymentCounts>
}

export function paymentsInWords(counts: PaymentCounts): string {
  const { kills, paid, orders, captured, mails, purchases, givenBack, mailsAgain } = counts
  const { eventsTold, eventsLate, eventsNeverTold } = counts
  return (
    `${kills} kills under ${paid} card payments: ${orders} orders, ${captured} captures, ` +
    `${mails} mails, ${purchases} Purchase events, ${givenBack} refunds\n` +
    `  events were taken ${eventsTold} times, ${eventsLate} of them late and twice, ` +
    `${eventsNeverTold} never came; ${mailsAgain} mails came again under their Message-ID`
  )
}
