import type { Locator } from '@playwright/test'
import type { Setting } from '@vitrine/sections/kit/setting.ts'
import { parseSize } from '@vitrine/sections/kit/values/css-size.ts'
import { expect } from '../../fixtures/product-test.ts'
import type { BuilderHand } from './builder-hand.ts'
import { sidesOf } from './same-value.ts'

const sides = ['Top', 'Right', 'Bottom', 'Left'] as const

type Plain = Exclude<Setting, { kind: 'list' }>

/** Sets one field of the panel, as its control wants it. */
export async function setField(
  { hand, page, settings }: BuilderHand,
  setting: Plain,
  id: string,
  value: unknown,
) {
  const field = settings.locator(`[data-field="${id}"]`)
  const input = field.locator(`[id="${id}"]`)
  const text = String(value)
  hand.decide()
  switch (setting.kind) {
    case 'checkbox':
      return await hand.click(field.locator('label').first())
    case 'select':
      return await choose(setting.options.find((option) => option.value === text)!.label)
    case 'unitNumber':
      return await writeSize()
    case 'spacing':
      return await writeSides()
    case 'link':
      return await pick(text)
    case 'category':
      return await pick(setting.options?.find((option) => option.value === text)?.label ?? text)
    case 'richText':
      await hand.click(field.locator('[contenteditable="true"]'))
      await hand.press('ControlOrMeta+a')
      return await hand.type(text.replaceAll(/<[^>]+>/g, ''))
    case 'text':
    case 'textarea':
    case 'number':
    case 'color':
    case 'tracks':
    case 'image':
      return await hand.write(input, text)
    default:
      throw new Error(`Nothing here writes a ${setting.kind}.`)
  }

  async function choose(label: string) {
    const segments: Locator = field.locator('label', { hasText: new RegExp(`^${escaped(label)}$`) })
    if ((await field.getByRole('radiogroup').count()) > 0) return await hand.click(segments)
    await hand.click(input)
    await hand.click(page.getByRole('option', { name: label, exact: true }))
  }

  /** The first one that is found. */
  async function pick(words: string) {
    await hand.click(input)
    await hand.type(words)
    await hand.press('Enter')
  }

  async function writeSize() {
    const size = parseSize(text)
    const units = field.locator('select')
    await hand.write(input, size ? String(size.amount) : '')
    if (!size || (await units.inputValue()) === size.unit) return
    hand.steps.clicks += 2
    await units.selectOption(size.unit)
  }

  async function writeSides() {
    const wanted = sidesOf(text)
    const together = field.getByRole('button', { name: 'All sides together' })
    const areTogether = (await together.getAttribute('aria-pressed')) === 'true'
    const areEqual = wanted.every((side) => side === wanted[0])
    if (areEqual !== areTogether) await hand.click(together)
    for (const [at, side] of wanted.entries()) {
      const place = at === 0 ? input : field.locator(`[id="${id}-${sides[at]}"]`)
      if (sidesOf(await place.inputValue())[0] !== side) await hand.write(place, side)
      await expect(place).toHaveValue(side)
    }
  }
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
