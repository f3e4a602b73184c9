import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  checkoutForm,
  type CheckoutSettingsInput,
} from '@vitrine/contract/shop/checkout-settings.ts'
import { useEffect, useRef, useState } from 'react'
import { PreviewStage } from '../../platform/ui/preview-stage.tsx'

/** Long enough for a word to be typed. */
const pause = 300

/** The shop's own checkout page, as it would be with these settings. */
export function CheckoutPreview({ settings }: { settings: CheckoutSettingsInput }) {
  // What is half typed and could not be saved is not shown.
  const [wanted, setWanted] = useState(() => JSON.stringify(settings))
  const next = JSON.stringify(settings)
  if (next !== wanted && checkoutForm.safeParse(settings).success) setWanted(next)
  const [body] = useDebouncedValue(wanted, pause)
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

  // What is there already is changed in its place, so it stays where it was scrolled to.
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
          // Our own document without scripts, in which the policy of this one lets none run.
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
