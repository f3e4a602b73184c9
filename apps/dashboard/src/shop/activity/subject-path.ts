const paths: Readonly<Record<string, (id: string) => string>> = {
  products: (id) => `edit-product/${id}`,
  category: (id) => `edit-category/${id}`,
  orders: (id) => `orders/${id}`,
  draftOrders: (id) => `draft-orders/${id}`,
  discounts: (id) => `edit-discount/${id}`,
  policies: (kind) => `policies/${kind}`,
  page: () => 'pages',
  menus: (id) => `menus/${id}`,
  articles: (id) => `articles/${id}`,
  media: () => 'media',
  apiKeys: () => 'developers',
  webhooks: (id) => `developers/webhooks/${id}`,
}

/** @returns undefined for what was deleted, or has no screen of its own */
export function subjectPath(kind: string, id: string | null): string | undefined {
  const [area = '', act = ''] = kind.split('.')
  if (id === null || /delete|revoke/i.test(act)) return undefined
  const path = Object.hasOwn(paths, area) ? paths[area] : undefined
  return path && `/dashboard/${path(id)}`
}
