import type { Theme } from '@vitrine/contract/content/theme.ts'

export type ThemeMessage = { kind: 'theme-wanted' } | { kind: 'theme'; theme: Theme }

export function listenToThemeMessages(
  from: () => Window | null,
  act: (message: ThemeMessage) => void,
) {
  const listen = (event: MessageEvent<ThemeMessage>) => {
    if (event.origin === location.origin && event.source === from()) act(event.data)
  }
  window.addEventListener('message', listen)
  return () => window.removeEventListener('message', listen)
}

export function postTo(other: Window | null | undefined, message: ThemeMessage) {
  other?.postMessage(message, location.origin)
}
