/** Makes the next run of the payment job handle this payment. */
export const retryNow = { status: 'pending', tryAt: new Date(0) } as const
