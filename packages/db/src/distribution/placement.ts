/**
 * Tables with a store's id that belong to the platform. Every other table with one is a store's: it
 * needs row policies, and is distributed by the store where there are several machines.
 */
export const platformTables: readonly string[] = [
  'abuse_reports',
  'cdn_purges',
  'domains',
  'left_subdomains',
  'name_variants',
  'operator_visits',
  'shop_signals',
  'signal_checks',
  'store_invitations',
  'store_limits',
  'store_members',
  'store_transfers',
]

/** Tables of stores that stay beside the platform's, since their rows refer to verified domains. */
export const undistributedTables: readonly string[] = ['mail_keys', 'mail_senders']

/**
 * Triggers on tables of stores that reach tables of the platform, which a node of stores does not
 * have: distribution drops them.
 */
export const triggersOfOneMachine: readonly string[] = [
  'global_contents_watched',
  'media_within_plan',
  'orders_within_plan',
  'pages_watched',
  'products_within_plan',
  'stores_rooted',
  'templates_deleted',
  'templates_published',
]
