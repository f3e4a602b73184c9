import type { ShopSignal, WatchListName } from '@vitrine/contract/provider/console-signals.ts'

export const signalNames: Record<ShopSignal['kind'], string> = {
  lookAlike: 'Look-alike name',
  protectedName: 'Protected name',
  disposableMail: 'Disposable email',
  badLink: 'Bad link',
}

export const watchListNames: Record<WatchListName, string> = {
  names: 'Protected names',
  hosts: 'Bad hosts',
  mailDomains: 'Disposable email domains',
}
