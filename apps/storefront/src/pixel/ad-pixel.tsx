import { lazy, Suspense, useState, type ComponentType } from 'react'
import { ConsentBanner } from './consent-banner.tsx'
import { recordConsent, useConsent, type Choice } from './consent.ts'
import { CookieSettings } from './cookie-settings.tsx'

// A blocked or failed file must not break the visit.
const VisitReport = lazy<ComponentType>(() =>
  import('./visit-report.tsx').then(
    (part) => ({ default: part.VisitReport }),
    () => ({ default: () => null }),
  ),
)

/** Asks for consent once, and reports the visit only while it is given. */
export function AdPixel() {
  const choice = useConsent()
  const [isOpen, setOpen] = useState(false)

  function answer(next: Choice) {
    recordConsent(next)
    close()
  }

  function close() {
    setOpen(false)
    document.getElementById('main')?.focus({ preventScroll: true })
  }

  return (
    <>
      {(isOpen || !choice) && (
        <ConsentBanner
          key={isOpen ? 'asked for' : 'by itself'}
          choice={choice}
          takesFocus={isOpen}
          onAnswer={answer}
          onClose={close}
        />
      )}
      <CookieSettings onOpen={() => setOpen(true)} />
      {choice === 'accepted' && (
        <Suspense>
          <VisitReport />
        </Suspense>
      )}
    </>
  )
}
