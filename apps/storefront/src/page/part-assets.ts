import { isStill } from '@vitrine/sections/render/components.ts'
import { walkContent, type Content } from '@vitrine/sections/kit/page-item.ts'

type Files = Readonly<Record<string, readonly string[] | undefined>>

/** Built files by part. The client build runs first; vite.config.ts injects its manifest. */
declare const PART_FILES: Files
/** Their style sheets, but for the common one. */
declare const PART_STYLES: Files

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

/** Returns the style sheets of the library's sections, and of blocks, on a page. */
export function stylesOf(content: Content): Set<string> {
  const parts = new Set(
    [...walkContent(content)].map(({ item }) =>
      item.contentType === 'block' ? 'blocks' : fileOf(item.type),
    ),
  )
  return new Set([...parts].flatMap((part) => PART_STYLES[part] ?? []))
}

/** Each section type is a chunk of its own name; product lists share one. */
function fileOf(type: string): string {
  if (/product(?:Grid|Slider)$/i.test(type)) return 'products'
  return `types/${type.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}
