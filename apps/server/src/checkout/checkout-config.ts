import { countries } from '@vitrine/commerce/countries.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { paymentMethods } from './payment-methods.ts'
import { findTerms } from './queries.ts'

/** What the checkout asks for, and how the shopper can pay. */
export async function getCheckoutConfig(tx: StoreTransaction) {
  const { country } = await findTerms(tx)
  return {
    country,
    countries: [...countries],
    paymentMethods: Object.entries(paymentMethods).map(([id, { name, details }]) => ({
      id,
      name,
      details,
    })),
  }
}
