import type { FrameLocator, Locator, Page } from '@playwright/test'
import { type Device } from '@vitrine/sections/kit/per-device.ts'
import { findSection } from '@vitrine/sections/render/schemas.ts'
import { expect } from '../../fixtures/product-test.ts'
import { Hand } from '../../fixtures/hand.ts'

const scopes: Record<Device, string> = {
  desktop: 'Settings for all screens',
  tablet: 'Settings for tablets and phones',
  mobile: 'Settings for phones alone',
}

/** What an owner does in the builder, by its screen alone. */
export class BuilderHand {
  readonly hand: Hand
  readonly page: Page
  readonly canvas: FrameLocator
  readonly settings: Locator
  #device: Device = 'desktop'

  constructor(page: Page) {
    this.page = page
    this.hand = new Hand(page)
    this.canvas = page.frameLocator('iframe')
    this.settings = page.getByRole('complementary', { name: 'Settings' })
  }

  /** On an empty page. */
  async addFirst(type: string) {
    this.hand.decide()
    await this.hand.click(this.canvas.getByRole('button', { name: 'Add a section' }))
    return await this.#pick(type)
  }

  async addAfter(id: string, type: string) {
    await this.#act(id, 'Add after …')
    return await this.#pick(type)
  }

  /** At the end of a section or group, which the finder takes as the place of a block. */
  async addInside(id: string, type: string) {
    await this.select(id)
    this.hand.decide()
    const before = await this.#selected()
    await this.hand.press('ControlOrMeta+k')
    const finder = this.page.getByRole('dialog', { name: 'Find anything' })
    await expect(finder.locator('input')).toBeFocused()
    await this.hand.type(nameOf(type))
    await this.hand.click(finder.getByRole('button', { name: `Add ${nameOf(type)}`, exact: true }))
    return await this.#newlySelected(before)
  }

  async duplicate(id: string) {
    await this.#act(id, 'Duplicate')
    return await this.#newlySelected(id)
  }

  async remove(id: string) {
    await this.#act(id, 'Delete')
    await expect(this.#row(id)).toHaveCount(0)
  }

  /** Clicking what is selected would deselect it. */
  async select(id: string) {
    if ((await this.#selected()) === id) return
    this.hand.decide()
    await this.hand.click(await this.#rowInView(id))
    await expect(this.#row(id)).toHaveAttribute('aria-selected', 'true')
  }

  async settingsFor(device: Device) {
    if (device === this.#device) return
    this.hand.decide()
    await this.hand.click(this.settings.getByRole('button', { name: scopes[device] }))
    this.#device = device
  }

  /** The blocks right inside a section or group, in their order. */
  async blocksIn(id: string): Promise<string[]> {
    const slot = this.canvas.locator(`[data-slot-of="${id}"]`)
    return await slot.evaluate((slot) =>
      [...slot.querySelectorAll<HTMLElement>('[data-section-id]')]
        .filter((each) => each.parentElement?.closest('[data-slot-of]') === slot)
        .map((each) => each.dataset['sectionId']!),
    )
  }

  async #act(id: string, name: string) {
    this.hand.decide()
    await this.hand.click(await this.#rowInView(id), 'right')
    // Its keys are part of an act's name.
    const act = this.page.getByRole('menuitem', { name: new RegExp(`^${name}`) })
    await this.hand.click(act)
    // A menu that is fading out would take the click that is meant for the next.
    await expect(act).toHaveCount(0)
  }

  async #pick(type: string) {
    const before = await this.#selected()
    await expect(
      this.page.getByRole('combobox', { name: 'Find a section to add here' }),
    ).toBeFocused()
    await this.hand.type(nameOf(type))
    const options = this.page.getByRole('listbox', { name: 'What to add' })
    const isFirst = (await options.getByRole('option').first().innerText()) === nameOf(type)
    const option = options.getByRole('option', { name: nameOf(type), exact: true }).first()
    await option.waitFor()
    if (isFirst) await this.hand.press('Enter')
    else await this.hand.click(option)
    return await this.#newlySelected(before)
  }

  #row(id: string) {
    return this.page.locator(`[role="treeitem"][data-section-id="${id}"]`)
  }

  /** Layers draw the rows in view only. */
  async #rowInView(id: string) {
    const row = this.#row(id)
    const tree = this.page.getByRole('tree', { name: 'Sections of this page' })
    for (let top = 0; (await row.count()) === 0 && top < 20_000; top += 300)
      await tree.evaluate((tree, top) => tree.scrollTo({ top }), top)
    return row
  }

  async #selected() {
    const row = this.page.locator('[role="treeitem"][aria-selected="true"]').first()
    return (await row.count()) === 0 ? null : await row.getAttribute('data-section-id')
  }

  async #newlySelected(before: string | null): Promise<string> {
    let found: string | null = null
    await expect
      .poll(async () => (found = await this.#selected()), { intervals: [20, 50, 100, 250] })
      .not.toBe(before)
    await expect.poll(async () => (found = await this.#selected())).not.toBeNull()
    return found!
  }
}

/** Sections and blocks have names in common, such as Text. */
function nameOf(type: string): string {
  const { name, contentType } = findSection(type)!
  return contentType === 'block' ? `${name} block` : name
}
