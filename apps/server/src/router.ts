import { archivesRoutes } from './provider/lifecycle/routes.ts'
import { abandonedCheckoutsRoutes, reminderRoutes } from './sales/recovery/routes.ts'
import { activityRoutes } from './shop/activity/routes.ts'
import { apiKeysRoutes } from './shop/api-keys/routes.ts'
import { importRoutes } from './catalogue/imports/routes.ts'
import { fontsRoutes } from './content/fonts/routes.ts'
import { mediaRoutes } from './content/media/routes.ts'
import { mailsRoutes, mailTemplatesRoutes } from './mails/log/routes.ts'
import { emailRoutes, messagesRoutes } from './audience/contact/routes.ts'
import { personalDataRoutes } from './sales/personal-data/routes.ts'
import { customersRoutes } from './sales/customers/routes.ts'
import { newsletterRoutes, subscribersRoutes } from './audience/newsletter/routes.ts'
import { checkoutRoutes } from './sales/checkout/routes.ts'
import { checkoutSettingsRoutes } from './shop/checkout-settings/routes.ts'
import { ordersRoutes } from './sales/desk/routes.ts'
import { draftOrdersRoutes, paymentLinkRoutes } from './sales/drafts/routes.ts'
import { discountsRoutes } from './sales/discounts/routes.ts'
import { policiesRoutes } from './shop/policies/routes.ts'
import { plansRoutes } from './provider/plans-routes.ts'
import { shippingRoutes } from './shop/shipping/routes.ts'
import { invitationsRoutes, teamRoutes } from './shop/team/routes.ts'
import { taxesRoutes } from './shop/taxes/routes.ts'
import { paymentsRoutes } from './sales/payments/routes.ts'
import { profileRoutes } from './shop/account/profile/routes.ts'
import { passkeysRoutes } from './shop/account/passkeys/routes.ts'
import { authRoutes } from './shop/account/routes.ts'
import { domainsRoutes } from './shop/domains/routes.ts'
import { storeRoutes } from './shop/stores/routes.ts'
import { menusRoutes } from './content/menus/routes.ts'
import { articlesRoutes } from './content/blog/routes.ts'
import { customFieldRoutes } from './catalogue/custom-fields/routes.ts'
import { savedSectionRoutes } from './content/library/routes.ts'
import { pageRoutes } from './content/pages/routes.ts'
import { templateSubjects } from './template-subjects.ts'
import { productRoutes } from './catalogue/products/routes.ts'
import { searchRoutes } from './catalogue/search/routes.ts'
import { billingRoutes } from './provider/billing/routes.ts'
import { categoryRoutes, categoriesRoutes } from './catalogue/categories/routes.ts'
import { webhooksRoutes } from './webhooks/routes.ts'
import { deleteAbandonedOf } from './sales/recovery/service.ts'
import { seoRoutes } from './shop/seo/routes.ts'
import { openingRoutes } from './shop/opening/routes.ts'
import { announcementsRoutes } from './provider/console/current-announcements.ts'
import { salesReportRoutes } from './sales/report/routes.ts'
import { listingRoutes } from './catalogue/listing/routes.ts'
import { templatesRoutes } from './provider/templates/routes.ts'
import { beginWithTemplate } from './provider/templates/use-template.ts'
import { productDeskRoutes } from './catalogue/desk/routes.ts'
import { type ApiRouter, implementAll } from './api/implement.ts'
import type { AllServices } from './services.ts'

export function createRouter({
  accountMails,
  billing,
  media,
  publishJobs,
  articleJobs,
  importJobs,
  providers,
  findExpected,
  visitCounter,
}: Pick<
  AllServices,
  | 'accountMails'
  | 'billing'
  | 'media'
  | 'publishJobs'
  | 'articleJobs'
  | 'importJobs'
  | 'providers'
  | 'findExpected'
  | 'visitCounter'
>): ApiRouter {
  return implementAll({
    auth: authRoutes(accountMails),
    profile: profileRoutes(media, accountMails),
    passkeys: passkeysRoutes(accountMails),
    store: {
      ...storeRoutes(beginWithTemplate),
      ...domainsRoutes(findExpected),
      ...openingRoutes,
    },
    page: pageRoutes(publishJobs, templateSubjects),
    articles: articlesRoutes(articleJobs),
    menus: menusRoutes,
    savedSections: savedSectionRoutes,
    customFields: customFieldRoutes,
    products: { ...productRoutes, ...listingRoutes, ...productDeskRoutes, ...searchRoutes },
    category: categoryRoutes,
    categories: categoriesRoutes,
    checkout: {
      ...checkoutRoutes(providers, visitCounter),
      ...paymentLinkRoutes(providers),
      ...reminderRoutes,
    },
    abandonedCheckouts: abandonedCheckoutsRoutes,
    checkoutSettings: checkoutSettingsRoutes,
    orders: ordersRoutes(media),
    draftOrders: draftOrdersRoutes(providers),
    billing: billingRoutes(billing),
    plans: plansRoutes,
    policies: policiesRoutes,
    analytics: { ...salesReportRoutes },
    shipping: shippingRoutes,
    taxes: taxesRoutes,
    payments: paymentsRoutes(providers),
    discounts: discountsRoutes,
    imports: importRoutes(importJobs),
    media: mediaRoutes(media),
    fonts: fontsRoutes(media),
    seo: seoRoutes,
    email: emailRoutes,
    messages: messagesRoutes,
    mails: mailsRoutes,
    mailTemplates: mailTemplatesRoutes,
    customers: customersRoutes,
    personalData: personalDataRoutes,
    newsletter: newsletterRoutes,
    subscribers: subscribersRoutes(deleteAbandonedOf),
    team: teamRoutes,
    invitations: invitationsRoutes(accountMails),
    announcements: announcementsRoutes,
    activity: activityRoutes,
    apiKeys: apiKeysRoutes,
    archives: archivesRoutes(media),
    webhooks: webhooksRoutes,
    templates: templatesRoutes,
  })
}
