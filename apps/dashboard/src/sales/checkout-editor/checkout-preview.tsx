import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  checkoutForm,
  type CheckoutSettingsInput,
} from '@vitrine/contract/shop/checkout-settings.ts'
import { useEffect, useRef, useState } from 'react'
import { PreviewStage } from '../../platform/ui/preview/preview-stage.tsx'

/** Milliseconds without typing before the preview updates. */
const pause = 300

export function CheckoutPreview({ settings }: { settings: CheckoutSettingsInput }) {
  // Skips invalid settings, which could not be saved.
  const [latest, setLatest] = useState(() => JSON.stringify(settings))
  const next = JSON.stringify(settings)
  if (next !== latest && checkoutForm.safeParse(settings).success) setLatest(next)
  const [body] = useDebouncedValue(latest, pause)
  const { data: html } = useQuery({
    queryKey: ['checkoutPreview', body],
    queryFn: () => fetchPreview(body),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  const frame = useRef<HTMLIFrameElement>(null)
  const [first, setFirst] = useState<string>()
  if (html !== undefined && first === undefined) setFirst(html)

  // Updates the document in place to preserve its scroll position.
  useEffect(() => {
    const shown = frame.current?.contentDocument
    const main = shown?.querySelector('main')
    if (html === undefined || !main) return
    const changed = new DOMParser().parseFromString(html, 'text/html').querySelector('main')
    if (changed) main.replaceWith(changed)
  }, [html])

  return (
    <PreviewStage>
      {(size) =>
        first !== undefined && (
          // Our own document; the inherited content security policy blocks its scripts.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          <iframe ref={frame} title="Preview of the checkout" srcDoc={first} {...size} />
        )
      }
    </PreviewStage>
  )
}

async function fetchPreview(body: string): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch('/builder/canvas/checkout', { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(await answer.text())
  return await answer.text()
}
