import { expect, test } from 'vitest'
import { csvLines } from './csv-lines.ts'
import { csvRecords } from './csv-records.ts'

async function cellsOf(...parts: (string | Uint8Array<ArrayBuffer>)[]) {
  const all: string[][] = []
  for await (const { cells } of csvRecords(new Blob(parts))) all.push(cells)
  return all
}

const utf16 = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'))

test('commas, semicolons, tabs and a separator that Excel tells', async () => {
  const expected = [
    ['Name', 'Price'],
    ['Sencha', '12'],
  ]
  expect(await cellsOf('Name,Price\r\nSencha,12\r\n')).toEqual(expected)
  expect(await cellsOf('Name;Price\nSencha;12')).toEqual(expected)
  expect(await cellsOf('Name\tPrice\rSencha\t12')).toEqual(expected)
  expect(await cellsOf('sep=|\r\nName|Price\r\nSencha|12')).toEqual(expected)
})

test('UTF-8 with and without its mark, UTF-16 and Windows-1252', async () => {
  const expected = [['Name'], ['Grüner Tee – 緑茶']]
  const text = 'Name\r\nGrüner Tee – 緑茶\r\n'
  expect(await cellsOf(text)).toEqual(expected)
  expect(await cellsOf(`\uFEFF${text}`)).toEqual(expected)
  expect(await cellsOf(utf16(text))).toEqual(expected)
  const old = Uint8Array.from(Buffer.from('Name\r\nTh\u00e9 \u0096 10 \u0080\r\n', 'latin1'))
  expect(await cellsOf(old)).toEqual([['Name'], ['Thé – 10 €']])
})

test('what was written comes back, whatever is in it', async () => {
  const rows = [
    ['Name', 'Description'],
    ['a "b", c', 'two\r\nlines; and\ttabs'],
    ['', ' spaces '],
  ]
  expect(await cellsOf(csvLines(rows))).toEqual(rows)
})

test('a file that is cut in the middle of a quoted field names the row', async () => {
  const cut = cellsOf('Name,Description\r\nSencha,fine\r\nBancha,"it was a dark\r\nand st')
  await expect(cut).rejects.toMatchObject({
    row: 3,
    message: expect.stringContaining('in the middle of a quoted field of row 3'),
  })
})

test('a quotation mark that is never closed does not take the whole file into memory', async () => {
  const endless = cellsOf('Name\r\nSencha\r\n"Bancha\r\n', 'x\r\n'.repeat(1_500_000))
  await expect(endless).rejects.toMatchObject({ row: 3 })
})
