import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { ask, createStore, signInDemoOwner } from '../fixtures/owner-api.ts'
import {
  at,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  main,
  test,
} from '../fixtures/product-test.ts'

// Files other than images return 415, deleting images in use 409.
test.use({ expectedErrors: /status of (?:415|409)/ })

async function aPhoto(name: string, colour: string) {
  const image = sharp({ create: { width: 900, height: 600, channels: 3, background: colour } })
  return { name, mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() }
}

const aProgram = {
  name: 'program.png',
  mimeType: 'image/png',
  buffer: Buffer.from('MZ This program cannot be run.'),
}

async function openMedia(page: Page) {
  await signInDemoOwner(page.request)
  const store = await createStore(page.request)
  await page.goto(main('/dashboard/media'))
  await expect(page.getByRole('heading', { name: 'No images yet' })).toBeVisible()
  return store
}

const images = (page: Page) => page.getByRole('list', { name: 'Images' }).getByRole('listitem')
const uploads = (page: Page) => page.getByRole('list', { name: 'Uploads' }).getByRole('listitem')

test('images are uploaded, described, found and deleted', async ({ page }) => {
  await test.step('images are uploaded, described, found and deleted', async () => {
    await openMedia(page)
    await page
      .getByLabel('Files to upload')
      .first()
      .setInputFiles([
        await aPhoto('leaves.jpg', '#274'),
        aProgram,
        await aPhoto('cup.jpg', '#a63'),
      ])
    await expect(uploads(page).getByText('Uploaded')).toHaveCount(2)
    await expect(uploads(page).getByRole('alert')).toHaveText(/not a JPEG, PNG, WebP/)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(uploads(page).getByRole('alert')).toHaveText(/not a JPEG, PNG, WebP/)
    await page.getByRole('button', { name: 'Dismiss: program.png' }).click()
    await expect(images(page)).toHaveCount(2)

    await page.getByRole('link', { name: 'leaves.jpg' }).press('Enter')
    const details = page.getByRole('dialog', { name: 'Image', exact: true })
    const question = page.getByRole('dialog', { name: 'Delete this image?' })
    await expect(details.getByText('Not used in your shop yet.')).toBeVisible()
    await details.getByLabel('Alt text').fill('Green leaves in a bowl')
    await details.getByRole('button', { name: 'Save alt text' }).click()
    await expect(page.getByText('Alt text saved')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(details).toBeHidden()

    await page.getByRole('searchbox').fill('bowl')
    await expect(images(page)).toHaveCount(1)
    await page.getByRole('link', { name: 'leaves.jpg: Green leaves in a bowl' }).click()
    await details.getByRole('button', { name: 'Delete image' }).click()
    await question.getByRole('button', { name: 'Delete image' }).click()
    await expect(page.getByText('Image deleted')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No image matches' })).toBeVisible()

    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 844 })
      await expect(() => expectNoSidewaysScroll(page)).toPass()
    }
  })

  await test.step('files that are dropped or pasted are uploaded', async () => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.goto(main('/dashboard/media'))
    await expect(images(page)).toHaveCount(1)
    const { buffer } = await aPhoto('', '#274')
    const bytes = buffer.toString('base64')
    const carrying = (name: string) =>
      page.evaluateHandle(
        ([name, bytes]) => {
          const carried = new DataTransfer()
          const content = Uint8Array.from(atob(bytes!), (letter) => letter.codePointAt(0)!)
          carried.items.add(new File([content], name!, { type: 'image/jpeg' }))
          return carried
        },
        [name, bytes],
      )

    const heading = page.getByRole('heading', { name: 'Media' })
    const dataTransfer = await carrying('dropped.jpg')
    await heading.dispatchEvent('dragenter', { dataTransfer })
    await expect(page.getByText('Drop to upload')).toBeVisible()
    await heading.dispatchEvent('drop', { dataTransfer })
    await expect(page.getByText('Drop to upload')).toBeHidden()
    await expect(page.getByRole('link', { name: 'dropped.jpg' })).toBeVisible()

    const pasted = await carrying('pasted.jpg')
    await page.evaluate((clipboardData) => {
      document.body.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    }, pasted)
    await expect(page.getByRole('link', { name: 'pasted.jpg' })).toBeVisible()
  })
})

