import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { Config } from '../../platform/config.ts'
import { createFairQueue, type FairQueue } from './fair-queue.ts'
import { createLocalStorage } from './storage/local-storage.ts'
import { createS3Storage } from './storage/s3-storage.ts'
import type { MediaStorage } from './storage/media-storage.ts'
import { createUploadIntake, type UploadIntake } from '../../api/upload-intake.ts'

export interface MediaLibrary {
  storage: MediaStorage
  intake: UploadIntake
  encoding: FairQueue
  maxStoreBytes: number
}

/** Holds the images, unless they are in a bucket. */
export function mediaFolder({ dataDir }: Config): string {
  return path.resolve(dataDir, 'media')
}

export function createMediaLibrary(config: Config): MediaLibrary {
  const { mediaS3, mediaStoreMegabytes } = config
  return {
    storage: mediaS3 ? createS3Storage(mediaS3) : createLocalStorage(mediaFolder(config)),
    intake: createUploadIntake(),
    // Half of the processors stay free for the storefront.
    encoding: createFairQueue(Math.max(1, Math.floor(availableParallelism() / 2))),
    maxStoreBytes: mediaStoreMegabytes * 1024 * 1024,
  }
}
