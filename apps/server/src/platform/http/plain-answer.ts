import { plainPage } from './plain-page.ts'

export async function plainAnswer(
  status: number,
  title: string,
  sentence: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  return new Response(String(await plainPage(title, sentence)), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      ...headers,
    },
  })
}

export async function answerFromElsewhere(): Promise<Response> {
  return await plainAnswer(
    403,
    'This was not sent',
    'It came from a page of another site. Open the shop and try again there.',
  )
}

/** @param seconds to wait */
export async function answerTooMany(seconds: number): Promise<Response> {
  const minutes = Math.ceil(seconds / 60)
  const wait = minutes > 1 ? `${minutes} minutes` : 'a minute'
  return await plainAnswer(
    429,
    'Please wait a little',
    `Too many requests came from you or your network. Wait ${wait}, then go back and send it again.`,
    { 'retry-after': String(seconds) },
  )
}
