import { buildPuck, servePuck } from '../../../bench/builder/puck.ts'
import { countOf, Hand } from '../../fixtures/hand.ts'
import { test } from '../../fixtures/product-test.ts'
import { inPuck, openPuck } from './puck-tasks.ts'
import { tasks } from './tasks.ts'
import { inVitrine, openVitrine } from './vitrine-tasks.ts'

test.describe.configure({ retries: 0 })

// Puck is not ours; its warnings are no matter here.
test.use({ expectedErrors: /./ })

test('twelve everyday tasks, in the builder and in Puck, and the steps of each', async ({
  newShopper,
}) => {
  test.setTimeout(900_000)
  const served = await servePuck(await buildPuck())
  const rows = ['| task | Vitrine | Puck 0.23 |', '| --- | --- | --- |']
  const viewport = { width: 1440, height: 900 }
  for (const task of tasks) {
    await test.step(task, async () => {
      const page = await newShopper({ viewport })
      const hand = new Hand(page)
      const canvas = await openVitrine(page, task)
      await inVitrine[task]({ hand, page, canvas })
      await page.close()
      rows.push(`| ${task} | ${stepsOf(hand)} | ${await stepsInPuck(task)} |`)
    })
  }
  served.stop()
  process.stdout.write(`${rows.join('\n')}\n`)

  async function stepsInPuck(task: (typeof tasks)[number]): Promise<string> {
    const act = inPuck[task]
    if (typeof act === 'string') return `not possible in the editor: ${act}`
    const page = await newShopper({ viewport })
    const hand = new Hand(page)
    const canvas = await openPuck(page, served.origin, task)
    await act({ hand, page, canvas })
    await page.close()
    return stepsOf(hand)
  }
})

function stepsOf({ steps }: Hand): string {
  const { clicks, drags, keys, texts } = steps
  const kinds = { click: clicks, drag: drags, key: keys, text: texts }
  const named = Object.entries(kinds).flatMap(([kind, count]) => {
    if (count === 0) return []
    return count === 1 ? [kind] : [`${count} ${kind}s`]
  })
  return `${countOf(steps)} (${named.join(', ')})`
}
