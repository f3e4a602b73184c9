import type { ContractRouterClient } from '@orpc/contract'
import { abandonedCheckoutsContract, reminderContract } from './sales/abandoned-checkouts.ts'
import { activityContract } from './shop/activity.ts'
import { archivesContract } from './provider/archives.ts'
import { articlesContract } from './content/article.ts'
import { apiKeysContract } from './account/api-keys.ts'
import { authContract } from './account/auth.ts'
import { billingContract } from './provider/billing.ts'
import { bulkProductsContract } from './catalogue/bulk-products.ts'
import { categoriesContract, categoryContract } from './catalogue/category.ts'
import { checkoutContract } from './sales/checkout.ts'
import { checkoutSettingsContract } from './shop/checkout-settings.ts'
import { customersContract } from './audience/customers.ts'
import { personalDataContract } from './audience/personal-data.ts'
import { discountsContract } from './sales/discounts.ts'
import { draftOrdersContract } from './sales/draft-orders.ts'
import { emailContract, messagesContract } from './audience/email.ts'
import { listingContract } from './catalogue/listing.ts'
import { mailsContract, mailTemplatesContract } from './shop/mails.ts'
import { fontsContract } from './content/fonts.ts'
import { mediaContract } from './content/media.ts'
import { menusContract } from './content/menu.ts'
import { newsletterContract, subscribersContract } from './audience/newsletter.ts'
import { orderChangesContract } from './sales/order-changes.ts'
import { orderDocumentsContract } from './sales/order-documents.ts'
import { ordersContract } from './sales/orders-contract.ts'
import { pageContract } from './content/page-contract.ts'
import { pageDraftsContract } from './content/page-drafts.ts'
import { passkeysContract } from './account/passkeys.ts'
import { paymentLinkContract } from './sales/payment-link.ts'
import { paymentsContract } from './shop/payments.ts'
import { pixelContract } from './shop/pixel.ts'
import { plansContract } from './provider/plans.ts'
import { policiesContract } from './shop/policies.ts'
import { profileContract } from './account/profile.ts'
import { productContract } from './catalogue/product-contract.ts'
import { importsContract, productExportContract } from './catalogue/product-import.ts'
import { customFieldsContract } from './catalogue/custom-fields.ts'
import { savedSectionsContract } from './content/saved-sections.ts'
import { searchContract } from './catalogue/search.ts'
import { redirectsContract } from './shop/redirects.ts'
import { seoProblemsContract } from './shop/seo-problems.ts'
import { seoSettingsContract } from './shop/seo-settings.ts'
import { shippingContract } from './shop/shipping.ts'
import { salesReportContract } from './sales/sales-report.ts'
import { storeContract } from './shop/store-contract.ts'
import { storeDeletionContract } from './shop/store-deletion.ts'
import { storeDomainsContract } from './shop/store-domains.ts'
import { storeOpeningContract } from './shop/store-opening.ts'
import { announcementsContract } from './provider/announcements.ts'
import { taxesContract } from './shop/taxes.ts'
import { invitationsContract, teamContract } from './account/team.ts'
import { themeContract } from './content/theme.ts'
import { visitsReportContract } from './sales/visits-report.ts'
import { templatesContract } from './provider/templates.ts'
import { webhooksContract } from './account/webhooks.ts'

/**
 * Every API call under `/api`: method, path, input, output, refusals and access. Server handlers,
 * typed clients, the OpenAPI document and the authorization tests derive from it.
 */
export const contract = {
  auth: authContract,
  profile: profileContract,
  passkeys: passkeysContract,
  store: {
    ...storeContract,
    ...storeDomainsContract,
    ...pixelContract,
    ...storeDeletionContract,
    ...storeOpeningContract,
    ...themeContract,
  },
  page: { ...pageContract, ...pageDraftsContract },
  articles: articlesContract,
  menus: menusContract,
  savedSections: savedSectionsContract,
  customFields: customFieldsContract,
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
  billing: billingContract,
  plans: plansContract,
  policies: policiesContract,
  analytics: { ...salesReportContract, ...visitsReportContract },
  shipping: shippingContract,
  taxes: taxesContract,
  payments: paymentsContract,
  discounts: discountsContract,
  media: mediaContract,
  fonts: fontsContract,
  seo: { ...seoSettingsContract, ...redirectsContract, ...seoProblemsContract },
  email: emailContract,
  messages: messagesContract,
  mails: mailsContract,
  mailTemplates: mailTemplatesContract,
  customers: customersContract,
  personalData: personalDataContract,
  newsletter: newsletterContract,
  subscribers: subscribersContract,
  team: teamContract,
  invitations: invitationsContract,
  announcements: announcementsContract,
  activity: activityContract,
  apiKeys: apiKeysContract,
  archives: archivesContract,
  webhooks: webhooksContract,
  templates: templatesContract,
}

/** Typed client of the whole API, identical in process and over HTTP. */
export type ApiClient = ContractRouterClient<typeof contract>
