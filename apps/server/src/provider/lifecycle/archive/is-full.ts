import { StorageFull } from '../../../content/media/storage/media-storage.ts'

export const isFull = (error: unknown) =>
  error instanceof StorageFull ||
  ['ENOSPC', 'EDQUOT'].includes(String((error as NodeJS.ErrnoException).code))
