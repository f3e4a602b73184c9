import { reservedPageSlugs } from '@vitrine/commerce/text/slug.ts'

/** The storefront links to these pages, so their slugs never change. */
export const fixedSlugs = new Set(['home', 'shop', 'about'])
export const reserved = new Set([...reservedPageSlugs, ...fixedSlugs])
