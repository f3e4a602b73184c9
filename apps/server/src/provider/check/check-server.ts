import { setTimeout as wait } from 'node:timers/promises'
import type { Config } from '../../platform/config.ts'
import { type Finding, fine, wrong } from './finding.ts'

/** A server that has just been started takes some seconds. */
const patienceMs = 20_000

/** Looks if the server runs and answers its proxy's question. */
export async function checkServer(
  { host, port, internalHost, internalPort, mainHost }: Config,
  patience = patienceMs,
): Promise<Finding[]> {
  const here = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  if (!(await untilOk(`http://${here}:${port}/readyz`, patience)))
    return [wrong('Vitrine does not run: systemctl status vitrine; journalctl -u vitrine -n 50')]
  if (internalPort === undefined)
    return [
      fine('Vitrine runs'),
      wrong(
        'INTERNAL_PORT is not set, so a proxy cannot ask which names may have a certificate: set 3001.',
      ),
    ]
  const question = `http://${internalHost}:${internalPort}/internal/tls-allowed?domain=${mainHost}`
  return (await untilOk(question, 0))
    ? [fine('Vitrine runs')]
    : [wrong(`Vitrine does not answer at INTERNAL_PORT ${internalPort}: restart it.`)]
}

async function untilOk(address: string, patience: number): Promise<boolean> {
  const end = performance.now() + patience
  for (;;) {
    const answer = await fetch(address, { signal: AbortSignal.timeout(3000) }).catch(
      () => undefined,
    )
    if (answer?.ok) return true
    if (performance.now() >= end) return false
    await wait(250)
  }
}
