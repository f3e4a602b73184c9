import type { StoreCalls } from '@vitrine/sections/store-queries.ts'

export type CheckoutConfig = Awaited<ReturnType<StoreCalls['checkout']['config']>>
