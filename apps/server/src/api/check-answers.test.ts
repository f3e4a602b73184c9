import { createRouterClient, os } from '@orpc/server'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { checkAnswers } from './check-answers.ts'

const promised = z.object({ name: z.string(), stock: z.number().default(0) })

async function answerOf(answer: unknown) {
  const call = os
    .$config({ initialOutputValidationIndex: Number.NaN })
    .output(promised)
    .use(checkAnswers)
    .handler(() => answer as z.input<typeof promised>)
  return await createRouterClient({ call }).call()
}

test('what is promised is answered', async () => {
  expect(await answerOf({ name: 'Sencha', stock: 3 })).toEqual({ name: 'Sencha', stock: 3 })
})

test.each([
  ['something else than is promised', { name: 7, stock: 3 }],
  ['less than is promised, although it has a default', { name: 'Sencha' }],
  ['more than is promised', { name: 'Sencha', stock: 3, cost: 2 }],
])('%s fails', async (_, answer) => {
  await expect(answerOf(answer)).rejects.toThrow()
})
