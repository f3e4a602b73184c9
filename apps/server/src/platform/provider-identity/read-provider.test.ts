import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../config.ts'
import { logoPath, readProvider } from './read-provider.ts'

async function aFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-provider-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

async function aFile(content: unknown) {
  const file = path.join(await aFolder(), 'provider.json')
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

test('without a file the product has its own name', () => {
  expect(readProvider(undefined, 'shops.example.com')).toMatchObject({
    name: 'Vitrine',
    supportEmail: 'support@shops.example.com',
    logo: null,
  })
})

test('a file sets the name, the colours, the legal identity and the logo', async () => {
  const folder = await aFolder()
  const file = path.join(folder, 'provider.json')
  await writeFile(path.join(folder, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(
    file,
    JSON.stringify({
      name: 'Marktplatz Nord',
      supportEmail: 'hilfe@nord.example',
      colors: { brand: '#7c2d12' },
      legal: { company: 'Nord GmbH', address: ['Kai 1', '20457 Hamburg'], country: 'DE' },
      logo: 'logo.svg',
    }),
  )
  const { provider } = readConfig({ PROVIDER_FILE: file, MAIN_HOST: 'nord.example' })
  expect(provider).toMatchObject({
    name: 'Marktplatz Nord',
    supportEmail: 'hilfe@nord.example',
    colors: { brand: '#7c2d12', accent: '#f2b65a' },
    legal: { company: 'Nord GmbH', address: ['Kai 1', '20457 Hamburg'], country: 'DE', vatId: '' },
    logo: logoPath,
  })
  expect(provider.logoFile?.type).toBe('image/svg+xml')
})

test.each([
  ['{"name": "Nord",}', /^PROVIDER_FILE is not JSON \(.+\): \/.+\.$/],
  [[], /"the file" has to be an object\.$/],
  [{ name: '' }, /"name" has to be a text of 1 to 40 characters\.$/],
  [{ colours: {} }, /there is no setting named "colours"\.$/],
  [{ colors: { brand: '#ffeeaa' } }, /"colors.brand" has to be a colour such as #155f52, on which/],
  [{ colors: { brand: 'blueish' } }, /"colors.brand" has to be a colour such as #155f52/],
  [{ colors: { accent: '#111111' } }, /"colors.accent" .+ on which dark text can be read\.$/],
  [{ supportEmail: 'hilfe' }, /"supportEmail" has to be an email address\.$/],
  [{ legal: { country: 'Germany' } }, /"legal.country" has to be a country code such as DE\.$/],
  [{ legal: { address: 'Kai 1' } }, /"legal.address" has to be a list of lines\.$/],
  [{ logo: 'missing.svg' }, /^The logo that PROVIDER_FILE names cannot be read: .+\.$/],
  [{ logo: 'provider.json' }, /^The logo .+ has to be an SVG, PNG or WebP of at most 200 kB\.$/],
])('%j is refused with a sentence for the operator', async (content, sentence) => {
  const PROVIDER_FILE = await aFile(content)
  expect(() => readConfig({ PROVIDER_FILE })).toThrow(sentence)
})

test('a file that is missing is named', () => {
  expect(() => readConfig({ PROVIDER_FILE: '/nowhere/provider.json' })).toThrow(
    /^PROVIDER_FILE cannot be read .+: \/nowhere\/provider.json\.$/,
  )
})
