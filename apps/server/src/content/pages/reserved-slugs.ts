import { reservedPageSlugs } from '@vitrine/commerce/slug.ts'

/** The pages whose addresses the shop itself links to; they keep their slugs. */
export const fixedSlugs = new Set(['home', 'shop', 'about'])
export const reserved = new Set([...reservedPageSlugs, ...fixedSlugs])
