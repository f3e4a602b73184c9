import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { findVariableFont, fontsVersion } from '@vitrine/contract/content/variable-fonts.ts'
import { packageFolder } from '../../platform/package-folder.ts'

const name =
  /^\/media\/fonts\/([a-z0-9-]+)-(\d+\.\d+\.\d+)-(latin(?:-ext)?|cyrillic|greek|vietnamese)\.woff2$/

/** Returns a file of the fonts that every shop can choose, in every shop. */
export async function readFont(pathname: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const [, id = '', version, script = ''] = name.exec(pathname) ?? []
  if (!findVariableFont(id)?.scripts.some((each) => each === script)) return undefined
  if (version !== fontsVersion) return undefined
  const folder = packageFolder(`@fontsource-variable/${id}`)
  const file = await readFile(path.join(folder, `files/${id}-${script}-wght-normal.woff2`))
  return new Uint8Array(file)
}
