import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { once } from 'node:events'
import type { Span } from '@opentelemetry/api'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'
import { withFacts } from './request-facts.ts'

function linesOf(json: boolean) {
  const lines: string[] = []
  return { lines, log: createLog({ json, write: (line) => lines.push(line) }) }
}

const read = (stream: Readable | null) => (stream ? text(stream) : '')

/** Logs 1,000 lines in a process of its own, which ends at once. */
async function aShortProcess(output: 'pipe' | number) {
  const program = `
    import { createLog } from './log.ts'
    const log = createLog({ json: true })
    for (let line = 1; line <= 1000; line += 1) log.info('tea', { line })
    process.exit(7)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: import.meta.dirname,
    stdio: ['ignore', output, 'pipe'],
  })
  const [logged, errors, [code]] = await Promise.all([
    read(child.stdout),
    read(child.stderr),
    once(child, 'exit'),
  ])
  expect({ code, errors }).toEqual({ code: 7, errors: '' })
  return logged
}

test('a line is JSON with its level, time, message and fields', () => {
  const { lines, log } = linesOf(true)
  log.warn('100 %s of tea', { grams: 100, name: 'a "Sencha"' })
  expect(lines[0]).toMatch(/\}\n$/)
  expect(JSON.parse(lines[0]!)).toEqual({
    level: 'warn',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    message: '100 %s of tea',
    grams: 100,
    name: 'a "Sencha"',
  })
})

test('every line of a request has its id, store, trace and span', () => {
  const { lines, log } = linesOf(true)
  const span = {
    spanContext: () => ({ traceId: 'a-trace', spanId: 'a-span', traceFlags: 1 }),
  } as Span
  const facts = { requestId: 'a-request', storeId: 'a-store' }
  withFacts({ ...facts, span }, () => log.error('failed'))
  withFacts(facts, () => log.error('failed'))
  log.error('failed')
  const [traced, request, none] = lines.map((line) => JSON.parse(line) as object)
  expect(traced).toMatchObject({ ...facts, traceId: 'a-trace', spanId: 'a-span' })
  expect(request).toMatchObject(facts)
  for (const name of ['traceId', 'spanId']) expect(request).not.toHaveProperty(name)
  expect(Object.keys(none!)).toEqual(['level', 'time', 'message'])
})

test('on a terminal a line is the level, the message and a line for each field', () => {
  const { lines, log } = linesOf(false)
  log.info('An email was written to a file.', { file: '/tmp/reset.html' })
  expect(lines).toEqual(['INFO: An email was written to a file.\n    file: "/tmp/reset.html"\n'])
})

test('the last line before the end of the process is written', async () => {
  const logged = await aShortProcess('pipe')
  expect(logged.trimEnd().split('\n').at(-1)).toContain('"line":1000')
})

test('a full disk costs lines of the log and never the process', async () => {
  const disk = openSync('/dev/full', 'w')
  await aShortProcess(disk)
  closeSync(disk)
})
