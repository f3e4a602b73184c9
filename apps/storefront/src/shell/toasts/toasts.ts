import { useSyncExternalStore } from 'react'

export interface Toast {
  id: number
  text: string
  kind: 'success' | 'error'
}

const shownFor = { success: 3500, error: 7000 }
const max = 3
const none: readonly Toast[] = []

let toasts = none
let lastId = 0
const listeners = new Set<() => void>()

export function showToast(text: string, kind: Toast['kind'] = 'success') {
  const id = ++lastId
  change([...toasts.filter((toast) => toast.text !== text), { id, text, kind }].slice(-max))
  setTimeout(() => dismissToast(id), shownFor[kind])
}

export function dismissToast(id: number) {
  change(toasts.filter((toast) => toast.id !== id))
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  )
}

function change(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
