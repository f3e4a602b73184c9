import { ownerCalls, publicCalls } from '../../api/implement.ts'
import { changeStore, readStore } from '../../api/store-work.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findPaths } from './menu-targets.ts'
import { findMenu } from './queries.ts'
import { addMenu, removeMenu, requireMenu, summariseMenus, updateMenu } from './service.ts'
import { showMenu } from './show-menu.ts'

const owner = ownerCalls.menus

export const menusRoutes = {
  list: owner.list.handler(({ context }) => readStore(context, summariseMenus)),

  get: owner.get.handler(({ context, input }) =>
    readStore(context, (tx) => requireMenu(tx, input.id)),
  ),

  add: owner.add.handler(({ context, input: { name, entries } }) =>
    changeStore(context, (tx) => addMenu(tx, { name, entries })),
  ),

  update: owner.update.handler(({ context, input: { id, name, entries, revision } }) =>
    changeStore(context, (tx) => updateMenu(tx, { id, name, entries, revision })),
  ),

  delete: owner.delete.handler(async ({ context, input }) => {
    await changeStore(context, (tx) => removeMenu(tx, input.id))
    return { done: true }
  }),

  fetchMenu: publicCalls.menus.fetchMenu.handler(({ context, input }) =>
    readStore(context, async (tx) => {
      const menu = await findMenu(tx, input.id)
      if (!menu) throw new Refusal('not_found')
      return showMenu(menu.entries, await findPaths(tx, [menu.entries]))
    }),
  ),
}
