import type { Role } from '@vitrine/contract/call/role.ts'

export const roleHints: Record<Role, string> = {
  owner: 'Everything, with transferring and deleting the shop.',
  admin: 'Everything but transferring and deleting the shop, and admins.',
  editor: 'Pages, theme, images and products.',
  sales: 'Orders, drafts, customers and emails. No settings.',
  viewer: 'Looks at everything but API keys and webhooks, and changes nothing.',
}
