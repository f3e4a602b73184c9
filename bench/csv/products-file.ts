import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'

const names =
  'Slug,Name,Status,Price,Discount price,SKU,Track stock,Stock,Categories,Tags,Description,Options,Variation,Variation price,Variation SKU,Variation stock\n'
const words = 'amber breeze cedar dune ember fern grove harbour ink jade kelp linen moss'.split(' ')
const sizes = ['50 g', '100 g', '250 g']

export async function writeFileOfProducts(path: string, rows: number) {
  const file = createWriteStream(path)
  file.write(names)
  let products = 0
  for (let written = 0; written < rows; products += 1) {
    const isVaried = products % 10 === 0 && written + 4 <= rows
    if (!file.write(productRows(products, isVaried))) await once(file, 'drain')
    written += isVaried ? 4 : 1
  }
  file.end()
  await finished(file)
  return { path, products, megabytes: file.bytesWritten / 1e6 }
}

function productRows(n: number, isVaried: boolean): string {
  const slug = `tea-${n}`
  const name = [n * 7, n * 3 + 1, n].map((at) => words[at % words.length]).join(' ')
  const text = Array.from({ length: 30 }, (_, at) => words[(n * (at + 3)) % words.length])
  const own = [
    slug,
    `${name} ${n}`,
    n % 20 ? 'active' : 'draft',
    (5 + (n % 90)).toFixed(2),
    n % 9 ? '' : '4.50',
    `SKU-${n}`,
    'yes',
    n % 40,
    `shelves/shelf-${n % 200}`,
    n % 3 ? '' : `gift; season ${n % 4}`,
    `<p>${text.join(' ')}</p>`,
    isVaried ? `Size (buttons): ${sizes.join('; ')}` : '',
  ]
  const varied = isVaried
    ? sizes.map((size, at) => `${slug},,,,,,,,,,,,Size: ${size},${5 + at},V-${n}-${at},${at}\n`)
    : []
  return `${own.join(',')},,,,\n${varied.join('')}`
}
