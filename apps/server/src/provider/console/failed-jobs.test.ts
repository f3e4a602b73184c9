import type { FailedJob } from '@vitrine/contract/provider/console.ts'
import { openDatabase } from '@vitrine/db/database.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { emptyDatabaseUrl } from '@vitrine/db/testing/test-database.ts'
import { expect, onTestFinished, test } from 'vitest'
import { startJobs } from '../../platform/jobs/jobs.ts'
import { createMailTransport } from '../../post/outbox/transport.ts'
import {
  accountMailQueue,
  createAccountMails,
  deliverAccountMail,
  type AccountMail,
} from '../../shop/account/account-mails.ts'
import { anOperator, callConsole } from '../../testing/an-operator.ts'
import { anSmtpServer } from '../../testing/an-smtp-server.ts'
import { startShop } from '../../testing/start-shop.ts'

const twice = { retryLimit: 1, retryDelay: 0, retryBackoff: false, notify: true }

/** A server whose account emails are jobs of a real queue, which a real mail server receives. */
async function aShopWithJobs(smtpUrl: string) {
  const url = await emptyDatabaseUrl()
  const db = openDatabase(url, { poolSize: 4 })
  onTestFinished(() => db.close())
  const shop = startShop({}, db)
  const { config, auth, now, log } = shop.services
  const jobs = await startJobs(url, log, twice)
  onTestFinished(() => jobs.stop())
  const transport = createMailTransport({ ...config, smtpUrl }, log)
  onTestFinished(() => transport.close())
  await jobs.work(accountMailQueue, (mail) =>
    deliverAccountMail({ db, config, now, auth, transport }, mail as AccountMail),
  )
  Object.assign(shop.services.failedJobs, jobs)
  Object.assign(shop.services.accountMails, createAccountMails(jobs))
  return shop
}

test('a job that failed for good is listed, and works when it is retried after its cause is gone', async () => {
  const trouble = { isOn: true }
  const { address, received } = await anSmtpServer({
    onMailFrom: (_address, _session, answer) =>
      answer(trouble.isOn ? new Error('The disk of the mail server is full.') : null),
  })
  const shop = await aShopWithJobs(`smtp://${address}`)
  const as = await anOperator(shop)
  const list = async () =>
    (await callConsole<FailedJob[]>(shop, 'GET', '/jobs/failed', { as })).body
  const retry = (jobId: string, reason = 'The disk has room again.') =>
    callConsole(shop, 'POST', `/jobs/${jobId}/retry`, { as, body: { reason } })

  const { email } = await shop.aUser()

  await expect.poll(list, { timeout: 30_000 }).toHaveLength(1)
  const [job] = await list()
  expect(job).toMatchObject({
    queue: accountMailQueue,
    error: expect.stringContaining('The disk of the mail server is full.'),
    tries: 2,
    failedAt: expect.any(String),
  })
  expect(JSON.stringify(job)).not.toContain(email)
  expect(received).toEqual([])

  expect(await retry(newId())).toMatchObject({ status: 404 })
  expect(await retry(job!.id, ' ')).toMatchObject({ status: 400 })
  trouble.isOn = false
  expect((await retry(job!.id)).status).toBe(200)

  await expect.poll(() => received, { timeout: 30_000 }).toHaveLength(1)
  expect(received[0]).toContain(email)
  await expect.poll(list, { timeout: 10_000 }).toEqual([])
  expect(await retry(job!.id)).toMatchObject({ status: 404 })
  const log = await callConsole(shop, 'GET', '/acts', { as })
  expect(log.body).toMatchObject({
    content: [{ kind: 'retryJob', subject: accountMailQueue, reason: 'The disk has room again.' }],
  })
}, 90_000)
