import { abuseKind } from '@vitrine/contract/provider/abuse-reports.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { abuseReports } from '@vitrine/db/schema/console.ts'
import { z } from 'zod'
import type { Services } from '../../api/context.ts'
import { comesFromElsewhere } from '../../api/refuse-cross-site.ts'
import { keysOf } from '../../api/require-within-limit.ts'
import type { HostStore } from '../../platform/host-store.ts'
import {
  answerFromElsewhere,
  answerTooMany,
  plainAnswer,
} from '../../platform/http/plain-answer.ts'
import { reportPage, reportSentPage, type ReportValues } from './report-page.ts'

export const reportPath = '/report-shop'

type Parts = Pick<Services, 'config' | 'db' | 'hosts' | 'limiter' | 'now'>

const largestForm = 40_000

const report = z.object({
  kind: abuseKind,
  page: z.string().trim().max(2000),
  message: z.string().trim().min(1).max(5000),
  email: z.union([z.literal(''), z.email().max(254)]),
})

const sentences = {
  shop: 'There is no shop at this address. Copy it from the shop’s page.',
  kind: 'Choose what it is about.',
  page: 'Use at most 2,000 characters.',
  message: 'Say what happened, in at most 5,000 characters.',
  email: 'Check the address, or leave it empty.',
} as const

/** The public form on the main host by which visitors report a shop. */
export async function answerReport(
  parts: Parts,
  request: Request,
  clientAddress: string | undefined,
): Promise<Response> {
  const { searchParams } = new URL(request.url)
  if (request.method !== 'POST')
    return await show(parts, {
      shop: searchParams.get('shop')?.slice(0, 253) ?? '',
      kind: '',
      page: '',
      message: '',
      email: '',
    })
  if (comesFromElsewhere(request)) return await answerFromElsewhere()
  const form = await readForm(request)
  if (!form) return await plainAnswer(413, 'This is too long', 'Go back and shorten your report.')
  return await takeReport(parts, form, clientAddress)
}

async function takeReport(parts: Parts, form: URLSearchParams, clientAddress: string | undefined) {
  const { db, limiter, now, config } = parts
  const text = (name: string) => (form.get(name) ?? '').replaceAll('\u0000', '').toWellFormed()
  const values: ReportValues = {
    shop: text('shop'),
    kind: text('kind'),
    page: text('page'),
    message: text('message'),
    email: text('email').trim(),
  }
  const store = await findShop(parts, values.shop)
  const { data, error } = report.safeParse(values)
  const wrong = [
    ...(store ? [] : ['shop' as const]),
    ...(error?.issues.map(({ path }) => path[0] as keyof ReportValues) ?? []),
  ]
  if (!store || !data)
    return await show(
      parts,
      values,
      Object.fromEntries(wrong.map((field) => [field, sentences[field]])),
    )
  const wait = await limiter.take('abuseReport', keysOf({ clientAddress, store }))
  if (wait) return await answerTooMany(wait)
  // A robot fills in the field that people do not see; it learns nothing.
  if (text('extra') === '')
    await db.platform
      .insert(abuseReports)
      .values({ id: newId(), storeId: store.storeId, createdAt: now(), ...data })
  return answer(200, await reportSentPage(config.provider))
}

/** Accepts a domain or the address of one of its pages. */
async function findShop({ hosts }: Parts, given: string): Promise<HostStore | undefined> {
  const address = given.trim()
  const url = /^https?:\/\//i.test(address) ? address : `http://${address}`
  return URL.canParse(url) ? await hosts.findByDomain(new URL(url).host) : undefined
}

async function show(
  { config: { provider } }: Parts,
  values: ReportValues,
  errors: Partial<Record<keyof ReportValues, string>> = {},
) {
  const status = Object.keys(errors).length ? 400 : 200
  return answer(status, await reportPage({ provider, values, errors }))
}

function answer(status: number, page: unknown) {
  return new Response(String(page), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  })
}

async function readForm(request: Request): Promise<URLSearchParams | undefined> {
  const size = Number(request.headers.get('content-length') ?? Number.NaN)
  return size <= largestForm ? new URLSearchParams(await request.text()) : undefined
}
