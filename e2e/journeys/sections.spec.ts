import { expect, type Page } from '@playwright/test'
import { AxeBuilder } from '@axe-core/playwright'
import type { Setting } from '../../packages/sections/src/kit/setting.ts'
import { blockSchemas } from '../../packages/sections/src/render/block-schemas.ts'
import { sectionSchemas } from '../../packages/sections/src/render/schemas.ts'
import { reset, show, showAll, test, type Fixture } from '../fixtures/section-page.ts'

declare const sections: Fixture

/** Rules for whole pages, which these tests do not render. */
const outsideOfPages = ['region', 'page-has-heading-one', 'landmark-one-main']

const gone = '/media/gone.webp'
const linked: Record<string, object> = {
  'without a description': { src: gone, alt: '', url: '/shop' },
  'with one': { src: gone, alt: 'Hills in the mist', url: '/collection/green-tea' },
  'without a source': { src: '', alt: '', url: 'https://example.org' },
  'with an address that is none': { src: gone, alt: 'Hills', url: 'javascript:x' },
}

const film = { videoType: 'youtube', src: 'dQw4w9WgXcQ', title: 'Pouring' }

const words = {
  'of 5,000 letters': 'W'.repeat(5000),
  'from right to left': 'مرحبا بكم في بيت الشاي '.repeat(20),
  'of emoji': '🍵👩‍👩‍👧🫖'.repeat(100),
}

/** Shows one block of each type in a section that a film gives life to. */
async function showBlocks(page: Page, layout: string, texts?: string) {
  const blocks = Object.values(blockSchemas).map(({ type, settings }) => ({
    type,
    props: type === 'video' ? film : texts === undefined ? {} : textsIn(settings, texts),
  }))
  await page.evaluate(
    async ({ blocks, layout }) => {
      const childComponents = blocks.map(({ type, props }) => ({
        ...(sections.aSection(type, props) as object),
        id: `a ${type}`,
      }))
      const props = { layout, wrap: true, childComponents }
      await sections.show([sections.aSection('freeSection', props)])
    },
    { blocks, layout },
  )
}

function textsIn(settings: readonly Setting[], text: string): Record<string, unknown> {
  const props = settings.flatMap((setting): [string, unknown][] => {
    if (setting.kind === 'list') {
      return [[setting.key, [{ ...setting.item, ...textsIn(setting.settings, text), id: 'a' }]]]
    }
    return 'inline' in setting || setting.key === 'title' ? [[setting.key, text]] : []
  })
  return Object.fromEntries(props)
}

test('every section hydrates, is accessible, fits a phone and survives a missing file', async ({
  page,
}) => {
  for (const mode of ['shop', 'canvas'] as const)
    await test.step(`every section hydrates as it was rendered (${mode})`, async () => {
      await reset(page)
      const recovered = await page.evaluate(async (mode) => {
        await sections.show(
          sections.types.map((type) => sections.aSection(type)),
          mode,
        )
        return sections.recovered
      }, mode)
      expect(recovered).toEqual([])
      const shown = await page.locator('[data-section-id]').count()
      expect(shown).toBe(await page.evaluate(() => sections.types.length))
    })

  await test.step('every section with its defaults is accessible', async () => {
    await reset(page)
    await showAll(page)
    const { violations } = await new AxeBuilder({ page }).disableRules(outsideOfPages).analyze()
    expect(violations).toEqual([])
  })

  for (const mode of ['shop', 'canvas'] as const)
    await test.step(`a link with a missing image is accessible, loaded or not (${mode})`, async () => {
      await reset(page)
      const answer = Promise.withResolvers<void>()
      await page.route(`**${gone}`, async (route) => {
        await answer.promise
        await route.fulfill({ status: 404 })
      })
      await page.evaluate(
        async ({ linked, mode }) => {
          const content = Object.entries(linked).map(([id, props]) => ({
            ...(sections.aSection('imageBlock', props as Record<string, unknown>) as object),
            id,
          }))
          await sections.show(content, mode)
        },
        { linked, mode },
      )
      const violations = async () =>
        (await new AxeBuilder({ page }).disableRules(outsideOfPages).analyze()).violations
      expect(await violations()).toEqual([])
      answer.resolve()
      await expect(page.locator('img')).toHaveCount(0)
      expect(await violations()).toEqual([])
      await page.unroute(`**${gone}`)
    })

  await test.step('no section is wider than a phone', async () => {
    await reset(page)
    await page.setViewportSize({ width: 320, height: 700 })
    await showAll(page)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })

  await test.step('in every layout blocks hydrate, are accessible, and fit a phone with any words', async () => {
    for (const layout of ['stack', 'row', 'grid', 'overlap']) {
      await reset(page)
      await showBlocks(page, layout)
      await expect(page.getByRole('link', { name: /Play the video/ })).toHaveCount(1)
      expect(await page.evaluate(() => sections.recovered)).toEqual([])
      await page.setViewportSize({ width: 320, height: 700 })
      for (const text of [undefined, ...Object.values(words)]) {
        await showBlocks(page, layout, text)
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(over, layout).toBeLessThanOrEqual(0)
      }
    }
    await reset(page)
    await showBlocks(page, 'stack')
    const { violations } = await new AxeBuilder({ page }).disableRules(outsideOfPages).analyze()
    expect(violations).toEqual([])
  })

  await test.step('no words make a page wider than a phone', async () => {
    await reset(page)
    await page.setViewportSize({ width: 390, height: 844 })
    const wide: string[] = []
    for (const [kind, text] of Object.entries(words)) {
      for (const { type, settings } of Object.values(sectionSchemas)) {
        await show(page, type, textsIn(settings, text))
        if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
          wide.push(`${type} with texts ${kind}`)
      }
    }
    expect(wide).toEqual([])
  })

  await test.step('nothing is requested from other sites before a video is played', async () => {
    await reset(page)
    const hosts: string[] = []
    page.on('request', (request) => hosts.push(new URL(request.url()).hostname))
    await page.route(/youtube/, (route) => route.abort())
    await show(page, 'videoBlock', film)
    await page.waitForTimeout(300)
    expect(hosts).toEqual([])
    await page.getByRole('link', { name: /Play the video/ }).click()
    await expect(page.getByTitle('Pouring')).toHaveAttribute(
      'src',
      /youtube-nocookie\.com.*autoplay=1/,
    )
  })

  await test.step('a film plays by itself without sound, and not for those who want stillness', async () => {
    await reset(page)
    await page.route(/youtube/, (route) => route.abort())
    await show(page, 'videoBlock', { ...film, autoplay: true })
    await expect(page.getByTitle('Pouring')).toHaveAttribute('src', /mute=1/)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await show(page, 'videoBlock', { ...film, autoplay: true })
    await expect(page.getByRole('link', { name: /Play the video/ })).toBeVisible()
  })

  await test.step('an image that is gone leaves its words, or its first letter', async () => {
    await reset(page)
    await show(page, 'imageBlock', { src: '/gone.webp', alt: 'Hills in the mist' })
    await expect(page.getByText('Hills in the mist')).toBeVisible()
    const entry = {
      id: 'c',
      name: 'Clara',
      role: '',
      text: 'Lovely',
      rating: 5,
      image: '/gone.webp',
    }
    await show(page, 'testimonials', { entries: [entry] })
    await expect(page.getByText('C', { exact: true })).toBeVisible()
  })
})
