import { useEffect } from 'react'
import { hasFiles } from './has-files.ts'

/** A file that misses the canvas must not open in place of the builder. */
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
