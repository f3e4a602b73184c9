import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { readProvider } from '../../platform/provider-identity/read-provider.ts'
import { createMailTransport, warnOfMissingMailServer } from './transport.ts'

const mail = {
  to: 'mei@tea.example',
  subject: 'Reset your password',
  text: 'http://shop/reset-password#token=secret',
  html: '<a href="http://shop/reset-password#token=secret">Reset</a>',
}

async function mailsOn(mainHost: string) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-mails-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const lines: string[] = []
  const log = createLog({ json: false, write: (line) => lines.push(line) })
  const provider = readProvider(undefined, mainHost)
  const config = { smtpUrl: undefined, dataDir, mainHost, provider }
  warnOfMissingMailServer(config, log)
  await createMailTransport(config, log).send(mail)
  const folder = path.join(dataDir, 'outbox')
  const files = (await readdir(folder)).map((name) => path.join(folder, name))
  return { files, logged: lines.join('') }
}

test('on localhost an email is a file, and its link is in the log', async () => {
  const { files, logged } = await mailsOn('localhost')
  expect(files).toHaveLength(2)
  expect(logged).toContain('http://shop/reset-password#token=secret')
  expect(logged).not.toContain('SMTP_URL')
})

test('elsewhere the log warns of mails that nobody gets, and says nothing of them', async () => {
  const { files, logged } = await mailsOn('shops.example.com')
  expect(logged).toContain('SMTP_URL is not set, so NO EMAIL IS SENT')
  for (const secret of ['token', 'secret', 'mei@', 'Reset']) expect(logged).not.toContain(secret)
  expect(files).toHaveLength(2)
  for (const file of files) expect((await stat(file)).mode & 0o077).toBe(0)
})
