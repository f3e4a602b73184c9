import type { PageItem } from '@vitrine/contract/content/page.ts'
import type { ShownMenu } from '@vitrine/contract/content/menu.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { section } from '@vitrine/sections/render/compose-page.ts'
import { findPaths } from './menu-targets.ts'
import { findMenus } from './queries.ts'
import { showMenu } from './show-menu.ts'

/** Menus by id, as shoppers see them. */
export type ShownMenus = ReadonlyMap<string, ShownMenu>

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Returns the id of the menu that a header or footer shows instead of its links. */
export function menuOf({ type, props }: PageItem): string | undefined {
  const { menu } = props
  if (type !== 'navbar' && type !== 'footer') return undefined
  return typeof menu === 'string' && uuid.test(menu) ? menu.toLowerCase() : undefined
}

/** Reads the menus that a header or footer shows; without one there is no query. */
export async function readMenus(
  tx: StoreTransaction,
  globalContent: readonly PageItem[],
): Promise<ShownMenus> {
  const ids = globalContent.flatMap((item) => menuOf(item) ?? [])
  if (!ids.length) return new Map()
  const records = await findMenus(tx, [...new Set(ids)])
  const found = await findPaths(
    tx,
    records.map(({ entries }) => entries),
  )
  return new Map(records.map(({ id, entries }) => [id, showMenu(entries, found)]))
}

/** Puts each menu into its header or footer, as a section that shows it in place of the links. */
export function withMenus(globalContent: readonly PageItem[], menus: ShownMenus): PageItem[] {
  return globalContent.map((item) => {
    const id = menuOf(item)
    const entries = id === undefined ? undefined : menus.get(id)
    if (!entries?.length) return item
    const isNested = entries.some(({ children }) => children.length > 0)
    const menu = section('menu', `${item.id}-menu`, {
      layout: item.type === 'footer' ? 'footer' : 'bar',
      // Only what opens needs JavaScript.
      live: isNested && item.type === 'navbar',
      entries,
    })
    return { ...item, props: { ...item.props, childComponents: [menu] } }
  })
}
