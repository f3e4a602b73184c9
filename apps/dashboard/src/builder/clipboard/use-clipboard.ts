import { useEffect } from 'react'
import { isTyping } from '../dom/is-typing.ts'
import type { BuilderStore } from '../store/builder-store.ts'
import type { clipboardCommands } from './clipboard-commands.ts'
import { CLIPPING } from './clipping.ts'

interface Parts {
  store: BuilderStore
  commands: ReturnType<typeof clipboardCommands>
  files: { paste: (files: readonly File[]) => Promise<void> }
}

export function useClipboard({ commands, store, files }: Parts) {
  useEffect(() => {
    const isOurs = (event: ClipboardEvent) => {
      const { previewMode } = store.getState()
      const selection = document.getSelection()
      const isText = selection !== null && !selection.isCollapsed
      return !previewMode && !isTyping(event.target) && !(isText && event.type !== 'paste')
    }

    function put(event: ClipboardEvent, text: string | undefined) {
      if (text === undefined) return
      event.clipboardData?.setData(CLIPPING, text)
      event.clipboardData?.setData('text/plain', text)
      event.preventDefault()
    }

    const onCopy = (event: ClipboardEvent) => {
      if (isOurs(event)) put(event, commands.copy())
    }
    const onCut = (event: ClipboardEvent) => {
      if (isOurs(event)) put(event, commands.cut())
    }
    const onPaste = (event: ClipboardEvent) => {
      if (!isOurs(event)) return
      const { clipboardData } = event
      event.preventDefault()
      const text = clipboardData?.getData(CLIPPING) || clipboardData?.getData('text/plain') || ''
      const copied = [...(clipboardData?.files ?? [])]
      if (text === '' && copied.length > 0) void files.paste(copied)
      else commands.paste(text)
    }
    document.addEventListener('copy', onCopy)
    document.addEventListener('cut', onCut)
    document.addEventListener('paste', onPaste)
    return () => {
      document.removeEventListener('copy', onCopy)
      document.removeEventListener('cut', onCut)
      document.removeEventListener('paste', onPaste)
    }
  }, [commands, store, files])
}
