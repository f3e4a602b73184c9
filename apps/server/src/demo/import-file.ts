import { inStore } from '@vitrine/db/in-store.ts'
import type { DemoFile } from '@vitrine/demo/demo-life.ts'
import type { Services } from '../api/context.ts'
import { runImport } from '../catalogue/imports/run-import.ts'
import { begin } from '../catalogue/imports/service.ts'
import { stageFile } from '../catalogue/imports/stage-file.ts'
import type { Target } from './fill-store.ts'

/** Imports a file of products as its owner did: looked at first, then applied. */
export async function importFile(
  services: Pick<Services, 'db' | 'hosts' | 'log' | 'now'>,
  { storeId, userId }: Target,
  { name, csv }: DemoFile,
): Promise<void> {
  const { db } = services
  const file = new File([csv], name, { type: 'text/csv' })
  const importId = await inStore(db, storeId, (tx) => stageFile(tx, file, userId))
  const run = async () => {
    while (await runImport(services, { storeId, importId }));
  }
  await run()
  await inStore(db, storeId, (tx) => begin(tx, importId, 'applying'))
  await run()
}
