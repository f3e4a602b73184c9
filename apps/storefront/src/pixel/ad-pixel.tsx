import { lazy, Suspense, useState, type ComponentType } from 'react'
import { ConsentBanner } from './consent-banner.tsx'
import { recordConsent, useConsent, type Choice } from './consent.ts'
import { CookieSettings } from './cookie-settings.tsx'

// A file that does not come, for example because a blocker holds it back, costs the visit nothing.
const VisitReport = lazy<ComponentType>(() =>
  import('./visit-report.tsx').then(
    (part) => ({ default: part.VisitReport }),
    () => ({ default: () => null }),
  ),
)

/** Asks once, lets the shopper change the answer, and reports the visit while it is yes. */
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
