export const mailNames = {
  order_confirmation: 'Order confirmation',
  order_shipped: 'Shipping notice',
  order_refunded: 'Refund notice',
  order_cancelled: 'Cancellation notice',
  payment_link: 'Payment link',
  order_received: 'New order',
  abandoned_checkout: 'Reminder of a checkout',
  low_stock: 'Low stock',
  contact_message: 'Message from a shopper',
  newsletter_confirm: 'Newsletter confirmation',
  page_not_published: 'Page that did not go live',
  webhook_off: 'Webhook that was switched off',
  domain_failing: 'Domain that stopped working',
  domain_released: 'Domain that was released',
  domain_moved: 'Domain that moved to another shop',
  sender_stopped: 'Own email address that stopped',
  team_invitation: 'Invitation to the team',
  transfer_offered: 'Offer to transfer the shop',
  transfer_done: 'Shop that was transferred',
  operator_visit: 'Visit of the provider',
  shop_suspended: 'Shop that was suspended',
  shop_resumed: 'Shop that is no longer suspended',
  archive_ready: 'Download of the shop',
} as const

export type MailKind = keyof typeof mailNames

export const mailKinds = Object.keys(mailNames) as [MailKind, ...MailKind[]]

/** Emails to shoppers; all others go to the owner and the team, from the provider. */
export const shopperMails: ReadonlySet<MailKind> = new Set<MailKind>([
  'order_confirmation',
  'order_shipped',
  'order_refunded',
  'order_cancelled',
  'payment_link',
  'abandoned_checkout',
  'newsletter_confirm',
])

/** Emails to owners that each may switch off. News of a lost domain is always sent. */
export const mutableMails = [
  'order_received',
  'low_stock',
  'contact_message',
  'page_not_published',
  'webhook_off',
  'domain_failing',
  'sender_stopped',
] as const satisfies readonly MailKind[]
