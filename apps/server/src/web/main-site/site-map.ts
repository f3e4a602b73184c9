import { templateCards } from '@vitrine/sections/templates/shops/template-cards.ts'

const paths = [
  '/',
  '/pricing',
  '/theme-home',
  ...templateCards.map(({ slug }) => `/theme-home/${slug}`),
  '/contact',
  '/terms',
  '/service-policy',
  '/privacy-policy',
]

const closed = ['/api/', '/dashboard', '/builder', '/choose-store', '/billing', '/logout']

export function siteMap(origin: string): string {
  const urls = paths.map((path) => `<url><loc>${origin}${path}</loc></url>\n`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`
}

export function robotsTxt(origin: string): string {
  const rules = closed.map((path) => `Disallow: ${path}\n`).join('')
  return `User-agent: *\n${rules}\nSitemap: ${origin}/sitemap.xml\n`
}
