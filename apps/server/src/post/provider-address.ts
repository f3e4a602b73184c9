import type { Config } from '../platform/config.ts'

/** Emails that come from no shop's own address come from here, and all bounces return here. */
export function providerAddress({ mainHost }: Pick<Config, 'mainHost'>): string {
  return `no-reply@${mainHost}`
}
