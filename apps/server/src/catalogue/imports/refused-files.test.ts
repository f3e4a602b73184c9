import type { ProductImport } from '@vitrine/contract/catalogue/product-import.ts'
import type { PageOf } from '@vitrine/contract/call/values.ts'
import { expect, test } from 'vitest'
import { aShopWithFiles } from '../../testing/product-files.ts'
import { startShop } from '../../testing/start-shop.ts'

const shop = startShop()

test.each([
  ['Slug,Name,Price\nsencha,Sencha,1\nsencha,Sencha again,2\n', 3, 'is already in row 2'],
  ['Slug,Name,Price\nsencha,Sencha,1\nsencha,,2\n', 2, 'names no variation'],
  ['Slug,Name,Price\nSen cha,Sencha,1\n', 2, 'small letters'],
  ['Name,Price\nSencha,twelve\n', 2, '“twelve” is not a price'],
  ['Name,Price\nSencha,1.005\n', 2, 'more decimals than EUR has'],
  ['Name\nSencha\n', 2, 'needs a price'],
  ['Name,Price,Stock\nSencha,1,many\n', 2, '“many” is not a whole number'],
  ['Name,Price,Status\nSencha,1,sold\n', 2, '“sold” is not a status'],
  ['Name,Price,Featured\nSencha,1,perhaps\n', 2, 'neither yes nor no'],
  ['Name,Price,Image\nSencha,1,javascript:alert(1)\n', 2, 'begins with /'],
  [
    'Name,Price,Options,Variation\nSencha,1,Size: S,\n,,,Size: XL\n',
    3,
    'one of the values of Size',
  ],
  [
    'Name,Price,Options,Variation\nSencha,1,Size: S,\n,,,Colour: Red\n',
    3,
    'one of the values of Size',
  ],
  [`Name,Price\n${'x'.repeat(201)},1\n`, 2, 'longer than 200 characters'],
])('a row that breaks a rule is refused with its reason: %#', async (file, row, reason) => {
  const { files } = await aShopWithFiles(shop)
  const { id, counts } = await files.checked(file)
  const refused = await files.items(id, 'refuse')
  expect(counts.refuse).toBe(1)
  expect(refused[0]!.messages[0]!.text).toContain(reason)
  expect(refused[0]!.messages.map((message) => message.row)).toContain(
    reason.startsWith('names no') ? 3 : row,
  )
})

const values = (max: number) => Array.from({ length: max }, (_, at) => `v${at}`)

const fileOfVariations = (max: number) => {
  const options = `A: ${values(50).join('; ')}\nB: ${values(41).join('; ')}`
  const rows = values(50)
    .flatMap((a) => values(41).map((b) => `,,,A: ${a}; B: ${b}`))
    .slice(0, max)
  return `Name,Price,Options,Variation\nSencha,1,"${options}",\n${rows.join('\n')}\n`
}

test('two thousand variations are imported, one more is refused', async () => {
  const { files } = await aShopWithFiles(shop)
  const refused = await files.checked(fileOfVariations(2001))
  expect(await files.items(refused.id)).toMatchObject([
    { action: 'refuse', messages: [{ text: 'A product can have at most 2,000 variations.' }] },
  ])
  const done = await files.imported(fileOfVariations(2000))
  expect(done.counts).toMatchObject({ create: 1 })
  const [sencha] = await files.products()
  expect(sencha!.variations).toHaveLength(2000)
})

test.each([
  ['', 400, 'file_empty'],
  ['a picture, perhaps', 400, 'file_not_usable'],
  ['Name,Price\n', 400, 'file_not_usable'],
  ['Name,Description\nSencha,"cut off', 400, 'file_not_usable'],
])('a file that is not one of products is refused whole: %j', async (file, status, code) => {
  const { files } = await aShopWithFiles(shop)
  const refused = await files.upload(file)
  expect({ status: refused.status, code: (refused.body as { code?: string }).code }).toEqual({
    status,
    code,
  })
  const { body } = await files.call<PageOf<ProductImport>>('GET', '', { storeId: files.storeId })
  expect(body.content).toEqual([])
})

test.each(['Slug,Name,Price,a\0b\nsencha,Sencha,1,x\n', 'Slug,Name\0,Price\nsencha,Sencha,1\n'])(
  'a file whose columns have names that cannot be stored is refused whole: %j',
  async (file) => {
    const { files } = await aShopWithFiles(shop)
    expect(await files.upload(file)).toMatchObject({
      status: 400,
      body: {
        code: 'file_not_usable',
        issues: [{ path: 'row 1', message: expect.stringContaining('name of a column') }],
      },
    })
  },
)

test.each(['504b030414000600', 'd0cf11e0a1b11ae1'])(
  'a workbook is refused with the way to save it as CSV: %s',
  async (start) => {
    const { files } = await aShopWithFiles(shop)
    const bytes = Buffer.from(`${start}${'00ff'.repeat(40)}`, 'hex')
    expect(await files.upload(new Uint8Array(bytes), 'products.xlsx')).toMatchObject({
      status: 400,
      body: {
        code: 'file_not_usable',
        issues: [{ message: expect.stringContaining('choose CSV (UTF-8)') }],
      },
    })
  },
)

test('characters that cannot be stored are reported for each row and column', async () => {
  const { files } = await aShopWithFiles(shop)
  const rows = [
    'senc\0ha,Sencha,1,x',
    'senc\0ha,Bancha,2,x',
    'good,Gyokuro,3,"a\0b"',
    'fine,Kukicha,4,',
  ]
  const { id, counts } = await files.checked(`Slug,Name,Price,SKU\n${rows.join('\n')}\n`)
  expect(counts).toMatchObject({ refuse: 3, create: 1 })
  const texts = (await files.items(id, 'refuse')).flatMap(({ messages }) =>
    messages.map(({ text }) => text),
  )
  expect(texts).toContain('It has characters that cannot be stored.')
})

test('a cut file names the row in which it ends', async () => {
  const { files } = await aShopWithFiles(shop)
  const { body } = await files.upload('Name,Description\r\nBancha,fine\r\nSencha,"cut\r\noff')
  expect(body).toMatchObject({
    issues: [{ path: 'row 3', message: expect.stringContaining('quoted field of row 3') }],
  })
})

test('columns that mean nothing here are named', async () => {
  const { files } = await aShopWithFiles(shop)
  const { ignoredColumns } = await files.checked('Name,Price,Supplier\nSencha,1,Uji\n')
  expect(ignoredColumns).toEqual(['Supplier'])
})
