import type { Crumb } from '../../page/trails.ts'

/** The same way from the home page that the page shows its shopper. */
export function breadcrumbData(trail: readonly Crumb[], origin: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, origin).href,
    })),
  }
}
