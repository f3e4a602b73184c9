import { createHash } from 'node:crypto'
import { glob, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]+?)<\/script>/g

/**
 * Moves the scripts that React Router writes into its documents to files beside the other assets.
 * The content security policy is `script-src 'self'`, which refuses every script in a document.
 * React takes an `async` script with a `src` for one that it may move, and then fails to hydrate.
 */
export async function moveInlineScripts(folder: string) {
  for await (const file of glob('**/*.html', { cwd: folder })) {
    await moveScriptsOf(path.join(folder, file), path.join(folder, 'assets'))
  }
}

async function moveScriptsOf(file: string, assets: string) {
  const scripts = new Map<string, string>()
  const html = await readFile(file, 'utf8')
  const moved = html.replace(inlineScript, (_, attributes: string, code: string) => {
    const name = `inline-${createHash('sha256').update(code).digest('hex').slice(0, 12)}.js`
    scripts.set(name, code)
    return `<script${attributes.replace(/ async(?:="")?/, '')} src="/assets/${name}"></script>`
  })
  await writeFile(file, moved)
  for (const [name, code] of scripts) await writeFile(path.join(assets, name), code)
}
