const columns = [
  'ID',
  'Type',
  'SKU',
  'GTIN, UPC, EAN, or ISBN',
  'Name',
  'Published',
  'Is featured?',
  'Visibility in catalog',
  'Short description',
  'Description',
  'Date sale price starts',
  'Date sale price ends',
  'Tax status',
  'In stock?',
  'Stock',
  'Backorders allowed?',
  'Weight (lbs)',
  'Sale price',
  'Regular price',
  'Cost of goods',
  'Categories',
  'Tags',
  'Images',
  'Parent',
  'Grouped products',
  'External URL',
  'Brands',
  'Position',
  'Attribute 1 name',
  'Attribute 1 value(s)',
  'Attribute 1 visible',
  'Attribute 1 global',
  'Attribute 2 name',
  'Attribute 2 value(s)',
  'Meta: _yoast_wpseo_title',
]

type Row = Record<string, string>

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`

/** A file as WooCommerce exports it. */
export function fileOf(...rows: Row[]): string {
  const lines = rows.map((row) => columns.map((column) => quoted(row[column] ?? '')).join(','))
  return `${columns.map(quoted).join(',')}\n${lines.join('\n')}\n`
}

export const simple = (row: Row): Row => ({
  Type: 'simple',
  Published: '1',
  'In stock?': '1',
  'Regular price': '18',
  ...row,
})

export const variable = (row: Row): Row => ({
  Type: 'variable',
  Published: '1',
  'In stock?': '1',
  ...row,
})

export const variation = (row: Row): Row => ({
  Type: 'variation',
  Published: '1',
  'In stock?': '1',
  'Regular price': '20',
  ...row,
})
