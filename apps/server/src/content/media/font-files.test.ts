import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { variableFonts, fontsVersion } from '@vitrine/contract/content/variable-fonts.ts'
import { fontFile } from '@vitrine/sections/theme/rules/font-rules.ts'
import { expect, test } from 'vitest'
import { packageFolder } from '../../platform/package-folder.ts'
import { readFont } from './font-files.ts'

test('each of more than thirty variable fonts is served in each of its scripts, and is light', async () => {
  const fonts = Object.entries(variableFonts)
  expect(fonts.length).toBeGreaterThanOrEqual(30)
  for (const [id, { scripts }] of fonts) {
    const { version, license } = JSON.parse(
      await readFile(
        path.join(packageFolder(`@fontsource-variable/${id}`), 'package.json'),
        'utf8',
      ),
    ) as { version: string; license: string }
    expect([id, version, license]).toEqual([id, fontsVersion, 'OFL-1.1'])
    for (const script of scripts) {
      const file = await readFont(fontFile(id, script))
      expect(Buffer.from(file ?? []).toString('latin1', 0, 4), `${id} ${script}`).toBe('wOF2')
      expect(file?.length, `${id} ${script}`).toBeLessThan(120_000)
    }
  }
})

test.each([
  ['a font that is none', `/media/fonts/comic-${fontsVersion}-latin.woff2`],
  ['a script that the font lacks', fontFile('sora', 'greek')],
  ['another version', '/media/fonts/sora-1.0.0-latin.woff2'],
  ['a path out of the folder', `/media/fonts/..%2fsora-${fontsVersion}-latin.woff2`],
])('%s is not found', async (_, pathname) => {
  expect(await readFont(pathname)).toBeUndefined()
})
