import type { MenuEntries, MenuTarget, ShownMenu } from '@vitrine/contract/content/menu.ts'
import { type Paths, pathOf } from './menu-targets.ts'

interface Entry {
  id: string
  label: string
  target: MenuTarget
  newTab: boolean
}

interface Shown {
  id: string
  label: string
  url: string
  target: '_self' | '_blank'
}

/**
 * Returns what shoppers see: without entries that lead to something which is gone, unless something
 * below them is left, and without headings of nothing.
 */
export function showMenu(entries: MenuEntries, found: Paths): ShownMenu {
  return entries.flatMap((entry) => {
    const children = entry.children.flatMap((child) => {
      const below = child.children.flatMap((each) => shown(each as Entry, found, 0))
      return shown(child, found, below.length).map((self) => ({ ...self, children: below }))
    })
    return shown(entry, found, children.length).map((self) => ({
      ...self,
      children,
      mega: entry.mega,
      ...featureOf(entry.feature, found),
    }))
  })
}

function shown({ id, label, target, newTab }: Entry, found: Paths, below: number): Shown[] {
  const url = pathOf(target, found) ?? ''
  if (!url && !below) return []
  return [{ id, label, url, target: newTab ? '_blank' : '_self' }]
}

function featureOf(feature: MenuEntries[number]['feature'], found: Paths) {
  const url = feature ? pathOf(feature.target, found) : undefined
  // An image whose link is gone would advertise what is not there.
  if (!feature || url === undefined) return { featureImage: '', featureText: '', featureUrl: '' }
  return { featureImage: feature.image, featureText: feature.text, featureUrl: url }
}
