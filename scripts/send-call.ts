import type { Page } from '@playwright/test'

export async function send<Answer = unknown>(
  page: Page,
  method: 'POST' | 'PUT',
  call: string,
  body: object,
) {
  const answer = await page.evaluate(
    async ([method, call, body]) => {
      const headers = { 'content-type': 'application/json' }
      const request = { method, headers, body }
      const answer = await fetch(`/api${call}`, request)
      return { ok: answer.ok, text: await answer.text() }
    },
    [method, call, JSON.stringify(body)] as const,
  )
  if (!answer.ok) throw new Error(`${call} answered ${answer.text}`)
  return JSON.parse(answer.text) as Answer
}
