import type { StoreCalls } from '@vitrine/sections/kit/store-queries.ts'

export type CheckoutConfig = Awaited<ReturnType<StoreCalls['checkout']['config']>>
