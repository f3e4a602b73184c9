import { isStill } from '@vitrine/sections/components.ts'
import type { Content } from '@vitrine/sections/page-item.ts'

/**
 * The built files of each part that has a file of its own, by its source. The build of the browser's
 * side comes first and leaves them in the manifest, from which vite.config.ts takes them.
 */
declare const PART_FILES: Readonly<Record<string, readonly string[] | undefined>>

/** @param source as the build's manifest names it */
export function filesOfPart(source: string): readonly string[] {
  return PART_FILES[source] ?? []
}

/** Files of the section that comes alive first, so that the browser asks for them with the others. */
export function filesOfTop(content: Content): readonly string[] {
  return content
    .slice(0, 1)
    .filter((item) => !isStill(item))
    .flatMap(({ type }) => filesOfPart(sourceOf(type)))
}

/** Every section is a folder of its own, named like its type. */
function sourceOf(type: string): string {
  const name = type.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return `../../packages/sections/src/${name}/${name}.tsx`
}
