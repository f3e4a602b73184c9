import { useEffect } from 'react'
import { hasFiles } from './has-files.ts'

/** Prevents the browser from opening a file dropped beside the canvas. */
export function useStrayFiles() {
  useEffect(() => {
    function keep(event: DragEvent) {
      if (event.defaultPrevented || !hasFiles(event)) return
      event.preventDefault()
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
    }
    window.addEventListener('dragover', keep)
    window.addEventListener('drop', keep)
    return () => {
      window.removeEventListener('dragover', keep)
      window.removeEventListener('drop', keep)
    }
  }, [])
}
