import type { Response } from '@playwright/test'
import { at, expect, tea, test } from './product-test.ts'

const srcsets = (html: string) =>
  [...html.matchAll(/srcSet="([^"]+)"/gi)].flatMap(([, srcset = '']) =>
    srcset.split(', ').map((candidate) => candidate.split(' ')[0]!),
  )

test('no page names a picture that is not there', async ({ page }) => {
  const pages = [tea('/'), tea('/product/sencha'), at('nocturne.localhost', '/')]
  for (const address of pages) {
    await page.goto(address, { waitUntil: 'commit' })
    const html = await page.content()
    const files = [...new Set(srcsets(html))]
    expect(files.length, address).toBeGreaterThan(8)
    const missing = await page.evaluate(async (all) => {
      const answers = await Promise.all(all.map((file) => fetch(file, { method: 'HEAD' })))
      return answers.filter(({ ok }) => !ok).map(({ url }) => url)
    }, files)
    expect(missing, address).toEqual([])
  }
})

test('the first picture is fetched first, once, as AVIF in the size of the screen', async ({
  page,
}) => {
  for (const [width, file] of [
    [390, /hero-morning-phone-.*640\.webp$/],
    [1440, /hero-morning-.*(1280|1920x1080)\.webp$/],
  ] as const) {
    const heroes: Promise<{ url: string; type: string | undefined }>[] = []
    const note = (response: Response) => {
      if (!response.url().includes('/hero-morning-')) return
      const url = response.url()
      heroes.push(response.allHeaders().then((headers) => ({ url, type: headers['content-type'] })))
    }
    // A page that is open asks for another size as soon as the window has one.
    await page.goto('about:blank')
    await page.setViewportSize({ width, height: 900 })
    page.on('response', note)
    await page.goto(tea('/'), { waitUntil: 'networkidle' })
    page.off('response', note)

    const seen = await Promise.all(heroes)
    expect(seen).toHaveLength(1)
    expect(seen[0]!.url).toMatch(file)
    expect(seen[0]!.type).toBe('image/avif')
  }
})

test.describe('while a picture is on its way', () => {
  test('its colours stand in for it', async ({ page }) => {
    await page.route('**/media/**', () => {})
    await page.goto(tea('/shop'), { waitUntil: 'commit' })

    const picture = page.getByRole('article').first().locator('img')
    await expect(picture).toHaveCSS('background-image', /radial-gradient.*linear-gradient/)
    expect((await picture.boundingBox())!.height).toBeGreaterThan(100)
  })
})
