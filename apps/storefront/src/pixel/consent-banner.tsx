import { useStore } from '@vitrine/sections/kit/store-context.ts'
import { useEffect, useRef } from 'react'
import { isDeclinedByBrowser, type Choice } from './consent.ts'
import styles from './consent.module.css'

interface ConsentBannerProps {
  choice: Choice | undefined
  /** True when the shopper opened it; on arrival it must not interrupt. */
  takesFocus: boolean
  onAnswer: (choice: Choice) => void
  onClose: () => void
}

export function ConsentBanner({ choice, takesFocus, onAnswer, onClose }: ConsentBannerProps) {
  const { name } = useStore()
  const banner = useRef<HTMLElement>(null)
  useEffect(() => {
    if (takesFocus) banner.current?.focus()
  }, [takesFocus])
  return (
    <section ref={banner} className={styles.banner} aria-labelledby="consent" tabIndex={-1}>
      <h2 id="consent">Cookies for ads</h2>
      {isDeclinedByBrowser() ? (
        <ForbiddenByBrowser onClose={onClose} />
      ) : (
        <>
          <p>
            May {name} use the Meta pixel? It sets cookies and tells Meta what you look at, put into
            your cart and buy here, so that the shop learns which of its ads work. Everything works
            the same without it.
          </p>
          {choice && <p className={styles.present}>Your current choice: {choice}.</p>}
          <div className={styles.answers}>
            <button type="button" onClick={() => onAnswer('declined')}>
              Decline
            </button>
            <button type="button" onClick={() => onAnswer('accepted')}>
              Accept
            </button>
          </div>
        </>
      )}
    </section>
  )
}

function ForbiddenByBrowser({ onClose }: { onClose: () => void }) {
  return (
    <>
      <p>
        Your browser asks shops not to share what you do (Global Privacy Control). This shop follows
        it: nothing is sent to Meta.
      </p>
      <div className={styles.answers}>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
    </>
  )
}
