const paths = {
  check: 'M5 12.5l4.5 4.5L19 7.5',
  cross: 'M7 7l10 10M17 7 7 17',
  dash: 'M7 12h10',
} as const

/** A drawn sign for what is read aloud as a word. */
export function Mark({ name, label }: { name: keyof typeof paths; label?: string }) {
  return (
    <>
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={paths[name]} />
      </svg>
      {label && <span className="visually-hidden">{label}</span>}
    </>
  )
}
