import { useEffect } from 'react'
import { hasFiles } from './has-files.ts'

/** Prevents the browser from opening a file dropped beside the canvas. */
export function useStrayFiles() {
  useEffect(() => {
    function refuse(event: DragEvent) {
      if (event.defaultPrevented || !hasFiles(event)) return
      event.preventDefault()
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
    }
    window.addEventListener('dragover', refuse)
    window.addEventListener('drop', refuse)
    return () => {
      window.removeEventListener('dragover', refuse)
      window.removeEventListener('drop', refuse)
    }
  }, [])
}
