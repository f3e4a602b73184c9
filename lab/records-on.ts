import type { Page } from '@playwright/test'

/** What the screen of domains says, without the rows that are not needed. */
export async function recordsOn(page: Page, name: string, zone: string) {
  const list = page.getByRole('list', { name: `DNS records of ${name}`, exact: true })
  await list.waitFor()
  const rows = await list.getByRole('listitem').all()
  const records = await Promise.all(
    rows.map(async (row) => {
      const text = await row.innerText()
      const [host = '', value = ''] = await row.locator('code').allInnerTexts()
      const [type] = /^(?:TXT|AAAA|A|CNAME|ALIAS)$/m.exec(text) ?? []
      if (type === undefined) throw new Error(`a record without a type: ${text}`)
      const owned = host === '@' ? zone : `${host}.${zone}`
      return { type, name: owned, value, text }
    }),
  )
  return records.filter(({ text }) => !/Optional|Instead of A/.test(text))
}
