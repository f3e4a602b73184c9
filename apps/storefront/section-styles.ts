import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

/** Loads a style sheet, unless the server named it in the head; without it there is still content. */
const addStyle =
  'await(h=>document.querySelector(`link[href="${h}"]`)||new Promise(r=>{' +
  'let l=document.createElement("link");l.rel="stylesheet";l.onload=l.onerror=r;l.href=h;' +
  'document.head.append(l)}))'

/**
 * Makes one style sheet of what any page may need, and lets the files that only sections of the
 * library need wait for sheets of their own: so nothing is shown before its style has come, and a
 * page brings the style of its own sections only.
 */
export function sectionStyles(): Plugin {
  return {
    name: 'section-styles',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const entry = chunksOf(bundle).find(({ isEntry, name }) => isEntry && name === 'entry-client')
      if (!entry) this.error('The storefront has no entry.')
      const common = commonChunks(bundle)
      const source = [...common].map((chunk) => takeStyle(chunk, bundle)).join('')
      const sheet = this.emitFile({ type: 'asset', name: 'style.css', source })
      for (const chunk of chunksOf(bundle)) {
        const files = [...(chunk.viteMetadata?.importedCss ?? [])]
        if (files.length > 0)
          chunk.code = files.map((file) => `${addStyle}("/${file}");`).join('') + chunk.code
        nameAsAssets(chunk, files)
      }
      nameAsAssets(entry, [this.getFileName(sheet)])
    },
  }
}

/** Vite would make a list of styles for each import, which its own code would load. */
function nameAsAssets({ viteMetadata }: Chunk, files: string[]) {
  viteMetadata?.importedCss.clear()
  for (const file of files) viteMetadata?.importedAssets.add(file)
}

/** Lists what is reached without the library, what others import first and what loads later last. */
function commonChunks(bundle: Bundle): Set<Chunk> {
  const found = new Set<Chunk>()
  const later = new Set<string>()
  const collect = (chunk: Chunk) => {
    if (found.has(chunk) || chunk.name === 'library') return
    for (const file of chunk.imports) visit(file)
    found.add(chunk)
    for (const file of chunk.dynamicImports) later.add(file)
  }
  const visit = (file: string) => {
    const chunk = bundle[file]
    if (chunk?.type === 'chunk') collect(chunk)
  }
  for (const chunk of chunksOf(bundle)) if (chunk.isEntry) collect(chunk)
  // A set goes on with what is added while it is walked.
  for (const file of later) visit(file)
  return found
}

function takeStyle({ viteMetadata }: Chunk, bundle: Bundle): string {
  const files = [...(viteMetadata?.importedCss ?? [])]
  viteMetadata?.importedCss.clear()
  return files
    .map((file) => {
      const sheet = bundle[file]
      delete bundle[file]
      return sheet?.type === 'asset' ? String(sheet.source) : ''
    })
    .join('')
}

function chunksOf(bundle: Bundle): Chunk[] {
  return Object.values(bundle).filter((output) => output.type === 'chunk')
}
