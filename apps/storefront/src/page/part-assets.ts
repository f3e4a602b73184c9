import { isStill } from '@vitrine/sections/render/components.ts'
import type { Content } from '@vitrine/sections/kit/page-item.ts'

/**
 * The built files of each part that has a file of its own, by its name. The build of the browser's
 * side comes first and leaves them in the manifest, from which vite.config.ts takes them.
 */
declare const PART_FILES: Readonly<Record<string, readonly string[] | undefined>>

/** @param name as the build names the part's own file */
export function filesOfPart(name: string): readonly string[] {
  return PART_FILES[name] ?? []
}

/** Files of the section that comes alive first, so that the browser asks for them with the others. */
export function filesOfTop(content: Content): readonly string[] {
  return content
    .slice(0, 1)
    .filter((item) => !isStill(item))
    .flatMap(({ type }) => filesOfPart(fileOf(type)))
}

/** Every section is a file of its own, named like its type, and all lists of products are one. */
function fileOf(type: string): string {
  if (/product(?:Grid|Slider)$/i.test(type)) return 'products'
  return type.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
