/** Of a payment that a provider has to move: the next look of the job finds it. */
export const dueAtOnce = { status: 'pending', tryAt: new Date(0) } as const
