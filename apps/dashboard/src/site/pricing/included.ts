/** What every shop can use, whatever its plan. */
export const included = [
  {
    title: 'Your shop window',
    items: [
      'A page builder with real sections, drafts and earlier versions',
      'Your own colours, fonts and images',
      'Search, filters, categories and collections',
      'Pages that work on every screen, and without JavaScript',
    ],
  },
  {
    title: 'Your counter',
    items: [
      'Orders, draft orders, refunds and returns to stock',
      'Invoices, packing slips and delivery notes',
      'Shipping zones, pickup, taxes and discounts',
      'Card payments through Stripe, bank transfer and cash',
    ],
  },
  {
    title: 'Your catalogue',
    items: [
      'Options, variations, sale prices and stock history',
      'Import and export by CSV, also from Shopify and WooCommerce',
      'Images in every size, made for you',
    ],
  },
  {
    title: 'Your audience',
    items: [
      'Customers, messages and newsletter subscribers',
      'Reminders of abandoned checkouts, where the law allows them',
      'Visits counted without cookies',
    ],
  },
  {
    title: 'Your address',
    items: [
      'A free address, and your own domains with certificates',
      'Emails from your own domain',
      'Redirects, sitemaps and search engine settings',
    ],
  },
  {
    title: 'Your team',
    items: [
      'Roles, invitations and a log of who did what',
      'Two-factor sign-in and passkeys',
      'An API with keys and webhooks',
    ],
  },
] as const
