import { isStill } from '@vitrine/sections/render/components.ts'
import type { Content } from '@vitrine/sections/kit/page-item.ts'

/** Built files by part. The client build runs first; vite.config.ts injects its manifest. */
declare const PART_FILES: Readonly<Record<string, readonly string[] | undefined>>

/** @param name in the build manifest */
export function filesOfPart(name: string): readonly string[] {
  return PART_FILES[name] ?? []
}

/** Returns the files of the first interactive section, to load them with the common ones. */
export function filesOfTop(content: Content): readonly string[] {
  return content
    .slice(0, 1)
    .filter((item) => !isStill(item))
    .flatMap(({ type }) => filesOfPart(fileOf(type)))
}

/** Each section type is a chunk of its own name; product lists share one. */
function fileOf(type: string): string {
  if (/product(?:Grid|Slider)$/i.test(type)) return 'products'
  return type.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
