import { useQuery } from '@tanstack/react-query'
import type { PageItem } from '@vitrine/contract/content/page.ts'
import { useStoreSource } from '@vitrine/sections/kit/store-context.ts'
import { storeQuery } from '@vitrine/sections/kit/store-queries.ts'
import { section } from '@vitrine/sections/render/compose-page.ts'
import { SectionView } from '@vitrine/sections/render/section-view.tsx'

/** Shows a header or footer with its menu, as shoppers get it from the server. */
export function ViewWithMenu({ item, menuId }: { item: PageItem; menuId: string }) {
  const { calls, store } = useStoreSource()
  const { storeId } = store
  const query = storeQuery(['menu', storeId, menuId], () =>
    calls.menus.fetchMenu({ storeId, id: menuId }),
  )
  // A menu is changed on another screen, perhaps in another window.
  const { data } = useQuery({ ...query, staleTime: 0, retry: false })
  const layout = item.type === 'footer' ? 'footer' : 'bar'
  const menu = data?.length && section('menu', `menu-${menuId}`, { layout, entries: data })
  return <SectionView item={item} slot={menu && <SectionView item={menu} />} />
}

/** Returns the id of the menu that the header or footer shows instead of its links. */
export function menuIn({ type, props }: PageItem): string | undefined {
  const { menu } = props
  if (type !== 'navbar' && type !== 'footer') return undefined
  return typeof menu === 'string' && menu !== '' ? menu : undefined
}
