import type { clipboardCommands } from './clipboard-commands.ts'

interface Commands extends ReturnType<typeof clipboardCommands> {
  hint: (text: string) => void
}

/** Copies or cuts from a menu; pages without https have no clipboard but that of the keys. */
export async function putOnClipboard(commands: Commands, act: 'copy' | 'cut') {
  const keys = act === 'copy' ? 'Ctrl C' : 'Ctrl X'
  const text = commands.copy()
  if (text === undefined) return
  try {
    await navigator.clipboard.writeText(text)
    if (act === 'cut') commands.cut()
  } catch {
    commands.hint(`The browser does not allow this from a menu. Press ${keys}.`)
  }
}

export async function takeFromClipboard(commands: Commands) {
  let text: string
  try {
    text = await navigator.clipboard.readText()
  } catch {
    commands.hint('The browser does not allow this from a menu. Press Ctrl V.')
    return
  }
  commands.paste(text)
}
