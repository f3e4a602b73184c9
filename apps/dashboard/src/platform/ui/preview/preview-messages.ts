import { type RefObject, useEffect, useState } from 'react'

/** A value for the preview, or the preview's request for it. */
type Message<Value> = { kind: 'value'; value: Value } | { kind: 'request' }

/** Sends a value to a preview's frame when it changes and when the frame requests it. */
export function useSentToPreview(frame: RefObject<HTMLIFrameElement | null>, value: unknown) {
  useEffect(() => {
    const send = () => post(frame.current?.contentWindow, { kind: 'value', value })
    send()
    return listen(() => frame.current?.contentWindow ?? null, send)
  }, [frame, value])
}

/** Returns the value that the window around this preview sent last, or else the initial one. */
export function usePreviewedValue<Value>(initial: Value | undefined): Value | undefined {
  const [received, setReceived] = useState<Value>()
  useEffect(() => {
    const stop = listen<Value>(
      () => window.parent,
      (message) => message.kind === 'value' && setReceived(message.value),
    )
    post(window.parent, { kind: 'request' })
    return stop
  }, [])
  return received ?? initial
}

function listen<Value>(from: () => Window | null, act: (message: Message<Value>) => void) {
  const receive = (event: MessageEvent<Message<Value>>) => {
    if (event.origin === location.origin && event.source === from()) act(event.data)
  }
  window.addEventListener('message', receive)
  return () => window.removeEventListener('message', receive)
}

function post(other: Window | null | undefined, message: Message<unknown>) {
  other?.postMessage(message, location.origin)
}
