import { ownerCalls } from '../../api/implement.ts'
import { changeStore, readStore } from '../../api/store-work.ts'
import { removeFiles } from './store-image.ts'
import type { MediaLibrary } from './media-library.ts'
import { fileNamesOf } from './media-item.ts'
import { changeAlt, deleteMedia, getMedia, listMedia } from './service.ts'
import { uploadFile } from './upload-file.ts'
import { uploadImage } from './upload.ts'

const calls = ownerCalls.media

export const mediaRoutes = (media: MediaLibrary) => ({
  upload: calls.upload.handler(async ({ context, input }) =>
    uploadImage({ ...context, media }, input),
  ),

  uploadFile: calls.uploadFile.handler(async ({ context, input }) =>
    uploadFile({ ...context, media }, input.file),
  ),

  list: calls.list.handler(async ({ context, input }) =>
    readStore(context, (tx) => listMedia(tx, input)),
  ),

  get: calls.get.handler(async ({ context, input }) =>
    readStore(context, (tx) => getMedia(tx, input.id)),
  ),

  update: calls.update.handler(async ({ context, input: { id, alt } }) =>
    changeStore(context, (tx) => changeAlt(tx, id, alt)),
  ),

  delete: calls.delete.handler(async ({ context, input }) => {
    const url = await changeStore(context, (tx) => deleteMedia(tx, input))
    await removeFiles({ ...context, media }, context.store.storeId, fileNamesOf(url))
    return { done: true }
  }),
})
