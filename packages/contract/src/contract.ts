import type { ContractRouterClient } from '@orpc/contract'
import { abandonedCheckoutsContract, reminderContract } from './abandoned-checkouts.ts'
import { apiKeysContract } from './api-keys.ts'
import { authContract } from './auth.ts'
import { bulkProductsContract } from './bulk-products.ts'
import { categoriesContract, categoryContract } from './category.ts'
import { checkoutContract } from './checkout.ts'
import { checkoutSettingsContract } from './checkout-settings.ts'
import { customersContract } from './customers.ts'
import { discountsContract } from './discounts.ts'
import { draftOrdersContract } from './draft-orders.ts'
import { emailContract, messagesContract } from './email.ts'
import { listingContract } from './listing.ts'
import { mailsContract, mailTemplatesContract } from './mails.ts'
import { mediaContract } from './media.ts'
import { newsletterContract, subscribersContract } from './newsletter.ts'
import { orderChangesContract } from './order-changes.ts'
import { orderDocumentsContract } from './order-documents.ts'
import { ordersContract } from './orders-contract.ts'
import { pageContract } from './page-contract.ts'
import { pageDraftsContract } from './page-drafts.ts'
import { paymentLinkContract } from './payment-link.ts'
import { paymentsContract } from './payments.ts'
import { pixelContract } from './pixel.ts'
import { productContract } from './product-contract.ts'
import { importsContract, productExportContract } from './product-import.ts'
import { searchContract } from './search.ts'
import { shippingContract } from './shipping.ts'
import { salesContract } from './sales.ts'
import { storeContract } from './store-contract.ts'
import { storeDeletionContract } from './store-deletion.ts'
import { storeDomainsContract } from './store-domains.ts'
import { storeOpeningContract } from './store-opening.ts'
import { taxesContract } from './taxes.ts'
import { themeContract } from './theme.ts'
import { webhooksContract } from './webhooks.ts'

/**
 * Every API call under `/api`: method, path, input, output, refusals and access. Server handlers,
 * typed clients, the OpenAPI document and the authorization tests derive from it.
 */
export const contract = {
  auth: authContract,
  store: {
    ...storeContract,
    ...storeDomainsContract,
    ...pixelContract,
    ...storeDeletionContract,
    ...storeOpeningContract,
    ...themeContract,
    ...salesContract,
  },
  page: { ...pageContract, ...pageDraftsContract },
  products: {
    ...productContract,
    ...listingContract,
    ...searchContract,
    ...bulkProductsContract,
    ...productExportContract,
  },
  imports: importsContract,
  category: categoryContract,
  categories: categoriesContract,
  checkout: { ...checkoutContract, ...paymentLinkContract, ...reminderContract },
  abandonedCheckouts: abandonedCheckoutsContract,
  checkoutSettings: checkoutSettingsContract,
  orders: { ...ordersContract, ...orderChangesContract, ...orderDocumentsContract },
  draftOrders: draftOrdersContract,
  shipping: shippingContract,
  taxes: taxesContract,
  payments: paymentsContract,
  discounts: discountsContract,
  media: mediaContract,
  email: emailContract,
  messages: messagesContract,
  mails: mailsContract,
  mailTemplates: mailTemplatesContract,
  customers: customersContract,
  newsletter: newsletterContract,
  subscribers: subscribersContract,
  apiKeys: apiKeysContract,
  webhooks: webhooksContract,
}

/** Typed client of the whole API, identical in process and over HTTP. */
export type ApiClient = ContractRouterClient<typeof contract>
