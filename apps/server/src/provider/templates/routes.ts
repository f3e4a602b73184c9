import { ownerCalls } from '../../api/implement.ts'
import { changeStore, readStore } from '../../api/store-work.ts'
import { deleteDemoProducts } from './delete-demo-products.ts'
import { restoreFormer } from './restore-former.ts'
import { readTemplateState } from './template-state.ts'
import { useTemplate } from './use-template.ts'

const owner = ownerCalls.templates

export const templatesRoutes = {
  use: owner.use.handler(async ({ context, input }) => {
    await useTemplate(context, input)
    return await readStore(context, readTemplateState)
  }),

  current: owner.current.handler(({ context }) => readStore(context, readTemplateState)),

  restore: owner.restore.handler(async ({ context, input }) => {
    await restoreFormer(context, input.to)
    return await readStore(context, readTemplateState)
  }),

  deleteDemoProducts: owner.deleteDemoProducts.handler(({ context }) =>
    changeStore(context, deleteDemoProducts),
  ),
}
