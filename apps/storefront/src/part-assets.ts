import type { Assets } from './render-page.ts'

type PartAssets = Pick<Assets, 'styles' | 'preloads'>

/**
 * The built files of each part that has a file of its own, by its source. The build of the browser's
 * side comes first and leaves them in the manifest, from which vite.config.ts takes them.
 */
declare const PART_ASSETS: Readonly<Record<string, PartAssets | undefined>>

export const partAssets = PART_ASSETS
