import { selfCalls, ownerCalls } from '../../api/implement.ts'
import { changeStore, readStore } from '../../api/store-work.ts'
import type { MediaLibrary } from '../../content/media/media-library.ts'
import { listBrought, receiveArchive } from './bring/receive-archive.ts'
import { archiveView } from './exports/export-row.ts'
import { linkExport, listExports, requestExport } from './exports/request-export.ts'

const calls = ownerCalls.archives
const own = selfCalls.archives

export const archivesRoutes = (media: MediaLibrary) => ({
  request: calls.request.handler(async ({ context }) => {
    const { userId, now } = context
    return archiveView(
      await changeStore(context, (tx) => requestExport(tx, { kind: 'owner', userId, now: now() })),
    )
  }),

  list: calls.list.handler(async ({ context }) =>
    (await readStore(context, listExports)).map(archiveView),
  ),

  link: calls.link.handler(async ({ context }) => ({
    url: await changeStore(context, (tx) => linkExport(tx, context.now(), context.config)),
  })),

  bring: own.bring.handler(({ context, input }) =>
    receiveArchive({ ...context, media }, input.file),
  ),

  listBrought: own.listBrought.handler(({ context }) => listBrought(context)),
})
