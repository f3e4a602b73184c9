import { useEffect, useRef, useState } from 'react'

const highest = 4000

/** Returns the height that the frame's document reports of itself. */
export function useOwnHeight() {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState<number>()
  useEffect(() => {
    const receive = ({ source, data }: MessageEvent<{ height?: unknown } | null>) => {
      if (!frame.current || source !== frame.current.contentWindow) return
      const reported = data?.height
      if (typeof reported === 'number' && reported > 0) setHeight(Math.min(reported, highest))
    }
    addEventListener('message', receive)
    // It may have reported before this was hydrated: a new width makes it report again.
    frame.current?.animate([{ width: 'calc(100% - 1px)' }, { width: '100%' }], 50)
    return () => removeEventListener('message', receive)
  }, [])
  return { frame, height }
}
