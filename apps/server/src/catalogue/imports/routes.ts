import type { ProductImport } from '@vitrine/contract/catalogue/product-import.ts'
import type { OwnerContext, RequestContext } from '../../api/context.ts'
import { ownerCalls } from '../../api/implement.ts'
import { Refusal } from '../../platform/refusal.ts'
import { changeStore, readStore } from '../../api/store-work.ts'
import { pageOf } from '../../platform/page-of.ts'
import {
  begin,
  countsOf,
  forget,
  listImportItems,
  listImports,
  discardOldest,
  requireImport,
  viewImports,
} from './service.ts'
import type { ImportJobs } from './import-jobs.ts'
import { stageFile } from './stage-file.ts'

const calls = ownerCalls.imports

type Context = RequestContext & OwnerContext
type Starting = Context & { importJobs: ImportJobs }

const afterwards = 15_000

export const importRoutes = (importJobs: ImportJobs) => ({
  upload: calls.upload.handler(async ({ context, input: { file } }) => {
    if (file.size === 0) throw new Refusal('file_empty')
    return await start({ ...context, importJobs }, async (tx) => {
      await discardOldest(tx)
      return await stageFile(tx, file, context.userId)
    })
  }),

  list: calls.list.handler(async ({ context, input }) => {
    const { rows, total, counts } = await readStore(context, (tx) => listImports(tx, input))
    return pageOf(await viewImports(context.db, rows, counts), total, input)
  }),

  get: calls.get.handler(async ({ context, input }) => view(context, input.id)),

  items: calls.items.handler(async ({ context, input }) =>
    readStore(context, (tx) => listImportItems(tx, input)),
  ),

  apply: calls.apply.handler(async ({ context, input: { id } }) =>
    start({ ...context, importJobs }, async (tx) => (await begin(tx, id, 'applying')).id),
  ),

  undo: calls.undo.handler(async ({ context, input: { id } }) =>
    start({ ...context, importJobs }, async (tx) => (await begin(tx, id, 'undoing')).id),
  ),

  delete: calls.delete.handler(async ({ context, input: { id } }) => {
    await changeStore(context, (tx) => forget(tx, id))
    return { done: true }
  }),
})

async function start(
  context: Starting,
  change: Parameters<typeof changeStore<string>>[1],
): Promise<ProductImport> {
  const { importJobs, store } = context
  const importId = await changeStore(context, async (tx) => {
    const id = await change(tx)
    await importJobs.send({ storeId: store.storeId, importId: id }, afterwards)
    return id
  })
  await importJobs.send({ storeId: store.storeId, importId })
  return await view(context, importId)
}

async function view(context: Context, id: string): Promise<ProductImport> {
  const [row, counts] = await readStore(context, async (tx) => {
    const found = await requireImport(tx, id)
    return [found, await countsOf(tx, [found])] as const
  })
  const [viewed] = await viewImports(context.db, [row], counts)
  return viewed!
}