test('an image is chosen for a category, a page, a product and the logo', async ({
  page,
  newShopper,
}) => {
  const { storeId, storeDomain } = await openMedia(page)
  const dialog = page.getByRole('dialog', { name: /^Choose/ })

  await test.step('an image is chosen in the builder and for a category, and the shop shows it', async () => {
    await page
      .getByLabel('Files to upload')
      .first()
      .setInputFiles(await aPhoto('cup.jpg', '#a63'))
    await expect(images(page)).toHaveCount(1)

    await page.goto(main('/dashboard/addcategory'))
    await page.getByLabel('Name').fill('Cups')
    await page.getByRole('button', { name: 'Choose an image: Image' }).click()
    await expect(dialog.getByRole('button', { name: 'Use image' })).toBeDisabled()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'cup.jpg' }).press('Enter')
    await dialog.getByRole('button', { name: 'Use image' }).press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByLabel('Image', { exact: true })).toHaveValue(/cup-.*-900x600\.webp$/)
    await page.getByRole('button', { name: 'Add category' }).click()
    await expect(page).toHaveURL(/categories$/)

    const content = [
      { id: 'one', type: 'imageBlock', contentType: 'normal', props: { alt: 'Leaves' } },
    ]
    const { id } = await ask<{ id: string }>(page.request, 'POST', '/page/add-page', {
      storeId,
      name: 'Story',
      content,
    })
    await page.goto(main(`/builder?page=${id}`))
    const canvas = page.frameLocator('iframe')
    await canvas.locator('[data-section-id="one"]').click()
    await page.getByRole('button', { name: 'Choose or upload an image: Image' }).click()
    await dialog.getByLabel('Images to upload').setInputFiles(await aPhoto('leaves.jpg', '#274'))
    await expect(dialog.getByText('1 image selected')).toBeVisible()
    await dialog.getByRole('button', { name: 'Use image' }).click()
    const shown = canvas.getByRole('img', { name: 'Leaves' })
    await expect(shown).toHaveAttribute('srcset', /leaves-.*-320\.webp 320w.* 900w/)
    await page.getByRole('button', { name: 'Publish' }).first().click()
    await expect(page.getByText('Published').filter({ visible: true }).first()).toBeVisible()

    const shopper = await newShopper()
    await shopper.goto(at(storeDomain, '/page/story'))
    const image = shopper.getByRole('img', { name: 'Leaves' })
    await expect(image).toBeVisible()
    await expect
      .poll(() => image.evaluate((each: HTMLImageElement) => each.currentSrc))
      .toMatch(/\/media\/.*leaves-/)
  })

  await test.step('an image of a product says where it is shown, and is not deleted without a question', async () => {
    const values = [{ value: '50 g' }, { value: '100 g' }]
    const { id } = await ask<{ id: string }>(page.request, 'POST', '/products/add-product', {
      storeId,
      name: 'Sencha',
      price: 12.5,
      attributeGroups: [{ name: 'Size', type: 'buttons', values }],
      variations: values.map(({ value }) => ({ price: 5, attributes: { Size: value } })),
    })
    await page.goto(main(`/dashboard/edit-product/${id}`))
    await page.getByRole('button', { name: 'Choose from library' }).click()
    await dialog.getByLabel('Images to upload').setInputFiles(await aPhoto('tin.jpg', '#274'))
    await expect(dialog.getByText('1 image selected')).toBeVisible()
    await dialog.getByRole('button', { name: 'Use images' }).click()
    await expect(dialog).toBeHidden()

    const picker = page.getByRole('button', { name: 'Choose an image for 100 g' })
    await picker.press('Enter')
    await dialog.getByRole('button', { name: 'tin.jpg' }).press('Enter')
    await dialog.getByRole('button', { name: 'Use image' }).press('Enter')
    await expect(picker).toBeFocused()
    await expect(picker.locator('img')).toHaveAttribute('src', /tin-/)
    await page
      .locator('#content')
      .getByLabel('Images to upload')
      .setInputFiles(await aPhoto('steeping.jpg', '#742'))
    await expect(page.getByRole('button', { name: 'Edit image 2' })).toBeVisible()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Product saved').first()).toBeVisible()

    await page.goto(main('/dashboard/media'))
    await page.getByRole('link', { name: 'tin.jpg' }).click()
    const details = page.getByRole('dialog', { name: 'Image', exact: true })
    await expect(details.getByText('Product Sencha')).toBeVisible()
    await expect(details.getByText('Variation of Sencha')).toBeVisible()
    await details.getByRole('button', { name: 'Delete image' }).click()
    const question = page.getByRole('dialog', { name: 'Delete this image?' })
    await expect(question).toContainText('It is used in 2 places')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(details.getByRole('link', { name: 'Sencha' })).toHaveCount(2)

    await page.goto(main('/dashboard/theme'))
    await page.getByRole('button', { name: 'Choose an image: Logo' }).click()
    await dialog.getByRole('button', { name: 'tin.jpg' }).click()
    await dialog.getByRole('button', { name: 'Use image' }).click()
    await page.getByRole('button', { name: 'Save logo' }).click()
    await expect(page.getByText('Logo saved')).toBeVisible()
    await page.goto(main('/dashboard/media'))
    await page.getByRole('link', { name: 'tin.jpg' }).click()
    await expect(details.getByText('Logo of')).toBeVisible()
  })
})
