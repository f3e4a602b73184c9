import { ownerCalls } from '../../api/implement.ts'
import { changeStore, readStore } from '../../api/store-work.ts'
import { listLinkedUses } from './list-linked-uses.ts'
import { openSavedSection } from './open-saved-section.ts'
import {
  addSavedSection,
  deleteSavedSection,
  listSavedSections,
  renameSavedSection,
} from './saved-sections.ts'

const calls = ownerCalls.savedSections

export const savedSectionRoutes = {
  list: calls.list.handler(async ({ context }) => await readStore(context, listSavedSections)),

  add: calls.add.handler(
    async ({ context, input }) => await changeStore(context, (tx) => addSavedSection(tx, input)),
  ),

  rename: calls.rename.handler(
    async ({ context, input }) => await changeStore(context, (tx) => renameSavedSection(tx, input)),
  ),

  uses: calls.uses.handler(
    async ({ context, input }) => await readStore(context, (tx) => listLinkedUses(tx, input.id)),
  ),

  open: calls.open.handler(async ({ context, input }) => {
    await changeStore(context, (tx) => openSavedSection(tx, input.id, context.userId))
    return { pageId: input.id }
  }),

  delete: calls.delete.handler(async ({ context, input }) => {
    await changeStore(context, (tx) => deleteSavedSection(tx, input.id))
    return { done: true } as const
  }),
}
