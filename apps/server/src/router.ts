import { abandonedCheckoutsRoutes, reminderRoutes } from './abandoned-checkouts/routes.ts'
import { apiKeysRoutes } from './api-keys/routes.ts'
import { importRoutes } from './imports/routes.ts'
import { mediaRoutes } from './media/routes.ts'
import { mailsRoutes, mailTemplatesRoutes } from './mail/log/routes.ts'
import { emailRoutes, messagesRoutes } from './contact/routes.ts'
import { customersRoutes } from './customers/routes.ts'
import { newsletterRoutes, subscribersRoutes } from './newsletter/routes.ts'
import { checkoutRoutes } from './checkout/routes.ts'
import { checkoutSettingsRoutes } from './checkout-settings/routes.ts'
import { ordersRoutes } from './orders/routes.ts'
import { draftOrdersRoutes, paymentLinkRoutes } from './draft-orders/routes.ts'
import { discountsRoutes } from './discounts/routes.ts'
import { shippingRoutes } from './shipping/routes.ts'
import { taxesRoutes } from './taxes/routes.ts'
import { paymentsRoutes } from './payments/routes.ts'
import { authRoutes } from './auth/routes.ts'
import { storeRoutes } from './stores/routes.ts'
import { pageRoutes } from './pages/routes.ts'
import { productRoutes } from './products/routes.ts'
import { searchRoutes } from './search/routes.ts'
import { categoryRoutes, categoriesRoutes } from './categories/routes.ts'
import { webhooksRoutes } from './webhooks/routes.ts'
import { implementAll } from './platform/api/implement.ts'

export const router = implementAll({
  auth: authRoutes,
  store: storeRoutes,
  page: pageRoutes,
  products: { ...productRoutes, ...searchRoutes },
  category: categoryRoutes,
  categories: categoriesRoutes,
  checkout: { ...checkoutRoutes, ...paymentLinkRoutes, ...reminderRoutes },
  abandonedCheckouts: abandonedCheckoutsRoutes,
  checkoutSettings: checkoutSettingsRoutes,
  orders: ordersRoutes,
  draftOrders: draftOrdersRoutes,
  shipping: shippingRoutes,
  taxes: taxesRoutes,
  payments: paymentsRoutes,
  discounts: discountsRoutes,
  imports: importRoutes,
  media: mediaRoutes,
  email: emailRoutes,
  messages: messagesRoutes,
  mails: mailsRoutes,
  mailTemplates: mailTemplatesRoutes,
  customers: customersRoutes,
  newsletter: newsletterRoutes,
  subscribers: subscribersRoutes,
  apiKeys: apiKeysRoutes,
  webhooks: webhooksRoutes,
})

export type Router = typeof router
